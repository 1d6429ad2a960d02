/** `npm run fuzz:server`: at least 100,000 bad messages; fails on a crash, a 5xx, a leak, memory that grows, or long waits. */
import { readArguments, wholeNumber } from '../arguments.ts';
import { fuzz } from './fuzz.ts';

// Ending by the exit handler takes the servers along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const given = readArguments(process.argv.slice(2), { messages: '100000', seed: 'fuzz', database: 'pglite' });
/** Milliseconds that an honest client may wait meanwhile, but for one answer in a hundred. */
const LONGEST_WAIT = 200;
/** MiB by which memory may differ between the first fifth and the end. */
const FLAT = 96;

const result = await fuzz(
  {
    messages: wholeNumber('messages', given.messages),
    seed: given.seed,
    database: given.database === 'postgres' ? 'postgres' : 'pglite',
  },
  (line) => console.error(line),
);
const grown = result.late - result.early;
console.log(`
seed ${given.seed}: ${result.http} requests, ${result.frames} frames, ${result.flooded} inputs in floods
  an honest client waited ${result.honestWait.toFixed(0)} ms, the event loop was ${result.loopDelay.toFixed(0)} ms late (p99)
  memory ${result.early.toFixed(0)} MiB after a fifth, ${result.late.toFixed(0)} MiB at the end`);
for (const [kind, count] of Object.entries(result.replies).sort())
  console.log(`  ${kind.padEnd(16)} ${count}`);
const wrong = [
  ...result.wrong,
  ...(grown > FLAT ? [`memory grew by ${grown.toFixed(0)} MiB`] : []),
  ...(result.honestWait <= LONGEST_WAIT ? [] : ['an honest client waited too long']),
  ...(result.loopDelay <= LONGEST_WAIT ? [] : ['the event loop was late']),
];
console.log(wrong.length === 0 ? '  no crash, no 5xx, no leak, memory flat' : `  ${wrong.length} WRONG:`);
for (const line of wrong.slice(0, 20)) console.log(`  ! ${line}`);
if (wrong.length > 0) process.exitCode = 1;
