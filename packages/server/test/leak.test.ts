import { type Core, rngFrom, type Seat } from '@orrery/kernel';
import type { GameTesting } from '@orrery/kernel/testing';
import type { ServerMessage } from '@orrery/protocol';
import type { Client } from '@orrery/server/tools';
import { findGame } from '@orrery/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deed } from '../src/tables/table.ts';
import { leakInPosition, leakInSteps, secretsOf } from './leaks.ts';
import { makeTable, playOn, type TestServer, testServer, until } from './support.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
}, 120_000);

afterAll(async () => {
  await server?.close();
});

interface Tapped {
  readonly client: Client;
  readonly messages: { readonly message: ServerMessage; readonly text: string }[];
}

async function tapped(name: string): Promise<Tapped> {
  const client = await server.client(name);
  const messages: Tapped['messages'] = [];
  client.onMessage = (message, text) => messages.push({ message, text });
  return { client, messages };
}

/** Plays one random game with every connection tapped; gives what leaked. */
async function game(id: string, seats: number, answers: number): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: seats }, (_, i) => tapped(`Guest ${i}`)));
  const watcher = await tapped('Watcher');
  const clients = people.map((person) => person.client);
  const [host, ...others] = clients;
  const made = await makeTable(host!, { game: id, seats: clients.map(() => ({ kind: 'person' as const })) });
  for (const client of others) await client.command(made.id, { do: 'join' });
  for (const { client } of [...people, watcher]) await client.subscribe(made.id);
  await host!.command(made.id, { do: 'start' });
  const testing = (await (await findGame(id)!.load()).testing!()) as GameTesting<Core>;
  const rng = rngFrom(`leak/${id}`);
  const live = server.service.tables.loaded(made.id)!;
  const leaks: string[] = [];
  const look = (): void => {
    for (const { client } of [...people, watcher]) {
      const { position } = client.tables.get(made.id)!;
      if (position.n !== live.table.n) continue;
      const leak = leakInPosition(live, testing, position, position.seat, rng);
      if (leak !== undefined) leaks.push(leak);
    }
  };
  let given = 0;
  await playOn(made.id, clients, rngFrom(`play/${id}`), () => {
    look();
    given += 1;
    return given > answers;
  });
  await until(
    () => clients.every((client) => client.tables.get(made.id)!.position.n === live.table.n),
    'all',
  );
  const history = await server.service.tables.history(made.id, 0);
  const deeds = new Map<number, Deed>(history!.deeds.map((deed) => [deed.row.n, deed]));
  const seatOf = ({ client }: Tapped): Seat | null => client.tables.get(made.id)!.position.seat;
  for (const person of [...people, watcher])
    for (const { message, text } of person.messages) {
      const leak = leakInSteps(message, deeds, seatOf(person));
      if (leak !== undefined) leaks.push(leak);
      for (const secret of secretsOf(live.table))
        if (text.includes(secret)) leaks.push(`a secret in ${message.do}`);
    }
  return leaks;
}

describe('no seat and no spectator is sent an identity from a place it cannot see', () => {
  test.each([
    ['reference', 3, 300],
    ['race-for-the-galaxy', 2, 250],
    ['race-for-the-galaxy', 4, 250],
  ])(
    '%s with %i seats',
    async (id, seats, answers) => {
      expect(await game(id, seats, answers)).toEqual([]);
    },
    60_000,
  );

  test('a view that shows the deck is caught', async () => {
    const engine = await server.service.engines.find('reference');
    const honest = engine!.game.view.bind(engine!.game);
    engine!.game.view = (state, viewer) => ({
      ...honest(state, viewer),
      next: Object.entries(state).find(([key]) => key === 'deck')?.[1],
    });
    try {
      expect(await game('reference', 2, 20)).not.toEqual([]);
    } finally {
      engine!.game.view = honest;
    }
  }, 120_000);

  test('events that show everybody what is private are caught', async () => {
    const engine = await server.service.engines.find('reference');
    const honest = engine!.game.see.bind(engine!.game);
    engine!.game.see = (event) => event;
    try {
      expect(await game('reference', 2, 40)).not.toEqual([]);
    } finally {
      engine!.game.see = honest;
    }
  }, 120_000);
});
