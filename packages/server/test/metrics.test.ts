import { expect, test } from 'vitest';
import { makeTable, serverForAll, testServer, until } from './support.ts';

const server = await serverForAll({ metricsToken: 'the token', rateLimits: true });

const scrape = (token?: string): Promise<Response> =>
  fetch(
    `${server.address}/metrics`,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );

/** The figures by name and labels. */
async function figures(): Promise<Map<string, number>> {
  const reply = await scrape('the token');
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await reply.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      expect(line).toMatch(/^orrery_[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+$/);
      const [name = '', value] = line.split(' ');
      return [name, Number(value)];
    }),
  );
}

test('figures are for those who know the token, and outside the limits', async () => {
  for (const token of [undefined, '', 'another']) expect((await scrape(token)).status).toBe(404);
  for (let i = 0; i < 50; i++) expect((await scrape('the token')).status).toBe(200);
});

test('they say how the process, its jobs and its database are', async () => {
  const ann = await server.client('Ann');
  const { id } = await makeTable(ann, {
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
    start: true,
  });
  await ann.subscribe(id);
  for (let i = 0; i < 20; i++) await ann.command(id, { do: 'chat', text: 'Hello' }).catch(() => undefined);
  await until(() => ann.tables.get(id)!.position.question !== null, 'a question');
  const found = await figures();
  expect(found.get('orrery_tables_in_memory')).toBe(1);
  expect(found.get('orrery_people_connected')).toBe(1);
  expect(found.get('orrery_requests_total{status="2xx"}')).toBeGreaterThan(1);
  expect(found.get('orrery_messages_total{direction="in"}')).toBeGreaterThan(20);
  expect(found.get('orrery_messages_total{direction="out"}')).toBeGreaterThan(20);
  expect(found.get('orrery_refusals_total{what="chat"}')).toBeGreaterThan(5);
  expect(found.get('orrery_database_seconds_count')).toBeGreaterThan(5);
  expect(found.get('orrery_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  expect(found.get('orrery_resident_memory_bytes')).toBeGreaterThan(1e7);
  await server.service.database.query(
    "insert into jobs (table_id, kind, due, leased_until) values ('none', 'other', 1000, 0)",
  );
  expect((await figures()).get('orrery_job_lag_seconds{kind="other"}')).toBeGreaterThan(1e6);
  // Nothing in them is about a person or a table.
  const text = await (await scrape('the token')).text();
  for (const secret of [ann.id, id, 'Ann', '127.0.0.1']) expect(text).not.toContain(secret);
});

test('where no token is set there are no figures', async () => {
  const quiet = await testServer();
  const reply = await fetch(`${quiet.address}/metrics`, { headers: { authorization: 'Bearer ' } });
  expect(reply.status).toBe(404);
  await quiet.close();
});
