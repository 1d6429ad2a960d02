/** The decisions that made the game, with what each cost. */
import {
  costOf,
  gradeOf,
  hasMistakes,
  isDone,
  type Review,
  type ReviewedDecision,
} from '@orrery/bots/review';
import { type Moment, type Question, same } from '@orrery/kernel';
import { inPercent, useAdviceWords } from '../advice/words.ts';
import type { SeatInfo } from '../board-kit/board.ts';
import { useScrollCue } from '../parts/scroll-cue.ts';
import { SeatMark } from '../parts/seat.tsx';
import styles from './key-list.module.css';
import type { KeyDecision } from './moments.ts';

export function useRoundText(): (moment: Moment | undefined) => string {
  const { a } = useAdviceWords();
  return (moment) =>
    moment === undefined || moment.n === 0
      ? a('web.review.setup')
      : a('web.review.round', { n: moment.n, unit: moment.unit });
}

/** What a decision cost, with the word for it. */
export function Cost({ decision }: { readonly decision: ReviewedDecision }) {
  const { a } = useAdviceWords();
  const grade = gradeOf(decision);
  return (
    <span className={styles.cost} data-grade={grade}>
      {grade === 'best' ? null : <b>{a('web.advice.lost', { n: inPercent(costOf(decision)) })} </b>}
      <small>{a(`web.review.grade.${grade}`)}</small>
    </span>
  );
}

interface KeyListProps {
  readonly review: Review;
  readonly keys: readonly KeyDecision[];
  readonly seats: readonly SeatInfo[];
  readonly moments: readonly (Moment | undefined)[];
  readonly at: number;
  readonly questionAt: (at: number) => Question | undefined;
  readonly onLook: (at: number) => void;
}

function Row({ entry, ...props }: KeyListProps & { readonly entry: KeyDecision }) {
  const { a, answer } = useAdviceWords();
  const roundText = useRoundText();
  const { n, decision } = entry;
  const { at, seat, played, best } = decision;
  const info = props.seats[seat];
  const question = props.questionAt(at);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={props.at === at ? 'true' : undefined}
        onClick={() => props.onLook(at)}
      >
        <span className={styles.number}>{n}</span>
        <span className={styles.head}>
          {info === undefined ? null : <SeatMark mark={info.mark} colour={info.colour} size={12} />}{' '}
          {roundText(props.moments[at])}
        </span>
        <Cost decision={decision} />
        <span className={styles.words}>
          {a('web.review.played', { name: info?.name ?? '', what: answer(question, played.answer) })};{' '}
          <span className={styles.bot}>
            {same(played.answer, best.answer)
              ? a('web.review.same')
              : a('web.review.bot', { what: answer(question, best.answer) })}
          </span>
        </span>
      </button>
    </li>
  );
}

/** How far the review is. */
function Progress({ review }: { readonly review: Review }) {
  const { a } = useAdviceWords();
  const { done, of } = review;
  return (
    <div className={styles.making}>
      <progress value={done} max={Math.max(1, of)} aria-label={a('web.review.making', { n: done, of })} />
      <small role="status">{a('web.review.making', { n: done, of })}</small>
    </div>
  );
}

export function KeyList(props: KeyListProps) {
  const { review, keys } = props;
  const { a } = useAdviceWords();
  const cue = useScrollCue<HTMLDivElement>();
  const made = isDone(review);
  const close = made && !hasMistakes(review);
  return (
    <section className={`panel ${styles.list}`} aria-label={a('web.review.key')}>
      <header>
        <h2>{a(close ? 'web.review.close' : 'web.review.key')}</h2>
        <small>{a('web.review.count', { n: keys.length, of: review.of })}</small>
      </header>
      {made ? null : <Progress review={review} />}
      {close ? <p className="soft">{a('web.review.closeNote')}</p> : null}
      <div ref={cue} className={`${styles.rows} scrolls`}>
        <ol>
          {keys.map((entry) => (
            <Row key={entry.n} entry={entry} {...props} />
          ))}
        </ol>
      </div>
    </section>
  );
}
