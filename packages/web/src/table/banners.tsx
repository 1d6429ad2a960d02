/**
 * Votes, pauses, a bot in one's own seat or in another's place, and that one only watches: in banners, so that nobody
 * overlooks them.
 */
import { botName } from '@orrery/bots/text';
import type { Message, Seat } from '@orrery/kernel';
import type { TableInfo } from '@orrery/protocol';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import banner from '../parts/banner.module.css';
import { Icon } from '../parts/icon.tsx';
import { Suggestion, Watching } from '../recovery/banners.tsx';
import type { ServerTable } from '../sources/source.ts';
import { useCommands } from './commands.ts';

/** Why the last command was not done. */
function Refused({ error }: { readonly error: Message | undefined }) {
  const { format } = useWords();
  return error === undefined ? null : (
    <p className="bad" role="alert">
      {format(error)}
    </p>
  );
}

/** A vote to go back beyond a barrier, or to pause: in a banner, so that nobody overlooks it. */
function Votes(props: {
  readonly server: ServerTable;
  readonly info: TableInfo;
  readonly seats: readonly SeatInfo[];
  readonly me: Seat | undefined;
}) {
  const { t, list } = useWords();
  const { server, info, seats, me } = props;
  const { run, error } = useCommands(server);
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? String(seat + 1);
  const { undoVote, pauseVotes, paused } = info;
  const proposal = undoVote?.proposal ?? 0;
  return (
    <>
      <Refused error={error} />
      {undoVote === null ? null : (
        <div className={banner.banner} role="status">
          <span>{t('web.vote.undo', { name: nameOf(undoVote.by), to: undoVote.to })}</span>
          {me === undefined || undoVote.agreed.includes(me) ? null : (
            <>
              <button
                type="button"
                className="button small"
                onClick={run({ do: 'voteUndo', proposal, agree: true })}
              >
                {t('web.vote.agree')}
              </button>
              <button
                type="button"
                className="button small"
                onClick={run({ do: 'voteUndo', proposal, agree: false })}
              >
                {t('web.vote.decline')}
              </button>
            </>
          )}
        </div>
      )}
      {paused ? (
        <div className={banner.banner} role="status">
          <span>{t('web.vote.paused')}</span>
          {me === undefined ? null : (
            <button type="button" className="button small" onClick={run({ do: 'resume' })}>
              {t('web.vote.resume')}
            </button>
          )}
        </div>
      ) : pauseVotes.length === 0 ? null : (
        <div className={banner.banner} role="status">
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

function Away({
  info,
  server,
  me,
}: {
  readonly info: TableInfo;
  readonly server: ServerTable;
  readonly me: Seat | undefined;
}) {
  const { t } = useWords();
  const { run, error } = useCommands(server);
  const seat = info.seats.find((each) => each.seat === me);
  if (seat?.away === null || seat === undefined) return null;
  return (
    <div className={banner.banner} role="status">
      <span>{t(`web.away.${seat.away}`)}</span>
      <button type="button" className="button small" onClick={run({ do: 'return' })}>
        {t('web.away.return')}
      </button>
      <Refused error={error} />
    </div>
  );
}

/** Bots that give no answer, and who answers for them: once for all seats where it is the same two. */
function Replaced({ replaced }: Pick<TableInfo, 'replaced'>) {
  const { t } = useWords();
  const pairs = new Map(replaced.map(({ bot, spare }) => [`${bot} ${spare}`, { bot, spare }]));
  return [...pairs].map(([pair, { bot, spare }]) => (
    <div key={pair} className={banner.banner} role="status">
      <Icon name="warn" size={16} />
      <span>{t('web.failure.botReplaced', { bot: botName(bot), spare: botName(spare) })}</span>
    </div>
  ));
}

export function Banners(props: {
  readonly server: ServerTable;
  readonly seats: readonly SeatInfo[];
  readonly me: Seat | undefined;
}) {
  const info = useStore(props.server.info);
  if (info === undefined) return null;
  const playing = info.status === 'playing';
  return (
    <>
      {playing && props.me === undefined ? <Watching onRestored={props.server.reconnect} /> : null}
      {playing && props.me !== undefined ? <Suggestion /> : null}
      <Away info={info} server={props.server} me={props.me} />
      {playing ? <Replaced replaced={info.replaced} /> : null}
      <Votes server={props.server} info={info} seats={props.seats} me={props.me} />
    </>
  );
}
