/** The gallery of a board, straight from the sources: it is no part of the built client. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Site } from './static.ts';

const root = join(import.meta.dirname, '../..');

/** Serves the sources; pages of a gallery are at `/src/games/<game>/gallery/index.html`. */
export async function serveGallery(): Promise<Site> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'orrery-gallery-'));
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The gallery is not served.');
  return {
    address: address.replace(/\/$/, ''),
    close: async () => {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}
