/** A whole server: service, ways in, and the port. */
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { type App, buildApp } from './http/app.ts';
import { openService, type Service, type ServiceOptions } from './service.ts';

export interface Server {
  readonly address: string;
  readonly port: number;
  readonly app: App;
  readonly service: Service;
  close(): Promise<void>;
}

export type ServerOptions = Omit<ServiceOptions, 'trouble'>;

export async function startServer(config: Config, options: ServerOptions = {}): Promise<Server> {
  // The log exists only with the app, and the app needs the service.
  let complain = (what: string, error: unknown): void => console.error(what, error);
  const service = await openService(config, { ...options, trouble: (what, error) => complain(what, error) });
  try {
    const app = await buildApp(config, service);
    complain = (what, error) => app.log.warn({ err: error }, what);
    await app.listen({ host: config.host, port: config.port });
    const { port } = addressOf(app);
    const host = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host;
    return {
      address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      port,
      app,
      service,
      async close() {
        await app.close();
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
