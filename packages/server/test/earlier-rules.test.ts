/** Tables are finished by the rules they began with, also where the program has others by now. */
import { findGame, findRules } from '@orrery/catalog';
import { readRecord, replay } from '@orrery/kernel';
import type { Position, TableList } from '@orrery/protocol';
import type { Client } from '@orrery/server-tools';
import { expect, test } from 'vitest';
import { makeTable, playOn, rowsOf, serverForAll, until } from './support.ts';

let ahead = 0;
const troubles: string[] = [];
const logTo = { write: (line: string) => troubles.push(line) };
const server = await serverForAll({ logLevel: 'warn' }, { now: () => Date.now() + ahead, logTo });

const at = (client: Client, id: string): Position => client.tables.get(id)!.position;

const GAME = 'race-for-the-galaxy';
const EARLIER = 1;

function forget(): void {
  ahead = 60_000;
  server.service.tables.sweep(() => false);
  // What is due is due by the clock of the database.
  ahead = 0;
}

/** A table as the program before made it: the first entry of its log names the rules that it had. */
async function tableOfEarlierRules(ann: Client, bob: Client): Promise<string> {
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'greedy' }] as const;
  const { id } = await makeTable(ann, { game: GAME, seats: [...seats] });
  await server.service.database.query(
    `update log set entry = jsonb_set(entry, '{settings,rules}', '${EARLIER}') where table_id = $1 and n = 1`,
    [id],
  );
  forget();
  await bob.command(id, { do: 'join' });
  await ann.command(id, { do: 'start' });
  for (const client of [ann, bob]) await client.subscribe(id);
  return id;
}

/** What the table shows while the bot has nothing to choose, so that nothing moves meanwhile. */
async function atRest(client: Client, id: string): Promise<Position> {
  for (;;) {
    const position = (await client.http('GET', `/api/tables/${id}`)) as Position;
    const thinks = position.view?.deciding.some((seat) => position.table.seats[seat]?.bot !== null);
    if (thinks === false) return position;
  }
}

test('a table that was begun before the rules were changed is played to its end, and its record replays', async () => {
  expect(findGame(GAME)?.rules).toBeGreaterThan(EARLIER);
  const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
  const id = await tableOfEarlierRules(ann, bob);
  expect(at(ann, id).table.rules).toBe(EARLIER);
  await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 20);
  // In mid-game the server starts anew.
  for (const client of [ann, bob]) await client.unfollow(id);
  const before = await atRest(ann, id);
  forget();
  expect(await ann.http('GET', `/api/tables/${id}`)).toMatchObject({ view: before.view, n: before.n });
  for (const client of [ann, bob]) await client.subscribe(id, 0);
  await playOn(id, [ann, bob]);
  expect(at(ann, id).table.status).toBe('finished');
  const rows = await rowsOf(server, id);
  expect(rows.some(({ entry }) => entry.do === 'answered' && entry.by === 'bot')).toBe(true);
  expect(troubles.filter((line) => line.includes('gave no answer'))).toEqual([]);
  const read = readRecord(await ann.text(`/api/tables/${id}/record`));
  if ('error' in read) throw new Error(read.error.key);
  expect(read.record.rules).toBe(EARLIER);
  const { game } = await findRules(GAME, EARLIER)!.load();
  const played = replay(game, read.record);
  if ('error' in played) throw new Error(played.error.key);
  expect(game.outcome(played.state)).toEqual(at(ann, id).outcome);
}, 40_000);

test('it stands in the lists like any other, and is played again by the rules of today', async () => {
  const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
  const id = await tableOfEarlierRules(ann, bob);
  const listed = async (): Promise<TableList['tables'][number] | undefined> =>
    ((await ann.http('GET', '/api/tables?list=mine')) as TableList).tables.find((table) => table.id === id);
  expect(await listed()).toMatchObject({ older: false, status: 'playing' });
  await expect(ann.command(id, { do: 'end' })).rejects.toThrow('server.refusal.goesOn');
  await playOn(id, [ann, bob]);
  const again = await ann.command(id, { do: 'rematch' });
  await until(() => again.table !== undefined, 'another table');
  const next = (await ann.http('GET', `/api/tables/${again.table}`)) as Position;
  expect(next.table.rules).toBe(findGame(GAME)?.rules);
}, 40_000);
