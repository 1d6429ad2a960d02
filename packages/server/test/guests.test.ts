import { createHash } from 'node:crypto';
import { type GameRecord, readRecord } from '@orrery/kernel';
import {
  type CodeMade,
  type DealInfo,
  groupCode,
  type Me,
  type Person,
  type Position,
  type TableRequest,
} from '@orrery/protocol';
import { Client, type OwnPostgres, startPostgres } from '@orrery/server-tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTable, playOn, type TestServer, testServer, until } from './support.ts';

const lines: string[] = [];
let postgres: OwnPostgres;
let server: TestServer;
let base: string;

beforeAll(async () => {
  postgres = await startPostgres();
  const logTo = { write: (line: string) => lines.push(line) };
  server = await testServer({ databaseUrl: postgres.url, logLevel: 'trace', proxies: 1 }, { logTo });
  base = server.address.replace('localhost', '127.0.0.1');
}, 120_000);

afterAll(async () => {
  await server?.close();
  await postgres?.close();
}, 120_000);

const me = async (client: Client): Promise<Person | null> =>
  ((await client.http('GET', '/api/me')) as Me).person;

describe('a guest', () => {
  test('picks a name and is known again by the cookie alone', async () => {
    const ann = new Client(base);
    expect(await me(ann)).toBeNull();
    await ann.guest('  Ann   of the Hill ');
    expect(await me(ann)).toEqual({ id: ann.id, name: 'Ann of the Hill' });
    const elsewhere = new Client(base);
    elsewhere.cookie = ann.cookie;
    expect(await me(elsewhere)).toEqual(await me(ann));
    elsewhere.cookie = `orrery=${'x'.repeat(32)}`;
    expect(await me(elsewhere)).toBeNull();
  });

  test('stays the same person under another name, and when asking to be a guest again', async () => {
    const ann = new Client(base);
    const id = await ann.guest('Ann');
    await ann.http('PATCH', '/api/me', { name: 'Anna' });
    expect(await me(ann)).toEqual({ id, name: 'Anna' });
    expect(await ann.guest('Ann')).toBe(id);
    expect(await me(ann)).toEqual({ id, name: 'Ann' });
  });

  test.each(['\u200b', '\u202e\u2066', ' \u00a0 '])(
    'cannot have a name that nobody sees (%j)',
    async (name) => {
      await expect(new Client(base).guest(name)).rejects.toMatchObject({ status: 400 });
    },
  );

  test('plays on in another tab and after the connection is lost', async () => {
    const ann = await server.client('Ann');
    const { id } = await makeTable(ann);
    ann.cut();
    const tab = new Client(base);
    tab.cookie = ann.cookie;
    await tab.connect();
    expect((await tab.subscribe(id)).position.seat).toBe(0);
    tab.close();
  });

  test('without a name may watch and nothing else', async () => {
    const ann = await server.client('Ann');
    const { id } = await makeTable(ann);
    const stranger = new Client(base);
    await stranger.connect();
    expect((await stranger.subscribe(id)).position.seat).toBeNull();
    await expect(stranger.command(id, { do: 'join' })).rejects.toThrow('server.error.noName');
    await expect(makeTable(stranger)).rejects.toMatchObject({ status: 401 });
    stranger.close();
  });
});

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Checks a deal as anybody could, from what was published and revealed, without a line of our own code. */
function isFair(commitment: string, { secret, nonces, seed }: NonNullable<DealInfo['revealed']>): boolean {
  const committed = sha256(`orrery-secret:${secret}`) === commitment;
  return committed && sha256(`orrery-seed:${JSON.stringify([secret, ...nonces])}`) === seed;
}

describe('a deal', () => {
  test('is committed to before anybody gives a nonce, and can be checked by everybody in the end', async () => {
    const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
    const { id } = await makeTable(ann, { first: { by: 'chance' } });
    const before = (await bob.http('GET', `/api/tables/${id}/deal`)) as DealInfo;
    expect(before).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), revealed: null });
    await bob.command(id, { do: 'join', nonce: 'dice of Bob' });
    // The maker's counts only now: when the table was made, nobody could know the commitment yet.
    await ann.command(id, { do: 'start', nonce: 'dice of Ann' });
    for (const client of [ann, bob]) await client.subscribe(id);
    expect(((await ann.http('GET', `/api/tables/${id}/deal`)) as DealInfo).revealed).toBeNull();
    await playOn(id, [ann, bob]);
    const { commitment, revealed } = (await bob.http('GET', `/api/tables/${id}/deal`)) as DealInfo;
    expect(commitment).toBe(before.commitment);
    expect(revealed!.nonces).toEqual(['dice of Ann', 'dice of Bob']);
    expect(isFair(before.commitment!, revealed!)).toBe(true);
    expect(isFair(before.commitment!, { ...revealed!, nonces: ['dice of Ann', 'other dice'] })).toBe(false);
    const read = readRecord(await ann.text(`/api/tables/${id}/record`)) as { record: GameRecord };
    expect(read.record.seed).toBe(revealed!.seed);
    const { table } = (await ann.http('GET', `/api/tables/${id}`)) as Position;
    expect(table.seats[0]!.person!.name).toBe(['Ann', 'Bob'][revealed!.first]);
  }, 60_000);

  test('by a typed seed says that it is none', async () => {
    const ann = await server.client('Ann');
    const seats: TableRequest['seats'] = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }];
    const { id } = await makeTable(ann, { seed: 'my own', seats });
    const { table } = (await ann.http('GET', `/api/tables/${id}`)) as Position;
    expect(table.commitment).toBeNull();
    // Nor can it be made one with other people, at once or later.
    await expect(makeTable(ann, { seed: 'my own' })).rejects.toThrow('server.refusal.seedAlone');
    const free = { do: 'seat', seat: 1, bot: null } as const;
    await expect(ann.command(id, free)).rejects.toThrow('server.refusal.seedAlone');
  });
});

test('nothing that is secret, and nobody by name, is ever in the log', async () => {
  const [ann, bob] = [await server.client('Guest Unmistakable'), await server.client('Bob')];
  const made = await makeTable(ann, { visibility: 'private', nonce: 'unmistakable nonce' });
  const { id } = made;
  await bob.subscribe(id, undefined, made.invite!);
  await bob.command(id, { do: 'join', invite: made.invite! });
  await ann.command(id, { do: 'start' });
  await ann.command(id, { do: 'chat', text: 'unmistakable words' });
  for (const client of [ann, bob]) await client.subscribe(id);
  await ann.http('GET', `/api/tables/${id}?invite=${made.invite}`).catch(() => undefined);
  await ann.http('GET', `/nowhere/${made.invite}`).catch(() => undefined);
  await ann.http('POST', '/api/tables', { unmistakable: true }).catch(() => undefined);
  const { code } = (await ann.http('PUT', '/api/me/code')) as CodeMade;
  const phone = new Client(base);
  const tryCode = async (typed: string): Promise<void> => {
    for (const path of [
      '/api/codes/look',
      '/api/codes/restore',
      `/api/codes/look?code=${typed}`,
      `/restore/${typed}`,
    ])
      await phone.http('POST', path, { code: typed }).catch(() => undefined);
  };
  for (const typed of [code, groupCode(code), `${code} unmistakable`]) await tryCode(typed);
  expect(await me(phone)).toMatchObject({ id: ann.id });
  // What fails is in the log, and still says nothing.
  await postgres.halt();
  await ann.http('PUT', '/api/me/code').catch(() => undefined);
  await tryCode(code);
  await ann.http('POST', '/api/guests', { name: 'Guest Unmistakable Too' }).catch(() => undefined);
  await new Client(base).guest('Guest Unmistakable Three').catch(() => undefined);
  await ann.command(id, { do: 'chat', text: 'unmistakable words' }).catch(() => undefined);
  const from = { 'x-forwarded-for': '203.0.113.77' };
  await ann.http('GET', '/api/tables?list=mine', undefined, from).catch(() => undefined);
  await postgres.resume();
  await until(() => lines.some((line) => line.includes('"status":503')), 'the failures in the log');
  const log = lines.join('');
  const { settings, seats } = (await server.service.tables.find(id))!.table;
  const secrets = [...[ann, bob, phone].map(({ cookie }) => cookie.slice('orrery='.length)), code];
  const deal = 'secret' in settings.deal ? settings.deal.secret : '';
  const hashes = secrets.map(sha256);
  for (const secret of [
    ...secrets,
    ...hashes,
    made.invite!,
    deal,
    seats[1]!.nonce,
    '203.0.113.77',
    groupCode(code),
  ])
    expect(log).not.toContain(secret);
  expect(log.toLowerCase()).not.toContain('unmistakable');
  for (const route of ['/api/guests', '/api/me/code', '/api/codes/look', '/api/codes/restore'])
    expect(log).toContain(`"route":"${route}"`);
}, 120_000);
