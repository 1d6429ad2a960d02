import { describe, expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { makeTable, testServer, until } from './support.ts';

/** A thread that does with each view what the view says. */
const file = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, view, seat }) => {
      if (view.do === 'spin') for (;;);
      if (view.do === 'die') process.exit(3);
      if (view.do === 'fail') parentPort.postMessage({ id, error: 'no idea' });
      else parentPort.postMessage({ id, answer: { seat, view } });
    });
  `)}`,
);

const poolOf = (threads: number, patience = 60_000): BotPool =>
  new BotPool({ threads, file, budget: { milliseconds: 10 }, patience });

const viewSaying = (does: string, seat: number) => ({
  do: does,
  viewer: seat,
  deciding: [seat],
  chosen: [],
  agenda: { stack: [], serial: 1 },
});
const turn = (does: string, seat = 0) => ({
  game: 'any',
  bot: 'any',
  view: viewSaying(does, seat),
  seat,
});

describe('bots think in threads', () => {
  test('which are sent a view and a seat and nothing else of the table', async () => {
    const pool = poolOf(1);
    expect(await pool.think(turn('answer', 2))).toEqual({ seat: 2, view: viewSaying('answer', 2) });
    await pool.close();
  });

  test('so that one that never ends blocks nobody, and is given up in the end', async () => {
    const pool = poolOf(2, 3_000);
    let given: unknown;
    const stuck = pool.think(turn('spin')).catch((error: Error) => {
      given = error.message;
    });
    // Others think in the other thread, and this one goes on with its own work.
    for (let i = 0; i < 5; i++) await pool.think(turn('answer'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(given).toBeUndefined();
    await stuck;
    expect(given).toContain('took too long');
    expect(await pool.think(turn('answer'))).toBeDefined();
    await pool.close();
  });

  test('and one that takes its thread down, or fails, costs only its own answer', async () => {
    const pool = poolOf(1);
    const results = await Promise.allSettled(
      ['die', 'answer', 'fail', 'answer'].map((does) => pool.think(turn(does))),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    await pool.close();
  });

  test('and whoever closes them waits for none of them', async () => {
    const pool = poolOf(1);
    const results = Promise.allSettled([pool.think(turn('spin')), pool.think(turn('answer'))]);
    await pool.close();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

test('requests are answered while many bots think', async () => {
  const server = await testServer({ botThreads: 1, botMilliseconds: 1_000 });
  const ann = await server.client('Ann');
  const seats = [{ kind: 'person' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'greedy' }))];
  const made = await Promise.all(
    Array.from({ length: 6 }, () =>
      makeTable(ann, {
        game: 'gaia-project',
        seats: seats as { kind: 'person' }[],
        start: true,
        first: { by: 'choice', seat: 1 },
      }),
    ),
  );
  for (const { id } of made) await ann.subscribe(id);
  let asked = 0;
  const moved = (): number => made.reduce((sum, { id }) => sum + ann.tables.get(id)!.position.answers, 0);
  const before = moved();
  const thinking = until(() => moved() >= before + 6, "the bots' answers");
  let over = false;
  void thinking.finally(() => {
    over = true;
  });
  while (!over) {
    await ann.http('GET', '/api/me');
    asked += 1;
  }
  await thinking;
  expect(asked).toBeGreaterThan(6);
  await server.close();
}, 60_000);
