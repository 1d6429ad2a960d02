/** The yardstick must not move: what was measured against it yesterday must be measurable against it tomorrow. */

import { findGame } from '@orrery/catalog';
import type { Game } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type Bot, botsFor, findBot, findEntrant, playMatch } from '../src/index.ts';

async function open(id: string): Promise<{ game: Game; bot: Bot }> {
  const found = await findGame(id)?.load();
  const bot = await findEntrant(id, 'greedy-1')?.load();
  if (found === undefined || bot === undefined) throw new Error(`no ${id}`);
  return { game: found.game, bot };
}

test.each([
  { id: 'race-for-the-galaxy', seats: 2, answers: 84, scores: [22, 41] },
  { id: 'race-for-the-galaxy', seats: 4, answers: 193, scores: [39, 27, 39, 35] },
  { id: 'gaia-project', seats: 2, answers: 139, scores: [89, 69] },
  { id: 'terraforming-mars', seats: 2, answers: 186, scores: [57, 87] },
])('greedy-1 plays $id with $seats seats as it always did', { timeout: 60_000 }, async (row) => {
  const { game, bot } = await open(row.id);
  const played = await playMatch(
    game,
    Array.from({ length: row.seats }, () => bot),
    { seed: 'yardstick' },
  );
  const scores = [...played.outcome.standings].sort((a, b) => a.seat - b.seat).map(({ score }) => score);
  expect({ ...row, answers: played.answers, scores }).toEqual(row);
});

test('nobody is offered the yardstick at a table', () => {
  for (const game of ['race-for-the-galaxy', 'gaia-project', 'terraforming-mars']) {
    expect(botsFor(game).map(({ id }) => id)).not.toContain('greedy-1');
    expect(findBot(game, 'greedy-1')).toBeUndefined();
    expect(findEntrant(game, 'greedy-1')?.id).toBe('greedy-1');
  }
});
