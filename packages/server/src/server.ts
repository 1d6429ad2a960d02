/** A whole server: service, ways in, and the port. */
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { removeControl, writeControl } from './control.ts';
import { type App, buildApp } from './http/app.ts';
import type { LogStream } from './http/log.ts';
import { openService, type Service, type ServiceOptions } from './service.ts';

export interface Server {
  readonly address: string;
  readonly port: number;
  readonly app: App;
  readonly service: Service;
  close(): Promise<void>;
}

export interface ServerOptions extends Omit<ServiceOptions, 'trouble'> {
  /** Where the log goes, other than to the standard output. */
  readonly logTo?: LogStream;
}

/** Requests under way have so long to be finished when the server closes. */
const PATIENCE_MS = 3_000;

export async function startServer(config: Config, options: ServerOptions = {}): Promise<Server> {
  // The log exists only with the app, and the app needs the service.
  let complain = (what: string, error: unknown): void => console.error(what, error);
  const service = await openService(config, { ...options, trouble: (what, error) => complain(what, error) });
  try {
    const app = await buildApp(config, service, options.logTo);
    complain = (what, error) => app.log.warn({ err: error }, what);
    await app.listen({ host: config.host, port: config.port });
    const { port } = addressOf(app);
    const embedded = config.databaseUrl === undefined;
    if (embedded) writeControl(config.dataFolder, { port, token: service.controlToken });
    const host = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host;
    return {
      address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      port,
      app,
      service,
      async close() {
        // Whoever has not sent the rest of a request by then will not send it.
        const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
        await app.close();
        clearTimeout(cut);
        if (embedded) removeControl(config.dataFolder);
        await service.close();
      },
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}

function addressOf(app: App): AddressInfo {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}
