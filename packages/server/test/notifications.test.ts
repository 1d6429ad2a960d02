/** Processes tell each other what changed: through PostgreSQL itself, and through a message system. */
import type { Position } from '@orrery/protocol';
import { type ServerOptions, startServer } from '@orrery/server';
import {
  type Client,
  isNatsInstalled,
  type OwnNats,
  type OwnPostgres,
  startNats,
  startPostgres,
} from '@orrery/server-tools';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type News, Outbox, readLetter } from '../src/notifications/notifications.ts';
import type { Database } from '../src/storage/database.ts';
import { LogStore } from '../src/storage/log.ts';
import { Overlooked } from '../src/tables/overlooked.ts';
import { makeTable, playOn, type TestServer, testConfig, testServer, until } from './support.ts';

const at = (client: Client, id: string): Position => client.tables.get(id)!.position;

let postgres: OwnPostgres;
let nats: OwnNats | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
  if (isNatsInstalled()) nats = await startNats();
  else console.info('nats-server is not installed: notifications through it are not tested here');
}, 120_000);

afterAll(async () => {
  await nats?.close();
  await postgres?.close();
}, 120_000);

let databases = 0;

/** Two processes on one database, with Ann at one and Bob at the other. */
async function twoProcesses(
  natsUrl: string | undefined,
  options: ServerOptions = {},
): Promise<{ databaseUrl: string; servers: TestServer[]; ann: Client; bob: Client }> {
  databases += 1;
  const databaseUrl = await postgres.database(`notifications${databases}`);
  const one = await testServer({ databaseUrl, natsUrl }, options);
  const two = await testServer({ databaseUrl, natsUrl }, options);
  return { databaseUrl, servers: [one, two], ann: await one.client('Ann'), bob: await two.client('Bob') };
}

const ways = ['PostgreSQL', ...(isNatsInstalled() ? ['NATS'] : [])];
const urlOf = (way: string): string | undefined => (way === 'NATS' ? nats?.url : undefined);

describe.each(ways)('through %s', (way) => {
  test('moves, policies, chat and presence of one process are seen at the other', async () => {
    const { servers, ann, bob } = await twoProcesses(urlOf(way));
    const { id } = await makeTable(ann);
    const lines: string[] = [];
    let there: readonly number[] = [];
    bob.onMessage = (message) => {
      if (message.do === 'chat') lines.push(message.line.text);
      if (message.do === 'presence') there = message.seats;
    };
    for (const client of [ann, bob]) await client.subscribe(id);
    await bob.command(id, { do: 'join' });
    await until(() => there.length === 2, 'both at the table');
    await ann.command(id, { do: 'start' });
    await until(() => at(bob, id).view !== null, 'the start');
    await ann.command(id, { do: 'chat', text: 'Good luck' });
    await until(() => lines.length === 1, 'what was said');
    await playOn(id, [ann, bob]);
    await until(() => at(bob, id).n === at(ann, id).n, 'the same end');
    expect(at(bob, id).outcome).toEqual(at(ann, id).outcome);
    expect(lines).toEqual(['Good luck']);
    await ann.http('DELETE', '/api/me/sessions');
    for (const server of servers) await server.close();
  });

  test('an answer is told with its row, so that nobody has to read it', async () => {
    let reads = 0;
    /** A store that counts how often somebody reads. */
    class CountingLog extends LogStore {
      override read(...which: Parameters<LogStore['read']>): ReturnType<LogStore['read']> {
        reads += 1;
        return super.read(...which);
      }
    }
    const logStore = (database: Database): LogStore => new CountingLog(database);
    const { servers, ann, bob } = await twoProcesses(urlOf(way), { logStore });
    const { id } = await makeTable(ann, { game: 'race-for-the-galaxy' });
    await bob.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    for (const client of [ann, bob]) await client.subscribe(id);
    const bothSee = (): boolean => at(bob, id).n === at(ann, id).n;
    await until(bothSee, 'the start');
    reads = 0;
    await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 12, bothSee);
    await until(bothSee, 'the last answer');
    expect(reads).toBe(0);
    for (const server of servers) await server.close();
  });

  test('what was told while the line was broken is read when it is back', async () => {
    const { databaseUrl, servers, ann, bob } = await twoProcesses(urlOf(way));
    const { id } = await makeTable(ann);
    for (const client of [ann, bob]) await client.subscribe(id);
    if (way === 'NATS') {
      await nats!.halt();
      const { n } = await ann.command(id, { do: 'seat', seat: 1, bot: 'random' });
      await nats!.resume();
      await until(() => at(bob, id).n >= n, 'the news');
    } else {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const listener = "application_name = 'orrery listener' and datname = current_database()";
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${listener}`);
      const { n } = await ann.command(id, { do: 'seat', seat: 1, bot: 'random' });
      await until(() => at(bob, id).n >= n, 'the news');
      await client.end();
    }
    for (const server of servers) await server.close();
  });
});

test('what nobody was told of is found by looking', async () => {
  const databaseUrl = await postgres.database('overlooked');
  const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  const [ann, bob] = [await one.client('Ann'), await two.client('Bob')];
  const { id } = await makeTable(ann);
  await bob.subscribe(id);
  const { n } = at(bob, id);
  // As a process would leave it that dies between storing a row and telling of it.
  const { query } = one.service.database;
  await query(
    `insert into log (table_id, n, at, entry, stamp)
     values ($1, $2, $3, '{"do": "seated", "seat": 1, "bot": "random"}', 'x')`,
    [id, n + 1, Date.now()],
  );
  await query('update tables set n = $2 where id = $1', [id, n + 1]);
  expect(at(bob, id).n).toBe(n);
  const trouble = (what: string, error: unknown): void => expect([what, error]).toEqual([]);
  const { tables, database } = two.service;
  await new Overlooked({ log: new LogStore(database), followed: () => [...tables.all()], trouble }).look();
  await until(() => at(bob, id).n === n + 1, 'the row that nobody told of');
  expect(at(bob, id).table.seats[1]).toMatchObject({ kind: 'bot' });
  await Promise.all([one.close(), two.close()]);
}, 60_000);

test('a message system that cannot be reached is a setting that cannot be used, and says so', async () => {
  const databaseUrl = await postgres.database('nowhere');
  const nowhere = testConfig({ databaseUrl, natsUrl: 'nats://127.0.0.1:9' });
  await expect(startServer(nowhere)).rejects.toThrow('ORRERY_NATS');
  expect(() => readConfig({ ORRERY_NATS: 'nats://one' })).toThrow('DATABASE_URL');
  const env = { DATABASE_URL: 'postgres://here/orrery' };
  expect(() => readConfig({ ...env, ORRERY_NATS: 'http://one' })).toThrow('ORRERY_NATS');
  expect(readConfig({ ...env, ORRERY_NATS: 'nats://one,nats://two' }).natsUrl).toBe('nats://one,nats://two');
});

test('news that come together go in few letters, none larger than allowed, and rows too large are left out', async () => {
  const letters: string[] = [];
  const send = async (text: string): Promise<void> => {
    letters.push(text);
  };
  const trouble = (error: unknown): void => expect(error).toBeUndefined();
  const outbox = new Outbox({ from: 'one', largest: 1_000, send, trouble });
  const row = (n: number, answers: number): News => ({
    about: 'row',
    table: 'table',
    n,
    after: 'stamp',
    row: {
      n,
      at: 0,
      stamp: 'next',
      entry: {
        do: 'answered',
        seat: 0,
        by: 'person',
        answers: Array.from({ length: answers }, (_, question) => ({ question, pick: 'ł' })),
      },
    },
  });
  for (let n = 1; n <= 20; n++) outbox.add(row(n, n === 7 ? 100 : 1));
  await outbox.empty();
  expect(letters.every((letter) => Buffer.byteLength(letter) <= 1_000)).toBe(true);
  expect(letters.length).toBeLessThan(10);
  const news = letters.flatMap((letter) => readLetter(letter)?.news ?? []);
  expect(news.map((one) => one.about === 'row' && one.n)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  expect(news.filter((one) => one.about === 'row' && one.row === undefined)).toHaveLength(1);
  // What a process of an earlier version would say is nobody's news.
  expect(readLetter('abcdefghij 12')).toBeUndefined();
});
