/** The balancer that load runs stand behind: a table's people meet in one process, and go to another when it is away. */
import { Balancer, Client } from '@orrery/server-tools';
import { expect, test } from 'vitest';
import { makeTable, playOn, testServer, until } from './support.ts';

const tables = Array.from({ length: 300 }, (_, i) => `table${i}`);

test('every table has its process, tables are shared out evenly, and other requests go by turn', () => {
  const backends = ['http://one', 'http://two', 'http://three'];
  const balancer = new Balancer(backends, 'table');
  const shares = new Map<string | undefined, number>();
  for (const table of tables) {
    const [first] = balancer.order(`/api/live?table=${table}`);
    expect(balancer.order(`/api/tables/${table}/log?after=1`)[0]).toBe(first);
    shares.set(first, (shares.get(first) ?? 0) + 1);
  }
  for (const backend of backends) expect(shares.get(backend)).toBeGreaterThan(70);
  const turns = [1, 2, 3].map(() => balancer.order('/api/tables?list=open')[0]);
  expect(new Set(turns)).toEqual(new Set(backends));
  // Without one of them its tables alone go elsewhere.
  const without = new Balancer(backends.slice(1), 'table');
  for (const table of tables) {
    const [first, second] = balancer.order(`/api/live?table=${table}`);
    expect(without.order(`/api/live?table=${table}`)[0]).toBe(first === 'http://one' ? second : first);
  }
});

test('a process that is away is passed over, for requests and for connections', async () => {
  const server = await testServer();
  const there = server.address.replace('localhost', '127.0.0.1');
  const balancer = new Balancer(['http://127.0.0.1:9', there], 'table');
  const address = await balancer.listen();
  const [ann, bob] = [new Client(address), new Client(address)];
  for (const [i, client] of [ann, bob].entries()) await client.guest(`Guest ${i}`);
  const { id } = await makeTable(ann);
  for (const client of [ann, bob]) await client.connect({}, id);
  await bob.command(id, { do: 'join' });
  await ann.command(id, { do: 'start' });
  for (const client of [ann, bob]) await client.subscribe(id);
  await playOn(id, [ann, bob]);
  await until(() => bob.tables.get(id)!.position.table.status === 'finished', 'the end');
  for (const client of [ann, bob]) client.drop();
  balancer.close();
  await server.close();
});
