import type { WorldRow } from './types.ts';

/** The start worlds by their numbers. Those nobody starts with are ordinary worlds of the supply. */
export const startWorlds: readonly WorldRow[] = [
  {
    id: 'old-earth',
    name: 'Old Earth',
    start: 0,
    cost: 3,
    vp: 2,
    powers: {
      trade: [{ do: 'tradeBonus', cards: 1 }],
      consume: [{ do: 'consumeGoods', take: 'upTo', goods: 2, vp: 1, cards: 0 }],
    },
  },
  {
    id: 'epsilon-eridani',
    name: 'Epsilon Eridani',
    start: 1,
    cost: 2,
    vp: 1,
    powers: {
      settle: [{ do: 'military', amount: 1 }],
      consume: [{ do: 'consumeGoods', take: 'exactly', goods: 1, vp: 1, cards: 1 }],
    },
  },
  {
    id: 'alpha-centauri',
    name: 'Alpha Centauri',
    start: 2,
    cost: 2,
    vp: 0,
    good: { kind: 'rare', source: 'windfall' },
    powers: {
      settle: [
        { do: 'discount', amount: 1, kind: 'rare' },
        { do: 'military', amount: 1, against: { kind: 'rare' } },
      ],
    },
  },
  {
    id: 'new-sparta',
    name: 'New Sparta',
    start: 3,
    defense: 2,
    vp: 1,
    powers: { settle: [{ do: 'military', amount: 2 }] },
  },
  {
    id: 'earths-lost-colony',
    name: "Earth's Lost Colony",
    start: 4,
    cost: 2,
    vp: 1,
    good: { kind: 'novelty', source: 'production' },
    powers: {
      consume: [{ do: 'consumeGoods', take: 'exactly', goods: 1, vp: 1, cards: 0 }],
      produce: [{ do: 'produceHere', thenDraw: 0 }],
    },
  },
];
