/** Whoever asks what has happened since the beginning makes nobody wait but themselves. */
import type { Position } from '@orrery/protocol';
import { Client, RefusedError } from '@orrery/server-tools';
import { expect, test } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { LogStore } from '../src/storage/log.ts';
import { Piecework } from '../src/tables/piecework.ts';
import { makeTable, playOn, serverForAll, testServer, twoAtTable, until } from './support.ts';

/** A store that counts how often whole logs are read, and can take its time for them. */
class SlowLog extends LogStore {
  wholeReads = 0;
  slowMs = 0;

  override async read(...which: Parameters<LogStore['read']>): ReturnType<LogStore['read']> {
    const rows = await super.read(...which);
    if ((which[1] ?? 0) > 0) return rows;
    this.wholeReads += 1;
    await new Promise((resolve) => setTimeout(resolve, this.slowMs));
    return rows;
  }
}

let log: SlowLog | undefined;
const logStore = (database: Database): LogStore => {
  log = new SlowLog(database);
  return log;
};
const server = await serverForAll({}, { logStore });

const at = (client: Client, id: string): Position => client.tables.get(id)!.position;

test('nobody at the table waits for somebody who catches up, who is told everything once', async () => {
  const { ann, bob, id } = await twoAtTable(server, { game: 'race-for-the-galaxy' });
  await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 30);
  const eve = await server.client('Eve');
  log!.slowMs = 1_500;
  let caughtUp = false;
  const catching = eve.subscribe(id, 0).then(() => {
    caughtUp = true;
  });
  await eve.http('GET', '/api/me');
  // More happens meanwhile than is remembered for latecomers.
  for (let i = 0; i < 24; i++) await ann.command(id, { do: 'pause', agree: i % 2 === 0 });
  expect(caughtUp).toBe(false);
  await catching;
  log!.slowMs = 0;
  const { n } = at(ann, id);
  expect(at(eve, id).n).toBe(n);
  expect(eve.tables.get(id)!.steps.map((step) => step.n)).toEqual(Array.from({ length: n }, (_, i) => i + 1));
}, 60_000);

test('many who catch up at a table cost as much as one', async () => {
  const { ann, bob, id } = await twoAtTable(server, { game: 'race-for-the-galaxy' });
  await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 30);
  log!.wholeReads = 0;
  const eve = await server.client('Eve');
  for (let i = 0; i < 20; i++) await eve.subscribe(id, 0);
  await Promise.all(Array.from({ length: 20 }, () => eve.subscribe(id, 0)));
  expect(log!.wholeReads).toBe(1);
}, 60_000);

test('somebody who asks for it again and again is refused', async () => {
  const limited = await testServer({ rateLimits: true });
  try {
    const ann = await limited.client('Ann');
    const { id } = await makeTable(ann, {
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
      start: true,
    });
    await ann.subscribe(id);
    for (let i = 0; i < 20; i++)
      await ann.command(id, { do: 'pause', agree: i % 2 === 0 }).catch(() => undefined);
    // Other connections are no way around it.
    const refused: string[] = [];
    for (let connection = 0; connection < 4; connection++) {
      const other = new Client(limited.address.replace('localhost', '127.0.0.1'));
      other.cookie = ann.cookie;
      await other.connect();
      for (let i = 0; i < 20; i++)
        await other.subscribe(id, 0).catch((error: unknown) => {
          if (!(error instanceof RefusedError)) throw error;
          refused.push(error.message);
        });
      other.close();
    }
    expect(refused).toContain('server.error.tooFast');
    expect(new Set(refused).size).toBe(1);
  } finally {
    await limited.close();
  }
}, 60_000);

test('long work gives way: to the event loop, and to others who ask for little', async () => {
  const work = new Piecework();
  const busy = (ms: number) =>
    function* steps(): Generator<void, void> {
      for (const end = performance.now() + ms; performance.now() < end; ) yield;
    };
  const done: string[] = [];
  // Of processor time: on a busy machine, others may hold this process up for longer than any work of its own.
  const used = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  let longest = 0;
  let last = used();
  const watch = setInterval(() => {
    longest = Math.max(longest, used() - last);
    last = used();
  }, 5);
  const greedy = Array.from({ length: 6 }, (_, i) =>
    work.run('Eve', busy(100)()).then(() => done.push(`Eve ${i}`)),
  );
  const modest = work.run('Ann', busy(1)()).then(() => done.push('Ann'));
  await Promise.all([...greedy, modest]);
  clearInterval(watch);
  expect(done[0]).toBe('Ann');
  expect(longest).toBeLessThan(150);
  await expect(
    work.run(
      'Bob',
      (function* fails(): Generator<void, void> {
        yield;
        throw new Error('broken');
      })(),
    ),
  ).rejects.toThrow('broken');
  await until(() => done.length === 7, 'all of it');
});
