/** Going back together, with everybody's consent: for good, and where something has shown with another deal. */
import { describe, expect, test } from 'vitest';
import { branched, canonical, msg, passesBarrier, rewound, stateAt } from '../src/index.ts';
import { HeldHistory } from '../src/testing/index.ts';
import { type Dice, dice } from './dice.ts';
import { historyOf } from './held.ts';
import { ask, type Todo } from './table.ts';

const NOTHING = msg('kernel.undo.nothing');
const draw: Todo = { do: 'draw', seat: 0 };

/** A table at which seat 0 answers time and again, and draws a card whenever it goes on. */
const drawing = () => historyOf(...Array.from({ length: 9 }, (_, i) => ask(0, `${i}`, draw)));
type Drawing = ReturnType<typeof drawing>;

/** Everybody agrees to go back to so many moves; says which moves no longer count. */
function goBack({ history }: Drawing, to: number, nonce?: string) {
  const change = rewound(history.history, to, nonce);
  history.history = change.history;
  expect(change.made).toEqual([]);
  return change.taken.map(({ answer }) => answer.question);
}

describe('going back together', () => {
  test('takes away everything since, for good', () => {
    const table = drawing();
    const { history, give, log } = table;
    give(0);
    const after = canonical(history.state);
    give(0, 'no');
    give(0);
    expect(goBack(table, 1)).toEqual([2, 3]);
    expect(canonical(history.state)).toBe(after);
    expect(log()).toEqual(['0 0: yes']);
    expect(history.redo(0)).toEqual(msg('kernel.redo.nothing'));
    expect(history.undo(0)).toBeUndefined();
    expect(log()).toEqual([]);
  });
  test('brings the same cards again where nothing was mixed in', () => {
    const table = drawing();
    table.give(0, 'go on');
    goBack(table, 0);
    expect(table.history.state.hands[0]).toEqual([]);
    table.give(0, 'go on');
    expect(table.history.state.hands[0]).toEqual([9]);
  });
  test('to more moves than there are takes nothing away', () => {
    const table = drawing();
    table.give(0);
    table.give(0);
    const now = canonical(table.history.state);
    expect(goBack(table, 7)).toEqual([]);
    expect(canonical(table.history.state)).toBe(now);
    expect(goBack(table, 7, 'nonce')).toEqual([]);
    expect(table.history.undo(0, 'bots')).toEqual(NOTHING);
    expect(table.history.moves).toHaveLength(2);
  });
});

describe('going back together with a nonce', () => {
  /** The deck and the generator after two answers, one of which drew the top card, were taken back. */
  const mixedWith = (nonce: string) => {
    const table = drawing();
    table.give(0);
    table.give(0, 'go on');
    goBack(table, 1, nonce);
    return table.history.state;
  };

  test('puts the deck in another order and gives the generator another stream', () => {
    const { deck, rng, hands, log } = mixedWith('a nonce');
    expect(hands[0]).toEqual([]);
    expect(log).toEqual(['0 0: yes']);
    expect([...deck].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(deck).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rng.key).not.toBe(drawing().history.state.rng.key);
  });
  test('deals the same with the same nonce, and otherwise with another', () => {
    expect(mixedWith('a nonce')).toEqual(mixedWith('a nonce'));
    expect(mixedWith('another').deck).not.toEqual(mixedWith('a nonce').deck);
  });
  test('lets nobody take back what lies before, and everybody what they do from there on', () => {
    const table = drawing();
    const { history, give } = table;
    give(0);
    give(0, 'go on');
    goBack(table, 1, 'nonce');
    for (const company of ['people', 'bots'] as const) expect(history.undo(0, company)).toEqual(NOTHING);
    const mixed = canonical(history.state);
    give(0);
    expect(history.undo(0)).toBeUndefined();
    expect(canonical(history.state)).toBe(mixed);
    give(0, 'go on');
    const drawn = history.state.hands[0];
    expect(history.undo(0, 'bots')).toBeUndefined();
    expect(canonical(history.state)).toBe(mixed);
    give(0, 'go on');
    expect(history.state.hands[0]).toEqual(drawn);
  });
  test('to the very beginning deals the first hand otherwise', () => {
    const table = drawing();
    table.give(0, 'go on');
    goBack(table, 0, 'nonce');
    const mixed = canonical(table.history.state);
    for (let i = 0; i < 8; i++) table.give(0);
    expect(canonical(stateAt(table.history.history, 0))).toBe(mixed);
  });
  test('a second time to the same place mixes again, and to an earlier place forgets the first', () => {
    const table = drawing();
    const { history, give } = table;
    for (let i = 0; i < 3; i++) give(0, 'go on');
    goBack(table, 2, 'first');
    const first = canonical(history.state);
    give(0, 'go on');
    goBack(table, 2, 'second');
    const second = canonical(history.state);
    expect(second).not.toBe(first);
    give(0);
    expect(canonical(stateAt(history.history, 2))).toBe(second);
    goBack(table, 1, 'third');
    expect(history.history.deals).toEqual([{ at: 1, nonce: 'third' }]);
    give(0, 'go on');
    give(0);
    expect(history.state.hands[0]).toHaveLength(2);
  });
  test('further than before gives back what was fixed: new moves can be taken back', () => {
    const table = drawing();
    for (let i = 0; i < 4; i++) table.give(0, 'go on');
    goBack(table, 3, 'first');
    goBack(table, 1, 'second');
    table.give(0);
    expect(table.history.undo(0)).toBeUndefined();
    expect(table.history.undo(0)).toEqual(NOTHING);
    expect(table.history.moves).toHaveLength(1);
  });
  test('and without one behind the beginning of a branch: new moves can be taken back as well', () => {
    const table = drawing();
    for (let i = 0; i < 4; i++) table.give(0);
    table.history.history = branched(table.history.history);
    goBack(table, 2);
    table.give(0);
    expect(table.history.undo(0)).toBeUndefined();
    expect(table.history.undo(0)).toEqual(NOTHING);
  });
});

test('a game without a deck only gets another generator: other dice fall', () => {
  const rolled = (nonce: string) => {
    const history = new HeldHistory<Dice>(dice, dice.setup({}, 1, 'seed'));
    const roll = () => history.give(0, { question: history.moves.length + 1, pick: 'roll' });
    roll();
    roll();
    const before = history.state.rolled;
    history.history = rewound(history.history, 1, nonce).history;
    expect(history.state.rolled).toEqual(before.slice(0, 1));
    roll();
    expect(history.state.rolled).not.toEqual(before);
    return history.state.rolled;
  };
  expect(rolled('a nonce')).toEqual(rolled('a nonce'));
  expect(rolled('a nonce')).not.toEqual(rolled('another'));
});

describe('whether somebody has learned something since', () => {
  test('depends on the moves that would be taken away', () => {
    const table = drawing();
    table.give(0);
    table.give(0, 'go on');
    table.give(0);
    const passed = [0, 1, 2, 3].map((to) => passesBarrier(table.history.history, to));
    expect(passed).toEqual([true, true, false, false]);
  });
  test('is so, too, where the unseen was dealt anew: the earlier deal would come again', () => {
    const table = drawing();
    table.give(0);
    table.give(0, 'go on');
    goBack(table, 1, 'nonce');
    table.give(0);
    const passed = [0, 1, 2].map((to) => passesBarrier(table.history.history, to));
    expect(passed).toEqual([true, false, false]);
  });
});
