import { reference } from '@orrery/reference';
import { testing } from '@orrery/reference/testing';
import { describe, expect, test } from 'vitest';
import { below, type Core, defineGame, type Game, rngFrom } from '../src/index.ts';
import { fillUniformity, type GameTesting, plausible } from '../src/testing/index.ts';
import { fair, fairRules } from './fair/game.ts';
import { fairTesting } from './fair/testing.ts';

/** A state some random answers into a game. */
function stateAfter<S extends Core, V extends object>(
  game: Game<S, V>,
  setup: { options: unknown; seats: number },
  seed: string,
  answers: number,
): S {
  const rng = rngFrom(seed);
  const state = game.setup(setup.options, setup.seats, seed);
  for (let i = 0; i < answers; i++) {
    const open = game.open(state);
    if (open.length === 0) break;
    const asked = open[below(rng, open.length)]!;
    game.apply(state, asked.seat, game.sample(state, asked, rng));
  }
  return state;
}

/** Whether filling is fair for every viewer, at several moments of a game. */
function isFair<S extends Core, V extends object>(
  game: Game<S, V>,
  known: GameTesting<S>,
  setup: { options: unknown; seats: number },
  moments: readonly number[],
  times: number,
): boolean {
  return moments.every((answers) => {
    const state = stateAfter(game, setup, `fill ${answers}`, answers);
    return ([0, 1, 'spectator'] as const).every((viewer) =>
      Object.values(fillUniformity(game, known, state, viewer, times, `${answers} ${viewer}`)).every(
        plausible,
      ),
    );
  });
}

describe('filling a view', () => {
  const setup = { options: { rounds: 3 }, seats: 3 };

  test('puts every unseen card of the fair equally often in every place', () => {
    expect(isFair(fair, fairTesting, setup, [0, 11, 20], 600)).toBe(true);
  });
  test('puts every unseen card of the reference game equally often in every place, position by position in the deck', () => {
    const ordered: typeof testing = {
      ...testing,
      places: (state) =>
        testing.places(state).map((place) => (place.name === 'deck' ? { ...place, ordered: true } : place)),
    };
    expect(isFair(reference, ordered, { options: {}, seats: 3 }, [0, 9, 30], 600)).toBe(true);
  });

  /** The fair with a filling that goes over the true one's state. */
  const filling = (change: (state: ReturnType<typeof fairRules.fill>) => void) =>
    defineGame({
      ...fairRules,
      fill(view, core, rng) {
        const state = fairRules.fill(view, core, rng);
        change(state);
        return state;
      },
    });

  test('is caught when the deck lies in order', () => {
    const game = filling((state) => state.deck.sort((a, b) => a - b));
    expect(isFair(game, fairTesting, setup, [4], 1000)).toBe(false);
  });
  test('is caught when it favours opponents with good cards', () => {
    const game = filling(({ hands, deck }) => {
      const hand = hands[2]!;
      const top = deck.length - 1;
      const [first] = hand;
      const card = deck[top];
      if (first === undefined || card === undefined) return;
      if (card % 4 > first % 4) [hand[0], deck[top]] = [card, first];
    });
    expect(isFair(game, fairTesting, setup, [4], 1000)).toBe(false);
  });
  test('is caught when the deck is only cut, though each card is equally likely everywhere', () => {
    const game = filling(({ deck, rng }) => {
      deck.sort((a, b) => a - b);
      deck.push(...deck.splice(0, below(rng, deck.length)));
    });
    expect(isFair(game, fairTesting, setup, [0], 1000)).toBe(false);
  });
});

test('two fillings of one view differ, unless the same chance made them', () => {
  const state = fair.setup({}, 3, 'seed');
  const view = fair.view(state, 0);
  const rng = rngFrom('fill');
  const first = fair.fill(view, rng);
  expect(fair.fill(view, rng)).not.toEqual(first);
  expect(fair.fill(view, rngFrom('fill'))).toEqual(first);
  expect(first.rng.key).not.toBe(state.rng.key);
});
