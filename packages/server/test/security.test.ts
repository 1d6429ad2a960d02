import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@orrery/server-tools';
import { describe, expect, test, vi } from 'vitest';
import { addressKey } from '../src/http/address.ts';
import { serverForAll, testServer, until } from './support.ts';

const server = await serverForAll({ rateLimits: true });
const base = server.address.replace('localhost', '127.0.0.1');

test('the cookie cannot be read by scripts and is no public id', async () => {
  const response = await fetch(`${base}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
  });
  const cookie = response.headers.get('set-cookie') ?? '';
  const person = (await response.json()) as { id: string };
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).not.toContain(person.id);
});

test('pages may load nothing from elsewhere and no inline code', async () => {
  const policy = (await fetch(`${base}/`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

describe('requests from other sites', () => {
  test('change nothing', async () => {
    const response = await fetch(`${base}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: '{"name":"Ann"}',
    });
    expect(response.status).toBe(403);
  });

  test('get no WebSocket', async () => {
    const client = new Client(base);
    await expect(client.connect({ origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await client.connect({ origin: base });
    client.close();
  });
});

test.each([
  ['{"name":""}', 400],
  ['{"name":"Ann","admin":true}', 400],
  ['{"name":["Ann"]}', 400],
  ['{"name":"\\u0000"}', 400],
  ['{"name":', 400],
  [`{"name":"${'x'.repeat(100_000)}"}`, 413],
])('a guest by %s is refused', async (body, status) => {
  const response = await fetch(`${base}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(status);
  expect(((await response.json()) as { error: { key: string } }).error.key).toMatch(/^server\.error\./);
});

test('answers are for whoever asked: no cache keeps them, no page frames or sniffs them', async () => {
  const { headers } = await fetch(`${base}/api/me`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': expect.stringMatching(/DENY|SAMEORIGIN/),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('a message that is too large ends its connection, and no other', async () => {
  const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
  ann.sendText(JSON.stringify({ do: 'ping', request: 1, more: 'x'.repeat(70_000) }));
  await until(() => !ann.connected, 'the end of it');
  await bob.ping();
});

test('a message that does not fit its schema is refused by its number', async () => {
  const ann = await server.client('Ann');
  const replies: object[] = [];
  ann.onMessage = (message) => replies.push(message);
  ann.sendText('{"do":"command","request":7,"table":"x","command":{"do":"dance"}}');
  ann.sendText('{"do":"dance"}');
  ann.sendText('not even JSON');
  const nested = `${'['.repeat(40)}${']'.repeat(40)}`;
  ann.sendText(
    `{"do":"command","request":8,"table":"Tab1","command":{"do":"answer","answers":[{"question":1,"pick":${nested}}]}}`,
  );
  await until(() => replies.length === 4, 'the replies');
  const error = { key: 'server.error.invalid' };
  expect(replies).toEqual([
    { do: 'refused', request: 7, error },
    { do: 'error', error },
    { do: 'error', error },
    { do: 'error', error },
  ]);
});

describe('limits', () => {
  /** How often each status came. */
  const statuses = async (count: number, ask: () => Promise<number>): Promise<Map<number, number>> => {
    const found = new Map<number, number>();
    for (let i = 0; i < count; i++) {
      const status = await ask();
      found.set(status, (found.get(status) ?? 0) + 1);
    }
    return found;
  };

  test('hold for new guests of one address', async () => {
    const limited = await testServer({ rateLimits: true });
    const come = async (): Promise<number> =>
      (await limited.app.inject({ method: 'POST', url: '/api/guests', payload: { name: 'Ann' } })).statusCode;
    expect(await statuses(40, come)).toEqual(
      new Map([
        [200, 30],
        [429, 10],
      ]),
    );
    await limited.close();
  });

  test('hold for one person, whatever the address, and for one address, whoever asks', async () => {
    const frozen = Date.now();
    const limited = await testServer({ rateLimits: true }, { now: () => frozen });
    const [ann, bob] = [await limited.client('Ann'), await limited.client('Bob')];
    const asks = (cookie: string, remoteAddress: string) => async (): Promise<number> =>
      (await limited.app.inject({ url: '/api/me', headers: { cookie }, remoteAddress })).statusCode;
    let number = 0;
    const many = await statuses(700, () => {
      number += 1;
      return asks(ann.cookie, `10.0.${number % 200}.1`)();
    });
    expect(many.get(429)).toBeGreaterThan(50);
    expect(await asks(bob.cookie, '10.0.0.1')()).toBe(200);
    const crowd = await statuses(1_700, asks('', '10.9.9.9'));
    expect(crowd.get(429)).toBeGreaterThan(100);
    expect(await asks(bob.cookie, '10.9.9.9')()).toBe(429);
    expect(await asks(bob.cookie, '10.9.9.8')()).toBe(200);
    await limited.close();
  }, 60_000);
});

test('too many messages on a connection are refused', async () => {
  const ann = await server.client('Ann');
  const results = await Promise.allSettled(Array.from({ length: 120 }, () => ann.ping()));
  expect(results.filter((result) => result.status === 'rejected').length).toBeGreaterThan(20);
});

test('the migrations make the tables that the statements speak of', async () => {
  const columns = await server.service.database.query<{ table: string; column: string }>(
    `select table_name as "table", column_name || case is_nullable when 'YES' then '?' else '' end as column
     from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
     order by table_name, ordinal_position`,
  );
  const found: Record<string, string> = {};
  for (const { table, column } of columns)
    found[table] = found[table] === undefined ? column : `${found[table]} ${column}`;
  expect(found).toEqual({
    chat: 'id table_id person name seat? at text',
    jobs: 'table_id due leased_until kind whose',
    log: 'table_id n at entry stamp',
    members: 'person table_id',
    people: 'id name created seen code_hash? code_made?',
    policies: 'table_id seat list',
    presence: 'table_id process seats spectators seen',
    reviews: 'table_id review',
    sessions: 'secret_hash person created',
    snapshots: 'table_id n stamp program settings value',
    tables: 'id game status visibility n since updated deciding summary',
  });
});

describe('names', () => {
  test.each(['\u3164', '\u2800', '...', '\u200d\u200c', '​​'])(
    'that nobody can read are refused: %j',
    async (name) => {
      const response = await server.app.inject({ method: 'POST', url: '/api/guests', payload: { name } });
      expect(response.statusCode).toBe(400);
    },
  );

  test('of any script are taken', async () => {
    const quiet = await testServer();
    for (const name of ['Ann', 'Zoë 2', '李雷', '🚀 Ann', 'علی‌رضا']) {
      const response = await quiet.app.inject({ method: 'POST', url: '/api/guests', payload: { name } });
      expect(response.json()).toMatchObject({ name });
    }
    await quiet.close();
  });
});

test('over HTTPS the cookie belongs to this host alone, and takes the place of the one before', async () => {
  const quiet = await testServer({ proxies: 1 });
  const headers = { 'x-forwarded-proto': 'https' };
  const ask = (cookie: string) =>
    quiet.app.inject({ url: '/api/me', headers: { ...headers, cookie }, remoteAddress: '10.0.0.1' });
  const made = await quiet.app.inject({
    method: 'POST',
    url: '/api/guests',
    payload: { name: 'Ann' },
    headers,
  });
  const [cookie] = made.cookies;
  expect(cookie).toMatchObject({ name: '__Host-orrery', path: '/', secure: true, httpOnly: true });
  expect(cookie).not.toHaveProperty('domain');
  const exchanged = await ask(`orrery=${cookie?.value}`);
  expect(exchanged.json()).toMatchObject({ person: { name: 'Ann' } });
  expect(exchanged.cookies).toMatchObject([
    { name: 'orrery', value: '' },
    { name: '__Host-orrery', value: cookie?.value },
  ]);
  expect((await ask(`__Host-orrery=${cookie?.value}`)).json()).toMatchObject({ person: { name: 'Ann' } });
  await quiet.close();
});

test('a request that does not come to an end is given up', async () => {
  const quiet = await testServer({ requestMilliseconds: 400 });
  const socket = connect(quiet.port, '127.0.0.1');
  const said = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (data) => {
      text += String(data);
    });
    socket.on('close', () => resolve(text));
  });
  socket.write(
    'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  expect(await said).toMatch(/^HTTP\/1\.1 408/);
  await quiet.close();
});

test('nobody keeps what the API says, however its path is written', async () => {
  for (const url of ['/api/me', '/%61pi/me', '//api/me', '/api', '/API/me', '/api/nowhere']) {
    const { headers } = await server.app.inject({ url });
    expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
  }
});

test('pages are asked for anew, and files whose names tell what is in them are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'page-1a2b.js'), '');
  const quiet = await testServer({ webFolder: folder });
  const cached = async (url: string) => (await quiet.app.inject({ url })).headers['cache-control'];
  for (const page of ['/', '/index.html', '/tables/anything']) expect(await cached(page)).toBe('no-cache');
  expect(await cached('/assets/page-1a2b.js')).toBe('public, max-age=31536000, immutable');
  await quiet.close();
  rmSync(folder, { recursive: true });
});

test('addresses of one household count as one', () => {
  const same = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff::9', '2001:db8:1:2:3:4:5:6%eth0'];
  expect(new Set(same.map((ip) => addressKey({ ip })))).toEqual(new Set(['2001:db8:1:2::/64']));
  expect(addressKey({ ip: '2001:db8:1:3::1' })).toBe('2001:db8:1:3::/64');
  expect(addressKey({ ip: '::1' })).toBe('0:0:0:0::/64');
  expect(addressKey({ ip: '::ffff:10.0.0.7' })).toBe('10.0.0.7');
  expect(addressKey({ ip: '10.0.0.7' })).toBe('10.0.0.7');
});

describe('whoever watches over the server', () => {
  test('is told that it lives and serves, beyond all limits', async () => {
    const limited = await testServer({ rateLimits: true });
    for (let i = 0; i < 2_000; i++) {
      const { statusCode } = await limited.app.inject({
        url: i % 2 === 0 ? '/health/live' : '/health/ready',
      });
      if (statusCode !== 200) throw new Error(`${statusCode} at request ${i}`);
    }
    await limited.close();
  });

  test('is told when the database does not answer', async () => {
    const quiet = await testServer();
    const query = vi.spyOn(quiet.service.database, 'query').mockRejectedValue(new Error('no connection'));
    expect((await quiet.app.inject({ url: '/health/live' })).statusCode).toBe(200);
    const ready = await quiet.app.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([503, { ready: false }]);
    query.mockRestore();
    await quiet.close();
  });

  test('is warned once of a proxy that the settings do not know', async () => {
    const lines: string[] = [];
    const quiet = await testServer({ logLevel: 'warn' }, { logTo: { write: (line) => lines.push(line) } });
    for (let i = 0; i < 3; i++)
      await quiet.app.inject({ url: '/api/me', headers: { 'x-forwarded-for': '10.1.1.1' } });
    expect(lines.filter((line) => line.includes('ORRERY_PROXIES'))).toHaveLength(1);
    await quiet.close();
  });
});
