// The tests of what is mutated, and no others: MUTATED names its folder, MUTATION_TESTS a part of their path.
import { defineConfig } from 'vitest/config';

const conditions = ['source'];
const { MUTATED: folder, MUTATION_TESTS: part = '' } = process.env;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Modules are loaded once for all tests of a mutant, and anew for every mutant.
    isolate: false,
    include: [
      'mutation/loading.test.js',
      `${folder}/test/**/*${part}*.test.ts`,
      `${folder}/test/**/*${part}*/**/*.test.ts`,
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
