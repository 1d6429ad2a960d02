/** The deck: what can be seen in the sky. A card is a number; its row says what is on it. */
export const KINDS = ['comet', 'moon', 'nebula', 'galaxy'] as const;
export type Kind = (typeof KINDS)[number];

export interface Sight {
  readonly kind: Kind;
  /** 1 to 6. */
  readonly brightness: number;
}

/** A game uses the first cards of the table, this many for each seat. */
export const CARDS_PER_SEAT = 12;
/** Second copies come in this order, so that a game of three has them evenly spread. */
const BRIGHTNESS = [1, 2, 3, 4, 5, 6, 1, 3, 5, 2, 4, 6];

export const sights: readonly Sight[] = Object.freeze(
  BRIGHTNESS.flatMap((brightness) => KINDS.map((kind) => Object.freeze({ kind, brightness }))),
);

/** What one card shows. */
export function sightOf(card: number): Sight {
  const sight = sights[card];
  if (sight === undefined) throw new RangeError(`there is no card ${card}`);
  return sight;
}
