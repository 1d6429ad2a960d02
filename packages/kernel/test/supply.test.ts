/** A supply of cards: drawing, discarding, and the deck that is made anew. */
import { describe, expect, test } from 'vitest';
import {
  cardsLeft,
  type DrawReason,
  discard,
  discardOwn,
  drawInto,
  type GameEvent,
  hasSeen,
  pileOf,
  Run,
  removeCard,
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

test('discards stay where they are while there is a deck', () => {
  const table = tableWith([4, 7], 1, 2);
  expect(takeFromDeck(rules, table, silent, 0, 'draw')).toBe(7);
  expect(table).toMatchObject({ deck: [4], discards: [1, 2], remembered: 1 });
});

test('a game that remembers nothing of its discards has nothing to forget', () => {
  const table = tableWith([4], 1);
  expect(takeFromDeck({ name: 'deck' }, table, silent, 0, 'draw')).toBe(4);
  expect(table).toMatchObject({ deck: [1], discards: [], remembered: 1 });
});

test('a dealer says which card is taken; the others keep their order', () => {
  const table = tableWith([4, 7, 5]);
  const dealt = new Run({ dealer: (pile) => pile.indexOf(4) });
  expect(takeFromDeck(rules, table, dealt, 0, 'draw')).toBe(4);
  expect(table.deck).toEqual([7, 5]);
});

test('a dealer is told for whom a card is taken, why, and for which card or tile', () => {
  const asked: [readonly number[], DrawReason][] = [];
  const dealt = new Run({
    dealer(pile, why) {
      asked.push([[...pile], why]);
      return 0;
    },
  });
  const table = tableWith([4, 7, 5]);
  takeFromDeck(rules, table, dealt, 2, 'income', 17);
  takeFromDeck(rules, table, dealt, null, 'market');
  expect(asked).toStrictEqual([
    [[4, 7, 5], { seat: 2, reason: 'income', source: 17 }],
    [[7, 5], { seat: null, reason: 'market' }],
  ]);
  expect(table.deck).toEqual([5]);
});

test('a dealer who asks for a card that is not there is found out', () => {
  const wrong = new Run({ dealer: () => 3 });
  expect(() => takeFromDeck(rules, tableWith([4, 7, 5]), wrong, 0, 'draw')).toThrow(
    new RangeError('no card 3 in the deck'),
  );
});

test('the new deck is shuffled, and as many cards are left as deck and discards had', () => {
  const discards = Array.from({ length: 20 }, (_, card) => card);
  const table = tableWith([99], ...discards);
  expect(cardsLeft(table)).toBe(21);
  takeFromDeck(rules, table, silent, 0, 'draw');
  expect(cardsLeft(table)).toBe(20);
  expect(table.deck).not.toEqual(discards);
  expect([...table.deck].sort((a, b) => a - b)).toEqual(discards);
});

test('where nothing was discarded there is no new deck, and nothing is forgotten', () => {
  const told: GameEvent[] = [];
  const table = tableWith([4]);
  const run = new Run({ emit: (event) => told.push(event) });
  expect(takeFromDeck(rules, table, run, 0, 'draw')).toBe(4);
  expect(takeFromDeck(rules, table, run, 0, 'draw')).toBeUndefined();
  expect([told, table.remembered, cardsLeft(table)]).toEqual([[], 1, 0]);
});

test('whoever draws learns something, unless no card is to be drawn', () => {
  const learned: (number | null)[] = [];
  const run = new Run({ barrier: (seat) => learned.push(seat) });
  const hand: number[] = [];
  for (const count of [0, -1]) drawInto(rules, tableWith([4, 7]), run, 2, hand, count, 'x', undefined, 'x');
  expect([learned, hand]).toEqual([[], []]);
  drawInto(rules, tableWith([4, 7]), run, 2, hand, 1, 'x', undefined, 'x');
  expect([learned, hand]).toEqual([[2], [7]]);
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

test('discards lie by their number in whatever order they come, each with its own eyes', () => {
  const cards = [7, 3, 9, 0, 5, 8];
  const table = tableWith([]);
  for (const card of cards) discard(table, card, card + 10);
  expect(table.discards).toEqual([0, 3, 5, 7, 8, 9]);
  expect(table.discardsSeenBy).toEqual([10, 13, 15, 17, 18, 19]);
});

test('a card is taken out of a list wherever it lies, and the others keep their order', () => {
  for (const [card, rest] of [
    [4, [7, 5, 6]],
    [5, [4, 7, 6]],
    [6, [4, 7, 5]],
  ] as const) {
    const cards = [4, 7, 5, 6];
    removeCard(cards, card);
    expect(cards).toEqual(rest);
  }
  expect(() => removeCard([4, 7], 5)).toThrow(new RangeError('card 5 is not there'));
  const only = [4];
  removeCard(only, 4);
  expect(only).toEqual([]);
});

test('a card that some have seen is not seen by the others', () => {
  const two = seenBySeat(0) | seenBySeat(2);
  expect([0, 1, 2, 3].map((seat) => hasSeen(seat, two, 4))).toEqual([true, false, true, false]);
  expect(hasSeen('spectator', two, 3)).toBe(false);
  expect([0, 1, 'spectator' as const].map((viewer) => hasSeen(viewer, SEEN_BY_NOBODY, 2))).toEqual([
    false,
    false,
    false,
  ]);
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
  expect(pileOf(10, [], () => 0, [])).toEqual({ discards: [], discardsSeenBy: [] });
  expect(pileOf(10, [9], () => 6, [0])).toEqual({ discards: [0, 9], discardsSeenBy: [SEEN_BY_NOBODY, 6] });
});

describe('what a rule puts on the agenda', () => {
  const stackAfter = (act: (run: Run) => void) => {
    const run = new Run({});
    run.stack = [{ do: 'later' }];
    act(run);
    return run.stack.map((task) => task.do);
  };

  test('comes before what waits: of several pushed the last, of several given together the first', () => {
    expect(
      stackAfter((run) => {
        run.push({ do: 'a' });
        run.push({ do: 'b' });
      }),
    ).toEqual(['later', 'a', 'b']);
    expect(stackAfter((run) => run.next({ do: 'a' }, { do: 'b' }))).toEqual(['later', 'b', 'a']);
  });
  test('is nothing where nobody is asked, nobody walks and nothing is to be ordered', () => {
    const nothing = (run: Run) => {
      run.next();
      run.sealed([]);
      run.open([]);
      run.bag(0, []);
    };
    expect(stackAfter(nothing)).toEqual(['later']);
    expect(new Run({}).stack).toEqual([]);
  });
  test('is one entry for all who are asked, all who walk and all that is to be ordered', () => {
    const ask = (seat: number) => ({ do: 'ask', seat });
    expect(stackAfter((run) => run.sealed([ask(0), ask(1)]))).toEqual(['later', 'kernel.lanes']);
    expect(stackAfter((run) => run.open([{ seat: 0, tasks: [ask(0)] }]))).toEqual(['later', 'kernel.lanes']);
    expect(stackAfter((run) => run.bag(0, [{ do: 'a' }]))).toEqual(['later', 'kernel.bag']);
  });
  test('takes the last card of a pile where nobody deals on purpose', () => {
    expect(new Run({}).take([4, 7, 5], 0, 'draw')).toBe(2);
    const dealt = new Run({ dealer: (_, { source }) => (source === 9 ? 1 : 0) });
    expect([dealt.take([4, 7, 5], 0, 'draw'), dealt.take([4, 7, 5], 0, 'draw', 9)]).toEqual([0, 1]);
  });
});
