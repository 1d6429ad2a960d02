import { rmSync } from 'node:fs';
import { type Rng, rngFrom } from '@orrery/kernel';
import type { TableCreated, TableRequest } from '@orrery/protocol';
import { type Config, readConfig, type Server, type ServerOptions, startServer } from '@orrery/server';
import { Client, freshData, loadGame, RefusedError, randomAnswer } from '@orrery/server-tools';
import { afterAll, vi } from 'vitest';
import type { Row } from '../src/tables/entry.ts';

// Servers, databases and processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

export const testConfig = (change: Partial<Config> = {}): Config => ({
  ...readConfig({}),
  host: '127.0.0.1',
  port: 0,
  dataFolder: '',
  rateLimits: false,
  logLevel: process.env.ORRERY_LOG ?? 'fatal',
  botThreads: 1,
  botMilliseconds: 20,
  ...change,
});

export interface TestServer extends Server {
  client(name?: string): Promise<Client>;
}

/** A server on an embedded database of its own, or on the given PostgreSQL. */
export async function testServer(
  change: Partial<Config> = {},
  options: ServerOptions = {},
): Promise<TestServer> {
  const folder = await freshData();
  const server = await startServer(testConfig({ dataFolder: folder, ...change }), options);
  const clients: Client[] = [];
  return {
    ...server,
    async client(name = 'Ann') {
      const client = new Client(server.address.replace('localhost', '127.0.0.1'));
      clients.push(client);
      await client.guest(name);
      await client.connect();
      return client;
    },
    async close() {
      for (const client of clients) client.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server of all tests in a file; closed after them. */
export async function serverForAll(
  change: Partial<Config> = {},
  options: ServerOptions = {},
): Promise<TestServer> {
  const server = await testServer(change, options);
  afterAll(() => server.close());
  return server;
}

export async function makeTable(client: Client, request: Partial<TableRequest> = {}): Promise<TableCreated> {
  const body = {
    game: 'reference',
    seats: [{ kind: 'person' }, { kind: 'person' }],
    first: { by: 'choice', seat: 0 },
    ...request,
  };
  return (await client.http('POST', '/api/tables', body)) as TableCreated;
}

/** Ann and Bob at a started table, both following; Small Hours asks its first question of both at once, sealed. */
export async function twoAtTable(
  server: TestServer,
  request: Partial<TableRequest> = {},
): Promise<{ ann: Client; bob: Client; id: string }> {
  const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
  const { id } = await makeTable(ann, request);
  await bob.command(id, { do: 'join' });
  await ann.command(id, { do: 'start' });
  for (const client of [ann, bob]) await client.subscribe(id);
  return { ann, bob, id };
}

/** Answers whatever is asked of these clients at a table, where they may, at random, until `done` or the end. */
export async function playOn(
  table: string,
  clients: readonly Client[],
  rng: Rng = rngFrom('test'),
  done: () => boolean = () => false,
  may: (client: Client) => boolean = () => true,
): Promise<number> {
  let answers = 0;
  for (;;) {
    const states = clients.map((client) => client.tables.get(table)!.position);
    if (done() || states.every((position) => position.table.status !== 'playing')) return answers;
    let asked = false;
    for (const client of clients) {
      const { position } = client.tables.get(table)!;
      if (position.question === null || position.question.answered || !may(client)) continue;
      const { game, rules } = position.table;
      const answer = randomAnswer(await loadGame(game, rules), position, rng);
      if (answer === undefined) continue;
      asked = true;
      try {
        await client.command(table, { do: 'answer', answers: [answer] });
        answers += 1;
      } catch (error) {
        // Another seat may have closed the question meanwhile.
        if (!(error instanceof RefusedError)) throw error;
      }
      if (done()) return answers;
    }
    if (!asked) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The log of a table as the database has it. */
export async function rowsOf({ service }: TestServer, table: string): Promise<Row[]> {
  const rows = await service.database.query<Row>(
    'select n, at::float8 as at, entry, stamp from log where table_id = $1 order by n',
    [table],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: Number(at) }));
}

/** Votes on the proposal that the client was shown. */
export async function voteUndo(client: Client, table: string, agree: boolean): Promise<void> {
  const shown = (): number | undefined => client.tables.get(table)!.position.table.undoVote?.proposal;
  await until(() => shown() !== undefined, 'the proposal');
  await client.command(table, { do: 'voteUndo', proposal: shown()!, agree });
}

/** Waits until something holds. */
export async function until(holds: () => boolean, what = 'it'): Promise<void> {
  const end = Date.now() + 15_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`${what} did not come about`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
