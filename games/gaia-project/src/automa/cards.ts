/** The 17 decision cards of the Automa, row by row as they are printed (facts L1, L3, L4). */
import type { Place } from './selection.ts';

/** What the right half of a card makes the Automa do. */
export type CardAction = 'mine' | 'upgrade' | 'research-highest' | 'research-random' | 'cover' | 'faction';

/** Which final scoring tile a mine looks at. */
type FinalSlot = 'top' | 'bottom' | 'none';
export type Direction = 'right-down' | 'left-up';
/** Counts from the left with the arrow to the right, and from the right with the arrow to the left. */
export interface Numbered {
  readonly arrow: 'left' | 'right';
  readonly count: number;
}

/** The left half of a card: how the action of the next one is carried out. */
export interface Support extends Numbered {
  readonly finalTile: FinalSlot;
  readonly range: number;
  readonly direction: Direction;
}

/** A card by the number printed on it. */
export type Card = number;
/** Where no card lies, or one whose face is not seen. */
export const FACE_DOWN: Card = 0;

export interface DecisionCard {
  readonly card: Card;
  readonly action: CardAction;
  readonly vp: number;
  /** The lamp at its top shows the red X: drawn among the last three it makes the Automa pass. */
  readonly red: boolean;
  readonly support: Support;
  /** Which of the free boosters the Automa takes when it passes on this support card. */
  readonly booster: Place;
  /** Its first booster, counted from the left. */
  readonly firstBooster: number;
}

const RED = true;
const GREEN = false;

const row = (
  card: Card,
  action: CardAction,
  vp: number,
  red: boolean,
  [finalTile, range, direction, arrow, count]: readonly [
    FinalSlot,
    number,
    Direction,
    Numbered['arrow'],
    number,
  ],
  booster: Place,
  firstBooster: number,
): DecisionCard => ({
  card,
  action,
  vp,
  red,
  support: { finalTile, range, direction, arrow, count },
  booster,
  firstBooster,
});

export const decisionCards: readonly DecisionCard[] = [
  row(1, 'upgrade', 1, RED, ['top', 4, 'right-down', 'right', 1], 'left', 1),
  row(2, 'upgrade', 1, RED, ['bottom', 2, 'right-down', 'right', 2], 'middle', 2),
  row(3, 'research-highest', 1, RED, ['top', 2, 'right-down', 'right', 3], 'right', 3),
  row(4, 'mine', 1, GREEN, ['none', 2, 'left-up', 'left', 4], 'left', 4),
  row(5, 'cover', 1, RED, ['bottom', 2, 'left-up', 'left', 5], 'middle', 5),
  row(6, 'mine', 3, GREEN, ['top', 2, 'right-down', 'left', 1], 'right', 1),
  row(7, 'research-random', 0, GREEN, ['top', 2, 'right-down', 'right', 4], 'right', 2),
  row(8, 'mine', 3, RED, ['bottom', 4, 'left-up', 'left', 1], 'middle', 3),
  row(9, 'faction', 0, GREEN, ['bottom', 2, 'left-up', 'left', 2], 'right', 4),
  row(10, 'upgrade', 3, RED, ['top', 2, 'left-up', 'left', 3], 'left', 5),
  row(11, 'upgrade', 2, GREEN, ['bottom', 4, 'right-down', 'right', 1], 'middle', 1),
  row(12, 'cover', 3, RED, ['top', 2, 'left-up', 'left', 1], 'right', 2),
  row(13, 'faction', 0, GREEN, ['none', 2, 'left-up', 'left', 2], 'right', 3),
  row(14, 'cover', 3, GREEN, ['bottom', 2, 'left-up', 'left', 3], 'middle', 4),
  row(15, 'research-highest', 1, GREEN, ['top', 2, 'left-up', 'right', 2], 'left', 5),
  row(16, 'cover', 3, RED, ['top', 2, 'right-down', 'right', 3], 'left', 1),
  row(17, 'research-random', 2, GREEN, ['bottom', 2, 'right-down', 'right', 5], 'left', 2),
];

export function cardRow(card: Card): DecisionCard {
  const found = decisionCards[card - 1];
  if (found === undefined) throw new RangeError(`no decision card ${card}`);
  return found;
}
