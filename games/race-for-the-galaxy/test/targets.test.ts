import { isRecord, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { raceForTheGalaxy as race } from '../src/game.ts';
import { readTarget } from '../src/targets.ts';
import { testing } from '../src/testing/index.ts';

/** Options that point at nothing. */
const pointless = new Set<unknown>(['pass', 'stop']);

describe('the target of an option', () => {
  test.each(testing.setups)(
    'reads as it was written, with $seats seats and $options',
    ({ options, seats }) => {
      const met = new Set<string>();
      for (let game = 0; game < 4; game++) {
        const seed = `targets ${game}`;
        const state = race.setup(options, seats, seed);
        const rng = rngFrom(seed);
        for (let open = race.first(state); open !== undefined; open = race.first(state)) {
          const question = race.question(state, open.seat);
          const asked =
            question?.shape === 'one-of'
              ? question.options
              : question?.shape === 'some-of'
                ? question.items
                : [];
          for (const { target, value } of asked) {
            expect(readTarget(target), `${seed}: ${open.ask.do} ${JSON.stringify(value)}`).toEqual(target);
            if (target === undefined)
              expect(pointless.has(value) || question?.name === 'consume.gamble').toBe(true);
            else if (isRecord(target)) met.add(Object.keys(target).sort().join());
          }
          race.apply(state, open.seat, race.sample(state, open, rng));
        }
      }
      expect([...met].sort()).toEqual(['action', 'card', 'card,power', 'uses']);
    },
  );

  test('is nothing where something else was written', () => {
    for (const other of [undefined, null, 3, 'card', {}, { card: 'x' }, { action: 'nap' }, { uses: 3 }, [1]])
      expect(readTarget(other)).toBeUndefined();
  });
});
