import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineGame, msg, nextTask } from '../src/index.ts';
import { fair, fairRules } from './fair/game.ts';
import type { Tempt } from './fair/state.ts';
import { answerOf, ask, asked, give, say, type Todo, tableWith } from './table.ts';

describe('steps', () => {
  test('happen in order until somebody must choose', () => {
    const { game, state } = tableWith(say('a'), say('b'), ask(2, 'x'), say('c'));
    expect(state.log).toEqual(['a', 'b']);
    expect(asked(game, state)).toEqual(['x 2']);
    give(game, state, 2);
    expect(state.log).toEqual(['a', 'b', 'x 2: yes', 'c']);
    expect(game.open(state)).toEqual([]);
    expect(game.first(state)).toBeUndefined();
  });
  test('that a step adds come before what already waited', () => {
    const { state } = tableWith(
      { do: 'do', tasks: [say('a'), { do: 'do', tasks: [say('b')] }, say('c')] },
      say('d'),
    );
    expect(state.log).toEqual(['a', 'b', 'c', 'd']);
  });
  test('that nobody has a rule for stop the game with their name', () => {
    const unknown: Todo = JSON.parse('{"do":"dance"}');
    expect(() => tableWith(unknown)).toThrow('no rule is called dance');
  });
  test('and questions never have the same name', () => {
    const steps = { ...fairRules.steps, bid: () => {} };
    expect(() => defineGame({ ...fairRules, steps })).toThrow('bid is both a step and a question');
  });
});

describe('the numbers of questions', () => {
  test('rise by one outside lanes', () => {
    const { game, state } = tableWith(ask(0, 'x'), ask(1, 'y'));
    expect(game.first(state)?.id).toBe(1);
    give(game, state, 0);
    expect(game.first(state)?.id).toBe(2);
  });
  test('stay the same in a lane while others answer', () => {
    const lanes = [0, 1].map((seat) => ({ seat, tasks: [ask(seat, 'x'), ask(seat, 'y')] }));
    const { game, state } = tableWith({ do: 'open', lanes }, ask(0, 'z'));
    const before = game.openFor(state, 1)?.id;
    give(game, state, 0);
    expect(game.openFor(state, 1)?.id).toBe(before);
  });
  test('never come twice, whatever stands on the agenda and whoever answers first', () => {
    const lanes = [0, 1, 2].map((seat) => ({ seat, tasks: [ask(seat, 'a'), ask(seat, 'b')] }));
    const tasks: Todo[] = [
      ask(0, 'x'),
      { do: 'open', lanes: [...lanes, { seat: 3, tasks: [say('idle')] }] },
      { do: 'sealed', asks: [ask(2, 's'), ask(1, 's')] },
      ask(3, 'y'),
      { do: 'open', lanes: [{ seat: 1, tasks: [ask(1, 'a', ask(1, 'more'))] }] },
      ask(1, 'z'),
    ];
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.nat()),
        fc.infiniteStream(fc.constantFrom('yes', 'go on')),
        (who, words) => {
          const { game, state } = tableWith(...tasks);
          const numbers = new Map<number, string>();
          for (let open = game.open(state); open.length > 0; open = game.open(state)) {
            for (const { id, seat, ask: task } of open) {
              const name = JSON.stringify([seat, task]);
              expect(numbers.get(id) ?? name).toBe(name);
              numbers.set(id, name);
            }
            const { seat } = open[who.next().value % open.length]!;
            give(game, state, seat, words.next().value);
          }
          expect(numbers.size).toBeGreaterThanOrEqual(12);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a sealed group', () => {
  const tasks: Todo[] = [{ do: 'sealed', asks: [ask(2, 's'), ask(0, 's'), ask(1, 's')] }, say('done')];

  test('asks all its seats at once and applies nothing until the last has answered', () => {
    const { game, state } = tableWith(...tasks);
    expect(asked(game, state)).toEqual(['s 2', 's 0', 's 1']);
    give(game, state, 1, 'no');
    give(game, state, 2);
    expect(state.log).toEqual([]);
    expect(asked(game, state)).toEqual(['s 0']);
    give(game, state, 0);
    expect(state.log).toEqual(['s 2: yes', 's 0: yes', 's 1: no', 'done']);
  });
  test('lets a seat change its answer until the last is in', () => {
    const { game, state } = tableWith(...tasks);
    give(game, state, 2, 'yes');
    expect(game.question(state, 2)).toMatchObject({ answered: true });
    give(game, state, 2, 'no');
    give(game, state, 0);
    give(game, state, 1);
    expect(state.log[0]).toBe('s 2: no');
  });
  test('shows a seat its own answer, and of the others only that they have answered', () => {
    const { game, state } = tableWith(...tasks);
    give(game, state, 2, 'no');
    const lanes = (viewer: number | 'spectator') => game.view(state, viewer).agenda.stack.at(-1);
    expect(lanes(2)).toMatchObject({
      of: [{ answered: true, choice: { pick: 'no' } }, { answered: false }, {}],
    });
    expect(JSON.stringify(lanes(0))).not.toContain('"choice"');
    expect(JSON.stringify(lanes('spectator'))).not.toContain('"choice"');
  });
  test('tells everybody who still decides and who has chosen, and each seat what it has chosen', () => {
    const { game, state } = tableWith(...tasks);
    expect(game.view(state, 1)).toMatchObject({ deciding: [2, 0, 1], chosen: [] });
    give(game, state, 0, 'no');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(game.view(state, viewer)).toMatchObject({ deciding: [2, 1], chosen: [0] });
    expect(game.view(state, 0).choice).toEqual(answerOf(game, state, 0, 'no'));
    expect(game.view(state, 1)).not.toHaveProperty('choice');
    expect(game.view(state, 'spectator')).not.toHaveProperty('choice');
    give(game, state, 1);
    give(game, state, 2);
    expect(game.view(state, 0)).toMatchObject({ deciding: [], chosen: [] });
    expect(game.view(state, 0)).not.toHaveProperty('choice');
  });
  test('marks an information barrier when it opens', () => {
    const { game, state } = tableWith(...tasks);
    const barriers: unknown[] = [];
    const watched = game.with({ barrier: (seat) => barriers.push(seat) });
    give(watched, state, 0);
    give(watched, state, 1);
    expect(barriers).toEqual([]);
    give(watched, state, 2);
    expect(barriers).toContain(null);
  });
  test('of nobody is over at once', () => {
    expect(tableWith({ do: 'sealed', asks: [] }, say('a')).state.log).toEqual(['a']);
  });
  test('keeps an answer that waits behind a question of an earlier one secret until it takes effect', () => {
    const { game, state } = tableWith({ do: 'sealed', asks: [ask(0, 's', ask(0, 'next')), ask(1, 's')] });
    give(game, state, 0, 'go on');
    give(game, state, 1, 'no');
    expect(asked(game, state)).toEqual(['next 0']);
    expect(JSON.stringify(game.view(state, 0).agenda)).not.toContain('no');
    expect(JSON.stringify(game.view(state, 1).agenda)).toContain('"pick":"no"');
    const barriers: unknown[] = [];
    give(game.with({ barrier: (seat) => barriers.push(seat) }), state, 0);
    expect(barriers).toEqual([null]);
    expect(state.log.at(-1)).toBe('s 1: no');
  });
});

describe('a question', () => {
  test('carries what the rules ask it with, without its name and its seat', () => {
    const { game, state } = tableWith(ask(1, 'x'));
    expect(game.question(state, 1)).toMatchObject({ name: 'choose', seat: 1 });
    expect(game.question(state, 1)?.args).toEqual({ name: 'x' });
  });
  test('of one seat has that seat deciding and nobody waiting', () => {
    const { game, state } = tableWith(ask(2, 'x'));
    expect(game.view(state, 0)).toMatchObject({ deciding: [2], chosen: [] });
  });
});

describe('open lanes', () => {
  test('tell who still walks in them, and what comes next', () => {
    const lanes = [0, 1].map((seat) => ({ seat, tasks: [ask(seat, 'x')] }));
    const { game, state } = tableWith({ do: 'open', lanes }, ask(3, 'z'));
    give(game, state, 0);
    expect(game.view(state, 0)).toMatchObject({ deciding: [1], chosen: [] });
    expect(nextTask(state.agenda)).toEqual(ask(1, 'x'));
    give(game, state, 1);
    expect(nextTask(state.agenda)).toEqual(ask(3, 'z'));
    give(game, state, 3);
    expect(nextTask(state.agenda)).toBeUndefined();
  });

  const tasks: Todo[] = [
    {
      do: 'open',
      lanes: [
        { seat: 0, tasks: [ask(0, 'a'), say('between'), ask(0, 'b')] },
        { seat: 1, tasks: [say('first'), ask(1, 'a', ask(1, 'more'))] },
        { seat: 2, tasks: [say('only this')] },
      ],
    },
    say('done'),
  ];

  test('let each seat go at its own pace and end when all are empty', () => {
    const { game, state } = tableWith(...tasks);
    expect(state.log).toEqual(['first', 'only this']);
    expect(asked(game, state)).toEqual(['a 0', 'a 1']);
    give(game, state, 0);
    expect(asked(game, state)).toEqual(['b 0', 'a 1']);
    give(game, state, 1, 'go on');
    expect(asked(game, state)).toEqual(['b 0', 'more 1']);
    give(game, state, 1);
    expect(asked(game, state)).toEqual(['b 0']);
    expect(game.openFor(state, 1)).toBeUndefined();
    give(game, state, 0);
    expect(state.log.slice(-2)).toEqual(['b 0: yes', 'done']);
  });
  test('refuse a seat whose lane is done', () => {
    const { game, state } = tableWith(...tasks);
    expect(game.check(state, 2, { question: 1, pick: 'yes' })).toEqual(msg('kernel.refusal.notYourTurn'));
  });
  test('never stand inside lanes', () => {
    const inner: Todo = { do: 'open', lanes: [{ seat: 1, tasks: [ask(1, 'x')] }] };
    expect(() => tableWith({ do: 'open', lanes: [{ seat: 0, tasks: [inner] }] })).toThrow(
      'lanes inside lanes',
    );
  });
  test('are walked one after another where a listener says so', () => {
    const { game } = tableWith(...tasks);
    const inTurn = game.with({ inTurn: true });
    const state = inTurn.setup({}, 4, 'seed');
    expect(asked(inTurn, state)).toEqual(['a 0']);
    give(inTurn, state, 0);
    give(inTurn, state, 0);
    expect(asked(inTurn, state)).toEqual(['a 1']);
    give(inTurn, state, 1);
    expect(state.log.slice(-3)).toEqual(['a 1: yes', 'only this', 'done']);
  });
});

describe('an answer', () => {
  test('is refused when the game is over, to another question, to nobody, or without a form', () => {
    const { game, state } = tableWith(ask(0, 'x'));
    const answer = answerOf(game, state, 0, 'yes');
    expect(game.check(state, 0, { ...answer, question: 9 })).toEqual(
      msg('kernel.refusal.stale', { question: '9' }),
    );
    expect(game.check(state, 1, answer)).toEqual(msg('kernel.refusal.notYourTurn'));
    expect(game.check(state, 0, 'yes')).toEqual(msg('kernel.refusal.malformed'));
    expect(game.check(state, 0, { pick: 'yes' })).toEqual(msg('kernel.refusal.malformed'));
    give(game, state, 0);
    expect(game.check(state, 0, answer)).toEqual(msg('kernel.refusal.over'));
  });
  test('is read in the form the engine itself would give it', () => {
    const { game, state } = tableWith(ask(0, 'x'));
    expect(game.read(state, 0, { question: 1, pick: 'yes', note: 'hello' })).toEqual({
      answer: { question: 1, pick: 'yes' },
    });
  });
  test('cannot be applied for a seat that is not asked in lanes', () => {
    const { game, state } = tableWith({ do: 'sealed', asks: [ask(0, 's'), ask(1, 's')] });
    expect(() => game.apply(state, 3, { question: 1, pick: 'yes' })).toThrow('nothing is asked of seat 3');
  });
});

test('what cannot be chosen now is listed with the reason', () => {
  const state = fair.setup({}, 2, 'seed');
  const task: Tempt = { do: 'tempt', seat: 0, left: 1 };
  state.agenda.stack.push(task);
  expect(fair.unavailable(state, 0)).toEqual([]);
  state.coins[0] = 0;
  expect(fair.unavailable(state, 0)).toEqual([
    { value: 'draw', text: msg('fair.draw'), reason: msg('fair.refusal.coins', { needs: 1 }) },
  ]);
  expect(fair.unavailable(state, 1)).toEqual([]);
});
