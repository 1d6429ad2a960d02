/** What can be done around a server's table: votes, pause, resigning, bots for those who are away, the fair deal. */
import { checkDeal, type Message, type Seat } from '@orrery/kernel';
import type { DealInfo, TableInfo } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { tableDeal } from '../sources/server-api.ts';
import type { SeatInfo } from './board.ts';
import { saveReport } from './report.ts';
import type { Around, TableSource, TableState } from './source.ts';

type Command = Parameters<Around['command']>[0];

/** Runs commands and keeps what was refused last. */
export function useCommands(around: Around) {
  const [error, setError] = useState<Message>();
  const run = async (command: Command): Promise<void> => {
    const reply = await around.command(command);
    setError('error' in reply ? reply.error : undefined);
  };
  return { error, run: (command: Command) => () => void run(command) };
}

/** A vote to go back beyond a barrier, or to pause: in a banner, so that nobody overlooks it. */
export function Votes(props: {
  readonly around: Around;
  readonly info: TableInfo;
  readonly seats: readonly SeatInfo[];
  readonly me: Seat | undefined;
}) {
  const { t, list } = useWords();
  const { around, info, seats, me } = props;
  const { run } = useCommands(around);
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? String(seat + 1);
  const { undoVote, pauseVotes, paused } = info;
  return (
    <>
      {undoVote === null ? null : (
        <div className="banner" role="status">
          <span>{t('web.vote.undo', { name: nameOf(undoVote.by), to: undoVote.to })}</span>
          {me === undefined || undoVote.agreed.includes(me) ? null : (
            <>
              <button type="button" className="button small" onClick={run({ do: 'voteUndo', agree: true })}>
                {t('web.vote.agree')}
              </button>
              <button type="button" className="button small" onClick={run({ do: 'voteUndo', agree: false })}>
                {t('web.vote.decline')}
              </button>
            </>
          )}
        </div>
      )}
      {paused ? (
        <div className="banner" role="status">
          <span>{t('web.vote.paused')}</span>
          {me === undefined ? null : (
            <button type="button" className="button small" onClick={run({ do: 'resume' })}>
              {t('web.vote.resume')}
            </button>
          )}
        </div>
      ) : pauseVotes.length === 0 ? null : (
        <div className="banner" role="status">
          <span>{t('web.vote.pause', { names: list(pauseVotes.map(nameOf)), n: pauseVotes.length })}</span>
          {me === undefined || pauseVotes.includes(me) ? null : (
            <button type="button" className="button small" onClick={run({ do: 'pause', agree: true })}>
              {t('web.vote.agree')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** Whether the shuffle was fixed before the first move: checked here, by the person's own browser. */
export function DealCheck({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [deal, setDeal] = useState<DealInfo>();
  useEffect(() => {
    let wanted = true;
    void tableDeal(id).then((reply) => {
      if (wanted && 'value' in reply) setDeal(reply.value);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  if (deal === undefined) return null;
  const { commitment, revealed } = deal;
  const fair =
    commitment !== null && revealed !== null && revealed.secret !== null
      ? checkDeal({ commitment, secret: revealed.secret, nonces: revealed.nonces, seed: revealed.seed }) ===
        undefined
      : undefined;
  return (
    <section className="panel deal" aria-label={t('web.deal.title')}>
      <h2>{t('web.deal.title')}</h2>
      {commitment === null ? (
        <p>{t('web.deal.typed')}</p>
      ) : fair === undefined ? (
        <p>{t('web.deal.later')}</p>
      ) : (
        <p className={fair ? 'good' : 'bad'}>{fair ? t('web.deal.fair') : t('web.deal.unfair')}</p>
      )}
      {commitment === null ? null : <code>{commitment}</code>}
    </section>
  );
}

function Away({
  info,
  around,
  me,
}: {
  readonly info: TableInfo;
  readonly around: Around;
  readonly me: Seat | undefined;
}) {
  const { t } = useWords();
  const { run } = useCommands(around);
  const seat = info.seats.find((each) => each.seat === me);
  if (seat?.away === null || seat === undefined) return null;
  return (
    <div className="banner" role="status">
      <span>{t(`web.away.${seat.away}`)}</span>
      <button type="button" className="button small" onClick={run({ do: 'return' })}>
        {t('web.away.return')}
      </button>
    </div>
  );
}

export function Banners(props: {
  readonly around: Around;
  readonly seats: readonly SeatInfo[];
  readonly me: Seat | undefined;
}) {
  const info = useStore(props.around.info);
  if (info === undefined) return null;
  return (
    <>
      <Away info={info} around={props.around} me={props.me} />
      <Votes around={props.around} info={info} seats={props.seats} me={props.me} />
    </>
  );
}

export function TableMenu(props: {
  readonly source: TableSource;
  readonly around: Around;
  readonly state: TableState;
  readonly seats: readonly SeatInfo[];
}) {
  const { t, format } = useWords();
  const { source, around, state, seats } = props;
  const [open, setOpen] = useState(false);
  const [resigning, setResigning] = useState(false);
  const presence = useStore(around.presence);
  const info = useStore(around.info);
  const { error, run } = useCommands(around);
  const seated = state.me !== 'spectator';
  const over = state.outcome !== undefined;
  const lastMine = state.log.findLast(({ seat }) => seat === state.me);
  const answersBefore = lastMine === undefined ? 0 : state.log.filter(({ at }) => at < lastMine.at).length;
  return (
    <>
      <button type="button" className="tool" aria-label={t('web.menu.title')} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      {open ? (
        <Sheet title={t('web.menu.title')} onClose={() => setOpen(false)}>
          <p className="soft">{t('web.menu.watching', { n: presence.spectators })}</p>
          {error === undefined ? null : (
            <p className="bad" role="alert">
              {format(error)}
            </p>
          )}
          <div className="menu-buttons">
            {seated && !over ? (
              <>
                <button
                  type="button"
                  className="button"
                  disabled={lastMine === undefined}
                  onClick={run({ do: 'proposeUndo', to: answersBefore })}
                >
                  {t('web.menu.proposeUndo')}
                </button>
                <button type="button" className="button" onClick={run({ do: 'pause', agree: true })}>
                  {t('web.menu.pause')}
                </button>
                {seats
                  .filter((each) => !each.me && each.present === false && each.state === 'deciding')
                  .map((each) => (
                    <button
                      key={each.seat}
                      type="button"
                      className="button"
                      onClick={run({ do: 'claim', seat: each.seat })}
                    >
                      {t('web.menu.claim', { name: each.name })}
                    </button>
                  ))}
                {resigning ? (
                  <button type="button" className="button danger" onClick={run({ do: 'resign' })}>
                    {t('web.menu.resignSure')}
                  </button>
                ) : (
                  <button type="button" className="button" onClick={() => setResigning(true)}>
                    {t('web.menu.resign')}
                  </button>
                )}
              </>
            ) : null}
            <button type="button" className="button" onClick={() => void saveReport(source, state)}>
              <Icon name="flag" size={15} /> {t('web.menu.report')}
            </button>
          </div>
          {info === undefined ? null : <DealCheck id={info.id} />}
        </Sheet>
      ) : null}
    </>
  );
}
