/** The database loses rows under a running process, as at a failover to a replica that was behind. */
import { readRecord, replay } from '@orrery/kernel';
import type { Position } from '@orrery/protocol';
import { type Client, loadGame } from '@orrery/server-tools';
import { expect, test } from 'vitest';
import { playOn, serverForAll, twoAtTable, until } from './support.ts';

const server = await serverForAll();
const { query } = server.service.database;

const at = (client: Client, id: string): Position => client.tables.get(id)!.position;

const numbers = async (id: string): Promise<number[]> =>
  (await query<{ n: number }>('select n from log where table_id = $1 order by n', [id])).map(({ n }) => n);

/** As if the last rows had never reached the database. */
async function lose(id: string, from: number): Promise<void> {
  await query('delete from log where table_id = $1 and n >= $2', [id, from]);
  await query('update tables set n = $2 where id = $1', [id, from - 1]);
}

const wholeNumbers = (to: number): number[] => Array.from({ length: to }, (_, i) => i + 1);

async function midGame(): Promise<{ ann: Client; bob: Client; id: string; n: number }> {
  const { ann, bob, id } = await twoAtTable(server, { game: 'race-for-the-galaxy' });
  await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 12);
  const { n } = at(ann, id);
  await until(() => at(bob, id).n === n, 'the last answer');
  return { ann, bob, id, n };
}

test('a log that lost its end is continued where it ends, and everybody sees that', async () => {
  const { ann, bob, id, n } = await midGame();
  await lose(id, n - 3);
  await expect(ann.command(id, { do: 'pause', agree: true })).rejects.toThrow('server.refusal.setBack');
  expect(await numbers(id)).toEqual(wholeNumbers(n - 4));
  for (const client of [ann, bob]) await until(() => at(client, id).n === n - 4, 'the earlier position');
  await ann.command(id, { do: 'pause', agree: true });
  expect(await numbers(id)).toEqual(wholeNumbers(n - 3));
  await playOn(id, [ann, bob]);
  expect(await numbers(id)).toEqual(wholeNumbers(at(ann, id).n));
  const read = readRecord(await ann.text(`/api/tables/${id}/record`));
  if ('error' in read) throw new Error(read.error.key);
  const game = await loadGame('race-for-the-galaxy');
  const played = replay(game, read.record);
  if ('error' in played) throw new Error(played.error.key);
  expect(game.outcome(played.state)).toEqual(at(ann, id).outcome);
}, 60_000);

test('rows that others wrote in place of lost ones are not taken for those that were known', async () => {
  const { ann, bob, id, n } = await midGame();
  await lose(id, n - 3);
  for (let other = n - 3; other <= n; other++)
    await query('insert into log (table_id, n, at, entry) values ($1, $2, $3, $4::jsonb)', [
      id,
      other,
      Date.now(),
      JSON.stringify({ do: 'pauseVoted', seat: 0, agree: other % 2 === 0 }),
    ]);
  await query('update tables set n = $2 where id = $1', [id, n]);
  await expect(bob.command(id, { do: 'pause', agree: true })).rejects.toThrow('server.refusal.setBack');
  expect(await numbers(id)).toEqual(wholeNumbers(n));
  await until(() => at(ann, id).answers < 12, 'the table as the log has it');
  const fresh = (await ann.http('GET', `/api/tables/${id}`)) as Position;
  expect(at(ann, id)).toEqual(fresh);
}, 60_000);

test('a log with a hole closes its table, which can be ended', async () => {
  const { ann, bob, id, n } = await midGame();
  await query('delete from log where table_id = $1 and n = $2', [id, n - 3]);
  await query('delete from log where table_id = $1 and n = $2', [id, n]);
  await query('update tables set n = $2 where id = $1', [id, n - 1]);
  const ended: string[] = [];
  bob.onMessage = (message) => {
    if (message.do === 'ended') ended.push(message.error.key);
  };
  await expect(ann.command(id, { do: 'pause', agree: true })).rejects.toThrow('server.error.damaged');
  await until(() => ended.includes('server.error.damaged'), 'the word that the table is closed');
  await expect(ann.http('GET', `/api/tables/${id}`)).rejects.toMatchObject({
    status: 409,
    problem: { key: 'server.error.damaged' },
  });
  await ann.command(id, { do: 'end' });
  const mine = (await ann.http('GET', '/api/tables?list=mine')) as {
    tables: { id: string; status: string }[];
  };
  expect(mine.tables.find((table) => table.id === id)?.status).toBe('cancelled');
}, 60_000);
