/** What whoever draws the boards asks: where the tracks end, and whether a view is one of this game. */
import { expect, test } from 'vitest';
import { caps, isGaiaView } from '../../src/advice/index.ts';
import { gaiaProject } from '../../src/game.ts';
import { scenario } from '../support/scenario.ts';

test('thirty credits, fifteen ore and fifteen knowledge are the most', () => {
  expect(caps).toEqual({ credits: 30, ore: 15, knowledge: 15 });
  const full = { credits: 30, ore: 15, knowledge: 15, one: 0, three: 4 };
  const at = scenario([
    { faction: 'terrans', ...full, qic: 1, on: [[-2, -1, 'mine']] },
    { faction: 'xenos' },
  ]);
  at.turn().pick({ do: 'free', action: 'qic-to-ore' });
  expect(at.has(0, 'ore', 'qic')).toEqual({ ore: 15, qic: 0 });
});

test('a view of this game is known by its map and its final scoring tiles', () => {
  const view = gaiaProject.view(gaiaProject.setup({}, 2, 'view'), 0);
  expect(isGaiaView(view)).toBe(true);
  const { finalTiles, ...withoutTiles } = view;
  const { layout, ...withoutMap } = view;
  expect(finalTiles).toHaveLength(2);
  expect(layout).not.toBe('');
  expect(isGaiaView(withoutTiles)).toBe(false);
  expect(isGaiaView(withoutMap)).toBe(false);
});
