/** Advice for a turn: who is asked once it ends, and what a federation lacks. */
import { isRecord, rngFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { federations, offersAfterTurn, overlooked, spaces, valueForFederation } from '../src/advice/index.ts';
import { gaiaProject } from '../src/game.ts';
import type { GaiaState } from '../src/state.ts';

/** Random play with few passes, stopping at every question of this name. */
function* stops(seed: string, name: string): Generator<GaiaState> {
  const state = gaiaProject.setup({}, 4, seed);
  const rng = rngFrom(seed);
  for (let open = gaiaProject.first(state); open !== undefined; open = gaiaProject.first(state)) {
    if (open.ask.do === name) yield gaiaProject.clone(state);
    let answer = gaiaProject.sample(state, open, rng);
    for (let i = 0; i < 5 && 'pick' in answer && isRecord(answer.pick) && answer.pick.do === 'pass'; i++)
      answer = gaiaProject.sample(state, open, rng);
    gaiaProject.apply(state, open.seat, answer);
  }
}

test('whoever is asked to charge after a turn was told of before it ended', () => {
  let asked = 0;
  for (const seed of ['offers 0', 'offers 1', 'offers 2'])
    for (const state of stops(seed, 'turn.free')) {
      const open = gaiaProject.first(state);
      if (open === undefined) throw new Error('nobody is asked');
      const offers = offersAfterTurn(gaiaProject.view(state, open.seat), open.seat);
      const builder = open.seat;
      gaiaProject.apply(state, builder, { question: open.id, pick: { do: 'end' } });
      const [next] = gaiaProject.open(state);
      if (next?.ask.do !== 'charge.accept') continue;
      asked += 1;
      expect(offers.map(({ seat }) => seat)).toContain(next.seat);
    }
  expect(asked).toBeGreaterThan(5);
});

test('a federation that can be formed has the value that it needs', () => {
  let formed = 0;
  for (const state of stops('values', 'turn.action')) {
    const open = gaiaProject.first(state);
    if (open === undefined) throw new Error('nobody is asked');
    const view = gaiaProject.view(state, open.seat);
    const { value, need } = valueForFederation(view, open.seat);
    if (federations(view, open.seat).length === 0) continue;
    formed += 1;
    expect(value).toBeGreaterThanOrEqual(need);
  }
  expect(formed).toBeGreaterThan(0);
});

test('what is overlooked is the same for spaces that are known already', () => {
  for (const state of stops('known', 'turn.action')) {
    const open = gaiaProject.first(state);
    if (open === undefined || state.round !== 3) continue;
    const view = gaiaProject.view(state, open.seat);
    expect(overlooked(view, open.seat, spaces(view, open.seat))).toEqual(overlooked(view, open.seat));
  }
});
