/** English rulebook, research progress; gaining a tech tile; appendix II. */
import { describe, expect, test } from 'vitest';
import { valueOn } from '../../src/rules/federation-field.ts';
import { incomeOf } from '../../src/rules/income.ts';
import { lostPlanetSpaces } from '../../src/rules/research.ts';
import { playerAt } from '../../src/state.ts';
import { type Position, scenario } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };
const SCIENCE = 5;

describe('level 5', () => {
  const scholar: Position = {
    faction: 'firaks',
    vp: 10,
    knowledge: 4,
    qic: 4,
    research: [4, 4, 4, 4, 4, 4],
    tokens: ['vp-7-ore'],
    green: 1,
  };
  const areas = (table: ReturnType<typeof scenario>): unknown[] =>
    table.options('research').map((pick) => (pick as { area: string }).area);

  test('takes the flip of a federation token from its green to its gray side', () => {
    const table = scenario([scholar, other]).turn().pick({ do: 'research', area: 'science' });
    expect(table.has(0, 'green', 'knowledge', 'tokens')).toEqual({
      green: 0,
      knowledge: 9,
      tokens: ['vp-7-ore'],
    });
    expect(playerAt(table.state, 0).research[SCIENCE]).toBe(5);
  });

  test('is refused without a token that shows its green side', () => {
    const table = scenario([{ ...scholar, green: 0 }, other]).turn();
    expect(areas(table)).toEqual([]);
    expect(() => table.pick({ do: 'research', area: 'science' })).toThrow('notAnOption');
  });

  test('no token is flipped for a lower level', () => {
    const table = scenario([{ ...scholar, research: [0, 0, 0, 0, 0, 3] }, other]).turn();
    table.pick({ do: 'research', area: 'science' });
    expect(table.has(0, 'green')).toEqual({ green: 1 });
  });

  const first: Position = { ...other, research: [0, 0, 0, 0, 0, 5] };

  test('is reached by one player in each area: with knowledge', () => {
    const table = scenario([scholar, first]).turn();
    expect(areas(table)).toEqual([
      'terraforming',
      'navigation',
      'artificial-intelligence',
      'gaia-project',
      'economy',
    ]);
  });

  test('is reached by one player in each area: with a tech tile', () => {
    const table = scenario([scholar, first]).turn().pick({ do: 'board', action: 'tech-tile' });
    // The tile lies under Science, where nobody else can go further.
    table.pick('knowledge-and-credit-income');
    expect(table.asked?.do).not.toBe('research.area');
    expect(table.has(0, 'green', 'standard')).toEqual({
      green: 1,
      standard: ['knowledge-and-credit-income'],
    });
  });

  test('is reached by one player in each area: with the special action of the Bescods', () => {
    const table = scenario([{ ...scholar, faction: 'bescods' }, first]).turn();
    table.pick({ do: 'special', action: 'advance-lowest' });
    expect(table.options()).toHaveLength(5);
    expect(table.options()).not.toContain('science');
  });

  test('of Economy and Science ends the income of level 4', () => {
    const gains = (level: number) => {
      const table = scenario([{ ...scholar, research: [0, 0, 0, 0, level, level] }, other]);
      return incomeOf(table.state, 0).filter(({ source }) => source === 'economy' || source === 'science');
    };
    expect(gains(4)).toHaveLength(2);
    expect(gains(5)).toEqual([]);
  });

  test('of Gaia Project scores four points and one for each Gaia planet, but not for Gaiaformers', () => {
    const table = scenario([{ ...scholar, on: [[0, 0, 'mine']] }, other], {
      map: {
        radius: 2,
        planets: [
          [0, 0, 'gaia'],
          [2, 0, 'gaia'],
        ],
      },
    }).planet([2, 0], 'gaia', 0);
    table.turn().pick({ do: 'research', area: 'gaia-project' });
    expect(table.has(0, 'vp')).toEqual({ vp: 15 });
  });

  test('of Terraforming brings the token that lies there, which counts as a federation formed', () => {
    const table = scenario([scholar, other], { roundTiles: ['federation-token'] }).turn();
    table.pick({ do: 'research', area: 'terraforming' });
    expect(table.has(0, 'vp', 'ore', 'tokens', 'green')).toEqual({
      vp: 22,
      ore: 2,
      tokens: ['vp-7-ore', 'vp-7-ore'],
      green: 1,
    });
    expect(table.state.terraformingToken).toBeNull();
  });
});

describe('the Lost Planet', () => {
  const table = () =>
    scenario(
      [
        { faction: 'firaks', research: [0, 5, 0, 0, 0, 0], on: [[0, 0, 'mine']] },
        { faction: 'ivits', vp: 10 },
      ],
      {
        map: {
          radius: 2,
          planets: [
            [0, 0, 'titanium'],
            [1, 1, 'ice'],
          ],
        },
      },
    );

  test('is put on a space without a planet', () => {
    const { state } = table();
    expect(lostPlanetSpaces(state, 0)).toHaveLength(19 - 2);
  });

  test('is not put on a satellite, one’s own or another’s', () => {
    for (const seat of [0, 1]) {
      const found = table();
      const taken = found.hex(1, 0);
      playerAt(found.state, seat).satellites.push(taken);
      expect(lostPlanetSpaces(found.state, 0)).toHaveLength(16);
      expect(lostPlanetSpaces(found.state, 0)).not.toContain(taken);
    }
  });

  test('is not put on a space station', () => {
    const found = table();
    playerAt(found.state, 1).stations.push(found.hex(0, 1));
    expect(lostPlanetSpaces(found.state, 0)).not.toContain(found.hex(0, 1));
  });

  test('counts as a mine built, on a planet type of its own, without a piece, a price or an upgrade', () => {
    const found = scenario(
      [
        {
          faction: 'firaks',
          vp: 10,
          knowledge: 4,
          research: [0, 4, 0, 0, 0, 0],
          tokens: ['vp-7-ore'],
          green: 1,
          counts: [0, 8, 0, 0, 0, 0, 0],
          satellites: [],
        },
        { ...other, one: 4, on: [[0, 1, 'mine']] },
      ],
      {
        map: {
          radius: 3,
          planets: [
            [0, 0, 'titanium'],
            [0, 1, 'volcanic'],
          ],
        },
        roundTiles: ['mine'],
      },
    );
    found.state.owners[0] = 0;
    found.state.structures[0] = 1;
    found.turn().pick({ do: 'research', area: 'navigation' }).pick(found.hex(1, 0));
    expect(found.has(0, 'vp', 'counts')).toEqual({ vp: 12, counts: [0, 8, 0, 0, 0, 0, 0] });
    expect(valueOn(found.state, 0, 2)).toBe(1);
    if (found.asked?.do === 'turn.free') found.pick({ do: 'end' });
    expect(found.asked).toEqual({ do: 'charge.accept', seat: 1 });
  });
});

describe('a covered standard tile has no effect', () => {
  const covered = (
    tile: 'gaia-mine-vp' | 'big-structure-power' | 'charge-four-action' | 'four-credits-income',
  ) => ({
    standard: [tile],
    covered: [tile],
    advanced: ['vp-per-mine' as const],
  });

  test('it scores no more', () => {
    const build = (tiles: Partial<Position>) => {
      const table = scenario(
        [{ faction: 'firaks', vp: 10, ore: 1, credits: 2, qic: 1, on: [[0, 0, 'mine']], ...tiles }, other],
        {
          map: {
            radius: 2,
            planets: [
              [0, 0, 'titanium'],
              [1, 0, 'gaia'],
            ],
          },
        },
      ).turn();
      return table.pick({ do: 'mine', at: table.hex(1, 0) }).has(0, 'vp');
    };
    expect(build({ standard: ['gaia-mine-vp'] })).toEqual({ vp: 13 });
    expect(build(covered('gaia-mine-vp'))).toEqual({ vp: 10 });
  });

  test('it brings no income', () => {
    const credits = (tiles: Partial<Position>) =>
      incomeOf(scenario([{ faction: 'firaks', ...tiles }, other]).state, 0).flatMap(
        ({ gains }) => gains.credits ?? [],
      );
    expect(credits({ standard: ['four-credits-income'] })).toEqual([4]);
    expect(credits(covered('four-credits-income'))).toEqual([]);
  });

  test('its special action is gone', () => {
    const specials = (tiles: Partial<Position>) =>
      scenario([{ faction: 'firaks', one: 4, ...tiles }, other])
        .turn()
        .options('special');
    expect(specials({ standard: ['charge-four-action'] })).toHaveLength(1);
    expect(specials(covered('charge-four-action'))).toEqual([]);
  });

  test('it takes the mark of its used action with it', () => {
    const table = scenario([
      {
        faction: 'firaks',
        qic: 4,
        research: [4, 0, 0, 0, 0, 0],
        tokens: ['vp-7-ore'],
        green: 1,
        standard: ['charge-four-action'],
        used: ['charge-four-action'],
      },
      other,
    ]).turn();
    table.pick({ do: 'board', action: 'tech-tile' }).pick('mine-vp');
    expect(table.has(0, 'covered', 'used')).toEqual({ covered: ['charge-four-action'], used: [] });
  });

  test('the power value of institute and academies is three again', () => {
    const value = (tiles: Partial<Position>) => {
      const table = scenario([{ faction: 'firaks', on: [[0, 0, 'planetary-institute']], ...tiles }, other], {
        map: { radius: 1, planets: [[0, 0, 'titanium']] },
      });
      return valueOn(table.state, 0, 0);
    };
    expect(value({ standard: ['big-structure-power'] })).toBe(4);
    expect(value(covered('big-structure-power'))).toBe(3);
  });

  test('it still cannot be taken a second time, nor be covered again', () => {
    const table = scenario([
      {
        faction: 'firaks',
        qic: 4,
        research: [4, 0, 0, 0, 0, 0],
        tokens: ['vp-7-ore'],
        green: 1,
        ...covered('charge-four-action'),
      },
      other,
    ]).turn();
    table.pick({ do: 'board', action: 'tech-tile' });
    expect(table.options()).toHaveLength(8);
    expect(table.options()).not.toContain('charge-four-action');
    expect(table.options()).not.toContain('mine-vp');
  });
});
