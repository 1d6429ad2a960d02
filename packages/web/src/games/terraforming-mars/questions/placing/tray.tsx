/** All areas that can be chosen, those that bring most first, in the place of the hand. */
import {
  type KeyboardEvent,
  memo,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cardMark, digitsOf, useTrayKeys } from '../../../../board-kit/tray.ts';
import { Coin, Rosette } from '../../drawing/icon.tsx';
import { pressing } from '../../press.ts';
import { usePointingAt, useTable } from '../../table.ts';
import { useMarsWords } from '../../words.ts';
import { BonusIcons } from './brief.tsx';
import styles from './placing.module.css';
import { type AreaChoice, type Order, orders, type Placing, placingIn, pointsAt, sorted } from './placing.ts';
import { bringsText } from './words.ts';

/** How many areas lie side by side. */
const COLUMNS = 4;
/** So many are in sight at most before somebody scrolls: nobody waits for the others. */
const IN_SIGHT = 5 * COLUMNS;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** Arrow keys lead from one area to the next. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const from = cards.findIndex((card) => card.matches(':focus'));
  if (step === undefined || from < 0) return;
  event.preventDefault();
  cards[from + step]?.focus();
}

function SortedBy({ order, set }: { readonly order: Order; readonly set: (order: Order) => void }) {
  const { t } = useMarsWords();
  return (
    <fieldset className={styles.orders} aria-label={t('web.mars.place.sort')}>
      {orders.map((each) => (
        <button key={each} type="button" aria-pressed={each === order} onClick={() => set(each)}>
          {t(`web.mars.place.sort.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** A click on one area draws no other. */
const AreaButton = memo(function AreaButton(props: {
  readonly placing: Placing;
  readonly choice: AreaChoice;
  readonly state: string | undefined;
  readonly chosen: boolean;
  readonly onPress: (area: string) => void;
}) {
  const { placing, choice, state, chosen, onPress } = props;
  const words = useMarsWords();
  const pointing = usePointingAt();
  const { area, advice } = choice;
  const points = pointsAt(placing, choice);
  return (
    <button
      type="button"
      className={styles.area}
      data-state={state}
      aria-pressed={chosen}
      aria-label={`${area}: ${bringsText(words, placing, choice)}`}
      {...cardMark(area)}
      {...pointing.at({ area })}
      onClick={() => onPress(area)}
    >
      <b>{area}</b>
      <BonusIcons choice={choice} size={16} />
      {(advice.gain.megacredits ?? 0) > 0 ? <Coin n={advice.gain.megacredits ?? 0} size={19} /> : null}
      {points > 0 ? <Rosette n={points} size={21} /> : null}
      {advice.pointsForOthers > 0 && placing.tile !== undefined ? (
        <small>{words.t('web.mars.place.forOthers', { n: advice.pointsForOthers })}</small>
      ) : null}
      {chosen ? <small className={styles.shown}>{words.t('web.mars.place.shown')}</small> : null}
    </button>
  );
});

/** What pressing an area does, for buttons that are not drawn again at every click. */
function usePressArea(presses: ReadonlyMap<string, (() => void) | undefined>): (area: string) => void {
  const latest = useRef(presses);
  useLayoutEffect(() => {
    latest.current = presses;
  });
  return useCallback((area) => latest.current.get(area)?.(), []);
}

export function AreaTray() {
  const table = useTable();
  const { t } = useMarsWords();
  const place = useRef<HTMLFieldSetElement>(null);
  const [order, setOrder] = useState<Order>('all');
  const placing = placingIn(table);
  const choices = placing === undefined ? [] : sorted(placing, order);
  const shown = useDeferredValue(choices.length, Math.min(choices.length, IN_SIGHT));
  const areas = choices.map((choice) => ({ choice, ...pressing(table, choice.option) }));
  const cards = areas.map(({ choice, press }) => ({ key: choice.area, press }));
  const onPress = usePressArea(new Map(areas.map(({ choice, press }) => [choice.area, press])));
  useTrayKeys(place.current, cards, digitsOf(cards));
  if (placing === undefined) return null;
  return (
    <section className={styles.tray} aria-label={t('web.mars.place.areas')}>
      <header>
        <h2>{t('web.mars.place.areas')}</h2>
        <span>{t(placing.final ? 'web.mars.place.finalNote' : 'web.mars.place.note')}</span>
        <SortedBy order={order} set={setOrder} />
      </header>
      <fieldset ref={place} className={styles.areas} onKeyDown={walk}>
        {areas.slice(0, shown).map(({ choice, state, chosen }) => (
          <AreaButton
            key={choice.area}
            placing={placing}
            choice={choice}
            state={state}
            chosen={chosen}
            onPress={onPress}
          />
        ))}
      </fieldset>
    </section>
  );
}
