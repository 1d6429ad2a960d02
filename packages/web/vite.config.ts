import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { workersOfPage } from './build-workers.ts';

/** The adapters and test harnesses of the games: of use to tools alone, and heavy. */
const forTools = /\/(conformance|testing)\/[^/]+\.ts$/;

/** Refuses a bundle that holds what no player needs, and names it. */
const forPlayersOnly: Plugin = {
  name: 'for-players-only',
  apply: 'build',
  generateBundle(_, bundle) {
    const carried = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds.filter((id) => forTools.test(id)) : [],
    );
    if (carried.length > 0) this.error(`The client carries what only tools need: ${carried.join(', ')}`);
  },
};

/**
 * What the lobby needs of the engines’ side: messages, results, records as files, the list of games, the names of bots, and
 * how files are fetched. Left to themselves they would lie in one file with the whole kernel, which comes with the first
 * game.
 */
const ofLobby = new RegExp(
  [
    '/kernel/src/(data|json|message|outcome|record-file|sha256)[.]ts$',
    '/catalog/src/(index|frozen-rules|marks)[.]ts$',
    '/bots/src/text/names[.]ts$',
    'vite/preload-helper',
  ].join('|'),
);

/** The client is built from the sources of all packages: the `source` condition of their exports points at them. */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [workersOfPage, forPlayersOnly],
  // Names of grids and containers hold across files, as classes do not; `@custom-media` names the breakpoints.
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      cssModules: { pattern: '[local]-[hash]', grid: false, container: false },
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // A browser that does not know them loads the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'lobby', test: ofLobby, includeDependenciesRecursively: false }] },
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
