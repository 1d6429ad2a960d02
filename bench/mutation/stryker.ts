/** Stryker at work on the copy: lists mutants, and tries some of them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@orrery/kernel';
import { keyOf, type Mutant } from './sample.ts';

/** What became of a mutant, as Stryker calls it. */
export type Status = 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'RuntimeError';
const statuses: readonly string[] = ['Killed', 'Survived', 'NoCoverage', 'Timeout', 'RuntimeError'];
const isStatus = (value: unknown): value is Status => typeof value === 'string' && statuses.includes(value);

/** Stryker is installed when it is first wanted: nobody else needs it. */
export function ensureStryker(root: string): void {
  if (existsSync(join(root, 'mutation/node_modules/@stryker-mutator/core'))) return;
  console.error('Installing Stryker …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: join(root, 'mutation'),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
}

const place = (value: unknown): { readonly line: number; readonly column: number } => {
  const start = isRecord(value) && isRecord(value.start) ? value.start : {};
  return { line: Number(start.line) + 1, column: Number(start.column) + 1 };
};

function mutantOf(text: string): Mutant {
  const read: unknown = JSON.parse(text);
  if (!isRecord(read)) throw new Error(`Stryker listed ${text}`);
  const { file, mutator, replacement, location } = read;
  return {
    file: String(file),
    ...place(location),
    mutator: String(mutator),
    replacement: String(replacement),
  };
}

/** All mutants of these files; line and column of their beginning counted from one. */
export function listMutants(root: string, files: readonly string[]): Mutant[] {
  const listed = execFileSync(process.execPath, ['mutation/list.js', ...files], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return listed.split('\n').filter(Boolean).map(mutantOf);
}

/** Results are kept as they come, one line each, so that none is lost with the process. */
export function resultsIn(file: string): Map<string, Status> {
  const found = new Map<string, Status>();
  if (!existsSync(file)) return found;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const read: unknown = JSON.parse(line);
    if (isRecord(read) && typeof read.key === 'string' && isStatus(read.status))
      found.set(read.key, read.status);
  }
  return found;
}

interface Trial {
  readonly copy: string;
  /** The package, whose tests are run. */
  readonly folder: string;
  /** Only its tests with this in their path. */
  readonly tests: string;
  readonly mutants: readonly Mutant[];
  /** Where results are added. */
  readonly results: string;
  readonly concurrency: number;
}

/** Tries these mutants with the tests that reach them; every result is added to the file. */
export function tryMutants({ copy, folder, tests, mutants, results, concurrency }: Trial): void {
  const sample = join(copy, 'sample.json');
  writeFileSync(sample, JSON.stringify(mutants.map(keyOf)));
  const configuration = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './mutation/sampled.js'].map((name) =>
      name.startsWith('.')
        ? join(copy, name)
        : join(copy, 'mutation/node_modules', name, 'dist/src/index.js'),
    ),
    checkers: ['sampled'],
    reporters: ['kept', 'progress-append-only'],
    mutate: [...new Set(mutants.map(({ file }) => file))],
    mutator: { excludedMutations: ['StringLiteral'] },
    disableTypeChecks: false,
    inPlace: true,
    coverageAnalysis: 'perTest',
    vitest: { configFile: 'mutation/vitest.config.js', related: false },
    // Half of the processes are checkers, which have next to nothing to do.
    concurrency: concurrency * 2,
    // A busy machine is no reason to take a mutant for one that runs for ever.
    timeoutMS: 20_000,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 60,
    tempDirName: '.stryker',
  };
  const file = join(copy, 'stryker.json');
  writeFileSync(file, JSON.stringify(configuration));
  const { status } = spawnSync(
    process.execPath,
    [join(copy, 'mutation/node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', file],
    {
      cwd: copy,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        MUTATED: folder,
        MUTATION_TESTS: tests,
        MUTATION_SAMPLE: sample,
        MUTATION_RESULTS: results,
      },
    },
  );
  if (status !== 0) throw new Error('Stryker failed; see above.');
}
