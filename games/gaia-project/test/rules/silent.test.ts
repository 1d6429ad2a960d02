/** Where the rulebook leaves something open; the README says what was chosen, and why. */
import { describe, expect, test } from 'vitest';
import { canFederate } from '../../src/rules/federation.ts';
import { checkFederation } from '../../src/rules/federation-check.ts';
import { neededValue } from '../../src/rules/federation-field.ts';
import { playerAt } from '../../src/state.ts';
import { type Position, scenario } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };

describe('the federation of the Ivits grows', () => {
  /** A federation of three structures; what they are worth can change. */
  const grown = (academy: 'academy-knowledge' | 'trading-station', federations = 1) => {
    const table = scenario(
      [
        {
          faction: 'ivits',
          vp: 10,
          federations,
          tokens: ['vp-12'],
          on: [
            [0, 0, 'planetary-institute'],
            [1, 0, academy],
            [0, 1, 'trading-station'],
            [1, -1, 'research-lab'],
            [-1, 0, 'trading-station'],
            [-1, 1, 'trading-station'],
          ],
        },
        other,
      ],
      {
        map: {
          radius: 3,
          planets: [
            [0, 0, 'oxide'],
            [1, 0, 'oxide'],
            [0, 1, 'oxide'],
            [1, -1, 'oxide'],
            [-1, 0, 'oxide'],
            [-1, 1, 'oxide'],
          ],
        },
      },
    );
    table.state.federated.fill(1, 0, 6);
    return table;
  };

  // Appendix I, Ivits: it is enough that the total value of the federation reaches the next multiple of seven; the
  // Portuguese and Polish texts say that the token may then be taken as an action.
  test('they take the next token without a new planet once its value suffices', () => {
    const table = grown('academy-knowledge');
    expect(canFederate(table.state, 0)).toBe(true);
    table.turn().pick({ do: 'federation' }).answer({ picks: [] });
    table.pick('vp-7-ore');
    expect(table.has(0, 'vp', 'tokens', 'satellites', 'federations')).toEqual({
      vp: 17,
      tokens: ['vp-12', 'vp-7-ore'],
      satellites: [],
      federations: 2,
    });
  });

  test('one short of it they cannot', () => {
    const table = grown('trading-station');
    expect(canFederate(table.state, 0)).toBe(false);
    expect(checkFederation(table.state, 0, { planets: [], satellites: [] })).toMatchObject({
      key: 'gaia.refusal.federation.value',
      args: { value: 13, need: 14 },
    });
  });

  test('the token of Terraforming raises what is needed for nobody', () => {
    const table = grown('academy-knowledge');
    const player = playerAt(table.state, 0);
    player.tokens.push('vp-7-ore');
    expect(neededValue(player)).toBe(14);
  });
});

describe('a tech tile and the level that comes with it', () => {
  const navigator: Position = {
    faction: 'firaks',
    vp: 10,
    qic: 4,
    research: [0, 4, 4, 0, 0, 0],
    tokens: ['vp-7-ore', 'vp-7-ore'],
    green: 2,
    standard: ['seven-vp'],
    on: [[0, 0, 'mine']],
  };
  const map = { radius: 3, planets: [[0, 0, 'titanium']] } as const;

  // Gaining a tech tile: what the tile gives comes immediately; then one may advance.
  test('the tile that scores mines does not see the Lost Planet found with its own level', () => {
    const table = scenario([navigator, other], { map }).turn();
    table.pick({ do: 'board', action: 'tech-tile' }).pick('vp-per-mine');
    expect(table.has(0, 'vp')).toEqual({ vp: 12 });
    table.pick('navigation').pick(table.hex(1, 0));
    expect(table.has(0, 'vp')).toEqual({ vp: 12 });
    expect(table.state.lostPlanet).toBe(table.hex(1, 0));
  });

  test('the knowledge for planet types does not count the Lost Planet found with its own level', () => {
    const table = scenario([navigator, other], { map }).turn();
    table.pick({ do: 'board', action: 'tech-tile' }).pick('knowledge-per-planet-type');
    table.pick('navigation').pick(table.hex(1, 0));
    expect(table.has(0, 'knowledge')).toEqual({ knowledge: 1 });
  });

  test('the tile that scores advances scores its own', () => {
    const table = scenario([navigator, other], { map }).turn();
    table.state.advancedTiles[1] = 'research-vp';
    table.pick({ do: 'board', action: 'tech-tile' }).pick('research-vp').pick('science');
    expect(table.has(0, 'vp')).toEqual({ vp: 12 });
  });

  test('the token that is flipped for an advanced tile does not pay for level 5 too', () => {
    const table = scenario([{ ...navigator, green: 1 }, other], { map }).turn();
    table.pick({ do: 'board', action: 'tech-tile' }).pick('vp-per-mine');
    expect(table.options()).not.toContain('navigation');
    expect(table.options()).toContain('science');
  });
});

describe('the Taklons with institute and all tokens in area III', () => {
  const offered = (taklons: Partial<Position> = {}) => {
    const table = scenario([
      { faction: 'firaks', ore: 15, credits: 30, on: [[2, -1, 'mine']] },
      { faction: 'taklons', vp: 10, three: 4, stone: 3, on: [[1, 0, 'planetary-institute']], ...taklons },
    ]).turn();
    return table.pick({ do: 'upgrade', at: table.hex(2, -1), to: 2 }).pick({ do: 'end' });
  };

  // Appendix I, Taklons: the token comes each time they would charge, before or after it as they choose.
  test('may charge nothing, pay nothing, and then gain the token', () => {
    const table = offered();
    expect(table.options()).toEqual(['charge', 'token-first', 'decline']);
    table.pick('charge');
    expect(table.has(1, 'vp', 'one', 'two', 'three')).toEqual({ vp: 10, one: 1, two: 0, three: 4 });
  });

  test('may gain the token first, and then charge as far as it goes', () => {
    const table = offered().pick('token-first');
    expect(table.has(1, 'vp', 'one', 'two', 'three')).toEqual({ vp: 9, one: 0, two: 0, three: 5 });
  });

  test('may decline, and then gain no token', () => {
    const table = offered().pick('decline');
    expect(table.has(1, 'vp', 'one', 'three')).toEqual({ vp: 10, one: 0, three: 4 });
  });

  test('with room in area III they charge and gain the token afterwards', () => {
    const table = offered({ two: 3, three: 1 }).pick('charge');
    expect(table.has(1, 'vp', 'one', 'two', 'three')).toEqual({ vp: 8, one: 1, two: 0, three: 4 });
  });

  test('without the institute nobody asks them', () => {
    const mine = offered({ on: [[1, 0, 'mine']] });
    expect(mine.asked).toBeUndefined();
  });
});
