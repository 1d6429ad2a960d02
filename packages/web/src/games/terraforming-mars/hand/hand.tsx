/** One's cards below the map: as large as their number allows, in the order that one likes, each with its price or reason. */
import type { CardId } from '@orrery/terraforming-mars';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { zoomOf } from '../../../board-kit/measures.ts';
import { useTouch } from '../../../parts/media.ts';
import { adviceOn } from '../cards/advice.ts';
import { actionQuestionOf, pressing } from '../press.ts';
import { optionsAt, type Table, useScene, useTable } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './hand.module.css';
import { HandCard } from './hand-card.tsx';
import { useNewCards } from './new-cards.ts';
import { usePinned } from './pinned.ts';
import { isPlayable, useSortedHand } from './sorting.ts';
import { SortList, Sorts } from './sorts.tsx';
import { stepAlong } from './walking.ts';

const NO_CARDS: readonly CardId[] = [];

/** One's cards with their order and what is known of each. */
export function useHand() {
  const scene = useScene();
  const hand = scene.player?.hand ?? NO_CARDS;
  const adviceFor = useCallback((card: CardId) => adviceOn(scene, card), [scene]);
  const sorted = useSortedHand(hand, adviceFor);
  const { fresh, see, save } = useNewCards(scene.mine, scene.view.generation, hand);
  useEffect(save, [save]);
  const playable = hand.filter((card) => isPlayable(adviceFor(card))).length;
  return { ...sorted, adviceFor, fresh, see, playable, pinned: usePinned(hand) };
}

/** What pressing a card of the hand does now; while a payment is open, another card may take the place of the one paid for. */
export const pressingCard = (table: Table, card: CardId) =>
  pressing(table, optionsAt({ question: actionQuestionOf(table) }, { card })[0]);

/** The same for cards that are not drawn again at every click. */
export function usePressCard(): (card: CardId) => void {
  const table = useTable();
  const latest = useRef(table);
  useLayoutEffect(() => {
    latest.current = table;
  });
  return useCallback((card: CardId) => pressingCard(latest.current, card).press?.(), []);
}

const CARD = { width: 136, gap: 4 };
/** So many rows of cards fit, by the size at which they are drawn. */
const sizes = [
  { size: 'full', rows: 1 },
  { size: 'short', rows: 2 },
] as const;

/** Rows beyond these scroll. */
const MOST_ROWS = 4;

/** How many cards fit into a row of the hand. */
function useColumns() {
  const list = useRef<HTMLUListElement>(null);
  const [columns, setColumns] = useState(6);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = (): void => {
      const width = element.getBoundingClientRect().width / zoomOf(element);
      // Not while something else lies in the place of the hand.
      if (width > 0) setColumns(Math.max(1, Math.floor((width + CARD.gap) / (CARD.width + CARD.gap))));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { list, columns };
}

export function Hand() {
  const { t } = useMarsWords();
  const table = useTable();
  const hand = useHand();
  const { list, columns } = useColumns();
  const press = usePressCard();
  const { cards, adviceFor, fresh, see, move, pinned } = hand;
  if (table.mine === undefined) return null;
  const size = sizes.find(({ rows }) => cards.length <= columns * rows)?.size ?? 'tile';
  const sells = table.question?.name === 'turn.sell';
  return (
    <section className={styles.hand} aria-label={t('web.mars.hand.label', { n: cards.length })}>
      <HandHead {...hand} />
      <ul
        ref={list}
        className={styles.cards}
        data-size={size}
        data-rows={Math.min(MOST_ROWS, Math.ceil(cards.length / columns))}
        style={{ '--columns': columns }}
        onKeyDown={(event) => stepAlong(event, columns, move)}
      >
        {cards.map((card) => {
          const { state, chosen, press: can } = pressingCard(table, card);
          return (
            <HandCard
              key={card}
              card={card}
              size={size}
              state={state}
              chosen={can === undefined ? undefined : chosen}
              advice={adviceFor(card)}
              sells={sells}
              fresh={fresh.has(card)}
              pinned={card === pinned}
              onPress={press}
              onMove={move}
              onSee={see}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** How many cards there are, what of them can be done, and the order in which they lie. */
function HandHead(hand: ReturnType<typeof useHand>) {
  const { t } = useMarsWords();
  const SortChoice = useTouch() ? SortList : Sorts;
  return (
    <header className={styles.head}>
      <h3>{t('web.mars.hand.title', { n: hand.cards.length })}</h3>
      <HandNote playable={hand.playable} />
      <SortChoice sort={hand.sort} onSort={hand.setSort} />
    </header>
  );
}

export function HandNote({ playable }: { readonly playable: number }): ReactNode {
  const { t } = useMarsWords();
  const { question, choice } = useTable();
  const n = choice.selection.shape === 'some-of' ? choice.selection.picks.length : 0;
  const asked = question?.name;
  return (
    <span className="soft">
      {asked === 'turn.sell'
        ? t('web.mars.hand.chosen', { n })
        : asked === 'payment'
          ? t('web.mars.hand.others')
          : t(asked === 'turn.action' ? 'web.mars.hand.playable' : 'web.mars.hand.playableThen', {
              n: playable,
            })}
    </span>
  );
}
