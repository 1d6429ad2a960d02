/** English rulebook: gaining a tech tile, pass, resources; appendices IV and VI. */
import type { Task } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { count } from '../../src/rules/resources.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };
const map = { radius: 3, planets: [[0, 0, 'titanium']] } as const;
const turn = (position: Position): Table => scenario([position, other], { map }).turn();

describe('a tech tile', () => {
  const tile = (position: Position): Table =>
    scenario([position, other], { map }).run({ do: 'tech.tile', seat: 0 } as Task);
  const scholar: Position = {
    faction: 'firaks',
    vp: 10,
    research: [4, 0, 4, 0, 0, 3],
    tokens: ['vp-7-ore'],
    green: 1,
    standard: ['seven-vp', 'charge-four-action', 'ore-and-qic'],
    covered: ['ore-and-qic'],
    used: ['charge-four-action', 'academy'],
  };

  test('of the lower row lets advance anywhere', () => {
    expect(tile({ faction: 'firaks' }).pick('gaia-mine-vp').options()).toHaveLength(7);
    expect(tile({ faction: 'firaks' }).pick('knowledge-and-credit-income').options()).toEqual([
      'science',
      'none',
    ]);
  });

  test('that is advanced covers one of the tiles that are not covered yet, of the owner’s choice', () => {
    const table = tile(scholar).pick('vp-per-mine');
    expect(table.asked).toEqual({ do: 'tech.cover', seat: 0 });
    expect(table.options()).toEqual(['seven-vp', 'charge-four-action']);
    table.pick('charge-four-action');
    expect(table.has(0, 'covered', 'advanced', 'used', 'green')).toEqual({
      covered: ['ore-and-qic', 'charge-four-action'],
      advanced: ['vp-per-mine'],
      used: ['academy'],
      green: 0,
    });
    // One may advance, and need not.
    expect(table.options()).toContain('none');
    expect(table.state.advancedTiles).toEqual([
      'mine-vp',
      'research-vp',
      null,
      'pass-vp-lab',
      'ore-per-sector',
      'vp-per-sector',
    ]);
  });

  test('that is advanced is offered from level 4 on, and only once', () => {
    const advanced = (table: Table) =>
      table.options().filter((id) => !table.state.standardTiles.some((standard) => standard === id));
    expect(advanced(tile(scholar))).toEqual(['mine-vp', 'vp-per-mine']);
    const table = scenario([scholar, other], { map });
    table.state.advancedTiles[0] = null;
    expect(advanced(table.run({ do: 'tech.tile', seat: 0 } as Task))).toEqual(['vp-per-mine']);
  });

  test('is not gained where all are there already', () => {
    const { standardTiles } = scenario([other]).state;
    const table = turn({
      faction: 'firaks',
      ore: 3,
      credits: 5,
      standard: [...standardTiles],
      on: [[0, 0, 'trading-station']],
    });
    table.pick({ do: 'upgrade', at: table.hex(0, 0), to: 3 });
    expect(table.asked).toBeUndefined();
    expect(table.has(0, 'counts')).toEqual({ counts: [0, 0, 0, 1, 0, 0, 0] });
  });

  test('scores for each thing that it counts', () => {
    const gained = (id: 'vp-per-mine' | 'ore-per-sector'): Table => {
      const table = scenario([
        {
          ...scholar,
          research: [5, 5, 5, 5, 5, 5],
          standard: ['seven-vp'],
          covered: [],
          on: [
            [2, -1, 'mine'],
            [-4, 1, 'mine'],
            [0, -4, 'mine'],
          ],
        },
        other,
      ]);
      return table.run({ do: 'tech.tile', seat: 0 } as Task).pick(id);
    };
    expect(gained('vp-per-mine').has(0, 'vp')).toEqual({ vp: 16 });
    expect(gained('ore-per-sector').has(0, 'ore')).toEqual({ ore: 3 });
  });
});

describe('on passing', () => {
  const passed = (more: Partial<Position>) =>
    turn({ faction: 'firaks', vp: 10, ...more })
      .pick({ do: 'pass', booster: 'ore-knowledge' })
      .has(0, 'vp', 'used');

  test('institute and academies score with the booster for them, four each', () => {
    const counts = [0, 0, 0, 0, 1, 1, 1];
    expect(passed({ booster: 'booster-vp-big-structure', counts }).vp).toBe(22);
    expect(passed({ booster: 'booster-vp-big-structure', counts: [0, 0, 0, 0, 0, 1, 0] }).vp).toBe(14);
    expect(passed({ booster: 'booster-vp-big-structure', counts: [0, 0, 0, 0, 0, 0, 1] }).vp).toBe(14);
  });

  test('federation tokens score with the advanced tile for them, three each', () => {
    expect(passed({ advanced: ['pass-vp-federation-token'], tokens: ['vp-12', 'vp-7-ore'] }).vp).toBe(16);
  });

  test('the mark of the returned booster’s action goes with it, and other marks stay', () => {
    expect(passed({ booster: 'range-action', used: ['academy', 'range-action'] }).used).toEqual(['academy']);
  });
});

describe('what is gained', () => {
  test('as Q.I.C. is ore for the Gleens, and nothing else is', () => {
    const gleens: Position = { faction: 'gleens', three: 4, knowledge: 1 };
    const table = turn(gleens).pick({ do: 'free', action: 'power-to-credit' });
    expect(table.has(0, 'credits', 'ore')).toEqual({ credits: 1, ore: 0 });
    table.pick({ do: 'free', action: 'knowledge-to-credit' });
    expect(table.has(0, 'credits', 'ore')).toEqual({ credits: 2, ore: 0 });
  });

  test('beyond the track is lost', () => {
    const rich: Position = { faction: 'firaks', three: 8, credits: 29, ore: 14, knowledge: 14 };
    const has = (action: 'seven-credits' | 'two-ore' | 'two-knowledge') =>
      turn(rich).pick({ do: 'board', action }).has(0, 'credits', 'ore', 'knowledge');
    expect(has('seven-credits')).toMatchObject({ credits: 30 });
    expect(has('two-ore')).toMatchObject({ ore: 15 });
    expect(has('two-knowledge')).toMatchObject({ knowledge: 15 });
  });
});

describe('sectors', () => {
  test('are counted where a mine of the Lantids stands beside another’s structure', () => {
    const table = scenario([
      { faction: 'lantids', on: [[2, -1, 'mine']] },
      { ...other, on: [[-4, 1, 'mine']] },
    ]);
    expect(count(table.state, 0, 'sector')).toBe(1);
    table.state.guests[table.state.owners.indexOf(1)] = 0;
    expect(count(table.state, 0, 'sector')).toBe(2);
  });
});
