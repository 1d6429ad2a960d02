import type { WorldRow } from './types.ts';

/** The worlds that are paid for and never hold a good, by title. */
export const otherWorlds: readonly WorldRow[] = [
  {
    id: 'alien-rosetta-stone-world',
    name: 'Alien Rosetta Stone World',
    cost: 3,
    vp: 3,
    keywords: ['alien'],
    powers: {
      settle: [
        { do: 'discount', amount: 2, kind: 'alien' },
        { do: 'military', amount: 2, against: { kind: 'alien' } },
      ],
      produce: [{ do: 'produceOnWindfall', kind: 'alien' }],
    },
  },
  {
    id: 'black-market-trading-world',
    name: 'Black Market Trading World',
    cost: 3,
    vp: 2,
    powers: { consume: [{ do: 'consumeForTradePrice', applyTradePowers: false }] },
  },
  {
    id: 'expanding-colony',
    name: 'Expanding Colony',
    cost: 1,
    vp: 1,
    powers: {
      consume: [{ do: 'consumeGoods', take: 'exactly', goods: 1, vp: 1, cards: 0 }],
      produce: [{ do: 'produceOnWindfall', kind: 'novelty' }],
    },
  },
  {
    id: 'galactic-engineers',
    name: 'Galactic Engineers',
    cost: 2,
    vp: 1,
    powers: { trade: [{ do: 'tradeBonus', cards: 1 }], produce: [{ do: 'produceOnWindfall' }] },
  },
  {
    id: 'galactic-trendsetters',
    name: 'Galactic Trendsetters',
    cost: 5,
    vp: 3,
    powers: { consume: [{ do: 'consumeGoods', take: 'exactly', goods: 1, vp: 2, cards: 0 }] },
  },
  {
    id: 'gambling-world',
    name: 'Gambling World',
    cost: 1,
    vp: 1,
    powers: {
      consume: [
        { do: 'consumeGoods', take: 'exactly', goods: 1, vp: 1, cards: 0 },
        { do: 'gamble', lowest: 1, highest: 7 },
      ],
    },
  },
  {
    id: 'merchant-world',
    name: 'Merchant World',
    cost: 4,
    vp: 2,
    powers: { trade: [{ do: 'tradeBonus', cards: 2 }], consume: [{ do: 'discardFromHand', upTo: 2, vp: 1 }] },
  },
  {
    id: 'pilgrimage-world',
    name: 'Pilgrimage World',
    cost: 0,
    vp: 2,
    powers: { consume: [{ do: 'consumeAllGoods' }] },
  },
  {
    id: 'terraformed-world',
    name: 'Terraformed World',
    cost: 5,
    vp: 5,
    powers: { consume: [{ do: 'consumeGoods', take: 'exactly', goods: 1, vp: 1, cards: 0 }] },
  },
  {
    id: 'tourist-world',
    name: 'Tourist World',
    cost: 4,
    vp: 2,
    powers: { consume: [{ do: 'consumeGoods', take: 'exactly', goods: 2, vp: 3, cards: 0 }] },
  },
];
