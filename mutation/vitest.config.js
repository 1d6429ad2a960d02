// The tests of what is mutated, and no others; MUTATED names its folder.
import { defineConfig } from 'vitest/config';

const conditions = ['source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [`${process.env.MUTATED}/test/**/*.test.ts`],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
