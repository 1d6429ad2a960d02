import type { Game, Viewer } from '@orrery/kernel';
import { walk } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { terraformingMars } from '../src/game.ts';
import type { MarsState } from '../src/state.ts';
import { testing } from '../src/testing/index.ts';
import type { MarsView } from '../src/view.ts';

/** Checks are made at one moment in so many; the long runs look at all of them. */
const EVERY = 60;

describe('whatever is answered', () => {
  test.each(testing.setups)(
    'every property holds with $seats seats and $options',
    (setup) => {
      const { answers } = walk(terraformingMars, testing, { seed: 'game 1', setup, every: EVERY });
      expect(answers).toBeGreaterThan(40);
    },
    60_000,
  );
});

/** The same game whose views show something more. */
const seeing = (leak: (state: MarsState, seat: number) => readonly number[]): Game<MarsState, MarsView> =>
  new Proxy(terraformingMars, {
    get(game, name) {
      if (name === 'view')
        return (state: MarsState, viewer: Viewer) =>
          viewer === 'spectator'
            ? game.view(state, viewer)
            : { ...game.view(state, viewer), leak: leak(state, viewer) };
      const value: unknown = Reflect.get(game, name, game);
      return typeof value === 'function' ? value.bind(game) : value;
    },
  });

describe('what is remembered', () => {
  const drafts = { seed: 'leak', setup: { options: { draft: true }, seats: 3 }, every: 1 };

  test('may be seen, but not where it lies now', () => {
    const where = seeing((state, seat) => {
      const { passedOn } = terraformingMars.view(state, seat);
      return state.players.flatMap(({ drawn }, other) =>
        other === seat ? [] : drawn.filter((card) => passedOn.includes(card)),
      );
    });
    expect(() => walk(where, testing, drafts)).toThrow('hidden cards');
  });
});
