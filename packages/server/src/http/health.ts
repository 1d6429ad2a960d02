/** Whether the process lives, whether it can serve, and figures: for whoever watches over it, outside all limits. */
import { msg } from '@orrery/kernel';
import type { FastifyRequest } from 'fastify';
import { backupOf } from '../backup/dump.ts';
import type { Config } from '../config.ts';
import { CONTROL_BACKUP, CONTROL_HEADER, isControl } from '../control.ts';
import type { Service } from '../service.ts';
import type { App } from './app.ts';
import { Refused } from './problems.ts';

const LIVE = '/health/live';
const READY = '/health/ready';
const METRICS = '/metrics';
/** A database that needs longer serves nobody. */
const PATIENCE_MS = 2_000;

export const isHealthCheck = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === LIVE || url === READY || url === METRICS || url === CONTROL_BACKUP;

/** As if there were no such address. */
const nothingHere = (): Refused => new Refused(404, msg('server.error.notFound'));

async function answers({ database }: Service): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const asked = database.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function healthRoutes(app: App, { metricsToken }: Config, service: Service): void {
  const hidden = { schema: { hide: true } };
  app.get(METRICS, hidden, async (request, reply) => {
    const given = request.headers.authorization?.replace(/^Bearer /, '');
    if (metricsToken === undefined || !isControl(metricsToken, given)) throw nothingHere();
    return reply
      .type('text/plain; version=0.0.4')
      .serializer(String)
      .send(await service.metrics.text());
  });
  app.post(CONTROL_BACKUP, hidden, async (request, reply) => {
    if (!isControl(service.controlToken, request.headers[CONTROL_HEADER])) throw nothingHere();
    return reply.type('application/gzip').send(backupOf(service.database, service.now()));
  });
  app.get(LIVE, hidden, async () => ({ live: true }));
  app.get(READY, hidden, async (_, reply) => {
    const ready = await answers(service);
    return reply.status(ready ? 200 : 503).send({ ready });
  });
}
