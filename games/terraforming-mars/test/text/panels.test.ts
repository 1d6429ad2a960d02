import { rngFrom } from '@orrery/kernel';
import type { PanelBlock } from '@orrery/presentation';
import { describe, expect, test } from 'vitest';
import { testPanels } from '../../../../test/support/panels.ts';
import { walksOf } from '../../../../test/support/walks.ts';
import { groupOf, panels, terraformingMars } from '../../src/index.ts';
import { walks } from './walks.ts';

/** One setup in five, for games are long. */
const setups = walks.spoken.setups.filter((_, i) => i % 5 === 0);

const { moments, panelsOf } = testPanels({
  walks: walksOf({ ...walks.spoken, setups }),
  games: setups.length,
  every: 37,
  panels,
  groupOf,
});

const titlesIn = (blocks: readonly PanelBlock[]): string[] => blocks.map(({ title }) => title?.key ?? '');

describe('the table in panels', () => {
  test('only the owner sees a hand', () => {
    let seen = 0;
    moments((state) => {
      const hands = (viewer: number | 'spectator'): number[] =>
        panelsOf(state, viewer).seats.flatMap(({ blocks }, seat) =>
          titlesIn(blocks).includes('mars.screen.hand') ? [seat] : [],
        );
      expect(hands('spectator')).toEqual([]);
      expect(hands(0)).toEqual(state.players[0]!.hand.length > 0 ? [0] : []);
      seen += hands(0).length;
    });
    expect(seen).toBeGreaterThan(10);
  });

  test('what is made up to fill in for unseen cards is not shown', () => {
    let differing = 0;
    moments((state) => {
      const view = terraformingMars.view(state, 'spectator');
      const other = terraformingMars.fill(view, rngFrom('another seed'));
      expect(panelsOf(other, 'spectator')).toEqual(panelsOf(state, 'spectator'));
      if (JSON.stringify(other.players) !== JSON.stringify(state.players)) differing += 1;
    });
    expect(differing).toBeGreaterThan(10);
  });
});
