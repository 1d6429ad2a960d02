import { describe, expect, test } from 'vitest';
import { type Position, type Surroundings, scenario } from '../support/scenario.ts';

const rich = { megacredits: 90 };
const playable = (position: Position, around: Surroundings, other: Position = {}): string[] =>
  scenario([{ stock: rich, ...position }, other], around).playable;

describe('requirements', () => {
  test('are met from the level that is printed on, or up to it', () => {
    const hand = [
      'breathing-filters',
      'search-for-life',
      'dust-seals',
      'wave-power',
      'lichen',
      'archaebacteria',
    ];
    expect(playable({ hand }, { oxygen: 6, oceans: 3, temperature: -24 })).toEqual([
      'search-for-life',
      'dust-seals',
      'wave-power',
      'lichen',
      'archaebacteria',
    ]);
    expect(playable({ hand }, { oxygen: 7, oceans: 2, temperature: -26 })).toEqual([
      'breathing-filters',
      'dust-seals',
      'archaebacteria',
    ]);
    expect(playable({ hand }, { oxygen: 7, oceans: 4, temperature: -16 })).toEqual([
      'breathing-filters',
      'wave-power',
      'lichen',
    ]);
  });

  test('Special Design lets the next card miss them by two steps, and is used up by it', () => {
    // Both need 7% oxygen.
    const hand = ['special-design', 'breathing-filters', 'windmills'];
    const table = scenario([{ hand, stock: rich }, { passed: true }], { oxygen: 5 });
    expect(table.playable).toEqual(['special-design']);
    table.play('special-design');
    expect(table.playable).toEqual(['breathing-filters', 'windmills']);
    table.play('breathing-filters');
    expect(table.playable).toEqual([]);
  });

  test('Special Design and Indentured Workers end with the generation', () => {
    const hand = ['special-design', 'breathing-filters'];
    const table = scenario([{ hand, stock: rich }, { passed: true }], { oxygen: 5 });
    table.play('special-design').pick({ do: 'end' }).pick({ do: 'pass' }).pickAll().pickAll();
    expect(table.open.seat).toBe(1);
    table.pick({ do: 'pass' });
    expect(table.playable).not.toContain('breathing-filters');
    const poor = scenario([{ hand: ['indentured-workers', 'trees'] }, { passed: true }], { temperature: 0 });
    poor.play('indentured-workers').pick({ do: 'end' }).pick({ do: 'pass' });
    expect(poor.player(0).nextDiscount).toBe(0);
  });

  test('a step of temperature is 2 °C, and sources add up', () => {
    const hand = ['lichen'];
    const inventrix = { corporation: 'inventrix', hand };
    expect(playable(inventrix, { temperature: -28 })).toEqual(['lichen']);
    expect(playable({ ...inventrix, hand: ['grass'] }, { temperature: -22 })).toEqual([]);
    expect(
      playable(
        { corporation: 'inventrix', played: ['adaptation-technology'], hand: ['grass'] },
        { temperature: -24 },
      ),
    ).toEqual(['grass']);
  });

  test('icons, productions and tiles are never missed by a step', () => {
    const hand = ['gene-repair', 'great-escarpment-consortium', 'rad-suits', 'ecological-zone'];
    const clever = { corporation: 'inventrix', played: ['adaptation-technology'], hand };
    const around = { tiles: { C3: ['city', 1], A1: ['greenery', 1] } } as const;
    // One icon of science in play besides the corporation's, one city, and somebody else's greenery.
    expect(playable(clever, around, { production: { steel: 1 } })).toEqual([]);
    const more = {
      ...clever,
      played: ['adaptation-technology', 'mars-university', 'physics-complex'],
      production: { steel: 1 },
    };
    const tiles = { C3: ['city', 1], E1: ['city', 0], A1: ['greenery', 0] } as const;
    expect(playable(more, { tiles })).toEqual(hand);
  });

  test('of production are met by one’s own, of cities by anybody’s', () => {
    const hand = ['asteroid-mining-consortium', 'great-escarpment-consortium'];
    const miner = { hand, production: { titanium: 1, steel: 1 } };
    expect(playable(miner, {})).toEqual(hand);
    expect(playable({ hand }, { tiles: { A1: ['greenery', 0] } }, miner)).toEqual([]);
    expect(playable({ hand: ['rad-suits'] }, { tiles: { G4: ['city', 1], phobos: ['city', 1] } })).toEqual([
      'rad-suits',
    ]);
  });

  test('icons of events in the pile do not count', () => {
    const science = ['mars-university', 'physics-complex'];
    expect(playable({ played: [...science, 'technology-demonstration'], hand: ['gene-repair'] }, {})).toEqual(
      [],
    );
    expect(playable({ played: [...science, 'fusion-power'], hand: ['gene-repair'] }, {})).toEqual([
      'gene-repair',
    ]);
  });
});
