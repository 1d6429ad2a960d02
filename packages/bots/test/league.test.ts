import { reference } from '@orrery/reference';
import { describe, expect, test } from 'vitest';
import { type ArenaGame, ratingsOf } from '../src/index.ts';
import { meanWithin, shareOverDeals } from '../src/statistics.ts';
import { arenaOn, BotPool, thinkHere } from '../src/workers/index.ts';

describe('ratings', () => {
  test('400 points stand for ten wins to one', () => {
    const ratings = ratingsOf([{ first: 'a', second: 'b', wins: 10_000, games: 11_000 }]);
    expect(ratings.map(({ bot }) => bot)).toEqual(['a', 'b']);
    expect((ratings[0]?.rating ?? 0) - (ratings[1]?.rating ?? 0)).toBeCloseTo(400, 0);
  });

  test('bots that never met are told apart by those whom both met', () => {
    const ratings = ratingsOf([
      { first: 'weak', second: 'middle', wins: 100, games: 400 },
      { first: 'middle', second: 'strong', wins: 100, games: 400 },
    ]);
    expect(ratings.map(({ bot }) => bot)).toEqual(['strong', 'middle', 'weak']);
    expect(ratings[1]?.games).toBe(800);
    expect(ratings[1]?.reach).toBeLessThan(ratings[0]?.reach ?? 0);
  });

  test('somebody who never lost has one, too', () => {
    const [best] = ratingsOf([{ first: 'a', second: 'b', wins: 20, games: 20 }]);
    expect(best?.rating).toBeLessThan(2000);
  });
});

describe('intervals over deals', () => {
  test('are as wide as those of single games where the games of a deal have nothing in common', () => {
    // Half of the deals are shared, a quarter each are won and lost twice: as with coins.
    const deals = Array.from({ length: 400 }, (_, i) => [0, 0.5, 0.5, 1][i % 4] ?? 0);
    const { share, low, high } = shareOverDeals(400, 800, deals);
    expect(share).toBe(0.5);
    expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 800), 2);
  });

  test('are wider where a deal decides who wins both of its games', () => {
    const deals = Array.from({ length: 400 }, (_, i) => i % 2);
    const { low, high } = shareOverDeals(400, 800, deals);
    expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 400), 2);
  });

  test('a mean has one as well', () => {
    expect(meanWithin([1, 3]).mean).toBe(2);
    expect(meanWithin([1, 3]).high - 2).toBeCloseTo(1.96, 2);
  });
});

test('an arena goes on from the games that were kept, to the same end', async () => {
  const setting = { game: 'reference', bots: ['random', 'random'], options: {}, seed: 's', budget: {} };
  const pool = new BotPool({ start: thinkHere, workers: 1, report: () => undefined });
  expect(reference.id).toBe(setting.game);
  const whole = await arenaOn(pool, { ...setting, games: 12 });
  let kept: readonly ArenaGame[] = [];
  const keep = (games: readonly ArenaGame[]): void => {
    kept = [...games];
  };
  await arenaOn(pool, { ...setting, games: 5, keep });
  expect(kept).toHaveLength(5);
  expect(await arenaOn(pool, { ...setting, games: 12, known: kept, keep })).toEqual(whole);
  expect(kept).toHaveLength(12);
  await pool.close();
});
