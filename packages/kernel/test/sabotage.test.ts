/** Games that are broken on purpose: the harness must notice each, and name the property that is broken. */
import { describe, expect, test } from 'vitest';
import {
  defineGame,
  isLanes,
  type Lanes,
  msg,
  type Run,
  readRecord,
  replay,
  type Viewer,
} from '../src/index.ts';
import { type GameTesting, PropertyFailure, walk } from '../src/testing/index.ts';
import { type FairRules, fair, fairRules } from './fair/game.ts';
import { bid, drop, pay, tempt } from './fair/questions.ts';
import { add, type Fair, listOf, worthOf } from './fair/state.ts';
import { steps } from './fair/steps.ts';
import { fairTesting } from './fair/testing.ts';
import { broken, caught } from './sabotage.ts';
import { tamper } from './tamper.ts';

const fairWith = (changes: Partial<FairRules>) => defineGame({ ...fairRules, ...changes });
const asking = (changes: Partial<FairRules['questions']>) =>
  fairWith({ questions: { ...fairRules.questions, ...changes } });
const stepping = (changes: Partial<FairRules['steps']>) =>
  fairWith({ steps: { ...fairRules.steps, ...changes } });
const showing = (more: (state: Fair, viewer: Viewer) => object) =>
  fairWith({ view: (state, viewer) => ({ ...fairRules.view(state, viewer), ...more(state, viewer) }) });

describe('a leak is caught', () => {
  test("in a view that shows the next seat's hand", () => {
    const game = showing((state, viewer) => ({ neighbour: state.hands[viewer === 0 ? 1 : 0] }));
    expect(broken(game)).toBe('hidden cards');
  });
  test('in a view that shows only a number made from the order of the deck', () => {
    const game = showing(({ deck }) => ({
      check: deck.reduce((sum, card, i) => sum + card * (i + 1), 0) % 7,
    }));
    expect(broken(game)).toBe('hidden cards');
  });
  test("in a view that shows another seat's secret charm when it is lucky", () => {
    const game = showing(({ charms }) => ({ lucky: charms.map((charm) => charm % 3 === 2) }));
    expect(broken(game)).toBe('hidden cards');
  });
  test('in a view that shows how much chance has been used', () => {
    expect(broken(showing(({ rng }) => ({ used: rng.next })))).toBe('hidden cards');
  });
  test('in a view that shows where in the hand a sealed bid stands', () => {
    const standing = (state: Fair, { sealed, of }: Lanes) =>
      of.map(({ seat, choice }) =>
        sealed && choice !== null && 'pick' in choice
          ? listOf(state.hands, seat).indexOf(Number(choice.pick))
          : -1,
      );
    const game = showing((state) => {
      const top = state.agenda.stack.at(-1);
      return { bids: isLanes(top) ? standing(state, top) : [] };
    });
    expect(broken(game)).toBe('hidden answers');
  });
  test('in a question whose words tell what others hold', () => {
    const holdsLow = ({ hands }: Fair, seat: number) =>
      hands.filter((hand, other) => other !== seat && hand.some((card) => card < 4)).length;
    const text = (state: Fair, { seat }: { seat: number }) => msg('fair.bid', { low: holdsLow(state, seat) });
    expect(broken(asking({ bid: { ...bid, text } }))).toBe('hidden cards');
  });
  test('in options that depend on the top of the deck', () => {
    const game = asking({
      tempt: { ...tempt, options: ({ deck }) => ((deck.at(-1) ?? 0) > 9 ? ['stop', 'draw'] : ['stop']) },
    });
    // A preview of a plan notices it too, sometimes earlier.
    expect(broken(game)).toMatch(/^hidden|plans/);
  });
  test('in a refusal that depends on the top of the deck', () => {
    const allows: typeof drop.allows = ({ deck }, _, picks) =>
      picks.length === 2 && (deck.at(-1) ?? 0) % 2 === 0 ? msg('fair.refusal.three') : undefined;
    expect(broken(asking({ drop: { ...drop, allows } }))).toMatch(/^hidden/);
  });
  test('in the list of what is unavailable', () => {
    const unavailable = ({ deck }: Fair) =>
      (deck.at(-1) ?? 0) % 2 === 0 ? [{ value: 'no', text: msg('fair.no'), reason: msg('fair.even') }] : [];
    expect(broken(asking({ pay: { ...pay, unavailable } }))).toMatch(/^hidden/);
  });
  test('in a preview of the result that counts secret charms', () => {
    expect(broken(fairWith({ preview: (state) => fairRules.outcome({ ...state, over: true }) }))).toBe(
      'hidden cards',
    );
  });
  test('in an event that says in public what was drawn', () => {
    const draw: typeof steps.draw = (state, task, run) => {
      steps.draw(state, task, run);
      const detail = listOf(state.hands, task.seat).at(-1) ?? 0;
      run.emit?.({ do: 'draw', seat: task.seat, what: 'cards', amount: task.count, source: 'round', detail });
    };
    expect(broken(stepping({ draw }))).toBe('hidden moves');
  });
  test('in a public number that is stored while the engine runs', () => {
    const draw: typeof steps.draw = (state, task, run) => {
      steps.draw(state, task, run);
      const drawn = listOf(state.hands, task.seat).slice(-1);
      for (const card of drawn) add(state.gems, task.seat, worthOf(card) % 2);
    };
    expect(broken(stepping({ draw }))).toBe('hidden moves');
  });
  test('in a question that is asked only of who holds a good card', () => {
    const strolling: typeof steps.strolling = (state, task, run) => {
      const good = state.hands.flatMap((hand, seat) =>
        hand.some((card) => worthOf(card) === 4) ? [seat] : [],
      );
      if (good.length === 0) steps.strolling(state, task, run);
      else run.open(good.map((seat) => ({ seat, tasks: [{ do: 'drop' as const, seat }] })));
    };
    expect(broken(stepping({ strolling }))).toBe('hidden moves');
  });
  test('in a draw without an information barrier', () => {
    const quietly: typeof tempt.answer = (state, ask, pick, run) => {
      const quiet = new Proxy(run, {
        get: (target, name) => (name === 'barrier' ? undefined : Reflect.get(target, name)),
      });
      tempt.answer(state, ask, pick, quiet);
    };
    expect(broken(asking({ tempt: { ...tempt, answer: quietly } }))).toBe('barriers');
  });
});

describe('what only looks like a leak is none', () => {
  const walks = (game: ReturnType<typeof fairWith>, testing = fairTesting) =>
    testing.setups.forEach((setup) => {
      walk(game, testing, { seed: 'no leak', setup });
    });
  const turnUp: typeof tempt.answer = (state, ask, pick, run) => {
    tempt.answer(state, ask, pick, run);
    const detail = listOf(state.hands, ask.seat).at(-1) ?? 0;
    if (pick === 'draw')
      run.emit?.({ do: 'turn up', seat: ask.seat, what: 'card', amount: 1, source: 'tempt', detail });
  };
  const game = asking({ tempt: { ...tempt, answer: turnUp } });

  test('when a card is turned up for a moment and the engine says that its event shows it', () => {
    expect(broken(game)).toBe('hidden moves');
    const shows: typeof fairTesting.shows = (event) =>
      event.do === 'turn up' ? [{ kind: 'card', cards: [Number(event.detail)] }] : [];
    walks(game, { ...fairTesting, shows });
  });
  test('when a pile is sorted before it is shuffled', () => {
    const draw: typeof steps.draw = (state, task, run) => {
      state.spent.sort((a, b) => a - b);
      steps.draw(state, task, run);
    };
    walks(stepping({ draw }));
  });
});

describe('a wrong filling is caught', () => {
  test('when it forgets a card that the seat holds', () => {
    const game = fairWith({
      fill(view, core, rng) {
        const state = fairRules.fill(view, core, rng);
        const hand = state.hands.find((cards) => cards.length > 0);
        const [first] = state.deck;
        if (hand?.[0] !== undefined && first !== undefined) [state.deck[0], hand[0]] = [hand[0], first];
        return state;
      },
    });
    expect(broken(game)).toBe('fill');
  });
  test('when it loses a card', () => {
    const game = fairWith({
      fill(view, core, rng) {
        const state = fairRules.fill(view, core, rng);
        state.box.pop();
        return state;
      },
    });
    expect(broken(game)).toBe('places');
  });
  test('when the filled state and the view share a hand', () => {
    const game = fairWith({
      fill(view, core, rng) {
        const state = fairRules.fill(view, core, rng);
        if (view.viewer !== 'spectator') state.hands[view.viewer] = view.hand;
        return state;
      },
    });
    expect(broken(game)).toBe('fill');
  });
  test('when the view leaves out what the seat has seen and may remember', () => {
    const game = fairWith({
      view: (state, viewer) => ({ ...fairRules.view(state, viewer), discard: [] }),
      fill: (view, core, rng) => {
        const state = fairRules.fill({ ...view, viewer: 'spectator' }, core, rng);
        if (view.viewer === 'spectator') return state;
        const known = new Set(view.hand);
        const own = state.hands[view.viewer] ?? [];
        const elsewhere = [state.deck, ...state.discards, ...state.hands.filter((hand) => hand !== own)];
        for (const pile of elsewhere)
          pile.forEach((card, i) => {
            if (!known.has(card)) return;
            const spare = own.findIndex((held) => !known.has(held));
            pile[i] = own[spare] ?? card;
            own[spare] = card;
          });
        own.splice(0, own.length, ...view.hand);
        return state;
      },
    });
    expect(broken(game)).toBe('fill');
  });
});

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
