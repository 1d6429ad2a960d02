/** `npm run load -- --tables 1000`: prints figures, and fails when something is missing. */
import { cpus } from 'node:os';
import { readArguments, wholeNumber } from '../arguments.ts';
import { type LoadResult, load } from './load.ts';

// Ending by the exit handler takes the servers along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const given = readArguments(process.argv.slice(2), {
  tables: '1000',
  seconds: '30',
  rate: '600',
  database: 'both',
  seed: 'load',
  games: 'all',
  processes: '1',
});

const processes = Math.max(1, wholeNumber('processes', given.processes));

/** What would have to be more for more moves. */
function bottleneck({ processor, p95 }: LoadResult): string {
  if (processor > 0.85 * processes) return 'the event loops of the servers';
  if (p95 > 100) return 'not the servers: the database, this tool, or the cores that they share';
  return 'none at this rate';
}

function show(database: string, tables: number, result: LoadResult): void {
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const { checked } = result;
  const speed = `${result.perSecond.toFixed(0)} per second`;
  console.log(`
${database}, ${tables} tables, ${result.clients} clients, on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}
  moves              ${result.moves} (${speed}), ${result.finished} games ended, ${result.refused} refused
  answer to update   p50 ${ms(result.p50)}, p95 ${ms(result.p95)}, p99 ${ms(result.p99)}, worst ${ms(result.worst)}
  memory             ${result.memory.toFixed(0)} MiB resident, ${(result.memory - result.idle).toFixed(0)} MiB above idle
  processor          ${(result.processor * 100).toFixed(0)} % of one core, ${ms(result.processorPerMove)} a move
  database           ${ms(result.databasePerMove)} of waiting a move, appends of many tables together
  bottleneck         ${bottleneck(result)}
  acknowledged       ${checked.answers} answers, ${checked.missing} missing from the log
  views              ${checked.clients} clients compared, ${checked.different} differ from the server`);
  for (const line of checked.details.slice(0, 10)) console.log(`  ! ${line}`);
}

const tables = wholeNumber('tables', given.tables);
const databases = (['pglite', 'postgres'] as const).filter(
  // The embedded database serves one process.
  (name) =>
    (given.database === 'both' || given.database === name) && (processes === 1 || name === 'postgres'),
);
for (const database of databases) {
  const result = await load(
    {
      tables,
      database,
      seconds: wholeNumber('seconds', given.seconds),
      rate: wholeNumber('rate', given.rate),
      processes,
      seed: given.seed,
      ...(given.games === 'all' ? {} : { games: given.games.split(',') }),
    },
    (line) => console.error(`${database}: ${line}`),
  );
  show(database, tables, result);
  if (result.checked.details.length > 0) process.exitCode = 1;
}
