/** Prices and gains in the order in which they are always told: power, ore, credits, knowledge, Q.I.C. */
const kinds = [
  'power',
  'stone',
  'areaThree',
  'ore',
  'credits',
  'knowledge',
  'qic',
  'tokens',
  'charge',
  'gaiaformers',
  'vp',
] as const;
export type AmountKind = (typeof kinds)[number];

/** So much of each, without what is nothing. */
export const amountsIn = (of: object): { readonly what: AmountKind; readonly n: number }[] => {
  const amounts = new Map(Object.entries(of));
  return kinds.flatMap((what) => {
    const n: unknown = amounts.get(what);
    return typeof n === 'number' && n !== 0 ? [{ what, n }] : [];
  });
};
