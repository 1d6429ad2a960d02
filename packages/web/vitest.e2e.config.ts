import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from '../../test/support/longest-first.ts';

/** The browser tests, on the built client; more browsers than cores, because each waits a lot. `E2E` chooses the extent: `short` for every test run. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    globalSetup: '../../test/support/temporary-folder.ts',
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    // Engines and bots are loaded once for all files of a worker.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
  },
});
