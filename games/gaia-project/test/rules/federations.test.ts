import { describe, expect, test } from 'vitest';
import { checkFederation } from '../../src/rules/federation.ts';
import { playerAt } from '../../src/state.ts';
import { type Position, scenario } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };

describe('federations', () => {
  const field = (on: NonNullable<Position['on']>, more: Partial<Position> = {}) =>
    scenario([{ faction: 'geodens', one: 20, on, ...more }, { faction: 'firaks' }], {
      map: { radius: 5, planets: on.map(([q, r]) => [q, r, 'terra'] as const) },
    });
  /** Why a federation of the planets and satellites at these places is refused: `0,0 1,-1` are two of them. */
  const check = (
    table: ReturnType<typeof field>,
    planets: string,
    satellites: string,
  ): string | undefined => {
    const hexes = (places: string): number[] =>
      (places.match(/\S+/g) ?? []).map((place) => {
        const [q = Number.NaN, r = Number.NaN] = place.split(',').map(Number);
        return table.hex(q, r);
      });
    return checkFederation(table.state, 0, { planets: hexes(planets), satellites: hexes(satellites) })?.key;
  };

  test('a mine that comes along without a further satellite is allowed', () => {
    const table = field([
      [0, 0, 'planetary-institute'],
      [1, 1, 'trading-station'],
      [2, 2, 'trading-station'],
      [3, 0, 'mine'],
    ]);
    expect(check(table, '0,0 1,1 2,2', '1,0 1,2')).toBeUndefined();
    expect(check(table, '0,0 1,1 2,2 3,0', '1,0 2,1')).toBeUndefined();
  });

  test('a mine that takes a satellite of its own is not', () => {
    const table = field([
      [0, 0, 'planetary-institute'],
      [0, 1, 'trading-station'],
      [2, 0, 'trading-station'],
      [-2, 0, 'mine'],
    ]);
    expect(check(table, '0,0 0,1 2,0', '1,0')).toBeUndefined();
    expect(check(table, '0,0 0,1 2,0 -2,0', '1,0 -1,0')).toBe('gaia.refusal.federation.superfluous');
  });

  test('two groups of which neither suffices may be joined, however much power that is', () => {
    const table = field([
      [0, 0, 'planetary-institute'],
      [0, 1, 'mine'],
      [1, 0, 'mine'],
      [4, 0, 'academy-action'],
      [4, 1, 'mine'],
      [3, 1, 'trading-station'],
    ]);
    expect(check(table, '0,0 0,1 1,0 4,0 4,1 3,1', '2,0 2,1')).toBeUndefined();
  });

  test('a detour around an own mine that a shorter link would touch is not allowed', () => {
    const table = field([
      [0, 0, 'planetary-institute'],
      [3, 0, 'academy-action'],
      [1, 1, 'mine'],
      [0, -1, 'mine'],
    ]);
    expect(check(table, '0,0 0,-1 3,0 1,1', '1,0 2,0')).toBeUndefined();
    expect(check(table, '0,0 0,-1 3,0', '1,-1 2,-1 2,0')).toBeDefined();
  });

  test('six suffice for the Xenos with institute', () => {
    const on = [
      [0, 0, 'planetary-institute'],
      [0, 1, 'trading-station'],
      [1, 0, 'mine'],
    ] as const;
    expect(check(field(on), '0,0 0,1 1,0', '')).toBe('gaia.refusal.federation.value');
    expect(check(field(on, { faction: 'xenos' }), '0,0 0,1 1,0', '')).toBeUndefined();
  });

  test('a new mine beside a federation joins it, with the mine that it connects', () => {
    const table = scenario(
      [
        {
          faction: 'terrans',
          ore: 5,
          credits: 5,
          federations: 1,
          on: [
            [0, 0, 'planetary-institute'],
            [2, 0, 'mine'],
          ],
        },
        { faction: 'firaks' },
      ],
      {
        map: {
          radius: 4,
          planets: [
            [0, 0, 'terra'],
            [1, 0, 'terra'],
            [2, 0, 'terra'],
          ],
        },
      },
    );
    table.state.federated[0] = 1;
    table.turn().pick({ do: 'mine', at: table.hex(1, 0) });
    expect(table.state.federated).toEqual([1, 1, 1, 0]);
  });
});

describe('space stations', () => {
  const table = () => {
    const ivits: Position = { faction: 'ivits', federations: 1, on: [[0, 0, 'planetary-institute']] };
    const built = scenario([ivits, other], { map: { radius: 3, planets: [[0, 0, 'oxide']] } });
    built.state.federated[0] = 1;
    return built;
  };

  test('beside the federation, or on one of its satellites, belong to it', () => {
    const beside = table().turn();
    beside.pick({ do: 'special', action: 'space-station' }).pick(beside.hex(1, 0));
    expect(beside.has(0, 'federatedStations')).toEqual({ federatedStations: [beside.hex(1, 0)] });
    const upon = table();
    playerAt(upon.state, 0).satellites.push(upon.hex(0, 1));
    upon.turn().pick({ do: 'special', action: 'space-station' }).pick(upon.hex(0, 1));
    expect(upon.has(0, 'federatedStations')).toEqual({ federatedStations: [upon.hex(0, 1)] });
  });

  test('need an accessible space without a planet', () => {
    const far = table().turn().pick({ do: 'special', action: 'space-station' });
    expect(far.options()).toHaveLength(6);
  });
});
