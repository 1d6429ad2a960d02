import { defaultClientConditions, defineConfig } from 'vite';

/** The client is built from the sources of all packages: the `source` condition of their exports points at them. */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, sourcemap: false },
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
