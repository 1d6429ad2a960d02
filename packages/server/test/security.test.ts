import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client } from '@orrery/server/tools';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../src/storage/schema.ts';
import { type TestServer, testServer } from './support.ts';

let server: TestServer;
let base: string;

beforeAll(async () => {
  server = await testServer({ rateLimits: true });
  base = server.address.replace('localhost', '127.0.0.1');
}, 120_000);

afterAll(async () => {
  await server?.close();
});

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

test('too many messages on a connection are refused', async () => {
  const ann = await server.client('Ann');
  const results = await Promise.allSettled(Array.from({ length: 120 }, () => ann.ping()));
  expect(results.filter((result) => result.status === 'rejected').length).toBeGreaterThan(20);
});

test('the migrations make the schema that the program knows', async () => {
  for (const table of Object.values(schema)) {
    const { name, columns } = getTableConfig(table);
    const found = await server.service.database.query<{ column: string; required: boolean }>(
      `select column_name as column, is_nullable = 'NO' as required from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by 1`,
      [name],
    );
    const expected = columns.map((column) => ({
      column: column.name,
      required: column.notNull || column.primary,
    }));
    expect(found).toEqual(expected.sort((a, b) => (a.column < b.column ? -1 : 1)));
  }
});

test('the API is described by its schemas', async () => {
  const document = (await (await fetch(`${base}/api/docs/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  expect(Object.keys(document.paths)).toContain('/api/tables/{id}/commands');
  expect((await fetch(`${base}/api/docs`)).status).toBe(200);
});

test('the example in the documentation plays a whole game', async () => {
  const quick = await testServer();
  try {
    const file = fileURLToPath(new URL('../../../docs/api-example.js', import.meta.url));
    const child = spawn(process.execPath, [file, quick.address.replace('localhost', '127.0.0.1')], {
      stdio: 'pipe',
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect(said).toContain('An answer was taken back');
    expect(said).toContain('Bob left and came back.');
    expect(said).toMatch(/1\. .+: \d+/);
    expect(code).toBe(0);
  } finally {
    await quick.close();
  }
}, 90_000);
