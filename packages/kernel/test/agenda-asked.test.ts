/** What a game says of itself and of what it asks, whoever uses it. */
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  askOn,
  type Bag,
  coreOf,
  defineGame,
  type GameEvent,
  msg,
  nextTask,
  ownPart,
  rngFrom,
  tasksOf,
} from '../src/index.ts';
import { dice } from './dice.ts';
import { fair, fairRules } from './fair/game.ts';
import type { Fair, Todo as FairTodo } from './fair/state.ts';
import { view as fairView } from './fair/view.ts';
import { ask, asked, give, type Step, say, type Todo, tableWith } from './table.ts';

const earn = (amount: number): Step => ({ do: 'earn', amount });
const spend = (amount: number): Step => ({ do: 'spend', amount });
const sealed: Todo = { do: 'sealed', asks: [ask(2, 's'), ask(0, 's')] };
const open: Todo = {
  do: 'open',
  lanes: [0, 1].map((seat) => ({ seat, tasks: [ask(seat, 'a'), ask(seat, 'b')] })),
};

/** The fair, at a question that stands on top of everything else. */
function fairAt(...tasks: readonly FairTodo[]): Fair {
  const state = fair.setup({}, 2, 'seed');
  state.agenda.stack.push(...tasks);
  return state;
}

describe('a game', () => {
  test('says who it is, and who begins only where its rules do', () => {
    expect(fair).toMatchObject({ id: 'fair', version: 1, name: msg('fair.name'), seats: { min: 2, max: 4 } });
    expect(Object.keys(fair.options)).toEqual(['rounds', 'charms']);
    expect(fair.firstPlayer).toBeUndefined();
    const begins = defineGame({ ...fairRules, firstPlayer: msg('fair.youngest') });
    expect(begins.firstPlayer).toEqual(msg('fair.youngest'));
    expect(begins.with({}).firstPlayer).toEqual(msg('fair.youngest'));
  });
  test('takes its fewest and its most seats, and says which setup is wrong', () => {
    for (const seats of [2, 4]) expect(fair.checkSetup({}, seats)).toBeUndefined();
    for (const seats of [1, 5]) expect(() => fair.setup({}, seats, 's')).toThrow(`fair: ${seats} seats`);
    expect(fair.checkSetup({ rounds: 9 }, 2)).toEqual(msg('kernel.options.value', { option: 'rounds' }));
    expect(() => fair.setup({ rounds: 9 }, 2, 's')).toThrow('fair: kernel.options.value');
  });
  test('has an outcome when it is over, and a preview at any time where its rules make one', () => {
    const { game, state } = tableWith(ask(0, 'a'));
    expect([game.outcome(state), game.preview(state, 0), game.moment(state)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    give(game, state, 0);
    expect(game.outcome(state)?.standings).toHaveLength(4);
    const begun = fair.setup({}, 2, 'seed');
    expect(fair.outcome(begun)).toBeUndefined();
    expect(fair.preview(begun, 0)?.standings).toHaveLength(2);
  });
  test('that is over takes no answers', () => {
    const { game, state } = tableWith(say('x'));
    expect(() => game.apply(state, 0, { question: 1, pick: 'yes' })).toThrow('the game is over');
    expect([game.open(state), game.questions(state)]).toEqual([[], []]);
    expect([game.openFor(state, 0), game.question(state, 0), game.unavailable(state, 0)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(game.view(state, 0)).toMatchObject({ deciding: [], chosen: [] });
  });
  test('tells its time in every view, where it counts any', () => {
    const moment = { unit: 'round', n: 3, phase: 'bidding' } as const;
    const timed = defineGame({ ...fairRules, moment: () => moment });
    const state = timed.setup({}, 2, 'seed');
    expect(timed.moment(state)).toEqual(moment);
    expect(timed.view(state, 'spectator').moment).toEqual(moment);
    expect(fair.view(fair.setup({}, 2, 'seed'), 0)).not.toHaveProperty('moment');
  });
  test('whose rules know no bags lets their effects happen in the usual order', () => {
    const { bags: _, ...without } = fairRules;
    const game = defineGame(without);
    const of = (['add', 'double'] as const).map((effect) => ({ do: effect, seat: 0 }));
    const bag: Bag = { do: 'kernel.bag', seat: 0, of };
    const state = fairAt(bag);
    game.advance(state);
    expect(state.points[0]).toBe(6);
  });
  test('hears only those who listen to it, not those who listen to its double', () => {
    const heard: GameEvent[] = [];
    const { game, state } = tableWith(ask(0, 'a'), ask(0, 'b'));
    const loud = game.with({ emit: (event) => heard.push(event) });
    give(game, state, 0);
    expect(heard).toEqual([]);
    give(loud, state, 0);
    expect(heard).toMatchObject([{ do: 'say', source: 'b' }]);
  });
  test('tells after every step and every answer that the state is whole', () => {
    const { game } = tableWith(say('x'), ask(0, 'a', say('y')), sealed, open);
    let steps = 0;
    const stepped = game.with({
      stepped() {
        steps += 1;
      },
    });
    const state = stepped.setup({}, 4, 'seed');
    expect(steps).toBe(1);
    give(stepped, state, 0, 'go on');
    expect(steps).toBe(4); // the answer, what it led to, and the step that asks two seats
    give(stepped, state, 2);
    expect(steps).toBe(4);
    give(stepped, state, 0);
    expect(steps).toBe(7); // both answers, and the step that opens lanes
    give(stepped, state, 1);
    expect(steps).toBe(8);
  });
});

describe('an open question', () => {
  test('outside lanes is for one seat and for nobody else', () => {
    const { game, state } = tableWith(ask(2, 'x'));
    const question = { id: 1, seat: 2, ask: ask(2, 'x'), sealed: false, answered: false };
    expect(game.open(state)).toEqual([question]);
    expect(game.first(state)).toEqual(question);
    expect(game.openFor(state, 2)).toEqual(question);
    expect(game.openFor(state, 0)).toBeUndefined();
    expect(game.question(state, 0)).toBeUndefined();
    expect(game.questions(state)).toEqual([game.question(state, 2)]);
  });
  test('under seal says so, and whether it has been answered', () => {
    const { game, state } = tableWith(sealed);
    expect(game.first(state)).toEqual({ id: 1, seat: 2, ask: ask(2, 's'), sealed: true, answered: false });
    give(game, state, 2);
    expect(game.first(state)).toMatchObject({ id: 2, seat: 0, sealed: true, answered: false });
    expect(game.openFor(state, 2)).toMatchObject({ id: 1, sealed: true, answered: true });
    expect(game.open(state)).toHaveLength(1);
  });
  test('in open lanes is not sealed', () => {
    const { game, state } = tableWith(open);
    expect(game.open(state)).toMatchObject([
      { seat: 0, sealed: false, answered: false },
      { seat: 1, sealed: false, answered: false },
    ]);
  });
  test('has nothing unavailable where its rule lists nothing', () => {
    const { game, state } = tableWith(ask(0, 'x'));
    expect(game.unavailable(state, 0)).toEqual([]);
  });
  test('may be the order of a bag, also in a lane', () => {
    const of = [earn(1), earn(2), say('x')];
    const { game, state } = tableWith({
      do: 'open',
      lanes: [
        { seat: 0, tasks: [{ do: 'bag', seat: 0, of }, ask(0, 'after')] },
        { seat: 1, tasks: [ask(1, 'a')] },
      ],
    });
    expect(asked(game, state)).toEqual(['order 0', 'a 1']);
    expect(game.view(state, 1)).toMatchObject({ deciding: [0, 1] });
    give(game, state, 0, { do: 'earn', amount: 2 });
    give(game, state, 0, 'usual');
    expect(state.log).toEqual(['earn 2', 'earn 1', 'x']);
    expect(asked(game, state)).toEqual(['after 0', 'a 1']);
  });
  test('about the order of a bag has its seat deciding', () => {
    const { game, state } = tableWith({ do: 'bag', seat: 3, of: [earn(1), spend(1)] });
    expect(game.view(state, 0)).toMatchObject({ deciding: [3], chosen: [] });
  });
  test('is what comes next; a step that comes next is no question', () => {
    const { state } = tableWith(open, say('later'));
    expect(nextTask(state.agenda)).toEqual(ask(0, 'a'));
    expect(() => askOn([say('x')])).toThrow('say is not a question');
    expect(() => askOn([])).toThrow('an empty agenda is not a question');
  });
});

describe('answers of every shape', () => {
  const answers = (state: Fair): Answer[] => fair.list(state, fair.first(state)!, 3);

  test('are listed with the number of their question, up to a limit, and each is legal', () => {
    for (const kind of ['bid', 'drop', 'pay'] as const) {
      const state = fairAt({ do: kind, seat: 0 });
      const id = fair.first(state)!.id;
      const listed = answers(state);
      expect(listed.length).toBeGreaterThan(1);
      expect(listed.length).toBeLessThanOrEqual(3);
      for (const answer of listed) {
        expect(answer.question).toBe(id);
        expect(fair.read(state, 0, answer)).toEqual({ answer });
      }
      expect(fair.sample(state, fair.first(state)!, rngFrom('x')).question).toBe(id);
    }
  });
  test('are a fault of whoever applies one of another shape', () => {
    const given: Answer[] = [
      { question: 1, pick: 1 },
      { question: 1, picks: [1] },
      { question: 1, amounts: { coins: 1 } },
    ];
    const fits = { bid: 0, drop: 1, pay: 2 } as const;
    for (const kind of ['bid', 'drop', 'pay'] as const)
      given.forEach((answer, i) => {
        if (i !== fits[kind])
          expect(() => fair.apply(fairAt({ do: kind, seat: 0 }), 0, answer)).toThrow(
            `an answer to ${kind} has the wrong shape`,
          );
      });
  });
  test('need a whole number for their question, which must be the one that is asked', () => {
    const { game, state } = tableWith(ask(0, 'x'));
    for (const answer of [null, [], 7, { question: '1', pick: 'yes' }, { question: 1.5, pick: 'yes' }])
      expect(game.read(state, 0, answer)).toEqual({ refusal: msg('kernel.refusal.malformed') });
    expect(game.read(state, 0, { question: 2, pick: 'yes' })).toEqual({
      refusal: msg('kernel.refusal.stale', { question: '2' }),
    });
  });
});

describe('a copy of a game', () => {
  test('goes its own way, in lanes and outside of them', () => {
    for (const task of [sealed, open, ask(0, 'x')]) {
      const { game, state } = tableWith(task, ask(3, 'end'));
      const before = JSON.stringify(state);
      const copy = game.clone(state);
      expect(JSON.stringify(copy)).toBe(before);
      give(game, copy, 0);
      expect(JSON.stringify(state)).toBe(before);
      expect(game.openFor(state, 0)?.answered).toBe(false);
    }
  });
  test('keeps the sealed answers that are in', () => {
    const { game, state } = tableWith(sealed, ask(3, 'end'));
    give(game, state, 2, 'no');
    const copy = game.clone(state);
    give(game, copy, 0);
    expect(copy.log).toEqual(['s 2: no', 's 0: yes']);
  });
});

describe('a view', () => {
  test('stays as it was when the game goes on, and when a state made of it does', () => {
    for (const task of [sealed, open, ask(0, 'x')]) {
      const { game, state } = tableWith(task, ask(3, 'end'));
      const seen = game.view(state, 0);
      const before = JSON.stringify(seen);
      give(game, state, 0);
      expect(JSON.stringify(seen)).toBe(before);
      give(game, game.fill(seen, rngFrom('fill')), 0);
      expect(JSON.stringify(seen)).toBe(before);
    }
  });
  test('has a part that is the game’s own: all but what every view has', () => {
    const timed = defineGame({ ...fairRules, moment: () => ({ unit: 'round', n: 1 }) });
    const state = timed.setup({}, 2, 'seed');
    timed.apply(state, 0, timed.sample(state, timed.first(state)!, rngFrom('x')));
    const seen = timed.view(state, 0);
    expect(seen).toHaveProperty('choice');
    expect(ownPart(seen)).toEqual(fairView(state, 0));
  });
  test('makes a state again in which everybody is asked the same, and the own sealed answer stands', () => {
    const { game, state } = tableWith(sealed, ask(3, 'end'));
    give(game, state, 2, 'no');
    for (const viewer of [0, 2, 'spectator'] as const) {
      const filled = game.fill(game.view(state, viewer), rngFrom('fill'));
      expect(game.open(filled)).toEqual(game.open(state));
      expect(game.openFor(filled, 2)).toEqual(game.openFor(state, 2));
      expect(game.view(filled, viewer)).toEqual(game.view(state, viewer));
    }
    const own = game.fill(game.view(state, 2), rngFrom('fill'));
    give(game, own, 0);
    expect(own.log[0]).toBe('s 2: no');
    const words = new Set(
      Array.from({ length: 30 }, (_, i) => {
        const guessed = game.fill(game.view(state, 0), rngFrom(`guess ${i}`));
        give(game, guessed, 0);
        return guessed.log[0];
      }),
    );
    expect(words).toEqual(new Set(['s 2: yes', 's 2: no', 's 2: go on']));
  });
  test('makes a state again of answers that wait behind a question of an earlier one', () => {
    const tasks: Todo = { do: 'sealed', asks: [ask(0, 's', ask(0, 'next')), ask(1, 's'), ask(2, 's')] };
    const { game, state } = tableWith(tasks, ask(3, 'end'));
    give(game, state, 1, 'no');
    give(game, state, 2, 'no');
    give(game, state, 0, 'go on');
    const filled = game.fill(game.view(state, 1), rngFrom('fill'));
    expect(asked(game, filled)).toEqual(['next 0']);
    give(game, filled, 0);
    expect(filled.log.slice(0, 3)).toEqual(['s 0: go on', 'next 0: yes', 's 1: no']);
    expect(filled.log[3]).toMatch(/^s 2: /);
    expect(asked(game, filled)).toEqual(['end 3']);
  });
});

test('what a state holds for the kernel is its tasks, what comes next last, and its generator', () => {
  const core = coreOf(rngFrom('x'), say('a'), say('b'));
  expect(core.rng).toEqual(rngFrom('x'));
  expect(tasksOf(core)).toEqual([say('b'), say('a')]);
  expect(dice.first(dice.setup({}, 1, 'x'))?.id).toBe(1);
});
