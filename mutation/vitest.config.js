// The tests of what is mutated, and no others: MUTATED names its folder, MUTATION_TESTS a part of their path.
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const conditions = ['source'];
const { MUTATED: folder, MUTATION_TESTS: part = '' } = process.env;

/** Whole games, and all words: most mutants are noticed before it comes to them. */
const long =
  /\/(properties|coverage|conformance|words|targets|walk|sabotage|leaks)\.test|test\/advice\.test|\/(text|screen|fair)\//;
const isLong = ({ moduleId }) => (long.test(moduleId) ? 1 : 0);

class QuickFirst extends BaseSequencer {
  async sort(files) {
    return (await super.sort(files)).sort((a, b) => isLong(a) - isLong(b));
  }
}

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
    sequence: { sequencer: QuickFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
