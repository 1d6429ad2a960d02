/**
 * Production, shown over the map in three beats while the next question is open already: it takes no click, and any click or
 * key puts an end to it.
 */
import { useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../../../board-kit/board.ts';
import { keyNames } from '../../../board-kit/keys.ts';
import { SeatBadge } from '../../../parts/seat.tsx';
import { Coin, Icon } from '../drawing/icon.tsx';
import { useScene, useTable, type View } from '../table.ts';
import { useMarsWords } from '../words.ts';
import { type Change, type Income, incomesIn } from './income.ts';
import styles from './production.module.css';

/** Each beat, and how long all of it stands, in milliseconds. */
const [BEAT, WHOLE] = [500, 4000];
const BEATS = 3;

/** The beat that plays, from 1 on; undefined when it is over. */
function useBeat(serial: number | undefined, still: boolean): number | undefined {
  const [shown, setShown] = useState<{ readonly serial: number; readonly beat: number }>();
  useEffect(() => {
    if (serial === undefined) return undefined;
    const show = (beat: number): void => setShown({ serial, beat });
    const end = (): void => setShown(undefined);
    show(still ? BEATS : 1);
    const beats = still ? [] : [setTimeout(() => show(2), BEAT), setTimeout(() => show(BEATS), 2 * BEAT)];
    const timers = [...beats, setTimeout(end, WHOLE)];
    const over = (): void => {
      for (const timer of timers) clearTimeout(timer);
      end();
    };
    const pressed = (event: KeyboardEvent): void => {
      // Whoever wants to go on has not read yet what Enter would do next.
      if (event.key === keyNames.enter || event.key === keyNames.space) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      over();
    };
    addEventListener('pointerdown', over, { once: true, capture: true });
    addEventListener('keydown', pressed, { once: true, capture: true });
    return () => {
      over();
      removeEventListener('pointerdown', over, { capture: true });
      removeEventListener('keydown', pressed, { capture: true });
    };
  }, [serial, still]);
  return shown !== undefined && shown.serial === serial ? shown.beat : undefined;
}

/** What the last update has produced; it is kept while others go on, until the beats are over. */
function useIncomes(news: BoardProps['news'], actual: View) {
  const [kept, keep] = useState<{ readonly serial: number; readonly incomes: readonly Income[] }>();
  const fresh = useMemo(() => incomesIn(news.events, actual), [news, actual]);
  if (fresh !== undefined && kept?.serial !== news.serial) keep({ serial: news.serial, incomes: fresh });
  return kept;
}

export function ProductionShow(props: Pick<BoardProps, 'news' | 'reducedMotion'>) {
  // The scene follows a moment later, and what has happened is told with the stock after it.
  const kept = useIncomes(props.news, useTable().actual);
  const beat = useBeat(kept?.serial, props.reducedMotion);
  return kept === undefined || beat === undefined ? null : <Production beat={beat} incomes={kept.incomes} />;
}

function Production({ beat, incomes }: { readonly beat: number; readonly incomes: readonly Income[] }) {
  const { t } = useMarsWords();
  const { view, mine, phone } = useScene();
  return (
    <output className={styles.production} data-phone={phone ? '' : undefined}>
      <h2>
        {t('web.mars.production.title')} <small>{t('web.mars.production.note')}</small>
      </h2>
      <Beats beat={beat} income={incomes.find(({ seat }) => seat === mine)} />
      <table className={styles.incomes}>
        <thead>
          <tr>
            <td />
            {(incomes[0]?.changes ?? []).map(({ resource }) => (
              <th key={resource} scope="col">
                <Icon name={resource} size={19} />
                <span className="hidden">{t(`web.mars.resource.${resource}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {incomes.map((income) => (
            <IncomeRow key={income.seat} income={income} beat={beat} />
          ))}
        </tbody>
      </table>
      <NextGeneration generation={view.generation} />
    </output>
  );
}

/** What happens one after another, with one's own amounts. */
function Beats({ beat, income }: { readonly beat: number; readonly income: Income | undefined }) {
  const { t } = useMarsWords();
  const megacredits = income?.changes.find(({ resource }) => resource === 'megacredits')?.gained ?? 0;
  const rating = income?.rating ?? 0;
  const beats = [
    {
      title: t('web.mars.production.energy'),
      what:
        income === undefined ? null : (
          <>
            <Icon name="energy" size={20} /> {income.energy} <Icon name="arrow" size={18} />
            <Icon name="heat" size={20} /> +{income.energy}
          </>
        ),
    },
    {
      title: t('web.mars.production.megacredits'),
      what:
        income === undefined ? null : (
          <>
            <Icon name="rating" size={20} /> {rating} + <Coin n={megacredits - rating} size={22} /> ={' '}
            <b className={styles.gained}>+{megacredits}</b>
          </>
        ),
    },
    {
      title: t('web.mars.production.rest'),
      what: (['steel', 'titanium', 'plants', 'energy', 'heat'] as const).map((name) => (
        <Icon key={name} name={name} size={16} />
      )),
    },
  ];
  return (
    <ol className={styles.beats}>
      {beats.map(({ title, what }, i) => (
        <li key={title} data-beat={beat > i + 1 ? 'done' : beat === i + 1 ? 'now' : 'later'}>
          <h3>
            <i>{beat > i + 1 ? <Icon name="check" size={12} /> : i + 1}</i> {title}
          </h3>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}

/** M€ come with the second beat, everything else with the third. */
const isIn = ({ resource }: Change, beat: number): boolean =>
  beat >= (resource === 'megacredits' ? 2 : BEATS);

function IncomeRow({ income, beat }: { readonly income: Income; readonly beat: number }) {
  const { seats, mine } = useScene();
  const seat = seats[income.seat];
  return (
    <tr data-mine={income.seat === mine ? '' : undefined}>
      <th scope="row">
        {seat === undefined ? null : <SeatBadge seat={seat} size={20} />} {seat?.name}
      </th>
      {income.changes.map((change) => (
        <td key={change.resource}>
          {change.gained === 0 || !isIn(change, beat) ? null : (
            <>
              <span>{change.before}</span>{' '}
              <b className={styles.gained}>
                {change.gained > 0 ? '+' : '−'}
                {Math.abs(change.gained)}
              </b>{' '}
            </>
          )}
          <b className={styles.after}>{isIn(change, beat) ? change.after : change.before}</b>
        </td>
      ))}
    </tr>
  );
}

/** Who begins the next generation. */
function NextGeneration({ generation }: { readonly generation: number }) {
  const { view, seats } = useScene();
  const { t } = useMarsWords();
  const order = seats.map((_, i) => seats[(view.first + i) % seats.length]);
  return (
    <p className={styles.next}>
      <b>{t('web.mars.production.generation', { generation })}</b>
      {order.map((seat) =>
        seat === undefined ? null : (
          <span key={seat.seat}>
            <SeatBadge seat={seat} size={19} /> {seat.name}
          </span>
        ),
      )}
      <small>{t('web.mars.production.ready')}</small>
    </p>
  );
}
