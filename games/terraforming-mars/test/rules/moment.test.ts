import { rngFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { terraformingMars } from '../../src/game.ts';

/** The phase that a question alone can belong to; undefined for those that cards ask. */
const phaseOf: Readonly<Record<string, string>> = {
  'setup.choose': 'setup',
  'research.pick': 'research',
  'research.buy': 'research',
  'turn.action': 'actions',
  'final.greenery': 'final',
};

test('every question is asked in its phase, and what a card asks in the phase of its action', () => {
  const phases = new Set<string>();
  for (let number = 0; number < 6; number++) {
    const state = terraformingMars.setup({ draft: true }, 3, `moments ${number}`);
    const rng = rngFrom(`moments ${number}`);
    let before = '';
    for (;;) {
      const open = terraformingMars.first(state);
      if (open === undefined) break;
      const phase = phaseOf[open.ask.do] ?? before;
      before = phase;
      phases.add(phase);
      expect(terraformingMars.moment(state), `game ${number}, ${open.ask.do}`).toEqual({
        unit: 'generation',
        n: state.generation,
        phase,
      });
      terraformingMars.apply(state, open.seat, terraformingMars.sample(state, open, rng));
    }
    expect(terraformingMars.moment(state)).toEqual({ unit: 'generation', n: state.generation });
  }
  expect([...phases].sort()).toEqual(['actions', 'final', 'research', 'setup']);
});
