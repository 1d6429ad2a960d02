/** The WebSocket's door: who may come in, and whether they are still there. */
import { msg } from '@orrery/kernel';
import { LIVE_PATH } from '@orrery/protocol';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import { isOurs } from '../http/origin.ts';
import { Refused } from '../http/problems.ts';
import { recognise } from '../http/session.ts';
import type { Service } from '../service.ts';
import { Connection } from './connection.ts';

const BEAT_MS = 30_000;
/** Connections of one person, or of one address where the person is not known. */
const CONNECTIONS = 32;

export function liveRoutes(app: App, config: Config, service: Service): void {
  const connections = new Map<string, number>();
  const count = (key: string, by: number): number => {
    const now = (connections.get(key) ?? 0) + by;
    if (now === 0) connections.delete(key);
    else connections.set(key, now);
    return now;
  };

  app.get(
    LIVE_PATH,
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request) => {
        if (!isOurs(request, config.origins)) throw new Refused(403, msg('server.error.origin'));
        const person = await recognise(service, request);
        if (config.rateLimits && (connections.get(person?.id ?? request.ip) ?? 0) >= CONNECTIONS)
          throw new Refused(429, msg('server.error.tooFast'));
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
      const key = person?.id ?? request.ip;
      count(key, 1);
      if (person !== undefined) service.connected.set(person.id, (service.connected.get(person.id) ?? 0) + 1);
      const { rateLimits } = config;
      const failed = (error: unknown): void => request.log.error({ err: error }, 'a live request failed');
      const connection = new Connection(socket, { service, person, rateLimits, failed });
      let alive = true;
      const beat = setInterval(() => {
        if (!alive) return socket.terminate();
        alive = false;
        socket.ping();
      }, BEAT_MS);
      socket.on('pong', () => {
        alive = true;
      });
      socket.on('close', () => {
        clearInterval(beat);
        connection.close();
        count(key, -1);
        if (person !== undefined) leave(service, person.id);
      });
      socket.off('message', hold);
      for (const data of early) connection.receive(data);
      socket.on('message', (data) => connection.receive(String(data)));
    },
  );
}

function leave(service: Service, person: string): void {
  const open = (service.connected.get(person) ?? 1) - 1;
  if (open > 0) service.connected.set(person, open);
  else service.connected.delete(person);
  service.people.saw([person], service.now()).catch(() => undefined);
}
