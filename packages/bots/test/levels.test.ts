import { findGame, listedGames } from '@orrery/catalog';
import { type Game, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { arena, botsFor, findBot, strongestBot, turnOf, usualBot } from '../src/index.ts';
import { LEVELS } from '../src/text/index.ts';

const ids = listedGames.map(({ id }) => id);

async function gameOf(id: string): Promise<Game> {
  const loaded = await findGame(id)?.load();
  if (loaded === undefined) throw new Error(`no ${id}`);
  return loaded.game;
}

async function botOf(game: string, id: string) {
  const bot = await findBot(game, id)?.load();
  if (bot === undefined) throw new Error(`no ${id} for ${game}`);
  return bot;
}

describe.each(ids)('%s', (id) => {
  test('is offered at the same four levels, the weakest first', () => {
    expect(botsFor(id).map((entry) => entry.id)).toEqual([...LEVELS]);
    expect(usualBot(id).id).toBe('casual');
    expect(strongestBot(id).id).toBe('master');
  });

  test.each([
    ['newcomer', 'casual'],
    ['casual', 'strong'],
  ])('is played less well by %s than by %s', { timeout: 120_000 }, async (weaker, stronger) => {
    const bots = [await botOf(id, weaker), await botOf(id, stronger)];
    // In Race and Mars the weaker ones win up to a third.
    const games = id === 'gaia-project' ? 8 : 24;
    const { standings } = await arena(await gameOf(id), bots, {
      games,
      seed: 'levels',
      budget: { playouts: 60 },
    });
    expect(standings[1]?.wins).toBeGreaterThan(games / 2);
  });

  test('has every level answer the same to the same question', async () => {
    const game = await gameOf(id);
    const state = game.setup({}, 2, 'levels');
    const seat = game.first(state)?.seat ?? 0;
    for (const level of LEVELS) {
      const bot = await botOf(id, level);
      const answer = () =>
        bot.choose(game, turnOf(game.view(state, seat), seat, rngFrom('levels'), { budget: {} }));
      const first = await answer();
      expect(game.check(state, seat, first)).toBeUndefined();
      expect(await answer()).toEqual(first);
    }
  });
});

describe('a bot that was offered before there were levels', () => {
  const former = ids.flatMap((id) => [
    [id, 'greedy'],
    [id, 'random'],
  ]);

  test.each([['race-for-the-galaxy', 'learned'], ...former])(
    'is not offered for %s any more, but %s plays on where a table names it',
    async (id = '', name = '') => {
      const game = await gameOf(id);
      expect(botsFor(id).map((entry) => entry.id)).not.toContain(name);
      const bot = await botOf(id, name);
      expect(bot.id).toBe(name);
      const state = game.setup({}, 2, 'former');
      const seat = game.first(state)?.seat ?? 0;
      const answer = await bot.choose(game, turnOf(game.view(state, seat), seat, rngFrom('former')));
      expect(game.check(state, seat, answer)).toBeUndefined();
    },
  );
});

test('a game without bots of its own is played by chance', () => {
  expect(botsFor('reference').map(({ id }) => id)).toEqual(['random']);
  expect(usualBot('reference').id).toBe('random');
  expect(strongestBot('reference').id).toBe('random');
});
