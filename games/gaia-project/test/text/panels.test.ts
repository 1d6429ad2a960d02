import { describe, expect, test } from 'vitest';
import { testPanels } from '../../../../test/support/panels.ts';
import { groupOf, panels } from '../../src/index.ts';
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
      const places = new Set(spaces.map(({ x, y }) => `${x.toFixed(3)}/${y.toFixed(3)}`));
      expect(places.size).toBe(spaces.length);
    });
  });
});
