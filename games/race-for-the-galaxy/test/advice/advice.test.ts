/** What advice says is what the rules do, on positions of random games. */
import { rngFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { raceForTheGalaxy as race } from '../../src/game.ts';
import { adviceFaults } from '../../src/testing/advice.ts';
import { testing } from '../../src/testing/index.ts';

const POSITIONS_PER_SETUP = 80;

test.each(testing.setups)(
  'what advice says is what the rules do, with $seats seats, setup $options.setup, two actions $options.twoActions',
  { timeout: 60_000 },
  ({ options, seats }) => {
    let positions = 0;
    for (let game = 0; positions < POSITIONS_PER_SETUP; game++) {
      const seed = `advice ${game}`;
      const state = race.setup(options, seats, seed);
      const rng = rngFrom(seed);
      let answers = 0;
      for (let open = race.first(state); open !== undefined; open = race.first(state)) {
        race.apply(state, open.seat, race.sample(state, open, rng));
        answers += 1;
        if (answers % 9 !== 0) continue;
        positions += 1;
        expect(
          adviceFaults(race.clone(state), rngFrom(`${seed}/${answers}`)),
          `${seed} after ${answers} answers`,
        ).toEqual([]);
      }
    }
  },
);
