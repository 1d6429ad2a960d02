/** Nobody's tables keep the bots and clocks of others waiting. */
import { rmSync } from 'node:fs';
import type { Position, TableRequest } from '@orrery/protocol';
import { Client, freshData } from '@orrery/server-tools';
import { afterAll, describe, expect, test } from 'vitest';
import { Lane } from '../src/jobs/lane.ts';
import { startServer } from '../src/server.ts';
import { JobStore } from '../src/storage/jobs.ts';
import { migrate } from '../src/storage/migrations.ts';
import { openPglite } from '../src/storage/pglite.ts';
import { makeTable, testConfig, testServer, twoAtTable, until } from './support.ts';

const at = (client: Client, id: string): Position => client.tables.get(id)!.position;

const bots = (count: number, bot: string): TableRequest['seats'] => [
  { kind: 'person' },
  ...Array.from({ length: count }, () => ({ kind: 'bot' as const, bot })),
];

/** Three bots that take their time go before the person. */
const slowTable: Partial<TableRequest> = {
  game: 'gaia-project',
  seats: bots(3, 'greedy'),
  start: true,
  first: { by: 'choice', seat: 1 },
};

describe('while somebody has many tables with bots', async () => {
  const server = await testServer({ botThreads: 1, botMilliseconds: 300 });
  afterAll(() => server.close());

  test('whose people have left, the bots and clocks of others do not wait', async () => {
    const eve = await server.client('Eve');
    for (let i = 0; i < 70; i++) {
      const { id } = await makeTable(eve, slowTable);
      await eve.command(id, { do: 'resign' });
    }
    const { ann, bob, id } = await twoAtTable(server, { clock: { kind: 'live', bank: 1, increment: 0 } });
    const mine = await makeTable(ann, slowTable);
    await ann.subscribe(mine.id);
    const begun = Date.now();
    await until(() => at(bob, id).table.seats.some((seat) => seat.away === 'expired'), 'the end of a clock');
    expect(Date.now() - begun).toBeLessThan(5_000);
    await until(() => at(ann, mine.id).answers > 0, "the first bot's answer");
    expect(Date.now() - begun).toBeLessThan(8_000);
  }, 120_000);
});

describe('jobs', async () => {
  const folder = await freshData();
  const database = await openPglite(folder);
  await migrate(database);
  const jobs = new JobStore(database);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const add = (table: string, kind: string, due: number, whose: string): Promise<object[]> =>
    database.query('insert into jobs (table_id, kind, due, leased_until, whose) values ($1, $2, $3, 0, $4)', [
      table,
      kind,
      due,
      whose,
    ]);

  test('are shared out between people, and those of clocks are apart', async () => {
    for (let i = 0; i < 10; i++) await add(`eve${i}`, 'bots', i, 'Eve');
    await add('ann', 'bots', 100, 'Ann');
    await add('ann', 'clock', 200, '');
    const first = await jobs.lease('bots', 3);
    expect(first.map(({ table }) => table).sort()).toEqual(['ann', 'eve0', 'eve1']);
    await add('bob', 'bots', 300, 'Bob');
    expect((await jobs.lease('bots', 1)).map(({ table }) => table)).toEqual(['bob']);
    expect((await jobs.lease('clock', 3)).map(({ table }) => table)).toEqual(['ann']);
    await jobs.giveBack('bots', ['bob']);
    expect((await jobs.lease('bots', 1)).map(({ table }) => table)).toEqual(['bob']);
    await database.query('delete from jobs');
  });

  test('that are given back after each turn let everybody have theirs', async () => {
    for (let i = 0; i < 10; i++) await add(`eve${i}`, 'bots', i, 'Eve');
    await add('ann', 'bots', 100, 'Ann');
    const turns: string[] = [];
    const lane = new Lane({
      kind: 'bots',
      atOnce: 2,
      jobs,
      async attend({ table, due }) {
        turns.push(table);
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect(lane.crowded).toBe(true);
        // A turn was played, and the next one is due.
        await jobs.release('bots', { table, due }, 1_000 + turns.length);
      },
      now: Date.now,
      trouble: (what, error) => expect([what, error]).toEqual([]),
    });
    lane.wake(0);
    await until(() => turns.length >= 20, 'twenty turns');
    await lane.close();
    expect(turns.filter((table) => table === 'ann').length).toBeGreaterThanOrEqual(5);
    expect(new Set(turns).size).toBe(11);
  });
});

test('nobody plays at any number of tables with bots at a time', async () => {
  const server = await testServer({ rateLimits: true, botTables: 2 });
  try {
    const ann = await server.client('Ann');
    const request = { seats: bots(1, 'random'), start: true };
    const made = [await makeTable(ann, request), await makeTable(ann, request)];
    const refused = { problem: { key: 'server.refusal.tooManyWithBots' } };
    await expect(makeTable(ann, request)).rejects.toMatchObject(refused);
    const waiting = await makeTable(ann, { ...request, start: false });
    await expect(ann.command(waiting.id, { do: 'start' })).rejects.toMatchObject(refused);
    await ann.command(made[0]!.id, { do: 'leave' });
    await ann.command(waiting.id, { do: 'start' });
    await expect(ann.command(made[0]!.id, { do: 'return' })).rejects.toMatchObject(refused);
  } finally {
    await server.close();
  }
});

test('a server that ends gives back what it had in hand', async () => {
  const folder = await freshData();
  const config = testConfig({ dataFolder: folder, botThreads: 1, botMilliseconds: 20_000 });
  try {
    const server = await startServer(config);
    const ann = new Client(server.address.replace('localhost', '127.0.0.1'));
    await ann.guest('Ann');
    const { id } = await makeTable(ann, slowTable);
    const held = async (): Promise<number> =>
      (await server.service.database.query('select 1 from jobs where leased_until > 0')).length;
    await expect.poll(held, { timeout: 10_000 }).toBe(1);
    await server.close();
    const again = await startServer({ ...config, botMilliseconds: 20 });
    const begun = Date.now();
    const answers = async (): Promise<number> =>
      ((await ann2.http('GET', `/api/tables/${id}`)) as Position).answers;
    const ann2 = new Client(again.address.replace('localhost', '127.0.0.1'));
    ann2.cookie = ann.cookie;
    await expect.poll(answers, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(Date.now() - begun).toBeLessThan(8_000);
    await again.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
