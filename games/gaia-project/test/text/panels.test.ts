import { type Language, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { testPanels, textsIn } from '../../../../test/support/panels.ts';
import { nameOf } from '../../../../test/support/walks.ts';
import { boardOf, type GaiaState, gaiaProject, groupOf, panels, terminalTable } from '../../src/index.ts';
import { testing } from '../../src/testing/index.ts';
import { walks } from './walks.ts';

const { moments, panelsOf } = testPanels({
  walks,
  games: testing.setups.length,
  every: 17,
  panels,
  groupOf,
});

describe('the table in panels', () => {
  test('everybody sees the same, for nothing is hidden', () => {
    moments((state) => expect(panelsOf(state, 'spectator')).toEqual(panelsOf(state, 1)));
  });

  test('each space lies in a place of its own', () => {
    moments((state) => {
      const blocks = panelsOf(state, 0).common.flatMap((section) => section.blocks);
      const spaces = blocks.flatMap((block) => (block.show === 'map' ? block.spaces : []));
      expect(spaces).toHaveLength(boardOf(state.layout).size);
      if (state.round > 0) expect(spaces.length).toBeGreaterThan(100);
      const places = new Set(spaces.map(({ x, y }) => `${x.toFixed(3)}/${y.toFixed(3)}`));
      expect(places.size).toBe(spaces.length);
    });
  });
});

describe('a table whose map is not laid yet', () => {
  const before = (options: object, seats: number) => gaiaProject.setup(options, seats, 'no map yet');
  /** What the part of the map says, in a language. */
  const told = (state: GaiaState, language: Language): string[] => {
    const { words } = walks.canvasFor(language, 120);
    const [map] = panelsOf(state, 'spectator').common;
    return textsIn(map?.blocks).map((text) => words.format(text));
  };

  test('says when the map will be laid, of which sectors, and who turns them', () => {
    const state = before({ map: 'method-3', rotation: 'last-player' }, 2);
    expect(state.layout).toBe('');
    expect(told(state, 'en')).toEqual([
      'The map is laid when everybody has chosen a faction.',
      'Its sectors: 01, 02, 03, 04, 05, 06, 07.',
      'With the outlined side up: 05, 06, 07.',
      'All sectors are shuffled.',
      `${nameOf(1)} turns the tiles.`,
    ]);
    expect(told(before({ map: 'method-1', smallMap: true }, 3), 'en')).toEqual([
      'The map is laid when everybody has chosen a faction.',
      'Its sectors: 01, 02, 03, 04, 05, 06, 07, 08.',
      'The outer sectors are shuffled.',
      'Chance turns the tiles.',
    ]);
  });

  test.each(languages)('says so in the terminal too, in %s', (language) => {
    const state = before({ map: 'method-2' }, 4);
    const canvas = walks.canvasFor(language, 120);
    const lines = terminalTable.draw(gaiaProject.view(state, 0), { ...canvas, name: nameOf });
    const said = told(state, language);
    expect(said).toHaveLength(4);
    for (const line of said) expect(lines).toContain(line);
  });

  test('names the sectors of a list of its own', () => {
    const said = told(before({ shape: '01 02 03 04 05 / 06 07 08 09 10' }, 3), 'en');
    expect(said).toContain('Its sectors: 01, 02, 03, 04, 05, 06, 07, 08, 09, 10.');
    expect(said).toHaveLength(3);
  });

  test('shows what can be scored now', () => {
    const preview = gaiaProject.preview(before({ map: 'method-3' }, 2), 'spectator');
    expect(preview?.standings).toHaveLength(2);
  });
});
