import { describe, expect, test } from 'vitest';
import { canonical, History, msg } from '../src/index.ts';
import { answerOf, ask, say, type Table, type Todo, tableWith } from './table.ts';
import { tamper } from './tamper.ts';

const NOTHING = msg('kernel.undo.nothing');
const BARRIER = msg('kernel.undo.barrier');

/** A history with a hand for giving answers. */
function historyOf(...tasks: readonly Todo[]) {
  const { game, state } = tableWith(...tasks);
  const history = new History<Table>(game, state);
  const give = (seat: number, word = 'yes') =>
    history.submit(seat, answerOf(game, history.state, seat, word));
  return { game, history, give, log: () => history.state.log };
}

describe('undo', () => {
  test('goes back to exactly the earlier state, and redo forth to exactly the later one', () => {
    const { history, give } = historyOf(ask(0, 'a'), say('x'), ask(0, 'b'));
    const states = [canonical(history.state)];
    for (const word of ['yes', 'no']) {
      give(0, word);
      states.push(canonical(history.state));
    }
    expect(history.undo(0)).toBeUndefined();
    expect(canonical(history.state)).toBe(states[1]);
    expect(history.undo(0)).toBeUndefined();
    expect(canonical(history.state)).toBe(states[0]);
    expect(history.redo(0)).toBeUndefined();
    expect(history.redo(0)).toBeUndefined();
    expect(canonical(history.state)).toBe(states[2]);
    expect(history.redo(0)).toEqual(msg('kernel.redo.nothing'));
  });
  test('is refused when there is nothing to undo', () => {
    const { history, give } = historyOf(ask(0, 'a'), ask(0, 'b'));
    expect(history.undo(0)).toEqual(NOTHING);
    give(0);
    expect(history.canUndo(1)).toBe(false);
    expect(history.undo(1)).not.toBeUndefined();
  });
  test('does not go behind a card that was drawn', () => {
    const { history, give } = historyOf(ask(0, 'a'), ask(0, 'b', { do: 'draw', seat: 0 }), ask(0, 'c'));
    give(0);
    give(0, 'go on');
    expect(history.undo(0)).toEqual(BARRIER);
    give(0);
    expect(history.undo(0)).toBeUndefined();
    expect(history.undo(0)).toEqual(BARRIER);
    expect(history.moves).toHaveLength(2);
  });
  test("does not go behind another seat's choice", () => {
    const { history, give } = historyOf(ask(0, 'a'), ask(1, 'b'), ask(0, 'c'));
    give(0);
    expect(history.canUndo(0)).toBe(true);
    give(1);
    expect(history.undo(0)).toEqual(BARRIER);
    expect(history.undo(1)).toBeUndefined();
    expect(history.undo(0)).toBeUndefined();
  });
  test('forgets what can be redone as soon as the seat answers otherwise', () => {
    const { history, give, log } = historyOf(ask(0, 'a'), ask(0, 'b'));
    give(0, 'yes');
    history.undo(0);
    give(0, 'no');
    expect(history.redo(0)).toEqual(msg('kernel.redo.nothing'));
    expect(log()).toEqual(['a 0: no']);
  });
});

describe('undo in lanes', () => {
  const open: Todo = {
    do: 'open',
    lanes: [
      { seat: 0, tasks: [ask(0, 'a'), ask(0, 'b')] },
      { seat: 1, tasks: [ask(1, 'a', { do: 'draw', seat: 1 }), ask(1, 'b')] },
    ],
  };

  test('leaves the answers that others gave in their own lanes', () => {
    const { history, give, log } = historyOf(open);
    give(0, 'yes');
    give(1, 'no');
    expect(history.undo(0)).toBeUndefined();
    expect(log()).toEqual(['a 1: no']);
    expect(history.moves).toMatchObject([{ seat: 1 }]);
    expect(history.redo(0)).toBeUndefined();
    expect(log()).toEqual(['a 1: no', 'a 0: yes']);
  });
  test("is not stopped by a card that another seat drew in its lane, nor changes that seat's card", () => {
    const { history, give } = historyOf(open);
    give(0);
    give(1, 'go on');
    const drawn = history.state.hands[1];
    expect(drawn).toHaveLength(1);
    expect(history.undo(0)).toBeUndefined();
    expect(history.state.hands[1]).toEqual(drawn);
    expect(history.undo(1)).toEqual(BARRIER);
  });
  test("is refused when another seat's draw would come out otherwise", () => {
    const lanes = [
      { seat: 0, tasks: [ask(0, 'a', { do: 'earn', amount: 1 })] },
      { seat: 1, tasks: [ask(1, 'a', { do: 'draw', seat: 1 }), ask(1, 'b')] },
    ];
    const { game: table, state } = tableWith({ do: 'open', lanes }, ask(0, 'end'));
    // The deck turns on the coins, so what seat 1 draws depends on what seat 0 did.
    const game = tamper(table, (real) => ({
      apply(now, seat, answer) {
        if (now.coins > 0 && seat === 1) now.deck.reverse();
        real.apply(now, seat, answer);
      },
    }));
    const history = new History<Table>(game, state);
    history.submit(0, answerOf(game, history.state, 0, 'go on'));
    history.submit(1, answerOf(game, history.state, 1, 'go on'));
    const before = canonical(history.state);
    expect(history.undo(0)).toEqual(BARRIER);
    expect(canonical(history.state)).toBe(before);
    expect(history.moves).toHaveLength(2);
  });
  test('takes back a sealed answer while others are missing, and not once all are in', () => {
    const { history, give } = historyOf(
      { do: 'sealed', asks: [ask(0, 's'), ask(1, 's'), ask(2, 's')] },
      ask(0, 'x'),
    );
    give(0);
    give(1);
    expect(history.undo(0)).toBeUndefined();
    expect(history.state.agenda.stack.at(-1)).toMatchObject({
      of: [{ choice: null }, { choice: { pick: 'yes' } }, {}],
    });
    give(0);
    give(2);
    for (const seat of [0, 1, 2]) expect(history.undo(seat)).toEqual(BARRIER);
  });
  test('does not close lanes behind others: a move that opened them stays once somebody has moved in them', () => {
    const { history, give } = historyOf(ask(0, 'before'), open);
    give(0);
    expect(history.canUndo(0)).toBe(true);
    give(1);
    expect(history.undo(0)).toEqual(BARRIER);
    expect(history.undo(1)).toBeUndefined();
    expect(history.undo(0)).toBeUndefined();
  });
  test('does not reopen lanes that are closed when the last word was another seat’s', () => {
    const { history, give } = historyOf(open, ask(2, 'after'));
    give(0);
    give(0);
    give(1);
    give(1);
    expect(history.undo(0)).toEqual(BARRIER);
    expect(history.undo(1)).toBeUndefined();
    expect(history.undo(0)).toBeUndefined();
  });
});

test('a history keeps its own copy, tells the events of each move, and refuses like the game', () => {
  const { game, state } = tableWith(ask(0, 'a'), ask(0, 'b'));
  const history = new History<Table>(game, state);
  expect(history.submit(0, { question: 1, pick: 'maybe' })).toEqual(msg('kernel.refusal.notAnOption'));
  expect(history.submit(0, { question: 1, pick: 'yes' })).toBeUndefined();
  expect(state.log).toEqual([]);
  expect(history.events).toMatchObject([{ do: 'say', what: 'yes', source: 'a' }]);
  expect(history.log).toMatchObject([
    { seat: 0, answer: { question: 1, pick: 'yes' }, events: [{ do: 'say' }] },
  ]);
});
