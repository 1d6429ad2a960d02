/** The built web client, or a plain page until it is built. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import { msg } from '@orrery/kernel';
import type { Config } from '../config.ts';
import type { App } from './app.ts';

const PLAIN = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Orrery</title>
<meta name="viewport" content="width=device-width"><main><h1>Orrery</h1>
<p>The server runs. The web client is not built here; the API is described at <a href="/api/docs">/api/docs</a>.</p>
</main></html>
`;

const YEAR = 31_536_000;

/** Whatever is asked of the API, however the path is written, gets no page. */
const isApi = (url: string): boolean => {
  try {
    return /^\/+api(?:[/?]|$)/i.test(decodeURIComponent(url));
  } catch {
    return false;
  }
};

export async function webRoutes(app: App, { webFolder }: Config): Promise<void> {
  const built = existsSync(join(webFolder, 'index.html'));
  if (built)
    await app.register(files, {
      root: webFolder,
      wildcard: false,
      // Set below, for each kind of file.
      cacheControl: false,
      setHeaders: (response, path) => {
        // Built files carry a hash in their names; the pages that name them do not.
        const kept = path.startsWith(join(webFolder, 'assets'));
        response.setHeader('cache-control', kept ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const page = (request.method === 'GET' || request.method === 'HEAD') && !isApi(request.url);
    if (!page) return reply.status(404).send({ error: msg('server.error.notFound') });
    if (built) return reply.sendFile('index.html');
    return reply.type('text/html; charset=utf-8').send(PLAIN);
  });
}
