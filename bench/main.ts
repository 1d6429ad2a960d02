/**
 * Runs the benchmarks: `npm run bench [-- filter] [--json]`. Every module beside this one that exports `benchmarks`
 * takes part; a filter keeps those whose name contains it.
 */
import { readdirSync } from 'node:fs';
import { arch, cpus, hostname, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Benchmark, type Measured, measure } from './benchmark.ts';

const isBenchmark = (value: unknown): value is Benchmark =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'unit' in value &&
  'run' in value &&
  typeof value.run === 'function';

/** Benchmarks of every module in this folder. Programs, which start work when loaded, say so by exporting nothing. */
async function collect(): Promise<Benchmark[]> {
  const folder = new URL('.', import.meta.url);
  const programs = ['main.js', 'soak.js', 'stored-tables.js'];
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.js'));
  const found: Benchmark[] = [];
  for (const file of files.filter((name) => !programs.includes(name)).sort()) {
    const module: unknown = await import(new URL(file, folder).href);
    if (typeof module !== 'object' || module === null || !('benchmarks' in module)) continue;
    if (Array.isArray(module.benchmarks)) found.push(...module.benchmarks.filter(isBenchmark));
  }
  return found;
}

/** Three digits that count, with thousands set apart; small numbers keep their fraction. */
function shown(value: number): string {
  const digits = Math.max(0, Math.min(6, 2 - Math.floor(Math.log10(Math.abs(value) || 1))));
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function line({ name, value, unit, spread }: Measured, width: number): string {
  const text = `${name.padEnd(width)}  ${shown(value).padStart(12)} ${unit.padEnd(10)}`;
  return spread === 0 ? text.trimEnd() : `${text} ±${(spread * 50).toFixed(1)} %`;
}

function usage(problem?: string): number {
  const text = 'usage: npm run bench [-- filter] [--json]';
  if (problem === undefined) console.log(text);
  else console.error(`${problem}\n${text}`);
  return problem === undefined ? 0 : 2;
}

function run(benchmarks: readonly Benchmark[], json: boolean): void {
  const rows: Measured[] = [];
  const width = Math.max(...benchmarks.map(({ name }) => name.length));
  if (!json) {
    const processors = cpus();
    console.log(`machine  ${hostname()}, ${platform()} ${arch()}`);
    console.log(`CPU      ${processors[0]?.model.trim() ?? 'unknown'}, ${processors.length} cores, one used`);
    console.log(`Node     ${process.versions.node}\n`);
  }
  for (const benchmark of benchmarks) {
    const row = measure(benchmark);
    rows.push(row);
    if (!json) console.log(line(row, width));
  }
  if (json) console.log(JSON.stringify(rows.map(({ name, value, unit }) => ({ name, value, unit }))));
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
  });
  if (values.help === true) return usage();
  const unknown = Object.keys(values).find((name) => name !== 'json');
  if (unknown !== undefined) return usage(`There is no option --${unknown}.`);
  const wanted = (await collect()).filter(({ name }) => positionals.every((filter) => name.includes(filter)));
  if (wanted.length === 0) return usage('No benchmark has such a name.');
  run(wanted, values.json === true);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
