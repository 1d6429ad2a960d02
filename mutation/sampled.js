// Two plugins for Stryker: a checker that lets only the mutants of a sample run, and a reporter that keeps each result at once.
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** By what a mutant is known again; a reporter counts lines and columns from one, a checker from nought. */
const keyOf = ({ fileName, mutatorName, replacement, location: { start } }, first) =>
  [
    relative(process.cwd(), fileName),
    start.line + 1 - first,
    start.column + 1 - first,
    mutatorName,
    replacement,
  ].join('|');

const sample = () => new Set(JSON.parse(readFileSync(process.env.MUTATION_SAMPLE, 'utf8')));

class Sampled {
  async init() {
    this.sample = sample();
  }
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
  async check(mutants) {
    const of = (mutant) =>
      this.sample.has(keyOf(mutant, 0))
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, of(mutant)]));
  }
}

class Kept {
  constructor() {
    this.sample = sample();
  }
  onMutantTested(result) {
    const key = keyOf(result, 1);
    if (this.sample.has(key))
      appendFileSync(process.env.MUTATION_RESULTS, `${JSON.stringify({ key, status: result.status })}\n`);
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sampled', Sampled),
  declareClassPlugin(PluginKind.Reporter, 'kept', Kept),
];
