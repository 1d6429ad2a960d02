import { describe, expect, test } from 'vitest';
import { corporationsOf, deckOf, faces } from '../../src/data/cards.ts';
import { areas, ON_MARS } from '../../src/data/map.ts';
import { tags } from '../../src/data/resources.ts';
import { productionBox } from '../../src/rules/production.ts';

const projects = faces.filter(({ kind }) => kind === 'project');
const count = <T>(items: readonly T[], test: (item: T) => boolean): number => items.filter(test).length;

describe('the box holds', () => {
  test('208 project cards, numbered from 1 without a gap', () => {
    expect(projects.map(({ number }) => Number(number))).toEqual(
      Array.from({ length: 208 }, (_, i) => i + 1),
    );
    expect(new Set(faces.map(({ id }) => id)).size).toBe(225);
  });

  test('137 cards of the base deck and 71 of the Corporate Era, by colour', () => {
    const table = (['base', 'corporate-era'] as const).map((deck) =>
      (['green', 'blue', 'red'] as const).map((colour) =>
        count(projects, (face) => face.deck === deck && face.colour === colour),
      ),
    );
    expect(table).toEqual([
      [80, 33, 24],
      [32, 26, 13],
    ]);
    expect([deckOf(false).length, deckOf(true).length]).toEqual([137, 208]);
  });

  test('17 corporations: ten, two of the Corporate Era, and five for beginners', () => {
    const corporations = faces.filter(({ kind }) => kind === 'corporation');
    expect(corporations).toHaveLength(17);
    expect([corporationsOf(false).length, corporationsOf(true).length]).toEqual([10, 12]);
    expect(count(corporations, ({ beginner }) => beginner)).toBe(5);
  });

  test('cards that cost 2506 M€ together', () => {
    expect(projects.reduce((sum, { cost }) => sum + cost, 0)).toBe(2506);
  });

  test('so many of each icon', () => {
    const counted = Object.fromEntries(
      tags.map((tag) => [
        tag,
        projects.reduce((sum, face) => sum + count(face.tags, (each) => each === tag), 0),
      ]),
    );
    expect(counted).toEqual({
      jovian: 12,
      building: 67,
      power: 27,
      science: 34,
      city: 12,
      space: 42,
      earth: 22,
      plant: 21,
      animal: 9,
      microbe: 16,
    });
    expect(count(projects, (face) => face.tags.length === 0)).toBe(26);
  });

  test('49 building cards with a production box to repeat', () => {
    expect(
      count(faces, (face) => face.tags.includes('building') && productionBox(face.card).length > 0),
    ).toBe(49);
  });

  test('no building whose production box raises what it lowers of any player', () => {
    for (const face of faces) {
      const box = face.tags.includes('building') ? productionBox(face.card) : [];
      const raised = box.flatMap((effect) => (effect.do === 'produce' ? [effect.of] : []));
      for (const effect of box) if (effect.do === 'lowerAny') expect(raised).not.toContain(effect.of);
    }
  });

  test('a map of 61 areas: 48 of land, 12 for oceans, Noctis City; four volcanoes; two areas beside it', () => {
    const map = areas.slice(0, ON_MARS);
    expect(map).toHaveLength(61);
    expect(areas).toHaveLength(63);
    expect(count(map, ({ kind }) => kind === 'land')).toBe(48);
    expect(count(map, ({ kind }) => kind === 'ocean')).toBe(12);
    expect(count(map, ({ volcanic }) => volcanic)).toBe(4);
    const total = (what: 'steel' | 'titanium' | 'plants' | 'cards'): number =>
      map.reduce((sum, { bonus }) => sum + (bonus[what] ?? 0), 0);
    expect([total('steel'), total('titanium'), total('plants'), total('cards')]).toEqual([11, 4, 38, 6]);
  });

  test('areas whose neighbours are neighbours of theirs', () => {
    // 156 edges between the areas of the map, each seen from both sides.
    expect(areas.reduce((sum, { neighbours }) => sum + neighbours.length, 0)).toBe(312);
    areas.forEach(({ neighbours }, space) => {
      for (const next of neighbours) expect(areas[next]?.neighbours).toContain(space);
    });
  });
});
