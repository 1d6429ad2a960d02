import { type Answer, rngFrom } from '@orrery/kernel';
import type { CodeMade, Position } from '@orrery/protocol';
import {
  Client,
  loadGame,
  type OwnPostgres,
  RefusedError,
  randomAnswer,
  startPostgres,
  startProcess,
} from '@orrery/server-tools';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { LogStore } from '../src/storage/log.ts';
import { newestMigration } from '../src/storage/migrations.ts';
import { makeTable, playOn, testServer, until } from './support.ts';

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
    const processes = await Promise.all([1, 2, 3].map(() => startProcess({ DATABASE_URL: databaseUrl })));
    try {
      const [ann, bob] = [new Client(processes[0]!.address), new Client(processes[2]!.address)];
      await ann.guest('Ann');
      await bob.guest('Bob');
      const { id } = await makeTable(ann);
      const seen = (await bob.http('GET', `/api/tables/${id}`)) as Position;
      expect(seen.table.id).toBe(id);
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query('select id from migrations order by id');
      expect(rows).toEqual(Array.from({ length: newestMigration }, (_, i) => ({ id: i + 1 })));
      await client.end();
    } finally {
      await Promise.all(processes.map((process) => process.stop()));
    }
  }, 120_000);

  test('know a guest by the code that another made, and hear when they are signed out elsewhere', async () => {
    const databaseUrl = await postgres.database('codes');
    const processes = await Promise.all([1, 2].map(() => startProcess({ DATABASE_URL: databaseUrl })));
    try {
      const [ann, phone] = [new Client(processes[0]!.address), new Client(processes[1]!.address)];
      const id = await ann.guest('Ann');
      const made = async (): Promise<string> => ((await ann.http('PUT', '/api/me/code')) as CodeMade).code;
      const [old, code] = [await made(), await made()];
      await expect(phone.http('POST', '/api/codes/restore', { code: old })).rejects.toMatchObject({
        status: 404,
      });
      expect(await phone.http('POST', '/api/codes/restore', { code })).toEqual({ id, name: 'Ann' });
      await phone.connect();
      expect(await phone.http('GET', '/api/me')).toEqual({ person: { id, name: 'Ann' } });
      await ann.http('DELETE', '/api/me/sessions');
      await until(() => !phone.connected, 'the end of the connection');
      expect(await phone.http('GET', '/api/me')).toEqual({ person: null });
      expect(await ann.http('GET', '/api/me')).toEqual({ person: { id, name: 'Ann' } });
    } finally {
      await Promise.all(processes.map((process) => process.stop()));
    }
  }, 120_000);

  test('follow each other when one is restarted: what was acknowledged is there, clients come back by themselves', async () => {
    const databaseUrl = await postgres.database('rolling');
    const settings = { DATABASE_URL: databaseUrl, ORRERY_RATE_LIMITS: 'off' };
    let [one, two] = [await startProcess(settings), await startProcess(settings)];
    let address = one.address;
    const people = await Promise.all(
      ['Ann', 'Bob'].map(async (name) => {
        const client = new Client(() => address);
        await client.guest(name);
        await client.connect();
        return client;
      }),
    );
    const [ann, bob] = people as [Client, Client];
    const { id } = await makeTable(ann, { game: 'race-for-the-galaxy' });
    await bob.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    const acknowledged: number[] = [];
    const game = await loadGame('race-for-the-galaxy');
    const rng = rngFrom('rolling');
    let over = false;
    // The game must outlast the starts of three processes.
    let resting = false;
    /** Answers until told to stop; whatever gets no reply is asked again under its key, as the documentation says. */
    const play = async (client: Client): Promise<void> => {
      for (let tries = 0; !over; tries++) {
        if (resting) {
          await new Promise((resolve) => setTimeout(resolve, 10));
          continue;
        }
        try {
          if (!client.connected) await client.connect();
          if (client.tables.get(id) === undefined || tries % 7 === 0) await client.subscribe(id);
          const { position } = client.tables.get(id)!;
          const answer =
            position.question?.answered === false ? randomAnswer(game, position, rng) : undefined;
          if (answer === undefined) await new Promise((resolve) => setTimeout(resolve, 3));
          else {
            const { n } = await client.command(id, { do: 'answer', answers: [answer], key: `k${tries}` });
            acknowledged.push(n);
          }
        } catch (error) {
          if (!(error instanceof RefusedError)) await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    };
    const playing = people.map(play);
    for (let round = 0; round < 3; round++) {
      const count = acknowledged.length;
      await until(() => acknowledged.length > count + 5, 'some answers');
      address = two.address;
      await one.stop();
      resting = true;
      [one, two] = [two, await startProcess(settings)];
      resting = false;
    }
    over = true;
    await Promise.all(playing);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      `select n from log where table_id = $1 and entry ->> 'do' = 'answered' order by n`,
      [id],
    );
    await client.end();
    const stored = rows.map((row: { n: number }) => row.n);
    expect(acknowledged.filter((n) => !stored.includes(n))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.length).toBeGreaterThan(18);
    for (const person of people) person.close();
    await Promise.all([one.stop(), two.stop()]);
  }, 180_000);

  test('hear of each other again after the line was cut, and read on by number', async () => {
    const databaseUrl = await postgres.database('listen');
    const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
    const [ann, bob] = [await one.client('Ann'), await two.client('Bob')];
    const { id } = await makeTable(ann);
    await bob.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    await ann.subscribe(id);
    await bob.subscribe(id);
    const lines: string[] = [];
    bob.onMessage = (message) => {
      if (message.do === 'chat') lines.push(message.line.text);
    };
    await ann.command(id, { do: 'chat', text: 'before' });
    await until(() => lines.length === 1, 'the first line');
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'orrery listener' and datname = current_database()`;
    for (let round = 0; round < 3; round++) {
      await client.query(cut);
      // While nobody listens, Ann goes on at the other process.
      const { n } = await ann.command(id, { do: 'pause', agree: round % 2 === 0 });
      await until(() => bob.tables.get(id)!.position.n >= n, 'the news');
    }
    await client.query(cut);
    await ann.command(id, { do: 'chat', text: 'after' });
    await until(() => lines.length === 2, 'the second line');
    await bob.command(id, { do: 'chat', text: 'mine' });
    await until(() => lines.length === 3, 'his own line');
    await bob.ping();
    // Nothing was told twice, neither what was heard from elsewhere nor what was said here.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(lines).toEqual(['before', 'after', 'mine']);
    await client.end();
    await Promise.all([one.close(), two.close()]);
  }, 120_000);

  test('read the news later where they cannot read it at once', async () => {
    const databaseUrl = await postgres.database('news');
    /** A store whose reading fails a few times. */
    class FailingLog extends LogStore {
      failures = 0;
      override read(...which: Parameters<LogStore['read']>): ReturnType<LogStore['read']> {
        this.failures -= 1;
        return this.failures >= 0 ? Promise.reject(new Error('no connection')) : super.read(...which);
      }
    }
    let failing: FailingLog | undefined;
    const logStore = (database: Database): LogStore => {
      failing = new FailingLog(database);
      return failing;
    };
    const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl }, { logStore })];
    const [ann, bob] = [await one.client('Ann'), await two.client('Bob')];
    const { id } = await makeTable(ann);
    await bob.subscribe(id);
    failing!.failures = 3;
    // Nothing else happens at the table: this is all that Bob could hear of.
    const { n } = await ann.command(id, { do: 'seat', seat: 1, bot: 'random' });
    await until(() => bob.tables.get(id)!.position.n >= n, 'the news');
    expect(failing!.failures).toBeLessThan(0);
    await Promise.all([one.close(), two.close()]);
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
    for (const path of ['/api/health', '/api/tables?list=open', `/api/tables/${id}`])
      await expect(ann.http('GET', path)).rejects.toMatchObject({ status: 503 });
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
    await ann.command(id, { do: 'return' });
    await playOn(id, [ann]);
    expect(ann.tables.get(id)!.position.table.status).toBe('finished');
    await server.close();
  }, 120_000);
});
