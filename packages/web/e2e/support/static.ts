/** The built client behind a plain file server: what a browser gets where there is no table server. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
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

/** What a file is handed out as, given its text; undefined where it is missing. */
type Edit = (text: string) => string | undefined;

/**
 * Every path that is no file is the client itself, as the table server has it. Files whose text has a certain word in it
 * may be handed out otherwise than they are.
 */
export async function serveDist(edited?: { readonly word: string; readonly edit: Edit }): Promise<Site> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const wanted = join(dist, path);
    const file =
      wanted.startsWith(dist) && existsSync(wanted) && statSync(wanted).isFile()
        ? wanted
        : join(dist, 'index.html');
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    // As the table server has it: what is named after its content is fetched once.
    if (path.startsWith('/assets/'))
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    const text = edited !== undefined && extname(file) === '.js' ? readFileSync(file, 'utf8') : '';
    if (edited === undefined || !text.includes(edited.word)) {
      createReadStream(file).pipe(response);
      return;
    }
    const shown = edited.edit(text);
    if (shown === undefined) response.statusCode = 404;
    response.end(shown);
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
