import { type GaiaState, type GaiaView, gaiaProject } from '@orrery/gaia-project';
import { rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type QuickBot, turnOf } from '../src/bot.ts';
import { greedy } from '../src/gaia-project/greedy.ts';
import { random } from '../src/random.ts';

const bots: readonly (readonly [string, QuickBot<GaiaState, GaiaView>])[] = [
  ['greedy', greedy],
  ['random', random],
];

describe.each(bots)('the %s bot at a table whose map is not laid yet', (name, bot) => {
  test.each(['chance', 'last-player'])(
    'chooses a faction, and then plays on a map turned by: %s',
    (rotation) => {
      const state = gaiaProject.setup({ map: 'method-3', rotation }, 2, `a map for ${name}`);
      const rng = rngFrom(`a map for ${name}`);
      const asked: string[] = [];
      for (
        let open = gaiaProject.first(state);
        open !== undefined && state.round === 0;
        open = gaiaProject.first(state)
      ) {
        asked.push(`${open.ask.do}${state.layout === '' ? ' without a map' : ''}`);
        const answer = bot.choose(gaiaProject, turnOf(gaiaProject.view(state, open.seat), open.seat, rng));
        expect(gaiaProject.check(state, open.seat, answer)).toBeUndefined();
        gaiaProject.apply(state, open.seat, answer);
      }
      expect(asked.slice(0, 2)).toEqual(['setup.faction without a map', 'setup.faction without a map']);
      expect(asked.slice(2).every((question) => !question.endsWith('without a map'))).toBe(true);
      expect(asked.includes('setup.turn')).toBe(rotation === 'last-player');
      expect(state.round).toBe(1);
    },
  );
});

describe.each(bots)('the %s bot alone against the Automa', (name, bot) => {
  test.each(['automalein', 'alptrauma'])(
    'plays to the end on %s, though cards lie face down',
    (difficulty) => {
      const state = gaiaProject.setup({ difficulty, map: 'method-3' }, 1, `alone with ${name}`);
      const rng = rngFrom(`alone with ${name}`);
      for (let open = gaiaProject.first(state); open !== undefined; open = gaiaProject.first(state)) {
        const answer = bot.choose(gaiaProject, turnOf(gaiaProject.view(state, open.seat), open.seat, rng));
        expect(gaiaProject.check(state, open.seat, answer)).toBeUndefined();
        gaiaProject.apply(state, open.seat, answer);
      }
      const outcome = gaiaProject.outcome(state);
      expect(state.round).toBe(6);
      expect(outcome?.standings).toHaveLength(1);
      expect(outcome?.rival?.score).toBeGreaterThan(50);
    },
  );
});
