import { defineConfig } from 'vitest/config';

/** The browser tests: a browser for each core, on the built client. `E2E` chooses the extent: `short` for every test run. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    globalSetup: '../../test/support/temporary-folder.ts',
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
  },
});
