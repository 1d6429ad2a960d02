/** The four kinds of goods, from the cheapest to the dearest. */
export const goodKinds = ['novelty', 'rare', 'genes', 'alien'] as const;
export type GoodKind = (typeof goodKinds)[number];

/** How many cards the sale of a good brings before any trade power. Rulebook chapter: IV Consume, Trade. */
export const tradePrices = {
  novelty: 2,
  rare: 3,
  genes: 4,
  alien: 5,
} as const satisfies Record<GoodKind, number>;
