/** The hand and the payment of Terraforming Mars: orders, new cards, and mixes that add up. */
import type { Question } from '@orrery/kernel';
import { cardById } from '@orrery/terraforming-mars';
import { describe, expect, test } from 'vitest';
import { knownWith } from '../src/games/terraforming-mars/hand/new-cards.ts';
import { sortedHand } from '../src/games/terraforming-mars/hand/sorting.ts';
import {
  isPayment,
  keepProposals,
  lost,
  mostOf,
  type Payment,
  paid,
  withPart,
} from '../src/games/terraforming-mars/questions/payment/mixes.ts';

const cardOf = (id: string): number => {
  const card = cardById(id);
  if (card === undefined) throw new Error(id);
  return card;
};
const [birds, asteroid, mine, farming] = ['birds', 'asteroid', 'mine', 'farming'].map(cardOf) as [
  number,
  number,
  number,
  number,
];
const hand = [birds, asteroid, mine, farming];

describe('the order of the hand', () => {
  const sorted = (sort: Parameters<typeof sortedHand>[2]['sort'], order: readonly number[] = []) =>
    sortedHand(hand, () => undefined, { sort, order });

  test('by cost the cheapest card is first', () => {
    expect(sorted('cost')).toEqual([mine, birds, asteroid, farming]);
  });

  test('by kind automated cards come before active ones and events', () => {
    expect(sorted('kind')).toEqual([mine, farming, birds, asteroid]);
  });

  test('the newest card is first', () => {
    expect(sorted('newest')).toEqual([farming, mine, asteroid, birds]);
  });

  test('cards lie as somebody put them, and those that came since lie behind them', () => {
    expect(sorted('own', [farming, birds])).toEqual([farming, birds, asteroid, mine]);
  });
});

describe('new cards', () => {
  test('in the first generation nothing is new', () => {
    expect(knownWith(undefined, 'here', 1, hand).old).toEqual(hand);
  });

  test('what came since the generation before is new until it is looked at', () => {
    const before = knownWith(undefined, 'here', 2, [birds]);
    const now = knownWith(before, 'here', 3, [birds, mine]);
    expect(now.old).toEqual([birds]);
    expect(knownWith(now, 'here', 3, [birds, mine, farming]).old).toEqual([birds]);
  });

  test('at another table nothing is new at the first look', () => {
    const before = knownWith(undefined, 'here', 2, [birds]);
    expect(knownWith(before, 'there', 3, [mine]).old).toEqual([mine]);
  });
});

/** 25 M€ with 3 steel, 4 titanium, 9 heat and 20 M€. */
const asked: Question = {
  id: 1,
  seat: 0,
  name: 'payment',
  args: {},
  answered: false,
  text: { key: 'mars.question.payment' },
  shape: 'amounts',
  restricted: true,
  min: 25,
  max: 25,
  proposal: { steel: 3, titanium: 4, heat: 7, megacredits: 0 },
  parts: [
    { id: 'steel', max: 3, worth: 2, text: { key: 'mars.resource.steel' } },
    { id: 'titanium', max: 4, worth: 3, text: { key: 'mars.resource.titanium' } },
    { id: 'heat', max: 9, worth: 1, text: { key: 'mars.resource.heat' } },
    { id: 'megacredits', max: 20, worth: 1, text: { key: 'mars.resource.megacredits' } },
  ],
};
const payment = (): Payment => {
  if (!isPayment(asked)) throw new Error('no payment');
  return asked;
};

describe('a payment', () => {
  test('M€ fill up what a metal less leaves to pay', () => {
    const amounts = withPart(payment(), payment().proposal, 'titanium', 2);
    expect(amounts).toEqual({ steel: 3, titanium: 2, heat: 7, megacredits: 6 });
    expect(paid(payment(), amounts)).toBe(25);
  });

  test('heat helps where there are too few M€', () => {
    const none = withPart(payment(), { steel: 0, titanium: 0, heat: 0, megacredits: 20 }, 'steel', 0);
    expect(none).toEqual({ steel: 0, titanium: 0, heat: 5, megacredits: 20 });
  });

  test('more M€ leave less to heat', () => {
    const amounts = withPart(payment(), payment().proposal, 'megacredits', 4);
    expect(amounts).toEqual({ steel: 3, titanium: 4, heat: 3, megacredits: 4 });
  });

  test('nobody is offered more metal than the price has use for', () => {
    const small: Payment = { ...payment(), min: 7 };
    expect(mostOf(small, { steel: 0, titanium: 0 }, 'titanium')).toBe(3);
    expect(lost(small, { steel: 0, titanium: 3 })).toBe(2);
  });

  test('each way to pay keeps something else, and all of them pay', () => {
    const ways = keepProposals(payment());
    expect(ways.map(({ keeps }) => keeps)).toEqual(['megacredits', 'heat', 'titanium', 'steel']);
    for (const { amounts } of ways) expect(paid(payment(), amounts)).toBe(25);
    expect(ways[1]?.amounts.heat).toBe(0);
    expect(ways[2]?.amounts.titanium).toBe(0);
  });
});
