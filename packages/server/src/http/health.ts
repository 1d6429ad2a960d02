/** Whether the process lives, and whether it can serve: for whoever watches over it, outside all limits. */
import type { FastifyRequest } from 'fastify';
import type { Service } from '../service.ts';
import type { App } from './app.ts';

const LIVE = '/health/live';
const READY = '/health/ready';
/** A database that needs longer serves nobody. */
const PATIENCE_MS = 2_000;

export const isHealthCheck = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === LIVE || url === READY;

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

export function healthRoutes(app: App, service: Service): void {
  const unlimited = { config: { rateLimit: false }, schema: { hide: true } };
  app.get(LIVE, unlimited, async () => ({ live: true }));
  app.get(READY, unlimited, async (_, reply) => {
    const ready = await answers(service);
    return reply.status(ready ? 200 : 503).send({ ready });
  });
}
