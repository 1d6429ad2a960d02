import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeMade, CodeOwner, CodeState, Me, Position } from '@orrery/protocol';
import { groupCode, readCode } from '@orrery/protocol';
import { Client, freshData } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';
import { migrate } from '../src/storage/migrations.ts';
import { People } from '../src/storage/people.ts';
import { openPglite } from '../src/storage/pglite.ts';
import { makeTable, playOn, serverForAll, testServer, twoAtTable, until } from './support.ts';

let ahead = 0;
const server = await serverForAll({}, { now: () => Date.now() + ahead });
const base = server.address.replace('localhost', '127.0.0.1');

const me = async (client: Client): Promise<string | undefined> =>
  ((await client.http('GET', '/api/me')) as Me).person?.id;
const makeCode = async (client: Client): Promise<string> =>
  ((await client.http('PUT', '/api/me/code')) as CodeMade).code;
const restore = (client: Client, code: string): Promise<unknown> =>
  client.http('POST', '/api/codes/restore', { code });
const look = (client: Client, code: string): Promise<unknown> =>
  client.http('POST', '/api/codes/look', { code });
const another = (): Client => new Client(base);
const nobody = { status: 404, problem: { key: 'server.refusal.noCode' } };

describe('a code', () => {
  test('brings a guest back in another browser, with the seat and the question that waits there', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    const code = await makeCode(ann);
    const phone = another();
    await restore(phone, code);
    await phone.connect();
    const { position } = await phone.subscribe(id);
    expect(position.seat).toBe(0);
    expect(position.question).not.toBeNull();
    // Both browsers are the same person: what one answers counts for the other.
    await playOn(id, [phone, bob], undefined, () => phone.tables.get(id)!.position.answers >= 6);
    await until(() => ann.tables.get(id)!.position.answers >= 6, 'the answers in the first browser');
    expect(await me(ann)).toBe(await me(phone));
    phone.close();
  });

  test('tells whom it would bring back, and nothing else', async () => {
    const ann = await server.client('Ann of the Code');
    await makeTable(ann);
    const left = await makeTable(ann);
    await ann.command(left.id, { do: 'leave' });
    const code = await makeCode(ann);
    const seen = (await look(another(), code)) as CodeOwner;
    expect(seen).toEqual({ person: { id: ann.id, name: 'Ann of the Code' }, running: 1 });
  });

  test('is taken as people type it', async () => {
    const ann = await server.client('Ann');
    const code = await makeCode(ann);
    const typed = ` ${groupCode(code).toLowerCase().replaceAll('-', ' ')} `.replaceAll('0', 'o');
    const phone = another();
    await restore(phone, typed);
    expect(await me(phone)).toBe(ann.id);
  });

  test('serves several browsers at once, each with a cookie of its own', async () => {
    const ann = await server.client('Ann');
    const code = await makeCode(ann);
    const browsers = Array.from({ length: 8 }, another);
    await Promise.all(browsers.map((browser) => restore(browser, code)));
    for (const browser of browsers) expect(await me(browser)).toBe(ann.id);
    expect(new Set([ann, ...browsers].map(({ cookie }) => cookie)).size).toBe(9);
  });

  test('stops working when another one is made; whoever came by it stays', async () => {
    const ann = await server.client('Ann');
    const [old, phone] = [await makeCode(ann), another()];
    await restore(phone, old);
    const code = await makeCode(phone);
    expect(code).not.toBe(old);
    await expect(look(another(), old)).rejects.toMatchObject(nobody);
    await expect(restore(another(), old)).rejects.toMatchObject(nobody);
    await restore(another(), code);
    expect(await me(phone)).toBe(ann.id);
  });

  test('that is replaced between looking and restoring lets nobody in', async () => {
    const ann = await server.client('Ann');
    const { people } = server.service;
    const old = await makeCode(ann);
    expect(await people.findByCode(old)).toMatchObject({ id: ann.id });
    await makeCode(ann);
    expect(await people.restore(ann.id, old, Date.now())).toBeUndefined();
  });

  test('can be switched off, and says since when it is there', async () => {
    const ann = await server.client('Ann');
    const state = async (): Promise<CodeState> => (await ann.http('GET', '/api/me/code')) as CodeState;
    expect(await state()).toEqual({ person: { id: ann.id, name: 'Ann' }, running: 0, made: null });
    const { code, made } = (await ann.http('PUT', '/api/me/code')) as CodeMade;
    expect((await state()).made).toBe(made);
    expect(await ann.http('DELETE', '/api/me/code')).toMatchObject({ made: null });
    expect((await state()).made).toBeNull();
    await expect(restore(another(), code)).rejects.toMatchObject(nobody);
  });

  test.each([
    ['that nobody has', '0'.repeat(28), 404],
    ['with a wrong letter', 'ABCD', 404],
    ['of nothing', '', 400],
    ['without end', 'A'.repeat(1_000), 400],
  ])('%s is refused without a cookie', async (_, code, status) => {
    const stranger = another();
    await expect(restore(stranger, code)).rejects.toMatchObject({ status });
    expect(stranger.cookie).toBe('');
  });

  test('is made for oneself alone', async () => {
    for (const [method, path] of [
      ['GET', '/api/me/code'],
      ['PUT', '/api/me/code'],
      ['DELETE', '/api/me/code'],
      ['DELETE', '/api/me/sessions'],
    ] as const)
      await expect(another().http(method, path)).rejects.toMatchObject({ status: 401 });
  });

  test('cannot be tried or made from another site', async () => {
    const ann = await server.client('Ann');
    const code = await makeCode(ann);
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
    const ask = async (method: string, path: string, cookie = ''): Promise<number> =>
      (
        await fetch(`${base}${path}`, {
          method,
          headers: { ...headers, cookie },
          body: JSON.stringify({ code }),
        })
      ).status;
    expect(await ask('POST', '/api/codes/restore')).toBe(403);
    expect(await ask('POST', '/api/codes/look')).toBe(403);
    expect(await ask('PUT', '/api/me/code', ann.cookie)).toBe(403);
    expect((await look(another(), code)) as CodeOwner).toMatchObject({ person: { id: ann.id } });
  });
});

describe('a browser that is somebody already', () => {
  test('becomes the other guest with a new cookie; the first one’s games wait behind their own code', async () => {
    const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
    const table = await makeTable(bob);
    const [hers, his] = [await makeCode(ann), await makeCode(bob)];
    const before = bob.cookie;
    await restore(bob, hers);
    expect(bob.cookie).not.toBe(before);
    expect(await me(bob)).toBe(ann.id);
    const seat = async (): Promise<number | null> =>
      ((await bob.http('GET', `/api/tables/${table.id}`)) as Position).seat;
    expect(await seat()).toBeNull();
    await restore(bob, his);
    expect(await seat()).toBe(0);
  });

  test('keeps its cookie where the code is its own', async () => {
    const ann = await server.client('Ann');
    const before = ann.cookie;
    expect(await restore(ann, await makeCode(ann))).toMatchObject({ id: ann.id });
    expect(ann.cookie).toBe(before);
  });
});

test('signing out elsewhere ends every other browser at once, and not the one that asks', async () => {
  const ann = await server.client('Ann');
  const { id } = await makeTable(ann);
  const thief = another();
  await restore(thief, await makeCode(ann));
  await thief.connect();
  await thief.subscribe(id);
  expect(await me(thief)).toBe(ann.id);
  await ann.http('DELETE', '/api/me/sessions');
  await until(() => !thief.connected, 'the end of the connection');
  expect(await me(thief)).toBeUndefined();
  await thief.connect();
  expect((await thief.subscribe(id)).position.seat).toBeNull();
  expect(await me(ann)).toBe(ann.id);
  thief.close();
});

test('a browser is known for a year; the code brings back whoever comes later', async () => {
  const limited = await testServer({}, { now: () => Date.now() + ahead });
  const ann = await limited.client('Ann');
  const code = await makeCode(ann);
  ahead = 366 * 86_400_000;
  // What was believed a moment ago is looked up again.
  limited.service.people.forget();
  expect(await me(ann)).toBeUndefined();
  await restore(ann, code);
  expect(await me(ann)).toBe(ann.id);
  const rows = await limited.service.database.query('select 1 from sessions where person = $1', [ann.id]);
  expect(rows).toHaveLength(1);
  ahead = 0;
  await limited.close();
});

test('codes are tried ten times a minute from one address, and then not even the right one helps', async () => {
  const limited = await testServer({ rateLimits: true });
  const ann = await limited.client('Ann');
  const code = await makeCode(ann);
  for (const url of ['/api/codes/look', '/api/codes/restore']) {
    const ask = (payload: object, remoteAddress: string) =>
      limited.app.inject({ method: 'POST', url, payload, remoteAddress });
    for (let i = 0; i < 10; i++)
      expect((await ask({ code: '0'.repeat(28) }, '10.0.0.1')).statusCode).toBe(404);
    const refused = await ask({ code }, '10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ error: { key: 'server.error.tooManyTries' } });
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await ask({ code }, '10.0.0.2')).statusCode).toBe(200);
  }
  await limited.close();
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

test('neither code nor cookie is anywhere in the database: not in a row, not in a file', async () => {
  const dataFolder = await freshData();
  const own = await testServer({ dataFolder });
  const ann = await own.client('Ann of the Files');
  const [old, code, phone] = [await makeCode(ann), await makeCode(ann), new Client(own.address)];
  await restore(phone, code);
  const secrets = [old, code, groupCode(code), ...[ann, phone].map(({ cookie }) => cookie.split('=')[1]!)];
  expect(secrets.map((secret) => readCode(secret) !== undefined)).toEqual([true, true, true, false, false]);
  const { query } = own.service.database;
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const dump: string[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(`select row_to_json(t)::text as row from "${name}" t`);
    dump.push(...rows.map(({ row }) => row));
  }
  await query('checkpoint');
  await own.close();
  const files = filesIn(dataFolder).map((path) => readFileSync(path));
  expect(dump.join('\n')).toContain('Ann of the Files');
  expect(files.some((bytes) => bytes.includes('Ann of the Files'))).toBe(true);
  for (const secret of secrets) {
    expect(dump.join('\n').toUpperCase()).not.toContain(secret.toUpperCase());
    expect(files.some((bytes) => bytes.includes(secret))).toBe(false);
  }
  rmSync(dataFolder, { recursive: true, force: true });
});

test('a guest of before the codes keeps the cookie and may have a code', async () => {
  const folder = await freshData();
  const database = await openPglite(folder);
  expect(await migrate(database, 1)).toBe(1);
  const people = new People(database);
  const { createHash } = await import('node:crypto');
  const secret = 'x'.repeat(32);
  await database.query(
    `insert into people (id, name, secret_hash, created, seen) values ('Ann1', 'Ann', $1, $2, $2)`,
    [createHash('sha256').update(secret).digest('hex'), Date.now()],
  );
  expect(await migrate(database)).toBeGreaterThan(0);
  expect(await people.find(secret, Date.now())).toEqual({ id: 'Ann1', name: 'Ann' });
  expect(await people.codeMade('Ann1')).toBeNull();
  expect(await people.findByCode(await people.makeCode('Ann1', Date.now()))).toMatchObject({ id: 'Ann1' });
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
