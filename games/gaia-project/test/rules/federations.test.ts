import { describe, expect, test } from 'vitest';
import { checkFederation } from '../../src/rules/federation-check.ts';
import { isFederated } from '../../src/rules/federation-field.ts';
import { progress } from '../../src/rules/scoring.ts';
import { boardIn, playerAt } from '../../src/state.ts';
import { type Position, scenario } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };

describe('federations', () => {
  const field = (
    on: NonNullable<Position['on']>,
    more: Partial<Position> = {},
    empty: readonly (readonly [number, number, 'terra'])[] = [],
  ) =>
    scenario([{ faction: 'geodens', one: 20, on, ...more }, { faction: 'firaks' }], {
      map: { radius: 5, planets: [...on.map(([q, r]) => [q, r, 'terra'] as const), ...empty] },
    });
  const board = (table: ReturnType<typeof field>) => boardIn(table.state);
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
    expect(check(table, '0,0 0,-1 3,0', '1,-1 2,-1 3,-1')).toBe('gaia.refusal.federation.fewerSatellites');
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

  const three = [
    [0, 0, 'planetary-institute'],
    [2, 0, 'academy-action'],
    [3, 0, 'mine'],
  ] as const;

  test('may not take more satellites than there are power tokens', () => {
    expect(check(field(three, { one: 1 }), '0,0 2,0 3,0', '1,0')).toBeUndefined();
    expect(check(field(three, { one: 0 }), '0,0 2,0 3,0', '1,0')).toBe('gaia.refusal.federation.budget');
  });

  test('has no satellite or planet beside another federation of the same player', () => {
    const table = field([...three, [1, -2, 'mine']]);
    expect(check(table, '0,0 2,0 3,0', '1,0')).toBeUndefined();
    table.state.federated[board(table).planetAt[table.hex(1, -2)]!] = 1;
    playerAt(table.state, 0).federations = 1;
    expect(check(table, '0,0 2,0 3,0', '1,0')).toBeUndefined();
    expect(check(table, '0,0 2,0 3,0', '1,-1')).toBe('gaia.refusal.federation.space');
  });

  test('has no satellite on the Lost Planet, whoever has found it', () => {
    const table = field(three);
    table.state.lostPlanet = table.hex(1, 0);
    table.state.owners[table.state.owners.length - 1] = 1;
    expect(check(table, '0,0 2,0 3,0', '1,0')).toBe('gaia.refusal.federation.space');
    // There is a way round it.
    expect(check(table, '0,0 2,0 3,0', '0,1 1,1')).toBeUndefined();
  });

  test('takes in the mine of the Lantids, and not the structure beside which it stands', () => {
    const table = field(
      [
        [0, 0, 'planetary-institute'],
        [1, 0, 'academy-action'],
      ],
      { faction: 'lantids' },
      [[0, 1, 'terra']],
    );
    table.put(1, [0, 1], 'planetary-institute');
    const shared = board(table).planetAt[table.hex(0, 1)]!;
    expect(check(table, '0,0 1,0', '')).toBe('gaia.refusal.federation.value');
    table.state.guests[shared] = 0;
    table.turn().pick({ do: 'federation' });
    table.answer({ picks: [table.hex(0, 0), table.hex(1, 0), table.hex(0, 1)] }).pick('vp-12');
    expect(isFederated(table.state, 0, shared)).toBe(true);
    expect(isFederated(table.state, 1, shared)).toBe(false);
    expect(progress(table.state, 0, 'structures-in-federations')).toBe(3);
    expect(progress(table.state, 1, 'structures-in-federations')).toBe(0);
  });

  test('is joined by a new mine beside one of its satellites', () => {
    const table = field(
      [
        [0, 0, 'planetary-institute'],
        [3, 0, 'mine'],
      ],
      { faction: 'terrans', ore: 5, credits: 5, federations: 1 },
      [[2, 0, 'terra']],
    );
    playerAt(table.state, 0).satellites.push(table.hex(1, 0));
    table.turn().pick({ do: 'mine', at: table.hex(2, 0) });
    const federated = [2, 3].map((q) => table.state.federated[board(table).planetAt[table.hex(q, 0)]!]);
    expect(federated).toEqual([1, 1]);
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

describe('the tokens of the supply', () => {
  const strong: Position = {
    faction: 'firaks',
    one: 3,
    two: 3,
    on: [
      [0, 0, 'planetary-institute'],
      [1, 0, 'academy-action'],
      [0, 1, 'mine'],
    ],
  };
  /** A turn with so many left of each type; the last is a faction's own. */
  const turn = (left: readonly number[]) => {
    const table = scenario([strong, other], {
      map: { radius: 2, planets: strong.on!.map(([q, r]) => [q, r, 'titanium'] as const) },
    });
    table.state.tokens = [...left];
    return table.turn();
  };
  const formed = (left: readonly number[]) => {
    const table = turn(left).pick({ do: 'federation' });
    return table.answer({ picks: [table.hex(0, 0), table.hex(1, 0), table.hex(0, 1)] });
  };

  test('are taken one by one, and a type of which none is left cannot be taken', () => {
    const table = formed([3, 0, 3, 2, 1, 3, 0]);
    expect(table.options()).toEqual(['vp-12', 'vp-8-tokens', 'vp-7-ore', 'vp-7-credits', 'vp-6-knowledge']);
    table.pick('vp-7-ore');
    expect(table.state.tokens).toEqual([3, 0, 3, 1, 1, 3, 0]);
  });

  test('must not be used up for a federation', () => {
    expect(turn([0, 0, 0, 0, 1, 0, 0]).options('federation')).toHaveLength(1);
    expect(turn([0, 0, 0, 0, 0, 0, 0]).options('federation')).toEqual([]);
  });

  test('come without a question about power where no satellite is built', () => {
    expect(formed([3, 3, 3, 3, 3, 3, 0]).asked).toEqual({ do: 'federation.token', seat: 0 });
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
