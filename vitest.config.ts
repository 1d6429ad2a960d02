import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

/** Tests run on the sources: the `source` condition of each package's exports points at its TypeScript. */
const conditions = ['source'];
const onSources = { resolve: { conditions }, ssr: { resolve: { conditions } } };

// A busy machine is no reason to fail: nothing here is measured.
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Kernel, games, bots, words and the client's logic: their modules are loaded once for all tests of a worker. */
const sharing = ['games/*', 'packages/{bots,catalog,kernel,presentation,protocol,text,web}'];

export default defineConfig({
  test: {
    globalSetup: './test/support/temporary-folder.ts',
    sequence: { sequencer: LongestFirst },
    // More than there are cores: most tests that take long wait for other processes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        ...onSources,
        test: {
          ...patient,
          name: 'programs',
          include: ['test/**/*.test.ts', 'packages/{cli,server}/test/**/*.test.ts'],
        },
      },
      {
        ...onSources,
        test: {
          ...patient,
          name: 'rules',
          isolate: false,
          include: sharing.map((where) => `${where}/test/**/*.test.ts`),
        },
      },
    ],
  },
});
