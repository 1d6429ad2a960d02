/** Where each kind of tile may lie. */
import { describe, expect, test } from 'vitest';
import { areas } from '../../src/data/map.ts';
import { type Position, type Surroundings, scenario } from '../support/scenario.ts';

const ready: Position = { stock: { megacredits: 90, plants: 20 }, production: { energy: 5, megacredits: 5 } };
const places = (card: string, around: Surroundings, mine: Position = {}): string[] =>
  scenario([{ ...ready, ...mine, hand: [card] }, {}], around).play(card).areas;
const playable = (card: string, around: Surroundings): boolean =>
  scenario([{ ...ready, hand: [card] }, {}], around).playable.length > 0;
const ids = (kind: string): string[] => areas.filter((area) => area.kind === kind).map(({ id }) => id);

describe('a tile lies', () => {
  test('next to a city, anybody’s: Industrial Center', () => {
    expect(places('industrial-center', { tiles: { G4: ['city', 1], F4: ['greenery', 1] } })).toEqual([
      'F5',
      'G3',
      'G5',
      'H3',
      'H4',
    ]);
    expect(places('industrial-center', { tiles: { G4: ['capital', 0] } })).toHaveLength(6);
    expect(playable('industrial-center', { tiles: { G4: ['greenery', 0] } })).toBe(false);
  });

  test('next to greenery, anybody’s, for somebody who has one: Ecological Zone', () => {
    expect(
      places('ecological-zone', { tiles: { G4: ['greenery', 1], A1: ['greenery', 0], E1: ['city', 0] } }),
    ).toEqual(['B1', 'B2', 'F4', 'F5', 'G3', 'G5', 'H3', 'H4']);
    expect(playable('ecological-zone', { tiles: { G4: ['greenery', 1] } })).toBe(false);
  });

  test('on a volcano: Lava Flows', () => {
    expect(places('lava-flows', {})).toEqual(['B2', 'C1', 'D1', 'E1']);
    expect(places('lava-flows', { tiles: { C1: ['city', 1] }, claims: { D1: 1 } })).toEqual(['B2', 'E1']);
    const full = { B2: ['city', 1], C1: ['greenery', 1], D1: ['greenery', 1], E1: ['city', 1] } as const;
    expect(playable('lava-flows', { tiles: full })).toBe(false);
  });

  test('on an area kept for oceans: oceans, Mangrove and Mohole Area', () => {
    const around = { temperature: 4, tiles: { A2: ['ocean'] } } as const;
    const free = ids('ocean').filter((id) => id !== 'A2');
    expect(places('mangrove', around)).toEqual(free);
    expect(places('mohole-area', around)).toEqual(free);
    expect(places('subterranean-reservoir', around)).toEqual(free);
  });

  test('on land: Artificial Lake, Restricted Area and Nuclear Zone', () => {
    const around = { temperature: 0, tiles: { A1: ['city', 1] }, claims: { A3: 0, B1: 1 } } as const;
    const free = ids('land').filter((id) => id !== 'A1' && id !== 'B1');
    for (const card of ['artificial-lake', 'restricted-area', 'nuclear-zone'])
      expect(places(card, around)).toEqual(free);
  });

  test('next to nothing: Natural Preserve', () => {
    const free = places('natural-preserve', { tiles: { G4: ['greenery', 0], E5: ['ocean'] } });
    for (const id of ['G4', 'F4', 'F5', 'G3', 'G5', 'H3', 'H4', 'D4', 'D5']) expect(free).not.toContain(id);
    expect(free).toContain('G2');
    expect(free).toHaveLength(48 - 9);
  });

  test('next to no city, though beside other tiles: a city', () => {
    const free = places('cupola-city', {
      tiles: { G4: ['city', 1], C3: ['greenery', 1], D1: ['capital', 0] },
    });
    for (const id of ['F4', 'F5', 'G3', 'G5', 'H3', 'H4', 'C1', 'D2', 'E1', 'E2'])
      expect(free).not.toContain(id);
    for (const id of ['C2', 'C4', 'G2']) expect(free).toContain(id);
  });

  test('where it is named after: Noctis City, even beside another city, and the colonies beside Mars', () => {
    const tiles = { D2: ['city', 1], D3: ['city', 1] } as const;
    const noctis = scenario([{ ...ready, hand: ['noctis-city'] }, {}], { tiles }).play('noctis-city');
    expect([noctis.asked, noctis.state.owners[areas.findIndex(({ id }) => id === 'E3')]]).toEqual([
      'turn.action',
      0,
    ]);
    for (const [card, area] of [
      ['phobos-space-haven', 'phobos'],
      ['ganymede-colony', 'ganymede'],
    ] as const) {
      const table = scenario([{ ...ready, hand: [card] }, {}]).play(card);
      expect(table.state.owners[areas.findIndex(({ id }) => id === area)]).toBe(0);
    }
  });

  test('next to own tiles on a metal bonus: Mining Area', () => {
    const tiles = { H2: ['city', 0], B1: ['greenery', 1], E4: ['ocean'] } as const;
    expect(places('mining-area', { tiles })).toEqual(['H1', 'I1', 'I2']);
    expect(playable('mining-area', { tiles: { B1: ['greenery', 1], A2: ['ocean'] } })).toBe(false);
  });
});

describe('greenery', () => {
  const convert = (around: Surroundings): string[] =>
    scenario([ready, {}], around).pick({ do: 'plants' }).areas;

  test('lies next to any tile of one’s own but oceans', () => {
    expect(convert({ tiles: { A1: ['mohole-area', 0], I1: ['greenery', 1], A4: ['ocean'] } })).toEqual([
      'B1',
      'B2',
    ]);
    expect(convert({ tiles: { ganymede: ['city', 0] } })).toHaveLength(48);
  });

  test('goes anywhere when all around one’s own tiles is taken', () => {
    const tiles = { A1: ['city', 0], B1: ['city', 1], B2: ['greenery', 1] } as const;
    expect(convert({ tiles })).toHaveLength(45);
  });

  test('goes at once to the only area next to one’s own tiles', () => {
    const table = scenario([ready, {}], { tiles: { A1: ['city', 0], B1: ['city', 1] } }).pick({
      do: 'plants',
    });
    expect([table.asked, table.state.tiles[areas.findIndex(({ id }) => id === 'B2')]]).toEqual([
      'turn.action',
      2,
    ]);
  });
});

describe('what is counted on the map', () => {
  test('own tiles are no claims, and milestones want cities, the capital among them, and greeneries', () => {
    const claims = { G1: 0, G2: 0, G3: 0 };
    const goals = (around: Surroundings): unknown[] =>
      scenario([ready, {}], around).options.filter(
        (option) => typeof option === 'object' && option !== null && 'milestone' in option,
      );
    expect(goals({ claims })).toEqual([]);
    expect(goals({ tiles: { G1: ['city', 0], G3: ['capital', 0], phobos: ['city', 0] } })).toEqual([
      { do: 'milestone', milestone: 1 },
    ]);
    expect(goals({ tiles: { G1: ['city', 0], G3: ['capital', 0], G5: ['greenery', 0] } })).toEqual([]);
    const green = { G1: ['greenery', 0], G2: ['greenery', 0], G3: ['greenery', 0] } as const;
    expect(goals({ tiles: green })).toEqual([{ do: 'milestone', milestone: 2 }]);
    expect(goals({ tiles: { ...green, G3: ['greenery', 1] } })).toEqual([]);
  });
});
