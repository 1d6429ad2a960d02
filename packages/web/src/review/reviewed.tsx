/** The review on the screen: the curve, the decisions, the table at a moment, and the moment in words. */
import { isDone, type Review } from '@orrery/bots/review';
import type { GameRecord } from '@orrery/kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useAdviceWords } from '../advice/words.ts';
import { go, Link } from '../app/router.tsx';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import { keyNames, useShortcuts } from '../board-kit/keys.ts';
import type { TableKit } from '../opening/load.ts';
import { Segments } from '../parts/controls.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { usePhone } from '../parts/media.ts';
import { SeatMark } from '../parts/seat.tsx';
import { BranchSheet } from '../replay/branch-sheet.tsx';
import type { Wanted } from '../replay/found-record.ts';
import type { ReplaySource } from '../sources/replay.ts';
import { withBotNames } from '../table/bot-names.ts';
import { seatInfos } from '../table/seats.ts';
import { TableHeader } from '../table/table-header.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import type { LineStart } from './bots-line.ts';
import { Choices } from './choices.tsx';
import { Curve, CurveTable } from './curve.tsx';
import { KeyList } from './key-list.tsx';
import { LinePanel } from './line-panel.tsx';
import { Miniature } from './miniature.tsx';
import { MomentPanel } from './moment-panel.tsx';
import { nextAt, numbered, type ShownMoment } from './moments.ts';
import styles from './reviewed.module.css';
import { stateInLine, useBotsLine } from './use-bots-line.ts';
import { useReview } from './use-review.ts';

interface ReviewedProps {
  readonly source: ReplaySource;
  readonly kit: TableKit;
  readonly record: GameRecord;
  readonly wanted: Wanted;
  readonly onAgain: () => void;
}

/** The position that is shown, and what the review says of it. */
function useMoment({ source, record, wanted }: ReviewedProps, review: Review | undefined) {
  const { format } = useWords();
  const status = useStore(source.status);
  const state = useMemo(
    () => (status.is === 'open' ? withBotNames(status.state, format) : undefined),
    [status, format],
  );
  const at = state?.past ?? 0;
  // Each position has its address.
  useEffect(() => {
    if (wanted.move !== at) go({ at: 'review', of: wanted.of, id: wanted.id, move: at }, { replace: true });
  }, [at, wanted]);
  const shown: ShownMoment = {
    at,
    seat: record.answers[at]?.seat,
    moment: source.moments[at],
    question: useMemo(() => source.nextQuestion(at), [source, at]),
    decision: review?.decisions.find((decision) => decision.at === at),
  };
  return { state, shown };
}

/** The bot's line from the decision that is shown, while somebody wants to see it. */
function useLine({ source, kit }: ReviewedProps, { at, decision }: ShownMoment) {
  const [wanted, want] = useState<LineStart>();
  // Whoever goes elsewhere in the game leaves the line.
  const start = wanted?.at === at ? wanted : undefined;
  const line = useBotsLine(start);
  /** Undefined follows the line to its last move. */
  const [looked, look] = useState<number>();
  const shown = looked ?? line?.moves.length ?? 0;
  const table = useRef<HTMLElement>(null);
  const began = line !== undefined;
  useEffect(() => {
    if (began) table.current?.scrollIntoView({ block: 'nearest' });
  }, [began]);
  return {
    start,
    line,
    shown,
    look,
    table,
    leave: () => want(undefined),
    begin:
      decision === undefined
        ? undefined
        : () => {
            const { seat, best } = decision;
            const view = source.viewOf(at, seat);
            look(undefined);
            want({ game: kit.loaded.game, at, seat, view, answer: best.answer });
          },
  };
}

type Shows = 'all' | 'mine' | 'table';

/** Steps through the decisions; keys do the same. */
function Steps(props: {
  readonly at: number;
  readonly length: number;
  readonly decisions: readonly number[];
  readonly keys: readonly number[];
  readonly onLook: (at: number) => void;
}) {
  const { t } = useWords();
  const { a } = useAdviceWords();
  const { at, length, decisions, keys, onLook } = props;
  const to = (place: number | undefined) => () => (place === undefined ? undefined : onLook(place));
  const [before, after] = [nextAt(decisions, at, -1), nextAt(decisions, at, 1)];
  useShortcuts({
    [keyNames.left]: to(before ?? 0),
    [keyNames.right]: to(after ?? length),
    [keyNames.home]: to(0),
    [keyNames.end]: to(length),
    n: to(nextAt(keys, at, 1)),
    p: to(nextAt(keys, at, -1)),
  });
  const button = (icon: IconName, label: string, place: number, off: boolean): ReactNode => (
    <button type="button" className="tool framed" aria-label={label} disabled={off} onClick={to(place)}>
      <Icon name={icon} />
    </button>
  );
  const n = decisions.indexOf(at) + 1;
  return (
    <div className={styles.steps}>
      <span>
        {n === 0 ? a('web.review.noDecision') : a('web.review.position', { n, of: decisions.length })}
      </span>
      {button('first', t('web.replay.first'), 0, at === 0)}
      {button('back', t('web.replay.back'), before ?? 0, at === 0)}
      {button('next', t('web.replay.next'), after ?? length, at === length)}
      {button('last', t('web.replay.last'), length, at === length)}
    </div>
  );
}

export function Reviewed(props: ReviewedProps) {
  const { source, kit, record, wanted, onAgain } = props;
  const { format } = useWords();
  const { a } = useAdviceWords();
  const phone = usePhone();
  const [shows, setShows] = useState<Shows>('all');
  const [branching, setBranching] = useState(false);
  const making = useReview(kit.loaded.game, record, wanted.of === 'table' ? wanted.id : undefined);
  const review = making.is === 'begun' ? undefined : making.review;
  const { state, shown } = useMoment(props, review);
  const keys = useMemo(() => numbered(review), [review]);
  const { start, line, shown: moves, ...lined } = useLine(props, shown);
  const viewer = useStore(source.viewer);
  if (state === undefined) return null;
  const seats = seatInfos(state);
  const me = seats.find(({ seat }) => seat === viewer) ?? seats[0];
  // One's own curve is the whole one.
  const drawn = seats
    .filter((seat) => shows === 'all' || seat === me)
    .toSorted((one, other) => Number(other === me) - Number(one === me));
  const look = (at: number): void => source.look(at);
  const onBoard =
    start === undefined || line === undefined ? state : stateInLine(state, start, line.moves.slice(0, moves));
  const curve = { review, seats, drawn, moments: source.moments, at: shown.at, length: source.length, keys };
  return (
    <div className={styles.screen} data-game={kit.loaded.game.id}>
      <TableHeader
        game={format(kit.loaded.game.name)}
        headline={`${a('web.review.title')} · ${seats.map(({ name }) => name).join(', ')}`}
      >
        <Link
          to={{ at: 'replay', of: wanted.of, id: wanted.id, move: shown.at }}
          className={phone ? 'tool' : 'button plain small'}
          aria-label={a('web.review.replay')}
        >
          <Icon name="replay" size={15} /> {phone ? null : a('web.review.replay')}
        </Link>
      </TableHeader>
      <main className={styles.main} aria-label={a('web.review.title')}>
        <section className={`panel ${styles.curve}`} aria-label={a('web.review.chance')}>
          <header className={styles.head}>
            <div className={styles.title}>
              <h2>{a('web.review.chance')}</h2>
              <ul className={styles.legend}>
                {seats.map(({ seat, name, mark, colour }) => (
                  <li key={seat}>
                    <SeatMark mark={mark} colour={colour} size={12} /> {name}
                  </li>
                ))}
              </ul>
            </div>
            <Steps
              at={shown.at}
              length={source.length}
              decisions={review?.decisions.map(({ at }) => at) ?? []}
              keys={keys.map(({ decision }) => decision.at)}
              onLook={look}
            />
            <Segments<Shows>
              label={a('web.review.show')}
              value={shows}
              choices={[
                { value: 'all', text: a('web.review.all') },
                { value: 'mine', text: a('web.review.mine', { name: me?.name ?? '' }) },
                { value: 'table', text: a('web.review.table') },
              ]}
              onChange={setShows}
            />
          </header>
          {shows === 'table' ? <CurveTable {...curve} onLook={look} /> : <Curve {...curve} onLook={look} />}
          {review === undefined && making.is === 'begun' ? (
            <p className={styles.begins} role="status">
              {a('web.review.begins')}
            </p>
          ) : null}
        </section>
        {making.is === 'failed' ? (
          <p className={`panel ${styles.failed}`} role="alert">
            {a('web.review.failed')}{' '}
            <button type="button" className="button small" onClick={onAgain}>
              {a('web.review.goOn')}
            </button>
          </p>
        ) : null}
        {review === undefined ? null : (
          <KeyList
            review={review}
            keys={keys}
            seats={seats}
            moments={source.moments}
            at={shown.at}
            questionAt={source.nextQuestion}
            onLook={look}
          />
        )}
        <section
          ref={lined.table}
          className={styles.table}
          aria-label={a('web.review.board')}
          data-line={line === undefined ? undefined : ''}
        >
          <Miniature>
            <TableScreen
              // What flies over the board belongs to the game or to the line.
              key={start === undefined ? 'game' : `line ${start.at}`}
              source={source}
              loaded={kit.loaded}
              board={kit.board}
              Plain={kit.Plain}
              state={onBoard}
              bar={null}
              bare
            />
          </Miniature>
          {start !== undefined && line !== undefined ? (
            <LinePanel
              loaded={kit.loaded}
              line={line}
              log={state.log}
              from={start.at}
              seats={seats}
              me={start.seat}
              shown={moves}
              onShow={lined.look}
              onBack={lined.leave}
            />
          ) : shown.decision === undefined ? null : (
            <Choices decision={shown.decision} question={shown.question} />
          )}
        </section>
        <MomentPanel
          review={review}
          shown={shown}
          made={review !== undefined && isDone(review)}
          seats={seats}
          n={keys.find(({ decision }) => decision.at === shown.at)?.n}
        >
          <button type="button" className={`button main ${styles.try}`} onClick={() => setBranching(true)}>
            <Icon name="branch" size={15} /> {a('web.review.try')}
          </button>
          {lined.begin === undefined ? null : (
            <button
              type="button"
              className={styles.show}
              onClick={start === undefined ? lined.begin : lined.leave}
            >
              {a(start === undefined ? 'web.review.line' : 'web.review.lineBack')}
            </button>
          )}
        </MomentPanel>
      </main>
      {branching ? (
        <BranchSheet
          kit={kit}
          record={record}
          at={shown.at}
          seats={seats}
          first={shown.seat ?? 0}
          onClose={() => setBranching(false)}
        />
      ) : null}
    </div>
  );
}
