/** The ways in: HTTP and WebSocket on one port, with the web client. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { msg } from '@orrery/kernel';
import { LIMITS } from '@orrery/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RawServerDefault,
} from 'fastify';
import type { Config } from '../config.ts';
import { TooOften } from '../limits.ts';
import { type LiveDoor, liveRoutes } from '../live/routes.ts';
import type { Service } from '../service.ts';
import { addressKey } from './address.ts';
import { docsRoutes, openapi } from './docs.ts';
import { healthRoutes, isHealthCheck } from './health.ts';
import { type LogStream, loggerOptions } from './log.ts';
import { Refused, report } from './problems.ts';
import { gameRoutes } from './routes/games.ts';
import { pastRoutes } from './routes/past.ts';
import { peopleRoutes } from './routes/people.ts';
import { recoveryRoutes } from './routes/recovery.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { tableRoutes } from './routes/tables.ts';
import { askerOf, isOurs, recognise } from './session.ts';
import { BadInput, checker, type SchemaTypes } from './validate.ts';
import { webRoutes } from './web.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  SchemaTypes
>;

/** Nothing but our own files, and no inline code. Pictures may be data, workers may be made from blobs. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

export async function buildApp(config: Config, service: Service, logTo?: LogStream): Promise<App> {
  const app: App = Fastify({
    logger: loggerOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.message,
    trustProxy: (_, hop) => hop < config.proxies,
    forceCloseConnections: 'idle',
    requestTimeout: config.requestMilliseconds,
    http: {
      headersTimeout: config.requestMilliseconds,
      connectionsCheckingInterval: Math.max(100, config.requestMilliseconds / 4),
    },
  }).withTypeProvider<SchemaTypes>();
  app.setValidatorCompiler(({ schema }) => {
    const check = checker(schema);
    return (value) => (check(value) ? { value } : { error: new BadInput('input does not fit its schema') });
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  handleErrors(app);
  warnOfProxies(app, config);
  countRequests(app, service);
  await app.register(cookie);
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });
  await app.register(swagger, openapi);
  let live: LiveDoor | undefined;
  await app.register(websocket, {
    // Pings are answered by the connection, which counts them and what has not been read of its answers.
    options: { maxPayload: LIMITS.message, perMessageDeflate: false, autoPong: false },
    preClose: async () => live?.close(),
  });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOurs(request, config.origins))
      throw new Refused(403, msg('server.error.origin'));
  });
  // What is said is for whoever asked, and for nobody's cache, unless it is a file of the web client.
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    service.metrics.count('requests', `${Math.floor(reply.statusCode / 100)}xx`);
    const ms = Math.round(reply.elapsedTime);
    request.log[reply.statusCode >= 500 ? 'error' : 'debug']({ req: request, res: reply, ms }, 'request');
  });
  healthRoutes(app, config, service);
  peopleRoutes(app, service);
  recoveryRoutes(app, service);
  gameRoutes(app, config, service);
  tableRoutes(app, service);
  pastRoutes(app, service);
  reviewRoutes(app, service);
  live = liveRoutes(app, config, service);
  docsRoutes(app);
  await webRoutes(app, config);
  return app;
}

/** Whoever runs the server behind a proxy and does not say so counts all people as one address. */
function warnOfProxies(app: App, { proxies }: Config): void {
  if (proxies > 0) return;
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    request.log.warn(
      'requests come through a proxy, but ORRERY_PROXIES is 0: all people count as one address',
    );
  });
}

/** Turns away whoever asks too often: addresses before anything is looked up for them, then people. */
function countRequests(app: App, service: Service): void {
  app.addHook('onRequest', async (request) => {
    if (!isHealthCheck(request)) service.limits.check('addresses', addressKey(request));
  });
  app.addHook('preHandler', async (request) => {
    if (isHealthCheck(request)) return;
    service.limits.check('requests', askerOf(request, (await recognise(service, request))?.id));
  });
}

function handleErrors(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, problem } = report(error);
    if (status >= 500) request.log.error({ err: error, req: request }, 'failed');
    if (error instanceof TooOften) reply.header('retry-after', error.wait);
    return reply.status(status).send(problem);
  });
}
