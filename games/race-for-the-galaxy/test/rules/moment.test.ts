import { type GameEvent, rngFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { raceForTheGalaxy } from '../../src/game.ts';

/** The phase that began last, as the events told it. */
function begun(events: readonly GameEvent[]): string {
  const last = events.findLast(({ do: kind }) => kind === 'phase' || kind === 'round');
  if (last === undefined) return 'setup';
  return last.do === 'round' ? 'choose' : last.what;
}

test.each([2, 4])('every question of %d seats is asked in the phase that has begun', (seats) => {
  const events: GameEvent[] = [];
  const phases = new Set<string>();
  const game = raceForTheGalaxy.with({ emit: (event) => events.push(event) });
  for (const seed of ['one', 'two', 'three']) {
    events.length = 0;
    const state = game.setup({}, seats, seed);
    const rng = rngFrom(seed);
    for (let open = game.first(state); open !== undefined; open = game.first(state)) {
      const phase = begun(events);
      phases.add(phase);
      expect(game.moment(state), `seed ${seed}, ${open.ask.do}`).toEqual({
        unit: 'round',
        n: state.round,
        phase,
      });
      game.apply(state, open.seat, game.sample(state, open, rng));
    }
    expect(game.moment(state)).toEqual({ unit: 'round', n: state.round });
  }
  expect([...phases].sort()).toEqual(
    ['choose', 'consume', 'develop', 'explore', 'produce', 'round-end', 'settle', 'setup'].sort(),
  );
});
