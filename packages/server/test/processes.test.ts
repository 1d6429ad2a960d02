import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Answer, rngFrom } from '@orrery/kernel';
import type { Position } from '@orrery/protocol';
import { FolderHeld, startServer } from '@orrery/server';
import {
  Client,
  freshData,
  loadGame,
  type OwnPostgres,
  RefusedError,
  randomAnswer,
  startPostgres,
} from '@orrery/server/tools';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTable, playOn, testConfig, testServer, until } from './support.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe('the data folder', () => {
  test('is refused to a second process with a message that names DATABASE_URL', async () => {
    const folder = await freshData();
    const config = testConfig({ dataFolder: folder });
    const first = await startServer(config);
    const second = startServer(config);
    await expect(second).rejects.toThrow(FolderHeld);
    await expect(second).rejects.toThrow('DATABASE_URL');
    const other = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, ORRERY_DATA: folder, PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    other.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    const code = await new Promise((resolve) => other.on('exit', resolve));
    expect(code).toBe(1);
    expect(said).toContain('DATABASE_URL');
    await first.close();
    const third = await startServer(config);
    await third.close();
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);
});

describe('several processes on one PostgreSQL', () => {
  let postgres: OwnPostgres;

  beforeAll(async () => {
    postgres = await startPostgres();
  }, 120_000);

  afterAll(async () => {
    await postgres?.close();
  }, 120_000);

  test('migrate once when three of them start at the same time', async () => {
    const databaseUrl = await postgres.database('three');
    const servers = await Promise.all([1, 2, 3].map(() => testServer({ databaseUrl })));
    const ann = await servers[0]!.client('Ann');
    const { id } = await makeTable(ann);
    const bob = new Client(servers[2]!.address.replace('localhost', '127.0.0.1'));
    await bob.guest('Bob');
    const seen = (await bob.http('GET', `/api/tables/${id}`)) as Position;
    expect(seen.table.id).toBe(id);
    await Promise.all(servers.map((server) => server.close()));
  }, 120_000);

  test('play the same table, each person at another process', async () => {
    const databaseUrl = await postgres.database('two');
    const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
    const [ann, bob] = [await one.client('Ann'), await two.client('Bob')];
    const { id } = await makeTable(ann);
    await ann.subscribe(id);
    await bob.subscribe(id);
    await bob.command(id, { do: 'join' });
    await until(() => ann.tables.get(id)!.position.table.seats[1]?.kind === 'person', 'Bob');
    await ann.command(id, { do: 'start' });
    await until(() => bob.tables.get(id)!.position.view !== null, 'the start');
    await playOn(id, [ann, bob]);
    await until(() => bob.tables.get(id)!.position.n === ann.tables.get(id)!.position.n, 'the same end');
    expect(bob.tables.get(id)!.position.outcome).toEqual(ann.tables.get(id)!.position.outcome);
    await bob.command(id, { do: 'chat', text: 'Good game' });
    const lines = (await ann.http('GET', `/api/tables/${id}/chat`)) as { lines: { text: string }[] };
    expect(lines.lines.map((line) => line.text)).toEqual(['Good game']);
    await Promise.all([one.close(), two.close()]);
  }, 120_000);

  test('answers that clash are all kept while their questions are open', async () => {
    const databaseUrl = await postgres.database('clash');
    const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
    const clients = [
      await one.client('Ann'),
      await two.client('Bob'),
      await one.client('Cid'),
      await two.client('Dee'),
    ];
    const seats = clients.map(() => ({ kind: 'person' as const }));
    const { id } = await makeTable(clients[0]!, { game: 'race-for-the-galaxy', seats });
    for (const client of clients.slice(1)) await client.command(id, { do: 'join' });
    await clients[0]!.command(id, { do: 'start' });
    for (const client of clients) await client.subscribe(id);
    const game = await loadGame('race-for-the-galaxy');
    const rng = rngFrom('clash');
    let acknowledged = 0;
    // All seats answer at the same moment, round after round: the same number is wanted by two processes.
    for (let round = 0; round < 12; round++) {
      const asked = clients.flatMap((client) => {
        const answer = randomAnswer(game, client.tables.get(id)!.position, rng);
        return answer === undefined ? [] : [{ client, answer }];
      });
      const results = await Promise.all(
        asked.map(({ client, answer }: { client: Client; answer: Answer }) =>
          client.command(id, { do: 'answer', answers: [answer] }).then(
            () => true,
            (error: unknown) => {
              if (error instanceof RefusedError && error.problem?.key.startsWith('kernel.')) return false;
              throw error;
            },
          ),
        ),
      );
      acknowledged += results.filter(Boolean).length;
      const { n } = (await clients[0]!.http('GET', `/api/tables/${id}`)) as Position;
      await until(() => clients.every((client) => client.tables.get(id)!.position.n >= n), 'everybody');
    }
    const last = (await clients[1]!.http('GET', `/api/tables/${id}`)) as Position;
    expect(last.answers).toBe(acknowledged);
    expect(acknowledged).toBeGreaterThan(24);
    await Promise.all([one.close(), two.close()]);
  }, 120_000);

  test('a job that its process took and did not finish is done by another', async () => {
    const databaseUrl = await postgres.database('lease');
    const one = await testServer({ databaseUrl });
    const ann = await one.client('Ann');
    const { id } = await makeTable(ann, { clock: { kind: 'live', bank: 2, increment: 0 } });
    const bob = await one.client('Bob');
    await bob.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    await one.close();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    // Somebody takes the job and dies: until the lease ends nobody else may have it, afterwards anybody.
    const lease = Date.now() + 4_000;
    await client.query('update jobs set due = 0, leased_until = $2 where table_id = $1', [id, lease]);
    const two = await testServer({ databaseUrl });
    const away = async (): Promise<number> => {
      const { table } = (await ann2.http('GET', `/api/tables/${id}`)) as Position;
      return table.seats.filter((seat) => seat.away === 'expired').length;
    };
    const ann2 = new Client(two.address.replace('localhost', '127.0.0.1'));
    ann2.cookie = ann.cookie;
    await new Promise((resolve) => setTimeout(resolve, lease - 1_000 - Date.now()));
    expect(await away()).toBe(0);
    await expect.poll(away, { timeout: 20_000 }).toBeGreaterThan(0);
    await client.end();
    await two.close();
  }, 120_000);

  test('outlive a database that stops, and go on when it is back', async () => {
    const databaseUrl = await postgres.database('stopped');
    const server = await testServer({ databaseUrl });
    const ann = await server.client('Ann');
    const { id } = await makeTable(ann, {
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
      start: true,
    });
    await ann.subscribe(id);
    await postgres.halt();
    await expect(ann.http('POST', `/api/tables/${id}/commands`, { do: 'resign' })).rejects.toThrow(
      'server.error.database',
    );
    await expect(ann.command(id, { do: 'resign' })).rejects.toThrow('server.error.database');
    await postgres.resume();
    let resigned = false;
    for (let tries = 0; tries < 50 && !resigned; tries++) {
      resigned = await ann.command(id, { do: 'resign' }).then(
        () => true,
        () => false,
      );
      if (!resigned) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(resigned).toBe(true);
    await until(() => ann.tables.get(id)!.position.table.status === 'finished', 'the end, by bots');
    await server.close();
  }, 120_000);
});
