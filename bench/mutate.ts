/**
 * Which changes of the rules do our own tests notice? `npm run mutate -- <game> [--sample N] [--seed S] [--resume]` tries a
 * seeded sample of one-line mutants, spread over all files of rules, advice or kernel, with the tests of that package alone.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reportOf, shareOf, summaryOf } from './mutation/report.ts';
import { keyOf, type Mutant, sampleOf } from './mutation/sample.ts';
import { ensureStryker, listMutants, resultsIn, tryMutants } from './mutation/stryker.ts';
import { copyOf } from './mutation/workplace.ts';

const USAGE = `usage: npm run mutate -- <game>|kernel [options]

  --sample N        mutants to try; 500 unless given
  --seed SEED       the same seed gives the same sample as long as the files are the same
  --resume          goes on with what an earlier run has not tried yet
  --minutes N       ends after the batch in which so many minutes have passed
  --concurrency N   mutants tried at the same time; as many as there are cores unless given
  --files TEXT      only mutants of files whose path contains this
  --tests TEXT      only tests in files whose path contains this: quicker while a test is written`;

const options = {
  sample: { type: 'string', default: '500' },
  seed: { type: 'string', default: 'mutants' },
  resume: { type: 'boolean', default: false },
  minutes: { type: 'string', default: '1440' },
  concurrency: { type: 'string' },
  files: { type: 'string', default: '' },
  tests: { type: 'string', default: '' },
} as const;

const root = resolve(import.meta.dirname, '../..');
/** Mutants that Stryker is given at a time, for each at work: some minutes’ worth. */
const BATCH_EACH = 60;

/** The folder of what is mutated, and the parts of it in which rules stand. */
function partsOf(name: string): { readonly folder: string; readonly parts: readonly string[] } | undefined {
  if (name === 'kernel') return { folder: 'packages/kernel', parts: ['src'] };
  const folder = `games/${name}`;
  if (!existsSync(join(root, folder))) return undefined;
  return {
    folder,
    parts: ['src/rules', 'src/advice'].filter((part) => existsSync(join(root, folder, part))),
  };
}

/** What only tests and texts are made of holds no rule. */
const isLeftOut = (file: string): boolean => /\/(testing|text)\//.test(file);

const filesIn = (folder: string, parts: readonly string[]): string[] =>
  parts
    .flatMap((part) =>
      readdirSync(join(root, folder, part), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${part}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.ts') && !isLeftOut(file))
    .sort();

const byFile = (a: Mutant, b: Mutant): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;

function main(): number {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name = ''] = positionals;
  const mutated = partsOf(name);
  if (mutated === undefined || positionals.length !== 1) {
    console.error(USAGE);
    return 2;
  }
  const { seed, tests } = values;
  ensureStryker(root);
  const files = filesIn(mutated.folder, mutated.parts).filter((file) => file.includes(values.files));
  const all = listMutants(root, files);
  const sample = sampleOf(all, Number(values.sample), seed).sort(byFile);
  const kept = join(root, 'mutation/results');
  mkdirSync(kept, { recursive: true });
  const run = [name, seed, values.files, tests].filter((part) => part !== '').join('-');
  const file = join(kept, `${run.replaceAll(/[^\w-]/g, '_')}.jsonl`);
  if (!values.resume) rmSync(file, { force: true });
  const concurrency = Number(values.concurrency ?? availableParallelism());
  const ends = Date.now() + Number(values.minutes) * 60_000;
  const waiting = (): Mutant[] => {
    const done = resultsIn(file);
    return sample.filter((mutant) => !done.has(keyOf(mutant)));
  };
  for (let left = waiting(); left.length > 0 && Date.now() < ends; ) {
    console.log(`${sample.length - left.length} of ${sample.length} tried`);
    const batch = left.slice(0, BATCH_EACH * concurrency);
    const copy = copyOf(root);
    tryMutants({ copy, folder: mutated.folder, tests, mutants: batch, results: file, concurrency });
    const next = waiting();
    if (next.length === left.length) throw new Error('Stryker gave no result.');
    left = next;
  }
  const results = resultsIn(file);
  const page = reportOf({ title: name, seed, all: all.length, sample, results });
  writeFileSync(file.replace(/jsonl$/, 'md'), page);
  console.log(page);
  console.log(`${name}: ${shareOf(summaryOf(results.values()))} of ${results.size} mutants noticed`);
  return 0;
}

process.exitCode = main();
