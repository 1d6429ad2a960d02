/** Games that are broken on purpose: the harness must notice each, and name the property that is broken. */
import { describe, expect, test } from 'vitest';
import { isLanes, type Moment, msg, type Run, readRecord, replay } from '../src/index.ts';
import { type GameTesting, PropertyFailure } from '../src/testing/index.ts';
import { type FairRules, fair, fairRules } from './fair/game.ts';
import { bid, drop, pay, tempt } from './fair/questions.ts';
import { add, type Fair, listOf } from './fair/state.ts';
import { steps } from './fair/steps.ts';
import { fairTesting } from './fair/testing.ts';
import { asking, broken, caught, fairWith, showing, stepping } from './sabotage.ts';
import { tamper } from './tamper.ts';

describe('a wrong copy is caught', () => {
  test('when the clone shares a hand', () => {
    const game = fairWith({ clone: (state) => ({ ...fairRules.clone(state), hands: state.hands.slice() }) });
    expect(broken(game)).toBe('clone');
  });
  test('when the clone shares the generator', () => {
    expect(broken(fairWith({ clone: (state) => ({ ...fairRules.clone(state), rng: state.rng }) }))).toBe(
      'clone',
    );
  });
  test('when the clone forgets a field', () => {
    expect(broken(fairWith({ clone: (state) => ({ ...fairRules.clone(state), round: 1 }) }))).toBe('clone');
  });
  for (const [what, value] of [
    ['an endless number', Number.POSITIVE_INFINITY],
    ['no number', Number.NaN],
    ['negative zero', -0],
    ['nothing', undefined],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a function', () => 0],
    ['a list with a hole', new Array(1)],
  ] as const)
    test(`when the state holds ${what}`, () => {
      const setup: FairRules['setup'] = (...given) => ({ ...fairRules.setup(...given), extra: value });
      const clone: FairRules['clone'] = (state) => ({ ...state, ...fairRules.clone(state) });
      expect(broken(fairWith({ setup, clone }))).toBe(typeof value === 'function' ? 'runs' : 'round trip');
    });
  test('when a game is not the same from the same seed', () => {
    let games = 0;
    const setup: FairRules['setup'] = (...given) => ({
      ...fairRules.setup(...given),
      rounds: 1 + (games++ % 2),
    });
    expect(broken(fairWith({ setup }))).toBe('replay');
  });
  test('when a step remembers something outside the state', () => {
    let sold = 0;
    const sell = {
      ...steps.sell,
      run(state: Fair, task: { do: 'sell'; seat: number }, run: Run<never>) {
        steps.sell.run(state, task, run);
        add(state.gems, task.seat, sold++ % 2);
      },
    };
    expect(broken(stepping({ sell }))).toBeDefined();
  });
});

describe('a wrong answer is caught', () => {
  test('when a question has become empty', () => {
    const options = ({ coins }: Fair, { seat }: { seat: number }) => ((coins[seat] ?? 0) > 1 ? ['stop'] : []);
    expect(broken(asking({ tempt: { ...tempt, options } }))).toBe('questions');
  });
  test('when options come in another order each time', () => {
    let times = 0;
    const options: typeof bid.options = (state, { seat }) =>
      times++ % 2 === 0 ? listOf(state.hands, seat) : [...listOf(state.hands, seat)].reverse();
    expect(broken(asking({ bid: { ...bid, options } }))).toBe('questions');
  });
  test('when a proposal is not legal', () => {
    const proposals: typeof drop.proposals = ({ hands }, { seat }) => [listOf(hands, seat).slice(0, 3)];
    expect(broken(asking({ drop: { ...drop, proposals } }))).toBe('legal answers');
    const proposal = () => ({ coins: 0, gems: 9 });
    expect(broken(asking({ pay: { ...pay, proposal } }))).toBe('legal answers');
  });
  test('when asking changes the state', () => {
    const text: typeof pay.text = (state) => msg('fair.pay', { asked: state.gems.push(0) });
    expect(broken(asking({ pay: { ...pay, text } }))).toBe('questions');
  });
  test('when a refused answer changes the state', () => {
    const game = tamper(fair, (real) => ({
      read(state, seat, answer) {
        const result = real.read(state, seat, answer);
        if ('refusal' in result && result.refusal.key === 'kernel.refusal.notAnOption')
          add(state.points, seat, -1);
        return result;
      },
    }));
    expect(broken(game)).toBe('refusals');
  });
  test('when checking throws', () => {
    const game = tamper(fair, (real) => ({
      read(state, seat, answer) {
        if (answer === null) throw new TypeError('null has no question');
        return real.read(state, seat, answer);
      },
    }));
    expect(broken(game)).toBe('refusals');
  });
  test('when something that is not offered is accepted', () => {
    const game = tamper(fair, (real) => ({
      read(state, seat, answer) {
        const result = real.read(state, seat, answer);
        const id = real.openFor(state, seat)?.id ?? 0;
        const over = 'refusal' in result && result.refusal.key === 'kernel.refusal.overMaximum';
        return over ? { answer: { question: id, amounts: { coins: 99, gems: 0 } } } : result;
      },
    }));
    expect(broken(game)).toBe('refusals');
  });
  test('when a refusal has no reason', () => {
    const game = tamper(fair, (real) => ({
      read(state, seat, answer) {
        const result = real.read(state, seat, answer);
        return 'refusal' in result ? { refusal: msg('') } : result;
      },
    }));
    expect(broken(game)).toBe('refusals');
  });
});

describe('a wrong order is caught', () => {
  test('when the last to answer under seal has an advantage', () => {
    const game = tamper(fair, (real) => ({
      apply(state, seat, answer) {
        const top = state.agenda.stack.at(-1);
        real.apply(state, seat, answer);
        if (isLanes(top) && top.sealed && state.agenda.stack.at(-1) !== top) add(state.points, seat, 1);
      },
    }));
    expect(broken(game)).toBe('sealed order');
  });
  test('when the first to pay in open lanes has an advantage', () => {
    const answer: typeof pay.answer = (state, ask, amounts, run) => {
      if (state.points.every((points) => points === 0)) add(state.gems, ask.seat, 1);
      pay.answer(state, ask, amounts, run);
    };
    expect(broken(asking({ pay: { ...pay, answer } }))).toBe('open order');
  });
});

describe('a wrong end is caught', () => {
  test('when a game goes on for ever', () => {
    const round: typeof steps.round = (state, task, run) => {
      state.round = Math.min(state.round, state.rounds - 1);
      steps.round(state, task, run);
    };
    expect(broken(stepping({ round }), fairTesting, 100)).toBe('ends');
  });
  test('when the places do not follow from the scores', () => {
    const outcome: FairRules['outcome'] = (state) => ({
      standings: fairRules.outcome(state).standings.map((standing) => ({ ...standing, place: 1 })),
    });
    expect(broken(fairWith({ outcome }))).toBe('outcome');
  });
  test('when the lines of a score do not add up to it', () => {
    const outcome: FairRules['outcome'] = (state) => ({
      standings: fairRules.outcome(state).standings.map((standing) => ({ ...standing, breakdown: [] })),
    });
    expect(broken(fairWith({ outcome }))).toBe('outcome');
  });
  test('when there is an outcome before the end', () => {
    expect(broken(tamper(fair, () => ({ outcome: (state) => fairRules.outcome(state) })))).toBe('outcome');
  });
  test('when the game goes back in time, or asks something outside of every phase', () => {
    const moment = ({ round, agenda }: Fair): Moment => ({
      unit: 'round',
      n: round,
      ...(agenda.stack.length === 0 ? {} : { phase: 'play' }),
    });
    expect(broken(fairWith({ moment }))).toBeUndefined();
    const backwards = (state: Fair): Moment => ({ ...moment(state), n: state.rounds - state.round });
    expect(broken(fairWith({ moment: backwards }))).toBe('time');
    expect(broken(fairWith({ moment: ({ round }) => ({ unit: 'round', n: round }) }))).toBe('time');
    expect(broken(fairWith({ moment: (state) => ({ ...moment(state), phase: 'play' }) }))).toBe('time');
  });
  test('when an event is not whole', () => {
    const add: typeof steps.add = (state, { seat }, run) => {
      steps.add(state, { do: 'add', seat }, run);
      run.emit?.({ do: 'gain', seat: 7, what: 'points', amount: 1, source: 'add' });
    };
    expect(broken(stepping({ add }))).toBe('events');
  });
  test('when something is neither made nor lost and yet grows', () => {
    const testing: GameTesting<Fair> = {
      ...fairTesting,
      conserved: ({ coins }) => ({ coins: coins.length + (coins[0] ?? 0) }),
    };
    expect(broken(fair, testing)).toBe('conserved');
    expect(
      broken(fair, { ...fairTesting, invariant: ({ round }) => (round > 1 ? 'round two' : undefined) }),
    ).toBe('conserved');
  });
  test('when its advice says otherwise than its rules', () => {
    const advice = ({ round }: Fair): string[] => (round > 1 ? ['a stall costs more'] : []);
    const failure = caught(fair, { ...fairTesting, advice });
    expect(failure?.property).toBe('advice');
    expect(failure?.message).toContain('a stall costs more');
  });
});

describe('an engine that misleads the harness is caught', () => {
  test('when a card lies in two places or in none', () => {
    const places: typeof fairTesting.places = (state) => fairTesting.places(state).slice(1);
    expect(broken(fair, { ...fairTesting, places })).toBe('places');
    const twice: typeof fairTesting.places = (state) => [
      ...fairTesting.places(state),
      { name: 'copy', kind: 'card', cards: state.deck.slice(0, 1), seenBy: () => false },
    ];
    expect(broken(fair, { ...fairTesting, places: twice, counts: { card: 21, charm: 6 } })).toBe('places');
  });
  test('when renaming forgets a place', () => {
    const replaceCards: typeof fairTesting.replaceCards = (state, kind, rename) => ({
      ...fairTesting.replaceCards(state, kind, rename),
      deck: state.deck.slice(),
    });
    expect(broken(fair, { ...fairTesting, replaceCards })).toBe('places');
  });
});

test('a failure says what, where and how to see it again, and its record replays to the place', () => {
  const game = showing(({ deck }) => ({ top: deck.at(-1) ?? null }));
  const failure = caught(game);
  expect(failure).toBeInstanceOf(PropertyFailure);
  expect(failure?.message).toContain('“hidden cards” does not hold after 0 answers');
  expect(failure?.message).toContain('/view/top');
  expect(failure?.message).toContain('"seed":"sabotage 0"');
  const read = readRecord(failure?.record ?? '');
  expect('record' in read && replay(fair, read.record)).toMatchObject({ at: failure?.at });
});
