import { defineConfig } from 'vitest/config';

/** Tests run on the sources: the `source` condition of each package's exports points at its TypeScript. */
const conditions = ['source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
  },
});
