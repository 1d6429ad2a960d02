import { type GameRecord, readRecord } from '@orrery/kernel';
import { LIMITS, type Position, type TableList } from '@orrery/protocol';
import type { Client } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';
import { loggedTable } from '../src/tables/logged-table.ts';
import { tableFrom } from '../src/tables/table.ts';
import { makeTable, playOn, rowsOf, serverForAll, twoAtTable, until, voteUndo } from './support.ts';

let ahead = 0;
const troubles: string[] = [];

const logTo = { write: (line: string) => troubles.push(line) };
const server = await serverForAll({ logLevel: 'warn' }, { now: () => Date.now() + ahead, logTo });

const at = (client: Client, id: string): Position => client.tables.get(id)!.position;

const sweep = (): void => server.service.tables.sweep(() => false);

describe('a table that nobody looks at', () => {
  test('costs no memory, and comes back as it was', async () => {
    const { ann, bob, id } = await twoAtTable(server, { game: 'race-for-the-galaxy' });
    await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 20);
    const before = (await ann.http('GET', `/api/tables/${id}`)) as Position;
    sweep();
    expect(server.service.tables.loaded(id)).toBeDefined();
    for (const client of [ann, bob]) await client.unfollow(id);
    ahead += 60_000;
    sweep();
    expect(server.service.tables.loaded(id)).toBeUndefined();
    expect(await ann.http('GET', `/api/tables/${id}`)).toEqual(before);
    expect(server.service.tables.loaded(id)).toBeDefined();
    // And it is played on where it was.
    for (const client of [ann, bob]) await client.subscribe(id);
    await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 24);
  }, 60_000);

  test('stays while somebody is at work for it', async () => {
    const ann = await server.client('Ann');
    const { id } = await makeTable(ann);
    ahead += 60_000;
    server.service.tables.sweep((table) => table === id);
    expect(server.service.tables.loaded(id)).toBeDefined();
    sweep();
    expect(server.service.tables.loaded(id)).toBeUndefined();
  });
});

test('what is in the lists follows from the log', async () => {
  const { ann, bob, id } = await twoAtTable(server);
  const mine = async (): Promise<TableList['tables'][number]> => {
    const list = (await ann.http('GET', '/api/tables?list=mine')) as TableList;
    return list.tables.find((table) => table.id === id)!;
  };
  expect(await mine()).toMatchObject({ status: 'playing', mine: 0, deciding: [0, 1] });
  await playOn(id, [ann, bob]);
  const { n, outcome } = at(ann, id);
  expect(await mine()).toMatchObject({ status: 'finished', n, outcome, deciding: [] });
  expect(await rowsOf(server, id)).toHaveLength(n);
}, 60_000);

test('the pages of a list miss no table and show none twice, the newest first', async () => {
  const ann = await server.client('Ann');
  const made: string[] = [];
  for (let i = 0; i < LIMITS.page + 5; i++) made.push((await makeTable(ann)).id);
  const seen: string[] = [];
  const times: number[] = [];
  let before: string | null = null;
  do {
    const path: string = `/api/tables?list=mine&game=reference${before === null ? '' : `&before=${before}`}`;
    const page = (await ann.http('GET', path)) as TableList;
    expect(page.tables.length).toBeLessThanOrEqual(LIMITS.page);
    seen.push(...page.tables.map((table) => table.id));
    times.push(...page.tables.map((table) => table.updated));
    before = page.next;
  } while (before !== null);
  expect(seen.length).toBe(made.length);
  expect(new Set(seen)).toEqual(new Set(made));
  expect(times).toEqual([...times].sort((a, b) => b - a));
}, 60_000);

describe('a table of rules that this program does not have', () => {
  /** As if the table had been made before the rules were changed, or by a program with later ones. */
  const age = async (id: string, rules = 0): Promise<void> => {
    await server.service.database.query(
      `update log set entry = jsonb_set(entry, '{settings,rules}', to_jsonb($2::integer)) where table_id = $1 and n = 1`,
      [id, rules],
    );
    ahead += 60_000;
    sweep();
  };

  test('says so, and loses nothing', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 4);
    for (const client of [ann, bob]) await client.unfollow(id);
    const before = await rowsOf(server, id);
    await age(id);
    const refused = { status: 409, problem: { key: 'server.error.rules' } };
    await expect(ann.http('GET', `/api/tables/${id}`)).rejects.toMatchObject(refused);
    await expect(ann.http('GET', `/api/tables/${id}/record`)).rejects.toMatchObject(refused);
    await expect(ann.subscribe(id)).rejects.toThrow('server.error.rules');
    await expect(ann.command(id, { do: 'resign' })).rejects.toThrow('server.error.rules');
    expect((await rowsOf(server, id)).slice(1)).toEqual(before.slice(1));
    const list = (await ann.http('GET', '/api/tables?list=mine')) as TableList;
    expect(list.tables.find((table) => table.id === id)).toMatchObject({ older: true, status: 'playing' });
  }, 60_000);

  test('can be ended by its players, and then its record can be had', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 4);
    const { answers } = at(ann, id);
    const other = await makeTable(ann);
    const goesOn = { problem: { key: 'server.refusal.goesOn' } };
    await expect(ann.command(id, { do: 'end' })).rejects.toMatchObject(goesOn);
    for (const client of [ann, bob]) await client.unfollow(id);
    await age(id);
    const cid = await server.client('Cid');
    await expect(cid.command(id, { do: 'end' })).rejects.toMatchObject({
      problem: { key: 'server.refusal.notSeated' },
    });
    await ann.http('POST', `/api/tables/${id}/commands`, { do: 'end' });
    await expect(bob.command(id, { do: 'end' })).rejects.toMatchObject({
      problem: { key: 'server.refusal.notPlaying' },
    });
    const { record } = readRecord(await bob.text(`/api/tables/${id}/record`)) as { record: GameRecord };
    expect(record.answers).toHaveLength(answers);
    const { tables } = (await ann.http('GET', '/api/tables?list=mine')) as TableList;
    expect(tables.find((table) => table.id === id)).toMatchObject({ status: 'cancelled', deciding: [] });
    expect(tables.find((table) => table.id === other.id)).toMatchObject({ older: false, status: 'waiting' });
  }, 60_000);

  test('of later rules is left alone, since another process may have them', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    for (const client of [ann, bob]) await client.unfollow(id);
    await age(id, 99);
    await expect(ann.subscribe(id)).rejects.toThrow('server.error.newerRules');
    await expect(ann.command(id, { do: 'end' })).rejects.toMatchObject({
      problem: { key: 'server.refusal.goesOn' },
    });
    const { tables } = (await ann.http('GET', '/api/tables?list=mine')) as TableList;
    expect(tables.find((table) => table.id === id)).toMatchObject({ older: false, status: 'playing' });
  }, 60_000);

  test('keeps the record of its game', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    await playOn(id, [ann, bob]);
    for (const client of [ann, bob]) await client.unfollow(id);
    const before = (await ann.http('GET', `/api/tables/${id}/record`)) as GameRecord;
    await age(id);
    const text = await ann.text(`/api/tables/${id}/record`);
    const { record } = readRecord(text) as { record: GameRecord };
    expect(record.rules).toBe(0);
    expect({ ...record, rules: before.rules }).toMatchObject({
      answers: before.answers,
      seed: before.seed,
      seats: before.seats,
    });
  }, 60_000);

  test('is left alone by the bots, with one word in the log of the server', async () => {
    const ann = await server.client('Ann');
    const made = await Promise.all([1, 2].map(() => makeTable(ann)));
    for (const { id } of made) {
      await age(id);
      await server.service.database.query(
        'insert into jobs (table_id, due, leased_until) values ($1, 0, 0) on conflict do nothing',
        [id],
      );
    }
    const waiting = async (): Promise<number> => {
      const rows = await server.service.database.query<{ due: number }>(
        'select due::float8 as due from jobs where due > 0 and table_id in ($1, $2)',
        made.map(({ id }) => id),
      );
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 15_000 }).toBe(2);
    expect(troubles.filter((line) => line.includes('tables of other rules'))).toHaveLength(1);
  }, 30_000);
});

test('the log alone tells which answers counted, whatever was undone, redone and voted back', async () => {
  const { ann, bob, id } = await twoAtTable(server);
  const clients = [ann, bob];
  const level = (): Promise<void> => until(() => at(ann, id).n === at(bob, id).n, 'the same number');
  for (let turn = 1; turn <= 60 && at(ann, id).table.status === 'playing'; turn++) {
    const who = clients.find((client) => at(client, id).canUndo);
    if (turn === 30) {
      await ann.command(id, { do: 'proposeUndo', to: 3 });
      await voteUndo(bob, id, true);
    } else if (who !== undefined && turn % 3 === 0) {
      await who.command(id, { do: 'undo' });
      if (turn % 2 === 0) await who.command(id, { do: 'redo' });
    } else {
      const { n } = at(ann, id);
      await playOn(id, clients, undefined, () => clients.some((client) => at(client, id).n > n));
    }
    await level();
  }
  const rows = await rowsOf(server, id);
  expect(rows.map((row) => row.entry.do)).toEqual(expect.arrayContaining(['undone', 'redone', 'undoVoted']));
  const engine = await server.service.engines.find('reference');
  const played = tableFrom(id, engine!, rows);
  const logged = loggedTable(rows);
  expect(logged.moves).toEqual(played.history!.moves.map(({ seat, answer }) => ({ seat, answer })));
  expect(logged.anew).toEqual(played.history!.deals);
  expect(logged.deal).toEqual(played.deal);
  expect(logged.seats.map((seat) => seat.person)).toEqual(played.seats.map((seat) => seat.person));
}, 90_000);
