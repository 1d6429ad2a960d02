/** Games that tell too much on purpose, and fillings that fit badly: the harness must notice each. */
import { describe, expect, test } from 'vitest';
import { isLanes, type Lanes, msg } from '../src/index.ts';
import { walk } from '../src/testing/index.ts';
import { fairRules } from './fair/game.ts';
import { bid, drop, pay, tempt } from './fair/questions.ts';
import { add, type Fair, listOf, worthOf } from './fair/state.ts';
import { steps } from './fair/steps.ts';
import { fairTesting } from './fair/testing.ts';
import { asking, broken, fairWith, showing, stepping } from './sabotage.ts';

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
      walk(game, testing, { seed: 'no leak', setup, every: 3 });
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
