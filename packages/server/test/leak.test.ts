import { games } from '@orrery/catalog';
import { toolsOf } from '@orrery/catalog/tools';
import { type Core, rngFrom } from '@orrery/kernel';
import type { GameTesting } from '@orrery/kernel/testing';
import type { Position, ServerMessage } from '@orrery/protocol';
import type { Client } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';
import { type RowEffect, type Table, tableFrom } from '../src/tables/table.ts';
import { leakInPosition, leakInSteps, secretsOf } from './leaks.ts';
import { makeTable, playOn, rowsOf, serverForAll, until } from './support.ts';

const server = await serverForAll();

interface Tapped {
  readonly client: Client;
  /** Every message, with the position it led to where it is about one. */
  readonly messages: { readonly message: ServerMessage; readonly text: string; position?: Position }[];
}

async function tapped(name: string): Promise<Tapped> {
  const client = await server.client(name);
  const messages: Tapped['messages'] = [];
  client.onMessage = (message, text) => messages.push({ message, text });
  client.onPosition = (_, { position }) => {
    messages.at(-1)!.position = position;
  };
  return { client, messages };
}

/** Plays a random game, or the beginning of one, with every connection tapped; gives what leaked. */
async function game(id: string, seats: number, answers: number): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: seats }, (_, i) => tapped(`Guest ${i}`)));
  const watcher = await tapped('Watcher');
  const clients = people.map((person) => person.client);
  const [host, ...others] = clients;
  const made = await makeTable(host!, { game: id, seats: clients.map(() => ({ kind: 'person' as const })) });
  for (const client of others) await client.command(made.id, { do: 'join' });
  for (const { client } of [...people, watcher]) await client.subscribe(made.id);
  await host!.command(made.id, { do: 'start' });
  await playOn(
    made.id,
    clients,
    rngFrom(`play/${id}`),
    () => host!.tables.get(made.id)!.position.answers > answers,
  );
  const live = server.service.tables.loaded(made.id)!;
  const all = [...people, watcher];
  await until(
    () => all.every(({ client }) => client.tables.get(made.id)!.position.n === live.table.n),
    'that everybody has seen everything',
  );
  return leaksOf(id, live.table, all);
}

/** Plays the log of a table again and shows every moment of it. */
async function playedAgain(last: Table, visit: (table: Table, effect: RowEffect) => void): Promise<void> {
  tableFrom(last.id, last.engine, await rowsOf(server, last.id), visit);
}

/** Goes through the log once more, with every message that was sent at each moment of it. */
async function leaksOf(game: string, last: Table, all: readonly Tapped[]): Promise<string[]> {
  const testing = (await toolsOf(game).testing!()) as GameTesting<Core>;
  const rng = rngFrom(`leak/${game}`);
  const leaks: string[] = [];
  const secrets = secretsOf(last);
  const effects = new Map<number, RowEffect>();
  let checked = 0;
  await playedAgain(last, (table, effect) => {
    effects.set(effect.row.n, effect);
    for (const { messages } of all)
      for (const { position } of messages)
        if (position !== undefined && position.n === table.n) {
          checked += 1;
          leaks.push(...leakInPosition(table, testing, position, rng));
        }
  });
  for (const { client, messages } of all) {
    const { seat } = client.tables.get(last.id)!.position;
    for (const { message, text } of messages) {
      leaks.push(...leakInSteps(message, effects, seat));
      for (const secret of secrets) if (text.includes(secret)) leaks.push(`a secret in ${message.do}`);
    }
  }
  expect(checked).toBeGreaterThan(all.length * 10);
  return leaks;
}

describe('no seat and no spectator is sent an identity from a place it cannot see', () => {
  test.each(
    games.flatMap(
      ({ id }) =>
        (id === 'reference'
          ? [
              [id, 2],
              [id, 3],
            ]
          : [
              [id, 2],
              [id, 4],
            ]) as [string, number][],
    ),
  )(
    'in random games of %s with %i seats',
    async (id, seats) => {
      expect(await game(id, seats, 150)).toEqual([]);
    },
    180_000,
  );

  test.each([
    ['reference', 'deck'],
    ['race-for-the-galaxy', 'deck'],
    ['terraforming-mars', 'deck'],
  ])(
    'a view of %s that shows the %s is caught',
    async (id, pile) => {
      const engine = await server.service.engines.find(id);
      const honest = engine!.game.view.bind(engine!.game);
      engine!.game.view = (state, viewer) => ({
        ...honest(state, viewer),
        next: Object.entries(state).find(([key]) => key === pile)?.[1],
      });
      try {
        expect(await game(id, 2, 12)).not.toEqual([]);
      } finally {
        engine!.game.view = honest;
      }
    },
    120_000,
  );

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
