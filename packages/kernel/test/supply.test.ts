/** A supply of cards: drawing, discarding, and the deck that is made anew. */
import { expect, test } from 'vitest';
import {
  discard,
  discardOwn,
  drawInto,
  type GameEvent,
  hasSeen,
  pileOf,
  Run,
  rngFrom,
  SEEN_BY_NOBODY,
  type Supply,
  type SupplyRules,
  seenByAll,
  seenBySeat,
  takeFromDeck,
} from '../src/index.ts';

interface Table extends Supply {
  remembered: number;
}

const rules: SupplyRules<Table> = {
  name: 'deck',
  forget(state) {
    state.remembered = 0;
  },
};

const tableWith = (deck: number[], ...discards: number[]): Table => ({
  rng: rngFrom('supply'),
  deck,
  discards,
  discardsSeenBy: discards.map(() => SEEN_BY_NOBODY),
  remembered: 1,
});

const silent = new Run({});

test('the last card of the deck is on top', () => {
  const table = tableWith([4, 7, 5]);
  expect(takeFromDeck(rules, table, silent, 0, 'draw')).toBe(5);
  expect(table.deck).toEqual([4, 7]);
});

test('with the last card the discards become the new deck, and what was seen of them is forgotten', () => {
  const told: GameEvent[] = [];
  const table = tableWith([4], 1, 2, 3);
  expect(takeFromDeck(rules, table, new Run({ emit: (event) => told.push(event) }), 0, 'draw')).toBe(4);
  expect([...table.deck].sort()).toEqual([1, 2, 3]);
  expect(table).toMatchObject({ discards: [], discardsSeenBy: [], remembered: 0 });
  expect(told).toMatchObject([{ do: 'reshuffle', amount: 3, source: 'deck' }]);
});

test('what is discarded after both piles have run out is drawn next', () => {
  const table = tableWith([]);
  expect(takeFromDeck(rules, table, silent, 0, 'draw')).toBeUndefined();
  discard(table, 9, SEEN_BY_NOBODY);
  expect(takeFromDeck(rules, table, silent, 0, 'draw')).toBe(9);
});

test('a dealer says which card is taken; the others keep their order', () => {
  const table = tableWith([4, 7, 5]);
  const dealt = new Run({ dealer: (pile) => pile.indexOf(4) });
  expect(takeFromDeck(rules, table, dealt, 0, 'draw')).toBe(4);
  expect(table.deck).toEqual([7, 5]);
});

test('only whoever draws is told which cards; where there are none left, nothing is told', () => {
  const told: GameEvent[] = [];
  const hand = [8];
  const run = new Run({ emit: (event) => told.push(event) });
  const table = tableWith([4, 7]);
  drawInto(rules, table, run, 1, hand, 3, 'income', undefined, 'board');
  drawInto(rules, table, run, 1, hand, 3, 'income', undefined, 'board');
  expect(hand).toEqual([8, 7, 4]);
  expect(told).toEqual([
    {
      do: 'draw',
      seat: 1,
      what: 'card',
      amount: 2,
      source: 'board',
      detail: { reason: 'income' },
      private: { cards: [7, 4] },
    },
  ]);
});

test('discards lie by their number, each with who has seen it', () => {
  const table = tableWith([]);
  const hand = [6, 2, 9];
  discard(table, 5, SEEN_BY_NOBODY);
  discardOwn(table, 1, hand, [9, 2]);
  expect(table.discards).toEqual([2, 5, 9]);
  expect(table.discardsSeenBy).toEqual([seenBySeat(1), SEEN_BY_NOBODY, seenBySeat(1)]);
  expect(hand).toEqual([6]);
});

test('a spectator has seen what everybody has seen', () => {
  const all = seenByAll({ players: ['a', 'b'] });
  expect([hasSeen(0, seenBySeat(0), 2), hasSeen(1, seenBySeat(0), 2)]).toEqual([true, false]);
  expect([hasSeen('spectator', seenBySeat(0), 2), hasSeen('spectator', all, 2)]).toEqual([false, true]);
});

test('a pile is made of what was seen and what was not', () => {
  const pile = pileOf(10, [7, 3], (i) => seenBySeat(i), [5]);
  expect(pile).toEqual({
    discards: [3, 5, 7],
    discardsSeenBy: [seenBySeat(1), SEEN_BY_NOBODY, seenBySeat(0)],
  });
});
