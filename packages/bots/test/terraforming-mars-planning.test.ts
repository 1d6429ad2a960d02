import type { Answer } from '@orrery/kernel';
import { type MarsState, terraformingMars } from '@orrery/terraforming-mars';
import { describe, expect, test, vi } from 'vitest';
import { Planning } from '../src/terraforming-mars/master/planning.ts';
import { optionOf } from '../src/terraforming-mars/master/search.ts';
import { masterTaste } from '../src/terraforming-mars/master/taste.ts';
import { thoughtAt } from '../src/terraforming-mars/master.ts';
import { atTurn, card } from './support/mars-turn.ts';

/** The first seat of two at an early turn, with these cards and so much money. */
function withCards(money: number, ...ids: readonly string[]): MarsState {
  const state = atTurn(2, 0);
  state.players[0]!.stock[0] = money;
  state.players[0]!.hand = ids.map(card);
  return state;
}

/** What the seat plans, and every card that it plays on the way. */
function planned(
  state: MarsState,
  depth: number,
  goesOn: (tried: number) => boolean = () => true,
  also: readonly Answer[] = [],
) {
  const applied = vi.spyOn(terraformingMars, 'apply');
  const open = terraformingMars.openFor(state, 0)!;
  const thought = thoughtAt(terraformingMars, state, open, masterTaste);
  const planning = new Planning(thought, state, open, goesOn, also);
  let pauses = 0;
  for (const _ of planning.think({ width: 4, widest: 12, depth })) pauses += 1;
  const options = applied.mock.calls.map(([_, __, answer]) => optionOf(answer));
  applied.mockRestore();
  const plays = new Set(options.flatMap(({ do: kind, card }) => (kind === 'play' ? [card] : [])));
  return { planning, plays, pauses };
}

describe('planning a generation of Terraforming Mars', () => {
  test('follows one action upon another, beyond the two of a turn', () => {
    const state = withCards(60, 'acquired-company', 'sponsors', 'mine', 'power-plant');
    const worths = [1, 2, 3, 4].map((depth) => planned(state, depth).planning.best!.worth);
    for (const [i, worth] of worths.slice(1).entries()) expect(worth).toBeGreaterThan(worths[i]!);
  });

  test('leaves the position that it thinks about as it is', () => {
    const state = withCards(40, 'acquired-company', 'mine', 'power-plant', 'sponsors');
    const before = JSON.stringify(state);
    planned(state, 6);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('plays no card that it would only draw on the way', () => {
    const state = withCards(80, 'research', 'acquired-company');
    const { plays } = planned(state, 6);
    expect([...plays].sort()).toEqual([card('research'), card('acquired-company')].sort());
  });

  test('follows an answer that was given as far as those that it likes better', () => {
    const state = withCards(60, 'acquired-company', 'sponsors', 'mine', 'power-plant');
    const given = {
      question: terraformingMars.openFor(state, 0)!.id,
      pick: { do: 'project', project: 'asteroid' },
    };
    const worthAt = (depth: number, also: readonly Answer[]): number => {
      const { plans } = planned(state, depth, undefined, also).planning;
      return plans.find(({ first }) => JSON.stringify(first) === JSON.stringify(given))!.worth;
    };
    expect(worthAt(4, [given])).toBeGreaterThan(worthAt(4, []));
    expect(worthAt(1, [given])).toBe(worthAt(1, []));
  });

  test('has an answer as soon as one action has been tried', () => {
    const { planning, pauses } = planned(withCards(40, 'acquired-company', 'sponsors'), 10, () => false);
    expect(planning.best).toBeDefined();
    expect(pauses).toBe(1);
  });

  test('finds that nothing is worth doing where nothing can be paid', () => {
    const { planning } = planned(withCards(0), 10);
    expect(planning.best).toBeUndefined();
  });
});
