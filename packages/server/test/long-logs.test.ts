/** A long log costs no more than a short one, and nobody makes it long at will. */

import { rngFrom } from '@orrery/kernel';
import type { Position } from '@orrery/protocol';
import { Client, loadGame, RefusedError, randomAnswer } from '@orrery/server-tools';
import { expect, test } from 'vitest';
import { makeTable, playOn, serverForAll, testServer, twoAtTable, until } from './support.ts';

let ahead = 0;
const server = await serverForAll({}, { now: () => Date.now() + ahead });
const { query } = server.service.database;

const at = (client: Client, id: string): Position => client.tables.get(id)!.position;

function forget(): void {
  ahead += 60_000;
  server.service.tables.sweep(() => false);
}

/** Adds so many rows to the log of a table in which Ann takes her last answer back and gives it again. */
async function lengthen(id: string, n: number, rows: number): Promise<void> {
  await query(
    `insert into log (table_id, n, at, entry) select $1, $2 + i, (select max(at) from log where table_id = $1),
       jsonb_build_object('do', case when i % 2 = 1 then 'undone' else 'redone' end, 'seat', 0)
     from generate_series(1, $3::integer) as i`,
    [id, n, rows],
  );
  await query('update tables set n = $2 where id = $1', [id, n + rows]);
}

const snapshotAt = async (id: string): Promise<number> =>
  (await query<{ n: number }>('select n from snapshots where table_id = $1', [id]))[0]?.n ?? 0;

test('a table with a log of 20,000 rows opens in 50 ms, as it was', async () => {
  const { ann, bob, id } = await twoAtTable(server, { game: 'race-for-the-galaxy' });
  await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 60);
  await playOn(
    id,
    [ann, bob],
    undefined,
    () => at(ann, id).deciding.includes(0) && at(ann, id).deciding.includes(1),
  );
  const given = randomAnswer(await loadGame('race-for-the-galaxy'), at(ann, id), rngFrom('long'))!;
  await ann.command(id, { do: 'answer', answers: [given] });
  for (const client of [ann, bob]) await client.unfollow(id);
  const before = (await ann.http('GET', `/api/tables/${id}`)) as Position;
  forget();
  await lengthen(id, before.n, 20_000);
  const first = (await ann.http('GET', `/api/tables/${id}`)) as Position;
  const { n: _, ...same } = before;
  expect(first).toMatchObject({ ...same, n: before.n + 20_000 });
  await expect.poll(() => snapshotAt(id), { timeout: 10_000 }).toBe(first.n);
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    forget();
    const begun = performance.now();
    await server.service.tables.find(id);
    times.push(performance.now() - begun);
    expect(await ann.http('GET', `/api/tables/${id}`)).toEqual(first);
  }
  expect(Math.min(...times)).toBeLessThan(50);
  // It is played on from there, and taken back to before the snapshot.
  for (const client of [ann, bob]) await client.subscribe(id);
  await ann.command(id, { do: 'undo' });
  expect(at(ann, id).answers).toBe(first.answers - 1);
  await playOn(id, [ann, bob]);
  expect(at(ann, id).table.status).toBe('finished');
}, 120_000);

test('a snapshot of another log, or of other code, is not looked at', async () => {
  const { ann, bob, id } = await twoAtTable(server);
  await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 4);
  for (const client of [ann, bob]) await client.unfollow(id);
  const live = await server.service.tables.find(id);
  const expected = (await ann.http('GET', `/api/tables/${id}`)) as Position;
  const { stamp } = live!.table;
  for (const [program, known] of [
    ['other code', stamp],
    [live!.table.engine.fingerprint, 'other row'],
  ]) {
    await query(
      `insert into snapshots (table_id, n, stamp, program, settings, value)
       values ($1, $2, $3, $4, $5::jsonb, 'no table at all') on conflict (table_id) do update
       set stamp = excluded.stamp, program = excluded.program`,
      [id, expected.n, known, program, JSON.stringify(live!.table.settings)],
    );
    forget();
    expect(await ann.http('GET', `/api/tables/${id}`)).toEqual(expected);
  }
}, 60_000);

test('whoever takes back and forth without end is held up, over any number of connections', async () => {
  const limited = await testServer({ rateLimits: true });
  try {
    const ann = await limited.client('Ann');
    const { id } = await makeTable(ann, {
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
      start: true,
    });
    await ann.subscribe(id);
    await until(() => at(ann, id).question !== null, 'a question');
    const given = randomAnswer(await loadGame('reference'), at(ann, id), rngFrom('flood'))!;
    await ann.command(id, { do: 'answer', answers: [given] });
    const clients = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const client = new Client(limited.address.replace('localhost', '127.0.0.1'));
        client.cookie = ann.cookie;
        await client.connect();
        return client;
      }),
    );
    const begun = Date.now();
    const before = at(ann, id).n;
    const refused: string[] = [];
    const flood = async (client: Client): Promise<void> => {
      for (let i = 0; i < 60; i++)
        await client.command(id, { do: i % 2 === 0 ? 'undo' : 'redo' }).catch((error: unknown) => {
          if (!(error instanceof RefusedError)) throw error;
          refused.push(error.message);
        });
    };
    await Promise.all(clients.map(flood));
    const seconds = (Date.now() - begun) / 1_000;
    expect(refused.filter((why) => why === 'server.error.tooFast').length).toBeGreaterThan(100);
    const { n } = (await ann.http('GET', `/api/tables/${id}`)) as Position;
    // What bots answer meanwhile comes on top.
    expect(n - before).toBeLessThan(2 * (120 + 10 * seconds) + 10);
    for (const client of clients) client.close();
  } finally {
    await limited.close();
  }
}, 60_000);
