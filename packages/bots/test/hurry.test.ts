/** Bots whose time is over answer with the best of what they have tried, and try nothing more. */
import { findGame, listedGames } from '@orrery/catalog';
import { type Core, type Game, rngFrom, type Seat } from '@orrery/kernel';
import { describe, expect, test, vi } from 'vitest';
import { findBot, turnOf } from '../src/index.ts';
import { LEVELS } from '../src/text/index.ts';

/** The widest choice among the first ones of a random game. */
function widest(game: Game): [Core, Seat] {
  const rng = rngFrom('hurry');
  const state = game.setup({}, 2, 'hurry');
  let found: [Core, Seat] = [game.clone(state), 0];
  let most = 0;
  for (let answers = 0; answers < 60; answers++) {
    const open = game.first(state);
    if (open === undefined) break;
    const isOne = game.question(state, open.seat)?.shape === 'one-of';
    const many = open.ask.do.startsWith('setup') || !isOne ? 0 : game.list(state, open, 64).length;
    if (many > most) {
      most = many;
      found = [game.clone(state), open.seat];
    }
    game.apply(state, open.seat, game.sample(state, open, rng));
  }
  return found;
}

describe.each(listedGames.map(({ id }) => id))('%s', (id) => {
  test.each(LEVELS)('%s stops when its time is over', { timeout: 30_000 }, async (level) => {
    const loaded = await findGame(id)?.load();
    const bot = await findBot(id, level)?.load();
    if (loaded === undefined || bot === undefined) throw new Error(`no ${level} for ${id}`);
    const { game } = loaded;
    const [state, seat] = widest(game);
    const applied = vi.spyOn(game, 'apply');
    const triedWith = async (aborted: boolean): Promise<number> => {
      applied.mockClear();
      const turn = turnOf(game.view(state, seat), seat, rngFrom('x'), { budget: {}, signal: { aborted } });
      expect(game.check(state, seat, await bot.choose(game, turn))).toBeUndefined();
      return applied.mock.calls.length;
    };
    const inPeace = await triedWith(false);
    expect(inPeace).toBeGreaterThan(10);
    expect(await triedWith(true)).toBeLessThan(inPeace / 3);
    applied.mockRestore();
  });
});
