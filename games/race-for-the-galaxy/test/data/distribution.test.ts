/** The card distribution table of the rulebook (chapter: about the cards), counted on the 114 cards. */
import { describe, expect, test } from 'vitest';
import { designOf } from '../../src/data/cards.ts';
import type { GoodKind } from '../../src/data/goods.ts';
import type { Design, Keyword } from '../../src/data/types.ts';
import type { ConsumePower } from '../../src/powers/consume/index.ts';

const count = (fits: (card: Design) => boolean) => designOf.filter(fits).length;
const isStart = (card: Design) => card.start !== undefined;
const isDevelopment = (card: Design) => card.type === 'development';
const isMilitary = (card: Design) => card.defense !== undefined;
const isNonMilitary = (card: Design) => card.type === 'world' && card.defense === undefined;

describe('the 114 cards', () => {
  test('are 5 start worlds, 22 military and 37 other worlds, and 12 + 38 developments', () => {
    expect(designOf).toHaveLength(114);
    expect(count((card) => isStart(card) && isNonMilitary(card))).toBe(4);
    expect(count((card) => isStart(card) && isMilitary(card))).toBe(1);
    expect(count((card) => !isStart(card) && isMilitary(card))).toBe(22);
    expect(count((card) => !isStart(card) && isNonMilitary(card))).toBe(37);
    expect(count((card) => isDevelopment(card) && card.cost === 6)).toBe(12);
    expect(count((card) => isDevelopment(card) && card.cost !== 6)).toBe(38);
    expect(new Set(designOf.filter((card) => isDevelopment(card) && card.cost !== 6)).size).toBe(19);
  });
});

describe('the 23 military worlds', () => {
  test.each([
    { defense: 1, total: 6, rebel: 1, alien: 0, start: 0 },
    { defense: 2, total: 7, rebel: 1, alien: 1, start: 1 },
    { defense: 3, total: 3, rebel: 2, alien: 0, start: 0 },
    { defense: 4, total: 2, rebel: 0, alien: 1, start: 0 },
    { defense: 5, total: 2, rebel: 1, alien: 1, start: 0 },
    { defense: 6, total: 2, rebel: 1, alien: 1, start: 0 },
    { defense: 7, total: 1, rebel: 1, alien: 0, start: 0 },
  ])('of defense $defense are $total', ({ defense, total, rebel, alien, start }) => {
    const worlds = designOf.filter((card) => card.defense === defense);
    const titled = (keyword: Keyword) => worlds.filter((card) => card.keywords.includes(keyword)).length;
    expect(worlds).toHaveLength(total);
    expect([titled('rebel'), titled('alien'), worlds.filter(isStart).length]).toEqual([rebel, alien, start]);
  });

  test('are 23 in all, and 4 of them cannot be paid for', () => {
    expect(count(isMilitary)).toBe(23);
    expect(count((card) => isMilitary(card) && card.good?.kind === 'alien')).toBe(4);
  });
});

const settlePowers = (card: Design) => card.powers.settle ?? [];
const generalMilitary = (card: Design): number =>
  settlePowers(card).reduce(
    (sum, power) => sum + (power.do === 'military' && power.against === undefined ? power.amount : 0),
    0,
  );
const targets = (card: Design) =>
  settlePowers(card).flatMap((power) =>
    power.do === 'military' && power.against !== undefined
      ? [{ ...power.against, amount: power.amount }]
      : [],
  );

describe('the 19 cards that raise Military', () => {
  const giving = (amount: number, fits: (card: Design) => boolean) =>
    count((card) => generalMilitary(card) === amount && fits(card));
  const temporary = (card: Design) =>
    settlePowers(card).some((power) => power.do === 'temporaryMilitary' && power.amount === 3);

  test('are 7 developments, 2 that give +3 when discarded, 6 + 2 worlds and 2 start worlds', () => {
    expect([1, 2, 3].map((amount) => giving(amount, isDevelopment))).toEqual([2, 3, 2]);
    expect(count((card) => isDevelopment(card) && temporary(card))).toBe(2);
    expect([1, 2, 3].map((amount) => giving(amount, (card) => isMilitary(card) && !isStart(card)))).toEqual([
      4, 1, 1,
    ]);
    expect(
      [1, 2, 3].map((amount) => giving(amount, (card) => isNonMilitary(card) && !isStart(card))),
    ).toEqual([2, 0, 0]);
    expect(giving(1, (card) => isNonMilitary(card) && isStart(card))).toBe(1);
    expect(giving(2, (card) => isMilitary(card) && isStart(card))).toBe(1);
    expect(count((card) => generalMilitary(card) > 0 || temporary(card))).toBe(19);
  });

  test('do not include the specialized ones: +4 against 7 Rebel, +2 against 4 Alien, +1 against 3 Rare', () => {
    const specialized = designOf.flatMap((card) =>
      targets(card).map((target) => ({ type: card.type, ...target })),
    );
    expect(specialized).toHaveLength(4);
    expect(specialized).toEqual(
      expect.arrayContaining([
        { type: 'development', keyword: 'rebel', amount: 4 },
        { type: 'development', kind: 'alien', amount: 2 },
        { type: 'world', kind: 'alien', amount: 2 },
        { type: 'world', kind: 'rare', amount: 1 },
      ]),
    );
    expect(designOf.find((card) => targets(card).some(({ kind }) => kind === 'rare'))?.id).toBe(
      'alpha-centauri',
    );
    expect(count((card) => isMilitary(card) && card.keywords.includes('rebel'))).toBe(7);
    expect(count((card) => isMilitary(card) && card.good?.kind === 'alien')).toBe(4);
    expect(count((card) => isMilitary(card) && card.good?.kind === 'rare')).toBe(3);
  });

  test('stand against 5 that lower it by 1', () => {
    expect(count((card) => generalMilitary(card) < 0)).toBe(5);
    expect(count((card) => generalMilitary(card) === -1)).toBe(5);
  });
});

describe('the 91 cards that are paid for', () => {
  test.each([
    { cost: 0, developments: 0, worlds: 2 },
    { cost: 1, developments: 12, worlds: 6 },
    { cost: 2, developments: 12, worlds: 11 },
    { cost: 3, developments: 4, worlds: 10 },
    { cost: 4, developments: 8, worlds: 5 },
    { cost: 5, developments: 2, worlds: 5 },
    { cost: 6, developments: 12, worlds: 2 },
  ])('at cost $cost are $developments developments and $worlds worlds', ({ cost, developments, worlds }) => {
    expect(count((card) => card.cost === cost && isDevelopment(card))).toBe(developments);
    expect(count((card) => card.cost === cost && isNonMilitary(card))).toBe(worlds);
  });

  test('are 91 in all', () => expect(count((card) => card.cost !== undefined)).toBe(91));
});

describe('the worlds with goods', () => {
  const goods: { kind: GoodKind; windfall: [number, number]; production: [number, number] }[] = [
    { kind: 'novelty', windfall: [2, 3], production: [8, 1] },
    { kind: 'rare', windfall: [5, 2], production: [5, 1] },
    { kind: 'genes', windfall: [2, 5], production: [3, 1] },
    { kind: 'alien', windfall: [3, 3], production: [1, 1] },
  ];
  test.each(goods)(
    'of $kind: non-military and military windfall $windfall, production $production',
    (row) => {
      const worlds = (source: 'windfall' | 'production') =>
        designOf.filter((card) => card.good?.kind === row.kind && card.good.source === source);
      for (const source of ['windfall', 'production'] as const) {
        const split = [isNonMilitary, isMilitary].map((fits) => worlds(source).filter(fits).length);
        expect(split).toEqual(row[source]);
      }
    },
  );

  test('are 25 windfall and 21 production worlds', () => {
    expect(count((card) => card.good?.source === 'windfall')).toBe(25);
    expect(count((card) => card.good?.source === 'production')).toBe(21);
  });
});

describe('the cards that make windfall worlds produce', () => {
  const revives = (specific: boolean, fits: (card: Design) => boolean) =>
    count(
      (card) =>
        fits(card) &&
        (card.powers.produce ?? []).some(
          (power) => power.do === 'produceOnWindfall' && (power.kind !== undefined) === specific,
        ),
    );

  test('are 6 developments and 2 worlds for one kind, and 1 world for any', () => {
    expect([revives(true, isDevelopment), revives(true, isNonMilitary), revives(true, isMilitary)]).toEqual([
      6, 2, 0,
    ]);
    expect([
      revives(false, isDevelopment),
      revives(false, isNonMilitary),
      revives(false, isMilitary),
    ]).toEqual([0, 1, 0]);
  });
});

describe('the consumers', () => {
  const goodsVerbs: readonly ConsumePower['do'][] = [
    'consumeGoods',
    'consumeAllGoods',
    'consumeForTradePrice',
  ];
  const uses = (verbs: readonly ConsumePower['do'][]) => (card: Design) =>
    (card.powers.consume ?? []).some((power) => verbs.includes(power.do));
  const takesGoods = uses(goodsVerbs);
  const takesCards = uses(['discardFromHand']);

  test('of goods are 16 non-military worlds, 3 of them start worlds, 2 military worlds and 15 developments', () => {
    expect(count(takesGoods)).toBe(33);
    expect(count((card) => isNonMilitary(card) && takesGoods(card))).toBe(16);
    expect(count((card) => isStart(card) && takesGoods(card))).toBe(3);
    expect(count((card) => isMilitary(card) && takesGoods(card))).toBe(2);
    expect(count((card) => isDevelopment(card) && takesGoods(card))).toBe(15);
  });

  test('of hand cards are 2 developments and 1 world', () => {
    expect(count((card) => isDevelopment(card) && takesCards(card))).toBe(2);
    expect(count((card) => isNonMilitary(card) && takesCards(card))).toBe(1);
    expect(count(takesCards)).toBe(3);
  });
});
