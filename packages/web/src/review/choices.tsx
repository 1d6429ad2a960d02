/** What could be chosen at a decision, each with the chance it left. */
import type { ReviewedDecision } from '@orrery/bots/review';
import { type Question, same } from '@orrery/kernel';
import { useAdviceWords } from '../advice/words.ts';
import styles from './choices.module.css';

export function Choices(props: {
  readonly decision: ReviewedDecision;
  readonly question: Question | undefined;
}) {
  const { decision, question } = props;
  const { a, answer, percent } = useAdviceWords();
  return (
    <section className={styles.choices} aria-label={a('web.review.choices')}>
      <ol {...{ tabIndex: 0 }}>
        {decision.choices.map(({ answer: each, chance }) => {
          const played = same(each, decision.played.answer);
          const best = same(each, decision.best.answer);
          return (
            <li
              key={JSON.stringify(each)}
              data-played={played ? '' : undefined}
              data-best={best ? '' : undefined}
            >
              <span className={styles.flags}>
                {played ? <small className={styles.played}>{a('web.review.chosen')}</small> : null}
                {best ? <small className={styles.best}>{a('web.review.botsChoice')}</small> : null}
              </span>
              <span className={styles.what}>{answer(question, each)}</span>
              <b>{percent(chance)}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
