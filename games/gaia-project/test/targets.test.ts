/** What options point at: every target of every question in random games can be read, and nothing of it is lost. */
import { oneOfAtRandom, type Plain, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gaiaProject } from '../src/game.ts';
import { readTarget } from '../src/targets.ts';
import { testing } from '../src/testing/index.ts';

function targetsIn(seed: string, { options, seats }: (typeof testing.setups)[number]): Plain[] {
  const targets: Plain[] = [];
  const rng = rngFrom(seed);
  const state = gaiaProject.setup(options, seats, seed);
  for (let open = gaiaProject.first(state); open !== undefined; open = gaiaProject.first(state)) {
    const question = gaiaProject.question(state, open.seat);
    const shown = question?.shape === 'one-of' ? question.options : [];
    const items = question?.shape === 'some-of' ? question.items : [];
    for (const { target } of [...shown, ...items, ...gaiaProject.unavailable(state, open.seat)])
      if (target !== undefined) targets.push(target);
    const chosen = oneOfAtRandom(rng, gaiaProject.open(state));
    gaiaProject.apply(state, chosen.seat, gaiaProject.sample(state, chosen, rng));
  }
  return targets;
}

test.each(testing.setups)('every target reads with $seats seats: $options', (setup) => {
  const targets = targetsIn('targets', setup);
  expect(targets.length).toBeGreaterThan(100);
  for (const target of targets) expect(readTarget(target)).toEqual(target);
});

describe('what is no target of this game', () => {
  test.each([[undefined], [7], ['hex'], [{ hex: 'seven' }], [{ area: 'philosophy' }], [{ tile: 3 }], [{}]])(
    '%j points at nothing',
    (target) => {
      expect(readTarget(target)).toBeUndefined();
    },
  );
});
