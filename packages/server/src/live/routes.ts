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
import { addressConnections, mostConnections, personConnections } from './allowed.ts';
import { Connection } from './connection.ts';

const BEAT_MS = 30_000;
/** A client that does not say goodbye in this time is cut off. */
const GOODBYE_MS = 1_000;

/** What can be done with all connections together. */
export interface LiveDoor {
  /** Finishes what was asked, then sends everybody away to come back later. */
  close(): Promise<void>;
}

export function liveRoutes(app: App, config: Config, service: Service): LiveDoor {
  const { connections } = service;
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
        const keys = [addressConnections(addressKey(request))];
        if (person !== undefined) keys.push(personConnections(person.id));
        const many = keys.some((key) => connections.everywhere(key) >= mostConnections(key));
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
      const address = addressConnections(addressKey(request));
      connections.add(address, 1);
      if (person !== undefined) come(service, person.id);
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
        connections.add(address, -1);
        if (person !== undefined) leave(service, person.id);
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

function come(service: Service, person: string): void {
  service.connections.add(personConnections(person), 1);
  service.connected.add(person);
}

function leave(service: Service, person: string): void {
  service.connections.add(personConnections(person), -1);
  if (service.connections.here(personConnections(person)) === 0) service.connected.delete(person);
  service.people.saw([person], service.now()).catch(() => undefined);
}
