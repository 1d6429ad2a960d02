import { findGame } from '@orrery/catalog';
import { type Game, rngFrom } from '@orrery/kernel';
import { reference } from '@orrery/reference';
import { describe, expect, test } from 'vitest';
import { arena, type Bot, findBot, paceOf, random, turnOf, USUAL_BUDGET } from '../src/index.ts';
import { threadOf } from '../src/node/index.ts';
import { loadedOnce, sparesFor } from '../src/registry.ts';
import {
  type Asked,
  arenaOn,
  BotPool,
  type FromWorker,
  type PoolSetting,
  type Replaced,
  type StartWorker,
  serveBots,
  thinkHere,
} from '../src/workers/index.ts';

const state = reference.setup({}, 2, 'asked');
const { seat, id: question } = reference.first(state)!;

const ask = (bot: string, budget: Asked['budget'] = USUAL_BUDGET): Asked => ({
  game: reference.id,
  bot,
  view: reference.view(state, seat),
  seat,
  budget,
  seed: 'chance',
});

const isLegal = (answer: unknown): boolean => reference.check(state, seat, answer) === undefined;

/** Searches until its budget is spent or nobody waits for it. */
const thoughtful: Bot = {
  ...random,
  async choose(game, turn) {
    const pace = paceOf(turn);
    for (let playouts = 0; pace.goesOn(playouts); playouts++) await pace.breathe();
    return random.choose(game, turn);
  },
};

/** Workers without threads, whose bots behave as they are told; counts those that were started and ended. */
function workersOf(choose: Readonly<Record<string, Bot['choose']>>) {
  const workers = { started: 0, ended: 0 };
  const start: StartWorker = (heard) => {
    workers.started += 1;
    const send = serveBots(heard, {
      game: (id) =>
        findGame(id)
          ?.load()
          .then(({ game }): Game => game),
      bot(game, id) {
        const own = choose[id];
        return own === undefined ? findBot(game, id)?.load() : Promise.resolve({ ...random, choose: own });
      },
    });
    return {
      send,
      end() {
        workers.ended += 1;
        return undefined;
      },
    };
  };
  return { workers, start };
}

function poolOf(setting: Pick<PoolSetting, 'start'> & Partial<PoolSetting>) {
  const reports: Replaced[] = [];
  const pool = new BotPool({ workers: 1, report: (replaced) => reports.push(replaced), ...setting });
  return { pool, reports };
}

describe('a bot in a worker', () => {
  test('answers as it would anywhere, from the view and the seed', async () => {
    const { pool, reports } = poolOf({ start: thinkHere });
    const answer = random.choose(reference, turnOf(reference.view(state, seat), seat, rngFrom('chance')));
    expect(await pool.think(ask('random'))).toEqual(answer);
    expect(reports).toEqual([]);
  });

  test('is given its budget', async () => {
    const given: unknown[] = [];
    const { start } = workersOf({
      thrifty(game, turn) {
        given.push(turn.budget);
        return random.choose(game, turn);
      },
    });
    const budget = { milliseconds: 70, playouts: 3 };
    await poolOf({ start }).pool.think(ask('thrifty', budget));
    expect(given).toEqual([budget]);
  });

  test('has loaded what it needs, once', async () => {
    let loads = 0;
    const load = loadedOnce(async () => ({
      ...random,
      load: async () => {
        loads += 1;
      },
    }));
    expect((await load()).id).toBe('random');
    await load();
    expect(loads).toBe(1);
  });
});

describe('a bot that gives no answer', () => {
  test.each([
    ['throws', 'threw', () => Promise.reject(new Error('no idea'))],
    ['answers nonsense', 'refused', () => ({ question, pick: 'everything' })],
    ['answers another question', 'refused', () => ({ question: question + 1, pick: 0 })],
    ['takes too long', 'late', () => new Promise<never>(() => undefined)],
  ] as const)('because it %s is replaced by a quick one, and reported', async (_, why, choose) => {
    const { start, workers } = workersOf({ clumsy: choose });
    const { pool, reports } = poolOf({ start, patience: 5 });
    expect(isLegal(await pool.think(ask('clumsy', { milliseconds: 5 })))).toBe(true);
    expect(reports).toMatchObject([{ game: 'reference', bot: 'clumsy', why, spare: 'random' }]);
    // Only a worker that hangs is given up.
    expect(workers).toEqual(why === 'late' ? { started: 2, ended: 1 } : { started: 1, ended: 0 });
  });

  test('is replaced by a greedy one where there is one, then by chance', () => {
    expect(sparesFor('race-for-the-galaxy', 'genius')).toEqual(['greedy', 'random']);
    expect(sparesFor('race-for-the-galaxy', 'greedy')).toEqual(['random']);
    expect(sparesFor('reference', 'genius')).toEqual(['random']);
    expect(sparesFor('reference', 'random')).toEqual([]);
  });

  test('and nobody who could answer for it: whoever asked is told', async () => {
    const { start } = workersOf({
      random: () => {
        throw new Error('no luck');
      },
    });
    const { pool, reports } = poolOf({ start });
    await expect(pool.think(ask('random'))).rejects.toThrow('no luck');
    expect(reports).toMatchObject([{ bot: 'random', why: 'threw', text: 'no luck', spare: undefined }]);
  });
});

describe('a search that nobody waits for', () => {
  test('stops within 50 ms of the cancel, by its own clock', async () => {
    let clock = 0;
    let cancelled: number | undefined;
    const signal = { aborted: false };
    const pace = paceOf({ budget: { milliseconds: 10_000 }, signal }, () => clock);
    for (let playouts = 0; pace.goesOn(playouts); playouts++) {
      clock += 7;
      // The message arrives while the search has the thread.
      if (playouts === 100) {
        cancelled = clock;
        const { port1, port2 } = new MessageChannel();
        port1.on('message', () => {
          signal.aborted = true;
          port1.close();
        });
        port2.postMessage('stop');
      }
      await pace.breathe();
    }
    expect(signal.aborted).toBe(true);
    expect(clock - (cancelled ?? 0)).toBeLessThanOrEqual(50);
  });

  test('ends with its time or its playouts where nobody cancels it', async () => {
    let clock = 0;
    const signal = { aborted: false };
    const timed = paceOf({ budget: { milliseconds: 100 }, signal }, () => clock);
    clock = 99;
    expect(timed.goesOn(1e6)).toBe(true);
    clock = 100;
    expect(timed.goesOn(0)).toBe(false);
    const counted = paceOf({ budget: { playouts: 3 }, signal }, () => clock);
    expect([counted.goesOn(2), counted.goesOn(3)]).toEqual([true, false]);
  });

  test('gives no answer, and its worker is used again', async () => {
    const { start, workers } = workersOf({ thoughtful: thoughtful.choose });
    const { pool, reports } = poolOf({ start });
    const search = new AbortController();
    const found = pool.think(ask('thoughtful', { milliseconds: 60_000 }), search.signal);
    setTimeout(() => search.abort(), 30);
    expect(await found).toBeUndefined();
    expect(isLegal(await pool.think(ask('random')))).toBe(true);
    expect(reports).toEqual([]);
    expect(workers.started - workers.ended).toBe(1);
  });

  test('does not even begin when its turn comes too late', async () => {
    const asked: string[] = [];
    const { start } = workersOf({
      noted(game, turn) {
        asked.push('noted');
        return random.choose(game, turn);
      },
    });
    const { pool } = poolOf({ start });
    const search = new AbortController();
    const first = pool.think(ask('random'));
    const second = pool.think(ask('noted'), search.signal);
    search.abort();
    expect(await second).toBeUndefined();
    await first;
    expect(await pool.think(ask('noted'), search.signal)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('in threads', () => {
  /** Threads whose bots do not behave; counts those that are still there. */
  function threads() {
    const alive = { count: 0 };
    const start: StartWorker = (heard, lost) => {
      alive.count += 1;
      return threadOf(new URL('./support/thread.js', import.meta.url))(heard, (why) => {
        alive.count -= 1;
        lost(why);
      });
    };
    return { alive, start };
  }

  test('a bot that blocks its thread, or takes it down, costs only its own answer', async () => {
    const { start, alive } = threads();
    const { pool, reports } = poolOf({ start, workers: 2, patience: 500 });
    const bots = ['stuck', 'random', 'deadly', 'random'];
    const answers = await Promise.all(bots.map((bot) => pool.think(ask(bot, { milliseconds: 1 }))));
    expect(answers.map(isLegal)).toEqual([true, true, true, true]);
    expect(new Set(reports.map(({ bot, why }) => `${bot} ${why}`))).toEqual(
      new Set(['stuck late', 'deadly ended']),
    );
    await pool.close();
    await expect.poll(() => alive.count).toBe(0);
  });

  test('a cancelled search stops long before its time, also one that cannot hear', async () => {
    const { start, alive } = threads();
    const { pool, reports } = poolOf({ start });
    for (const bot of ['thoughtful', 'stuck']) {
      const search = new AbortController();
      const found = pool.think(ask(bot, { milliseconds: 600_000 }), search.signal);
      setTimeout(() => search.abort(), 100);
      expect(await found).toBeUndefined();
      expect(isLegal(await pool.think(ask('random')))).toBe(true);
    }
    expect(reports).toEqual([]);
    await pool.close();
    await expect.poll(() => alive.count).toBe(0);
  });

  test('a search hears that it is to stop while it thinks', async () => {
    const { start } = threads();
    // Nobody would wait for the end of its time.
    const work = { asked: ask('thoughtful', { milliseconds: 600_000 }) };
    const reply = await new Promise<FromWorker>((resolve, reject) => {
      const thread = start(
        (message) => {
          if ('begun' in message) thread.send({ id: 1, stop: true });
          else resolve(message);
        },
        (why) => reject(new Error(why)),
      );
      thread.send({ id: 1, work });
    });
    expect(reply).toMatchObject({ id: 1, done: { answer: { question } } });
  });

  test('whoever closes them waits for none of them', async () => {
    const { start, alive } = threads();
    const { pool } = poolOf({ start });
    const found = Promise.all([pool.think(ask('stuck')), pool.think(ask('random'))]);
    await pool.close();
    expect(await found).toEqual([undefined, undefined]);
    await expect.poll(() => alive.count).toBe(0);
    expect(await pool.think(ask('random'))).toBeUndefined();
  });

  test('an arena has the same result on one thread, on two and on none', async () => {
    const setting = { options: {}, games: 45, seed: 'x', budget: USUAL_BUDGET };
    const on = async (start: StartWorker, workers: number) => {
      const { pool } = poolOf({ start, workers });
      const bots = ['random', 'random', 'random'];
      const told: number[] = [];
      const progress = (played: number): void => void told.push(played);
      const result = await arenaOn(pool, { ...setting, game: 'reference', bots, progress });
      await pool.close();
      expect(told.at(-1)).toBe(45);
      return result;
    };
    const alone = await arena(reference, [random, random, random], setting);
    expect(await on(thinkHere, 1)).toEqual(alone);
    expect(await on(threadOf(), 1)).toEqual(alone);
    expect(await on(threadOf(), 2)).toEqual(alone);
  });
});
