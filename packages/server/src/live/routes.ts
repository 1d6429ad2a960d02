/** The WebSocket's door: who may come in, and whether they are still there. */
import { msg } from '@orrery/kernel';
import { LIVE_PATH } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { addressKey } from '../http/address.ts';
import type { App } from '../http/app.ts';
import { Refused } from '../http/problems.ts';
import { askerOf, isOurs, recognise } from '../http/session.ts';
import type { Service } from '../service.ts';
import { Connection } from './connection.ts';

const BEAT_MS = 30_000;
/** Connections of one person. */
const PER_PERSON = 32;
/** Connections of one address, behind which there may be many people. */
const PER_ADDRESS = 512;
/** A client that does not say goodbye in this time is cut off. */
const GOODBYE_MS = 1_000;

/** How many there are of each key. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string | undefined): number {
    return key === undefined ? 0 : (this.#counts.get(key) ?? 0);
  }

  add(key: string, by: number): void {
    const now = this.of(key) + by;
    if (now === 0) this.#counts.delete(key);
    else this.#counts.set(key, now);
  }
}

/** What can be done with all connections together. */
export interface LiveDoor {
  /** Finishes what was asked, then sends everybody away to come back later. */
  close(): Promise<void>;
}

export function liveRoutes(app: App, config: Config, service: Service): LiveDoor {
  const people = new Counts();
  const addresses = new Counts();
  const open = new Map<WebSocket, Connection>();
  /** Whoever may still be known comes back by itself, and is looked up then. */
  service.people.onSignOut = (person) => {
    for (const connection of open.values()) if (connection.person === person) void connection.finish();
  };

  app.get(
    LIVE_PATH,
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request) => {
        if (!isOurs(request, config.origins)) throw new Refused(403, msg('server.error.origin'));
        const person = await recognise(service, request);
        const many = people.of(person?.id) >= PER_PERSON || addresses.of(addressKey(request)) >= PER_ADDRESS;
        if (config.rateLimits && many) throw new Refused(429, msg('server.error.tooFast'));
      },
    },
    async (socket, request) => {
      // A socket speaks as soon as it is open: whoever it is must be known by then.
      const early: string[] = [];
      const hold = (data: unknown): void => {
        if (early.length < 16) early.push(String(data));
      };
      socket.on('message', hold);
      socket.on('error', () => socket.terminate());
      const person = await recognise(service, request);
      const address = addressKey(request);
      addresses.add(address, 1);
      if (person !== undefined) come(service, people, person.id);
      const { rateLimits } = config;
      const failed = (error: unknown): void => request.log.error({ err: error }, 'a live request failed');
      const connection = new Connection(socket, {
        service,
        person,
        asker: askerOf(request, person?.id),
        rateLimits,
        failed,
      });
      open.set(socket, connection);
      const beat = watch(socket);
      socket.on('close', () => {
        clearInterval(beat);
        open.delete(socket);
        connection.close();
        addresses.add(address, -1);
        if (person !== undefined) leave(service, people, person.id);
      });
      socket.off('message', hold);
      for (const data of early) connection.receive(data);
      socket.on('message', (data) => connection.receive(String(data)));
      socket.on('ping', (data) => connection.ping(data));
    },
  );
  return { close: () => sendAway(open) };
}

async function sendAway(open: ReadonlyMap<WebSocket, Connection>): Promise<void> {
  const gone = [...open.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  await Promise.allSettled([...open.values()].map((connection) => connection.finish()));
  const cut = setTimeout(() => {
    for (const socket of open.keys()) socket.terminate();
  }, GOODBYE_MS);
  await Promise.all(gone);
  clearTimeout(cut);
}

/** Asks from time to time whether somebody is still there, and cuts them off when no answer comes. */
function watch(socket: WebSocket): NodeJS.Timeout {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  return setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, BEAT_MS);
}

function come(service: Service, people: Counts, person: string): void {
  people.add(person, 1);
  service.connected.set(person, people.of(person));
}

function leave(service: Service, people: Counts, person: string): void {
  people.add(person, -1);
  if (people.of(person) > 0) service.connected.set(person, people.of(person));
  else service.connected.delete(person);
  service.people.saw([person], service.now()).catch(() => undefined);
}
