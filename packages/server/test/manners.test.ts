/** What keeps lists, chats and waiting tables usable for everybody. */
import type { Position, TableList } from '@orrery/protocol';
import { type Client, RefusedError } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';
import { Retention } from '../src/retention.ts';
import { makeTable, serverForAll, twoAtTable, until } from './support.ts';

const DAY = 86_400_000;
let ahead = 0;
const server = await serverForAll({}, { now: () => Date.now() + ahead });
const { database, tables } = server.service;

const refusals = async (work: () => Promise<unknown>, times: number): Promise<string[]> => {
  const refused: string[] = [];
  for (let i = 0; i < times; i++)
    await work().catch((error: unknown) => {
      if (!(error instanceof RefusedError)) throw error;
      refused.push(error.message);
    });
  return refused;
};

describe('with limits', async () => {
  const limited = await serverForAll({ rateLimits: true });

  test('nobody fills a chat, over whatever way', async () => {
    const { ann, bob, id } = await twoAtTable(limited);
    const said = await refusals(() => ann.command(id, { do: 'chat', text: 'Hello' }), 30);
    expect(said.length).toBeGreaterThan(15);
    expect(new Set(said)).toEqual(new Set(['server.error.tooFast']));
    const path = `/api/tables/${id}/commands`;
    await expect(ann.http('POST', path, { do: 'chat', text: 'Hello' })).rejects.toMatchObject({
      status: 429,
    });
    await bob.command(id, { do: 'chat', text: 'I may still speak' });
  });

  test('neither a person nor an address fills the lobby', async () => {
    const ann = await limited.client('Ann');
    const made = await refusals(() => makeTable(ann), 12);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made)).toEqual(new Set(['server.refusal.tooManyOpen']));
    // Tables for people who are invited stand in nobody's way.
    await makeTable(ann, { visibility: 'link' });
    const crowd: string[] = [];
    for (let guest = 0; guest < 8; guest++) {
      const client = await limited.client(`Guest ${guest}`);
      crowd.push(...(await refusals(() => makeTable(client), 7)));
    }
    expect(crowd.length).toBeGreaterThan(10);
  }, 60_000);
});

describe('somebody who is sent away', () => {
  test('sees nothing with the invitation they had, and neither does anybody with it', async () => {
    const [ann, bob, eve] = [
      await server.client('Ann'),
      await server.client('Bob'),
      await server.client('Eve'),
    ];
    const { id, invite } = await makeTable(ann, { visibility: 'private' });
    await bob.command(id, { do: 'join', invite: invite! });
    await ann.command(id, { do: 'seat', seat: 1, bot: null });
    for (const client of [bob, eve]) {
      await expect(client.subscribe(id, undefined, invite!)).rejects.toThrow('server.refusal.noTable');
      await expect(client.command(id, { do: 'join', invite: invite! })).rejects.toThrow('noTable');
    }
    const { invite: fresh } = (await ann.http('GET', `/api/tables/${id}/invite`)) as { invite: string };
    expect(fresh).not.toBe(invite);
    await expect(bob.subscribe(id, undefined, fresh)).rejects.toThrow('server.refusal.noTable');
    await eve.command(id, { do: 'join', invite: fresh });
    expect(((await eve.http('GET', `/api/tables/${id}`)) as Position).seat).toBe(1);
  });

  test('does not sit down again at an open table either', async () => {
    const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
    const { id } = await makeTable(ann);
    await bob.command(id, { do: 'join' });
    await ann.command(id, { do: 'seat', seat: 1, bot: null });
    await expect(bob.command(id, { do: 'join' })).rejects.toThrow('server.refusal.sentAway');
  });
});

test('what nobody needs any more is cleared away, and nothing else', async () => {
  const keeping = { waitingDays: 14, guestDays: 90, chatDays: 365 };
  const trouble = (what: string, error: unknown): void => expect([what, error]).toEqual([]);
  const retention = new Retention({
    database,
    tables: () => tables,
    keeping,
    now: () => Date.now() + ahead,
    trouble,
  });
  const [ann, idle] = [await server.client('Ann'), await server.client('Idle')];
  const { id } = await makeTable(ann);
  const { ann: cid, id: played } = await twoAtTable(server);
  await cid.command(played, { do: 'chat', text: 'Hello' });
  const exists = async (text: string, value: string): Promise<boolean> =>
    (await database.query(text, [value])).length > 0;
  const isThere = (client: Client): Promise<boolean> =>
    exists('select 1 from people p join sessions s on s.person = p.id where p.id = $1', client.id);
  const status = async (table: string): Promise<string | undefined> => {
    const list = (await cid.http('GET', '/api/tables?list=mine')) as TableList;
    return list.tables.find((one) => one.id === table)?.status;
  };
  await ann.subscribe(id);
  ahead = 13 * DAY;
  await retention.clear();
  expect((await ann.http('GET', `/api/tables/${id}`)) as Position).toMatchObject({
    table: { status: 'waiting' },
  });
  ahead = 15 * DAY;
  await retention.clear();
  await until(() => ann.tables.get(id)!.position.table.status === 'cancelled', 'the end of waiting');
  expect(await isThere(idle)).toBe(true);
  ahead = 91 * DAY;
  await retention.clear();
  expect(await isThere(idle)).toBe(false);
  expect(await isThere(cid)).toBe(true);
  expect(await exists('select 1 from chat where table_id = $1', played)).toBe(true);
  ahead = 366 * DAY;
  await retention.clear();
  expect(await exists('select 1 from chat where table_id = $1', played)).toBe(false);
  expect(await status(played)).toBe('playing');
  const never = { waitingDays: 0, guestDays: 0, chatDays: 0 };
  const later = await server.client('Later');
  ahead = 10_000 * DAY;
  await new Retention({
    database,
    tables: () => tables,
    keeping: never,
    now: () => Date.now() + ahead,
    trouble,
  }).clear();
  expect(await isThere(later)).toBe(true);
  ahead = 0;
}, 60_000);
