/** The moment in words: what was chosen, what the bot would have chosen and why, and how well each seat played. */
import { playOf, type Review, type ReviewedDecision, reasonsAgainst } from '@orrery/bots/review';
import { same } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { useAdviceWords } from '../advice/words.ts';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import { Said } from '../parts/said.tsx';
import { SeatMark } from '../parts/seat.tsx';
import { Cost, useRoundText } from './key-list.tsx';
import styles from './moment-panel.module.css';
import type { ShownMoment } from './moments.ts';

function Chosen(props: {
  readonly title: string;
  readonly what: string;
  readonly chance: number;
  readonly colour: string;
  readonly bot?: boolean;
}) {
  const { percent } = useAdviceWords();
  const { title, what, chance, colour, bot = false } = props;
  return (
    <div className={styles.chosen} data-bot={bot ? '' : undefined}>
      <small>{title}</small>
      <b>{what}</b>
      <span className={styles.chance}>{percent(chance)}</span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${100 * chance}%`, background: colour }} />
      </span>
    </div>
  );
}

function Decided({
  decision,
  shown,
  seat,
}: {
  readonly decision: ReviewedDecision;
  readonly shown: ShownMoment;
  readonly seat: SeatInfo | undefined;
}) {
  const { a, answer, reasons } = useAdviceWords();
  const { played, best } = decision;
  const agrees = same(played.answer, best.answer);
  const why = reasons(reasonsAgainst(best.reasons, agrees ? [] : played.reasons));
  return (
    <>
      <Chosen
        title={a('web.review.chose', { name: seat?.name ?? '' })}
        what={answer(shown.question, played.answer)}
        chance={played.chance}
        colour={seat?.colour ?? 'var(--ink)'}
      />
      {agrees ? (
        <p className={styles.bot}>{a('web.review.botAgrees')}</p>
      ) : (
        <Chosen
          bot
          title={a('web.review.botChooses')}
          what={answer(shown.question, best.answer)}
          chance={best.chance}
          colour="var(--info)"
        />
      )}
      <p>
        {why.for === '' ? null : a(agrees ? 'web.advice.brings' : 'web.review.reasonFor', { what: why.for })}{' '}
        {why.against === ''
          ? null
          : a(agrees ? 'web.advice.costs' : 'web.review.reasonAgainst', { what: why.against })}
        {why.for === '' && why.against === '' ? a('web.advice.even') : null}
      </p>
    </>
  );
}

/** What there is to say of a moment at which nothing was decided, or is not known yet. */
function useNoDecision(shown: ShownMoment, made: boolean): string {
  const { a } = useAdviceWords();
  if (shown.question === undefined) return a('web.review.over');
  return made ? a('web.review.only') : a('web.review.waits');
}

function HowWell({ review, seats }: { readonly review: Review; readonly seats: readonly SeatInfo[] }) {
  const { a, percent } = useAdviceWords();
  const { language } = useWords();
  const tenths = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });
  if (review.decisions.length === 0) return null;
  return (
    <section className={styles.well} aria-label={a('web.review.well')}>
      <header>
        <h3>{a('web.review.well')}</h3>
        <small>{a('web.review.wellNote')}</small>
      </header>
      <ul>
        {seats.map(({ seat, name, mark, colour }) => {
          const { mark: points, lost } = playOf(review, seat);
          return (
            <li key={seat}>
              <SeatMark mark={mark} colour={colour} size={14} /> <span>{name}</span>
              <span className={styles.track} aria-hidden="true">
                <span style={{ width: percent(points / 100).replace(/\s/g, ''), background: colour }} />
              </span>
              <b>
                <span aria-hidden="true">{points}</span>
                <span className="hidden">{a('web.review.mark', { n: points })}</span>
              </b>
              <small>{tenths.format(lost)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function MomentPanel(props: {
  readonly review: Review | undefined;
  readonly shown: ShownMoment;
  /** Whether every decision has been looked at. */
  readonly made: boolean;
  readonly seats: readonly SeatInfo[];
  /** Its number among the key decisions. */
  readonly n: number | undefined;
  readonly children: ReactNode;
}) {
  const { review, shown, seats, n, made, children } = props;
  const { a } = useAdviceWords();
  const roundText = useRoundText();
  const { decision, question } = shown;
  const nothing = useNoDecision(shown, made);
  return (
    <section className={`panel ${styles.moment}`} aria-label={a('web.review.title')}>
      <div className={styles.now} aria-live="polite">
        <p className={styles.when}>
          {n === undefined ? null : `${n} · `}
          {roundText(shown.moment)}
          {decision === undefined ? null : <Cost decision={decision} />}
        </p>
        <h2>{question === undefined ? a('web.review.over') : <Said of={question.text} />}</h2>
        {decision === undefined ? (
          <p>{question === undefined ? null : nothing}</p>
        ) : (
          <Decided decision={decision} shown={shown} seat={seats[decision.seat]} />
        )}
      </div>
      {review === undefined ? null : <HowWell review={review} seats={seats} />}
      <p className={styles.note}>{a('web.review.note')}</p>
      {children}
    </section>
  );
}
