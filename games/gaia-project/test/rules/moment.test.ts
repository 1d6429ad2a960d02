import { type GameEvent, rngFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gaiaProject } from '../../src/game.ts';

/** The phase that began last, as the events told it; a round begins with its income. */
function begun(events: readonly GameEvent[]): string {
  const last = events.findLast(({ do: kind }) => kind === 'phase' || kind === 'round');
  if (last === undefined) return 'setup';
  return last.do === 'round' ? 'income' : last.what;
}

test('every question is asked in the phase that has begun', () => {
  const events: GameEvent[] = [];
  const phases = new Set<string>();
  const game = gaiaProject.with({ emit: (event) => events.push(event) });
  // Chosen so that somebody is asked something in the Gaia phase, which is rare among random players.
  for (const number of [0, 14, 22, 26]) {
    events.length = 0;
    const state = game.setup({}, 4, `moments ${number}`);
    const rng = rngFrom(`moments ${number}`);
    for (let open = game.first(state); open !== undefined; open = game.first(state)) {
      const phase = begun(events);
      phases.add(phase);
      expect(game.moment(state), `game ${number}, ${open.ask.do}`).toEqual({
        unit: 'round',
        n: state.round,
        phase,
      });
      game.apply(state, open.seat, game.sample(state, open, rng));
    }
    expect(game.moment(state)).toEqual({ unit: 'round', n: 6 });
  }
  expect([...phases].sort()).toEqual(['actions', 'gaia', 'income', 'setup']);
});
