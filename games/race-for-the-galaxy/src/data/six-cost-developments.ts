import type { DevelopmentRow } from './types.ts';

/** The developments of cost 6, by title; one card of each. Rulebook chapter: powers of 6-cost developments. */
export const sixCostDevelopments: readonly DevelopmentRow[] = [
  {
    id: 'alien-tech-institute',
    name: 'Alien Tech Institute',
    cost: 6,
    vp: 0,
    keywords: ['alien'],
    powers: {
      settle: [
        { do: 'discount', amount: 2, kind: 'alien' },
        { do: 'military', amount: 2, against: { kind: 'alien' } },
      ],
    },
    scoring: [
      { do: 'perWorldOfKind', kind: 'alien', source: 'production', vp: 3 },
      { do: 'perWorldOfKind', kind: 'alien', source: 'windfall', vp: 2 },
      { do: 'perKeyword', keyword: 'alien', vp: 2 },
    ],
  },
  {
    id: 'free-trade-association',
    name: 'Free Trade Association',
    cost: 6,
    vp: 0,
    powers: {
      consume: [{ do: 'consumeGoods', take: 'upTo', goods: 3, kind: 'novelty', vp: 1, cards: 1 }],
      produce: [{ do: 'produceOnWindfall', kind: 'novelty' }],
    },
    scoring: [
      { do: 'perWorldOfKind', kind: 'novelty', source: 'production', vp: 2 },
      { do: 'perWorldOfKind', kind: 'novelty', source: 'windfall', vp: 1 },
      { do: 'perCard', design: 'consumer-markets', vp: 2 },
      { do: 'perCard', design: 'expanding-colony', vp: 2 },
    ],
  },
  {
    id: 'galactic-federation',
    name: 'Galactic Federation',
    cost: 6,
    vp: 0,
    powers: { develop: [{ do: 'discount', amount: 2 }] },
    scoring: [
      { do: 'perDevelopment', cost: 6, vp: 2 },
      { do: 'perDevelopment', vp: 1 },
    ],
  },
  {
    id: 'galactic-imperium',
    name: 'Galactic Imperium',
    cost: 6,
    vp: 0,
    keywords: ['imperium'],
    powers: { settle: [{ do: 'military', amount: 4, against: { keyword: 'rebel' } }] },
    scoring: [
      { do: 'perMilitaryWorld', keyword: 'rebel', vp: 2 },
      { do: 'perMilitaryWorld', vp: 1 },
    ],
  },
  {
    id: 'galactic-renaissance',
    name: 'Galactic Renaissance',
    cost: 6,
    vp: 0,
    powers: { explore: [{ do: 'explore', draw: 2, keep: 1 }] },
    scoring: [
      { do: 'perVpChips', chips: 3, vp: 1 },
      { do: 'perCard', design: 'research-labs', vp: 3 },
      { do: 'perCard', design: 'galactic-trendsetters', vp: 3 },
      { do: 'perCard', design: 'artist-colony', vp: 3 },
    ],
  },
  {
    id: 'galactic-survey-seti',
    name: 'Galactic Survey: SETI',
    cost: 6,
    vp: 0,
    powers: { explore: [{ do: 'explore', draw: 2, keep: 0 }] },
    scoring: [
      { do: 'perPower', type: 'development', phase: 'explore', vp: 1 },
      { do: 'perPower', type: 'world', phase: 'explore', vp: 2 },
      { do: 'perWorld', vp: 1 },
    ],
  },
  {
    id: 'merchant-guild',
    name: 'Merchant Guild',
    cost: 6,
    vp: 0,
    powers: { produce: [{ do: 'draw', cards: 2 }] },
    scoring: [{ do: 'perProductionWorld', vp: 2 }],
  },
  {
    id: 'mining-league',
    name: 'Mining League',
    cost: 6,
    vp: 0,
    powers: {
      consume: [{ do: 'consumeGoods', take: 'exactly', goods: 2, kind: 'rare', vp: 3, cards: 0 }],
      produce: [{ do: 'produceOnWindfall', kind: 'rare' }],
    },
    scoring: [
      { do: 'perWorldOfKind', kind: 'rare', source: 'production', vp: 2 },
      { do: 'perWorldOfKind', kind: 'rare', source: 'windfall', vp: 1 },
      { do: 'perCard', design: 'mining-robots', vp: 2 },
      { do: 'perCard', design: 'mining-conglomerate', vp: 2 },
    ],
  },
  {
    id: 'new-economy',
    name: 'New Economy',
    cost: 6,
    vp: 0,
    powers: { consume: [{ do: 'draw', cards: 1 }] },
    scoring: [
      { do: 'perPower', type: 'development', phase: 'consume', vp: 2 },
      { do: 'perPower', type: 'world', phase: 'consume', vp: 1 },
    ],
  },
  {
    id: 'new-galactic-order',
    name: 'New Galactic Order',
    cost: 6,
    vp: 0,
    powers: { settle: [{ do: 'military', amount: 2 }] },
    scoring: [{ do: 'perGeneralMilitary', vp: 1 }],
  },
  {
    id: 'pan-galactic-league',
    name: 'Pan-Galactic League',
    cost: 6,
    vp: 0,
    powers: {
      settle: [{ do: 'military', amount: -1 }],
      produce: [{ do: 'drawPerWorldInTableau', kind: 'genes', cards: 1 }],
    },
    scoring: [
      { do: 'perWorldOfKind', kind: 'genes', vp: 2 },
      { do: 'perMilitaryWorld', vp: 1 },
      { do: 'perCard', design: 'contact-specialist', vp: 3 },
    ],
  },
  {
    id: 'trade-league',
    name: 'Trade League',
    cost: 6,
    vp: 0,
    powers: {
      trade: [{ do: 'tradeBonus', cards: 1 }],
      consume: [{ do: 'consumeForTradePrice', applyTradePowers: true }],
    },
    scoring: [
      { do: 'perPower', type: 'development', phase: 'trade', vp: 2 },
      { do: 'perPower', type: 'world', phase: 'trade', vp: 1 },
    ],
  },
];
