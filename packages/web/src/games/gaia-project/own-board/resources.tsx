/** What one has and what the next income adds, with what a choice would make of it. */
import { type Amounts, caps, playerAt, roundsLeft, type View } from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import { Mark } from '../drawing/mark.tsx';
import { knownIncome } from '../known.ts';
import { useTable } from '../table.ts';
import { useGaiaWords } from '../words.ts';
import styles from './own-board.module.css';
import { type Ownership, ownResources, type Resource } from './ownership.ts';

interface NextIncome {
  readonly total: Amounts;
  /** What of it would be lost, whichever way it is taken. */
  readonly lost: (what: Resource) => number;
}

function incomeIn(view: View, seat: Seat): NextIncome | undefined {
  if (playerAt(view, seat).faction === null || roundsLeft(view) === 0) return undefined;
  const { total, results } = knownIncome(view, seat);
  return { total, lost: (what) => Math.min(...results.map((result) => result.lost[what] ?? 0)) };
}

/** The next income with what is chosen, and without it; none after the last round. */
export function useNextIncome(seat: Seat) {
  const { actual, after } = useTable();
  return { now: incomeIn(actual, seat), next: incomeIn(after, seat) };
}

export function Resources({ now, after, seat }: Ownership) {
  const income = useNextIncome(seat);
  return (
    <dl className={styles.resources}>
      {ownResources.map((what) => (
        <ResourceLine
          key={what}
          what={what}
          now={now[what]}
          after={after[what]}
          gained={income.next?.total[what] ?? 0}
          changed={income.next?.total[what] !== income.now?.total[what]}
          lost={income.next?.lost(what) ?? 0}
        />
      ))}
    </dl>
  );
}

interface LineProps {
  readonly what: Resource;
  readonly now: number;
  readonly after: number;
  readonly gained: number;
  /** Whether what is chosen changes the income. */
  readonly changed: boolean;
  readonly lost: number;
}

function ResourceLine({ what, now, after, gained, changed, lost }: LineProps) {
  const { t } = useGaiaWords();
  const cap = what === 'qic' ? undefined : caps[what];
  const label = [
    cap === undefined ? String(now) : t('web.gaia.own.upTo', { now, cap }),
    after === now ? '' : t('web.gaia.own.then', { after }),
    gained === 0 ? '' : t('web.gaia.own.gained', { gained }),
    lost === 0 ? '' : t('web.gaia.own.lost', { lost }),
  ]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <div>
      <dt>
        <Mark name={what} size={19} />
        <span className="hidden">{t(`web.gaia.own.${what}`)}</span>
      </dt>
      <dd>
        <span className="hidden">{label}</span>
        <b aria-hidden="true">
          {now}
          <Change from={now} to={after} />
          {cap === undefined || after !== now ? null : <i>/{cap}</i>}
        </b>
        <span aria-hidden="true" className={styles.gained} data-changed={changed ? '' : undefined}>
          {gained === 0 ? '–' : `+${gained}`}
          {gained === 0 ? null : <Mark name="income" size={11} />}
          {lost === 0 ? null : <em>−{lost}</em>}
        </span>
      </dd>
    </div>
  );
}

/** "→5" beside a number that would change. */
export function Change({ from, to }: { readonly from: number; readonly to: number }) {
  return from === to ? null : (
    <small className={styles.change} data-more={to > from ? '' : undefined}>
      →{to}
    </small>
  );
}
