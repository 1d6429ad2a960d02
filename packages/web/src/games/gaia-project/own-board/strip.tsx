/** What one has, in a line: resources, power and victory points, with what a choice would make of them. */
import { holdingsOf, playerAt } from '@orrery/gaia-project/advice';
import { BowlCounts } from '../drawing/bowls.tsx';
import { Mark } from '../drawing/mark.tsx';
import { useTable } from '../table.ts';
import { useGaiaWords } from '../words.ts';
import { ownResources } from './ownership.ts';
import styles from './strip.module.css';

export function Strip() {
  const { t, amounts } = useGaiaWords();
  const { actual, after, mine } = useTable();
  if (mine === undefined || playerAt(actual, mine).faction === null) return null;
  const now = holdingsOf(playerAt(actual, mine));
  const then = holdingsOf(playerAt(after, mine));
  return (
    <section className={styles.strip} aria-label={t('web.gaia.strip.title')}>
      <span className={styles.resources}>
        {ownResources.map((what) => (
          <span key={what}>
            <span className="hidden">{amounts({ [what]: now[what] })}</span>
            <b aria-hidden="true">{now[what]}</b>
            {now[what] === then[what] ? null : <small>→{then[what]}</small>}
            <Mark name={what} size={13} />
          </span>
        ))}
      </span>
      <BowlCounts of={then} was={now} framed />
      <span>
        <b>{now.vp}</b>
        {now.vp === then.vp ? null : <small>→{then.vp}</small>}
        <Mark name="vp" size={13} />
      </span>
    </section>
  );
}
