import { defineConfig } from 'vitest/config';

/** Tests run on the sources: the `source` condition of each package's exports points at its TypeScript. */
const conditions = ['source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    globalSetup: './test/support/temporary-folder.ts',
    // Every core: most tests that take long wait for other processes.
    maxWorkers: '100%',
    // A busy machine is no reason to fail: nothing here is measured.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
  },
});
