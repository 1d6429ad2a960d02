/** The built client behind a plain file server: what a browser gets where there is no table server. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const dist = process.env.DIST ?? fileURLToPath(new URL('../../dist', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

/** Every path that is no file is the client itself, as the table server has it. */
export async function serveDist(): Promise<Site> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const wanted = join(dist, path);
    const file =
      wanted.startsWith(dist) && existsSync(wanted) && statSync(wanted).isFile()
        ? wanted
        : join(dist, 'index.html');
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port }: AddressInfo | { port: number } = Object(server.address());
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
