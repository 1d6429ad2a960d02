import { describe, expect, test } from 'vitest';
import {
  branched,
  canonical,
  canRedo,
  companyOf,
  cutTo,
  type MoveList,
  msg,
  noMoves,
  stateAt,
  withMoves,
  withoutLast,
  withoutSince,
  withRedone,
} from '../src/index.ts';
import { HeldHistory } from '../src/testing/index.ts';
import { historyOf } from './held.ts';
import { answerOf, ask, say, type Table, type Todo, tableWith } from './table.ts';
import { tamper } from './tamper.ts';

const NOTHING = msg('kernel.undo.nothing');
const BARRIER = msg('kernel.undo.barrier');

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
    const history = new HeldHistory<Table>(game, state);
    history.give(0, answerOf(game, history.state, 0, 'go on'));
    history.give(1, answerOf(game, history.state, 1, 'go on'));
    const before = canonical(history.state);
    expect(history.canUndo(0)).toBe(false);
    expect(history.undo(0)).toEqual(BARRIER);
    expect(canonical(history.state)).toBe(before);
    expect(history.moves).toHaveLength(2);
  });
  test("is refused when another seat's answer would not have been possible", () => {
    const lanes = [
      { seat: 0, tasks: [ask(0, 'a', { do: 'earn', amount: 1 })] },
      { seat: 1, tasks: [ask(1, 'a'), ask(1, 'b')] },
    ];
    const { game: table, state } = tableWith({ do: 'open', lanes }, ask(0, 'end'));
    // Seat 1 may say something only once somebody has earned a coin.
    const game = tamper(table, (real) => ({
      check: (now, seat, answer) =>
        seat === 1 && now.coins === 0 ? msg('table.poor') : real.check(now, seat, answer),
    }));
    const history = new HeldHistory<Table>(game, state);
    history.give(0, answerOf(game, history.state, 0, 'go on'));
    expect(history.canUndo(0)).toBe(true);
    history.give(1, answerOf(game, history.state, 1, 'yes'));
    expect(history.undo(0)).toEqual(BARRIER);
    expect(history.undo(1)).toBeUndefined();
    expect(history.undo(0)).toBeUndefined();
  });
  test('is not made again where the answer is no longer possible', () => {
    const lanes = [0, 1].map((seat) => ({
      seat,
      tasks: [ask(seat, 'a', { do: 'earn', amount: 1 }), ask(seat, 'b')],
    }));
    const { game: table, state } = tableWith({ do: 'open', lanes });
    // There is only one coin to be earned.
    const game = tamper(table, (real) => ({
      check: (now, seat, answer) => (now.coins > 0 ? msg('table.late') : real.check(now, seat, answer)),
    }));
    const history = new HeldHistory<Table>(game, state);
    history.give(0, answerOf(game, history.state, 0, 'go on'));
    history.undo(0);
    expect(canRedo(history.history, 0)).toBe(true);
    history.give(1, answerOf(game, history.state, 1, 'go on'));
    expect(canRedo(history.history, 0)).toBe(false);
    expect(history.redo(0)).toEqual(msg('kernel.redo.nothing'));
    expect(history.state.coins).toBe(1);
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
    expect(history.canUndo(0)).toBe(false);
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

describe('undo among bots', () => {
  const draw: Todo = { do: 'draw', seat: 0 };

  test('goes behind a card that was drawn, and the same card comes again', () => {
    const { history, give } = historyOf(ask(0, 'a', draw), ask(0, 'b'));
    const before = canonical(history.state);
    give(0, 'go on');
    const drawn = history.state.hands[0];
    expect(drawn).toHaveLength(1);
    expect(history.undo(0)).toEqual(BARRIER);
    expect(history.undo(0, 'bots')).toBeUndefined();
    expect(canonical(history.state)).toBe(before);
    give(0, 'go on');
    expect(history.state.hands[0]).toEqual(drawn);
  });
  test("takes the bots' later answers back with one's own, and redo brings them back", () => {
    const { history, give, log } = historyOf(ask(0, 'a'), ask(1, 'b'), ask(2, 'c'), ask(0, 'd'));
    give(0);
    give(1, 'no');
    give(2);
    const after = canonical(history.state);
    expect(history.canUndo(0, 'bots')).toBe(true);
    expect(history.undo(0, 'bots')).toBeUndefined();
    expect(log()).toEqual([]);
    expect(history.undo(0, 'bots')).toEqual(NOTHING);
    expect(history.redo(0)).toBeUndefined();
    expect(canonical(history.state)).toBe(after);
  });
  test('is not stopped by sealed choices that bots have locked, and leaves those that were in before', () => {
    const sealed: Todo = { do: 'sealed', asks: [ask(0, 's'), ask(1, 's'), ask(2, 's')] };
    const { history, give } = historyOf(sealed, ask(0, 'x'));
    give(1, 'no');
    give(0);
    give(2);
    expect(history.undo(0)).toEqual(BARRIER);
    expect(history.undo(0, 'bots')).toBeUndefined();
    expect(history.state.agenda.stack.at(-1)).toMatchObject({
      of: [{ choice: null }, { choice: { pick: 'no' } }, { choice: null }],
    });
  });
  test('redo gives way to what the bots had answered, not to what they answered meanwhile', () => {
    const lanes: Todo = {
      do: 'open',
      lanes: [
        { seat: 0, tasks: [ask(0, 'a'), ask(0, 'b')] },
        { seat: 1, tasks: [ask(1, 'a'), ask(1, 'b')] },
      ],
    };
    const { history, give, log } = historyOf(lanes);
    give(0);
    give(1, 'yes');
    give(0, 'no');
    expect([history.undo(0, 'bots'), history.undo(0, 'bots')]).toEqual([undefined, undefined]);
    give(1, 'no');
    expect(log()).toEqual(['a 1: no']);
    expect(history.redo(0)).toBeUndefined();
    expect(log()).toEqual(['a 0: yes', 'a 1: yes']);
    expect(history.redo(0)).toBeUndefined();
    expect(log()).toEqual(['a 0: yes', 'a 1: yes', 'b 0: no']);
    expect(history.redo(0)).toEqual(msg('kernel.redo.nothing'));
  });
  test('and a new answer forgets what could be redone, also what the bots had answered', () => {
    const { history, give } = historyOf(ask(0, 'a'), ask(1, 'b'), ask(0, 'c'));
    give(0);
    give(1);
    history.undo(0, 'bots');
    give(0, 'no');
    expect(history.redo(0)).toEqual(msg('kernel.redo.nothing'));
    expect(history.moves).toHaveLength(1);
  });
  test('a seat is in the company of bots where no other seat is a person’s, also quite alone', () => {
    expect([companyOf(0, [0]), companyOf(0, [0, 2]), companyOf(2, [])]).toEqual(['bots', 'people', 'bots']);
  });
});

test('few states are kept, and every earlier one can be had', () => {
  const { game, state } = tableWith(...Array.from({ length: 30 }, (_, i) => ask(0, `${i}`)));
  const history = new HeldHistory<Table>(game, state);
  const states = [canonical(history.state)];
  for (let i = 0; i < 30; i++) {
    history.give(0, answerOf(game, history.state, 0, 'yes'));
    states.push(canonical(history.state));
  }
  expect(history.history.states.length).toBeLessThanOrEqual(8);
  expect(states.map((_, at) => canonical(stateAt(history.history, at)))).toEqual(states);
  for (let left = 29; left >= 0; left--) {
    expect(history.undo(0)).toBeUndefined();
    expect(canonical(history.state)).toBe(states[left]);
  }
});

test('the moves of another game cannot be taken back in a branch of it', () => {
  const { history, give } = historyOf(ask(0, 'a'), ask(0, 'b'));
  give(0);
  history.history = branched(history.history);
  for (const company of ['people', 'bots'] as const) expect(history.undo(0, company)).toEqual(NOTHING);
  give(0);
  expect(history.undo(0, 'bots')).toBeUndefined();
  expect(history.moves).toHaveLength(1);
  history.history = branched(history.history);
  expect(history.history.undone).toEqual([]);
  expect(history.redo(0)).toEqual(msg('kernel.redo.nothing'));
});

describe('the list of moves, without rules', () => {
  const answer = { question: 1, pick: 'yes' };
  const move = (seat: number) => ({ seat, answer });

  test('says the same as the history', () => {
    let list: MoveList = noMoves;
    list = withMoves(withMoves(list, 0, [move(0), move(0)]), 1, [move(1)]);
    expect(list.undone).toEqual([]);
    expect(withoutLast(list, 2)).toBe(list);
    list = withoutLast(list, 0);
    expect(list.moves).toEqual([move(0), move(1)]);
    list = withoutSince(list, 0, 0);
    expect(list.moves).toEqual([]);
    list = withRedone(withMoves(list, 1, [move(1), move(1)]), 0);
    expect(list.moves).toEqual([move(0), move(1)]);
    list = withRedone(list, 0);
    expect(list.moves).toEqual([move(0), move(1), move(0)]);
    expect(withRedone(list, 0)).toBe(list);
    expect(cutTo(list, 1)).toEqual({ moves: [move(0)], undone: [] });
  });
  test('forgets what a seat has taken back when it answers, and only that', () => {
    const both = withoutLast(withoutLast(withMoves(withMoves(noMoves, 0, [move(0)]), 1, [move(1)]), 0), 1);
    expect(both.undone.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(withMoves(both, 0, [move(0)]).undone).toEqual([{ seat: 1, moves: [move(1)] }]);
    expect(withMoves(both, 2, [move(2)]).undone).toEqual(both.undone);
  });
});

test('a history keeps its own copy, tells the events of each move, and refuses like the game', () => {
  const { game, state } = tableWith(ask(0, 'a'), ask(0, 'b'));
  const history = new HeldHistory<Table>(game, state);
  expect(history.give(0, { question: 1, pick: 'maybe' })).toEqual(msg('kernel.refusal.notAnOption'));
  expect(history.give(0, { question: 1, pick: 'yes' })).toBeUndefined();
  expect(state.log).toEqual([]);
  expect(history.events).toMatchObject([[{ do: 'say', what: 'yes', source: 'a' }]]);
  expect(history.moves).toEqual([{ seat: 0, answer: { question: 1, pick: 'yes' } }]);
});
