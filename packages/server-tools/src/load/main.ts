/** `npm run load -- --processes 3 --tables 1000`: prints figures, and fails when something is missing. */
import { cpus } from 'node:os';
import { readArguments, wholeNumber } from '../arguments.ts';
import { bottleneckOf } from './costs.ts';
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
  balance: 'table',
  nats: '',
});

/** One after the other: `--processes 1,3` compares. */
const processes = given.processes.split(',').map((text) => wholeNumber('processes', text));

function show(database: string, count: number, tables: number, result: LoadResult): void {
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const { checked, shares } = result;
  const percent = (cores: number): string => `${(cores * 100).toFixed(0)} %`;
  const speed = `${result.perSecond.toFixed(0)} per second`;
  console.log(`
${database}, ${count} ${count === 1 ? 'process' : 'processes'}, ${tables} tables, ${result.clients} clients, on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}
  moves              ${result.moves} (${speed}), ${result.finished} games ended, ${result.refused} refused
  answer to update   p50 ${ms(result.p50)}, p95 ${ms(result.p95)}, p99 ${ms(result.p99)}, worst ${ms(result.worst)}
  memory             ${result.memory.toFixed(0)} MiB resident, ${(result.memory - result.idle).toFixed(0)} MiB above idle
  servers            ${ms(result.processorPerMove)} of processor time a move; ${percent(shares.servers)} of a core, the busiest ${percent(shares.busiest)}
  database           ${ms(result.databasePerMove)} of processor time a move, ${ms(result.waitingPerMove)} of waiting, appends of many tables together
  besides            database ${percent(shares.database)}, balancer ${percent(shares.balancers)}, this tool ${percent(shares.tool)}, others ${percent(shares.others)} of a core
  bottleneck         ${bottleneckOf(shares, result.p95)}
  acknowledged       ${checked.answers} answers, ${checked.missing} missing from the log
  views              ${checked.clients} clients compared, ${checked.different} differ from the server`);
  for (const line of checked.details.slice(0, 10)) console.log(`  ! ${line}`);
}

const tables = wholeNumber('tables', given.tables);
/** Milliseconds of processor time that a move costs, by number of processes. */
const costs: { readonly count: number; readonly cost: number }[] = [];

async function run(database: 'pglite' | 'postgres', count: number): Promise<void> {
  const result = await load(
    {
      tables,
      database,
      seconds: wholeNumber('seconds', given.seconds),
      rate: wholeNumber('rate', given.rate),
      processes: count,
      balance: given.balance === 'turn' ? 'turn' : 'table',
      seed: given.seed,
      ...(given.nats === '' ? {} : { settings: { ORRERY_NATS: given.nats } }),
      ...(given.games === 'all' ? {} : { games: given.games.split(',') }),
    },
    (line) => console.error(`${database}: ${line}`),
  );
  show(database, count, tables, result);
  if (database === 'postgres') costs.push({ count, cost: result.processorPerMove });
  if (result.checked.details.length > 0) process.exitCode = 1;
}

for (const count of processes)
  for (const database of ['pglite', 'postgres'] as const) {
    // The embedded database serves one process.
    const isPossible = count === 1 || database === 'postgres';
    if (isPossible && (given.database === 'both' || given.database === database)) await run(database, count);
  }
const [first, ...others] = costs;
for (const { count, cost } of others)
  if (first !== undefined)
    console.log(
      `\n${count} processes cost ${(cost / first.cost).toFixed(2)} × what ${first.count} cost, a move`,
    );
