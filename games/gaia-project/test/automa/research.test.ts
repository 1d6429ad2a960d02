import { describe, expect, test } from 'vitest';
import { researchAreas } from '../../src/data/types.ts';
import { type Duel, duel } from './support.ts';

const RIGHT_1 = 1;
const RIGHT_2 = 2;
const RIGHT_4 = 7;
const LEFT_1 = 6;
const LEFT_2 = 9;

type Kind = 'highest' | 'random' | 'gaia-project';
const research = (kind: Kind, position: Duel, support = RIGHT_1) =>
  duel(position).part({ do: 'research', area: kind }, support);

const went = (table: ReturnType<typeof research>): string[] =>
  table.events.flatMap(({ do: told, what, source }) =>
    told === 'advance' ? [`advance ${what}`] : told === 'remove' ? [`remove ${source}`] : [],
  );

describe('the Automa advances', () => {
  test('by number: from the left with the arrow to the right, from the right with the arrow to the left', () => {
    expect(went(research('random', {}, RIGHT_1))).toEqual(['advance terraforming']);
    expect(went(research('random', {}, RIGHT_4))).toEqual(['advance gaia-project']);
    expect(went(research('random', {}, LEFT_1))).toEqual(['advance science']);
    expect(went(research('random', {}, LEFT_2))).toEqual(['advance economy']);
  });

  test('counting round where there are fewer areas than the number', () => {
    const top = { terraforming: 5, navigation: 5, economy: 5, science: 5 } as const;
    // Only artificial intelligence and Gaia project are left: 1, 2, 1, 2.
    expect(went(research('random', { research: top }, RIGHT_4))).toEqual(['advance gaia-project']);
    expect(went(research('random', { research: top }, 17))).toEqual(['advance artificial-intelligence']);
  });

  test('in its highest area, and among several of them by number', () => {
    const levels = { navigation: 2, economy: 2, science: 1 } as const;
    expect(went(research('highest', { research: levels }, RIGHT_2))).toEqual(['advance economy']);
    expect(went(research('highest', { research: { ...levels, science: 3 } }, RIGHT_2))).toEqual([
      'advance science',
    ]);
  });

  test('on level 4 the advanced tile leaves the game first, and the token stays', () => {
    const table = research('highest', { research: { economy: 4 } });
    expect(went(table)).toEqual(['remove economy']);
    const economy = researchAreas.indexOf('economy');
    expect(table.rival.research[economy]).toBe(4);
    expect(table.state.advancedTiles[economy]).toBeNull();
    table.part({ do: 'research', area: 'highest' }, RIGHT_1);
    expect(went(table)).toEqual(['advance economy']);
    expect(table.rival.research[economy]).toBe(5);
  });

  test('to level 5 only where the human is not', () => {
    const there = { research: { economy: 4 }, tilesGone: ['economy'] } as const;
    expect(went(research('highest', there))).toEqual(['advance economy']);
    const taken = research('highest', { ...there, humanResearch: { economy: 5 } });
    expect(went(taken)).toEqual(['advance terraforming']);
  });

  test('and gains nothing by it', () => {
    const table = research('random', { roundTiles: ['research-advance'] });
    expect(table.gains).toEqual([]);
    expect(table.rival).toMatchObject({ ore: 0, qic: 0, credits: 0, knowledge: 0 });
  });

  test('nowhere when all six are closed', () => {
    const all = Object.fromEntries(researchAreas.map((area) => [area, 5]));
    const table = research('random', { research: all });
    expect(went(table)).toEqual([]);
    expect(table.told('nothing')).toHaveLength(1);
  });
});

describe('a level 5 that is taken, with the advanced tile gone', () => {
  const navigation = { humanResearch: { navigation: 5 }, tilesGone: ['navigation'] } as const;

  test('is not counted (O10)', () => {
    const table = research('random', { ...navigation, research: { navigation: 1 } }, RIGHT_4);
    expect(went(table)).toEqual(['advance economy']);
    expect(table.choices[0]?.narrowed.map(({ by }) => by)).toEqual(['top-open', 'number']);
  });

  test('is counted while its tile lies there', () => {
    const table = research('random', { humanResearch: { navigation: 5 } }, RIGHT_4);
    expect(went(table)).toEqual(['advance gaia-project']);
  });

  test('is advanced in as the only highest area', () => {
    const table = research('highest', { ...navigation, research: { navigation: 3 } }, RIGHT_4);
    expect(went(table)).toEqual(['advance navigation']);
  });

  test('is counted where all candidates are of this kind', () => {
    const both = { navigation: 5, economy: 5 } as const;
    const table = research(
      'highest',
      { humanResearch: both, tilesGone: ['navigation', 'economy'], research: { navigation: 3, economy: 3 } },
      RIGHT_2,
    );
    expect(went(table)).toEqual(['advance economy']);
  });
});

describe('Terrans', () => {
  test('advance in Gaia project by their faction action', () => {
    expect(went(research('gaia-project', { faction: 'terrans' }, LEFT_1))).toEqual(['advance gaia-project']);
  });

  test('do nothing there when it is closed, and their mine and points follow (O2)', () => {
    const table = duel({
      faction: 'terrans',
      automa: [[-1, 2, 'mine']],
      research: { 'gaia-project': 5 },
    }).turn(4, 13);
    expect(table.told('advance')).toEqual([]);
    expect(table.told('nothing')).toMatchObject([{ what: 'research' }]);
    expect(table.told('build')).toHaveLength(1);
    expect(table.gains).toEqual([2]);
  });
});
