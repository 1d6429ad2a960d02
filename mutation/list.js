// Every mutant of the files that are named on the command line, one JSON line each.
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const nothing = () => undefined;
const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
const files = process.argv
  .slice(2)
  .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
const { mutants } = await new Instrumenter(silent).instrument(files, {
  plugins: null,
  excludedMutations: ['StringLiteral'],
  ignorers: [],
});
for (const { fileName, mutatorName, replacement, location, statusReason } of mutants)
  if (statusReason === undefined)
    console.log(JSON.stringify({ file: fileName, mutator: mutatorName, replacement, location }));
