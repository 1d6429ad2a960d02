/** The instruments: each seat may build each of them once. At dusk a built one pays its price and gives its yield. */
export const INSTRUMENTS = ['kettle', 'forge', 'lathe', 'finder', 'press'] as const;
export type InstrumentId = (typeof INSTRUMENTS)[number];

/** Brass, glass and coffee, in this order. */
export type Stock = readonly [brass: number, glass: number, coffee: number];

export interface Instrument {
  readonly id: InstrumentId;
  readonly cost: number;
  /** Points at the end. */
  readonly value: number;
  readonly pays: Stock;
  readonly gives: Stock;
  readonly cards: number;
  readonly points: number;
}

/** In the usual order of their effects: what brings comes before what spends. */
export const instruments: readonly Instrument[] = Object.freeze([
  { id: 'kettle', cost: 2, value: 1, pays: [0, 0, 0], gives: [0, 0, 1], cards: 0, points: 0 },
  { id: 'forge', cost: 2, value: 1, pays: [0, 0, 0], gives: [1, 0, 0], cards: 0, points: 0 },
  { id: 'lathe', cost: 3, value: 2, pays: [1, 0, 0], gives: [0, 1, 0], cards: 0, points: 0 },
  { id: 'finder', cost: 4, value: 3, pays: [0, 0, 1], gives: [0, 0, 0], cards: 1, points: 0 },
  { id: 'press', cost: 5, value: 4, pays: [0, 1, 0], gives: [0, 0, 0], cards: 0, points: 2 },
] satisfies Instrument[]);

export function instrumentOf(index: number): Instrument {
  const instrument = instruments[index];
  if (instrument === undefined) throw new RangeError(`there is no instrument ${index}`);
  return instrument;
}
