/** Limits are those of a person or an address, however many processes there are. */
import { Client, type OwnPostgres, startPostgres } from '@orrery/server-tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Limits } from '../src/limits.ts';
import { SharedCounts } from '../src/live/shared-counts.ts';
import type { Taken } from '../src/notifications/notifications.ts';
import { makeTable, type TestServer, testServer, until } from './support.ts';

describe('two processes', () => {
  let postgres: OwnPostgres;
  let one: TestServer;
  let two: TestServer;

  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.database('limits');
    [one, two] = [
      await testServer({ databaseUrl, rateLimits: true }),
      await testServer({ databaseUrl, rateLimits: true }),
    ];
  }, 120_000);

  afterAll(async () => {
    await Promise.all([one?.close(), two?.close()]);
    await postgres?.close();
  }, 120_000);

  const becomeGuest = async ({ app }: TestServer, remoteAddress: string): Promise<number> => {
    const request = { method: 'POST', url: '/api/guests', payload: { name: 'Eve' }, remoteAddress } as const;
    return (await app.inject(request)).statusCode;
  };

  test('what was taken at one is missing at the other', async () => {
    for (let i = 0; i < 30; i++) expect(await becomeGuest(one, '10.0.0.1')).toBe(200);
    let passed = 0;
    // By itself the other would let thirty pass.
    while ((await becomeGuest(two, '10.0.0.1')) === 200 && passed < 25) {
      passed += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(passed).toBeLessThan(25);
    expect(await becomeGuest(two, '10.0.0.2')).toBe(200);
  });

  test('connections are counted together', async () => {
    const eve = await one.client('Eve');
    const key = `person ${eve.id}`;
    const open = async (server: TestServer): Promise<Client> => {
      const client = new Client(server.address.replace('localhost', '127.0.0.1'));
      client.cookie = eve.cookie;
      await client.connect();
      return client;
    };
    const opened: Client[] = [];
    for (let i = 0; i < 19; i++) opened.push(await open(one));
    await until(() => two.service.connections.everywhere(key) === 20, 'twenty that the other has heard of');
    for (let i = 0; i < 12; i++) opened.push(await open(two));
    await expect(open(two)).rejects.toThrow();
    await until(() => one.service.connections.everywhere(key) === 32, 'all of them');
    await expect(open(one)).rejects.toThrow();
    for (const client of opened.slice(0, 19)) client.close();
    await until(() => two.service.connections.everywhere(key) === 12, 'the end of the others');
    opened.push(await open(two));
    for (const client of opened) client.close();
  });

  test('an address fills the lobby once', async () => {
    let made = 0;
    for (let guest = 0; guest < 12; guest++) {
      const client = await (guest % 2 === 0 ? one : two).client(`Guest ${guest}`);
      for (let i = 0; i < 6; i++)
        await makeTable(client).then(
          () => {
            made += 1;
          },
          () => undefined,
        );
    }
    // By themselves they would take forty each.
    expect(made).toBeGreaterThanOrEqual(40);
    expect(made).toBeLessThan(48);
  });
});

describe('by the clock', () => {
  /** Limits of several processes that tell each other after a moment. */
  function processes(count: number, clock: { now: number }): { all: Limits[]; deliver: () => void } {
    let letters: { from: number; taken: readonly Taken[] }[] = [];
    const all = Array.from(
      { length: count },
      (_, from): Limits =>
        new Limits({
          on: true,
          now: () => clock.now,
          refused: () => undefined,
          tell: (taken) => letters.push({ from, taken }),
          after: (_wait, work) => work(),
        }),
    );
    const deliver = (): void => {
      const told = letters;
      letters = [];
      for (const { from, taken } of told)
        all.forEach((limits, i) => {
          if (i !== from) limits.takenElsewhere(taken);
        });
    };
    return { all, deliver };
  }

  test.each([1, 2, 3, 8])(
    '%i processes together let as much pass as one, but for what is said in the beginning',
    (count) => {
      const clock = { now: 0 };
      const { all, deliver } = processes(count, clock);
      let passed = 0;
      let first = 0;
      const SECONDS = 120;
      for (let ms = 0; ms < SECONDS * 1_000; ms += 10) {
        clock.now = ms;
        // Somebody asks every process a hundred times a second, for what sixty times a second is allowed.
        for (const limits of all) if (limits.take('messages', 'eve')) passed += 1;
        if (ms % 100 === 0) deliver();
        if (ms === 3_000) first = passed;
      }
      const [burst, rate] = [240, 60];
      expect(passed).toBeLessThanOrEqual(burst * (1 + count / 8) + 100 * count * 0.1 + rate * SECONDS);
      expect(first).toBeLessThanOrEqual(burst * (1 + count / 8) + 100 * count * 0.1 + rate * 3);
      expect(passed).toBeGreaterThan(rate * SECONDS * 0.9);
    },
  );

  test('whoever asks seldom is told of to nobody', () => {
    const told: unknown[] = [];
    const clock = { now: 0 };
    const limits = new Limits({
      on: true,
      now: () => clock.now,
      refused: () => undefined,
      tell: (taken) => told.push(taken),
      after: (_wait, work) => work(),
    });
    for (let i = 0; i < 29; i++) limits.take('messages', 'ann');
    expect(told).toEqual([]);
    limits.take('messages', 'ann');
    expect(told).toEqual([[['messages', 'ann', 30]]]);
  });

  test('a process that is not heard of any more has no connections', () => {
    let now = 0;
    const counts = new SharedCounts({ most: () => 32, tell: () => undefined, now: () => now });
    counts.add('eve', 1);
    counts.heard('other', [['eve', 20]]);
    expect(counts.everywhere('eve')).toBe(21);
    now = 91_000;
    expect(counts.everywhere('eve')).toBe(1);
    counts.close();
  });
});
