/**
 * `npm run train:tastes -- --seats 1 --minutes 10`: what in the taste of Terraforming Mars's master makes a difference? In
 * every game each of its numbers is off by chance; the table says how much the results change with each. With `--off 0`
 * games are played by one taste, changed by `--taste need=0.8,margin=1`. Games are kept, and gone on with; processes with
 * a `--seed` each share a folder.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rngFrom } from '@orrery/kernel';
import { terraformingMars } from '@orrery/terraforming-mars';
import { parametersLeft, scoreOf } from '@orrery/terraforming-mars/advice';
import { turnOf } from '../bot.ts';
import { alone, masterTaste, type Taste } from '../terraforming-mars/master/taste.ts';
import { playerWith } from '../terraforming-mars/master.ts';
import { bell } from './worths/games.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    games: { type: 'string', default: '1000000' },
    off: { type: 'string', default: '0.4' },
    taste: { type: 'string', default: '' },
    seed: { type: 'string', default: 'tastes' },
    out: { type: 'string', default: 'training/terraforming-mars-tastes' },
  },
});

const results = ['points', 'generations', 'left', 'won'] as const;
/** What came of a game, on average of its seats; `left` are steps of the parameters that were not made. */
type Result = Readonly<Record<(typeof results)[number], number>>;
/** A game: by how much each number was off, as the logarithm of a factor, and what came of it. */
interface Row extends Result {
  readonly off: Readonly<Partial<Record<keyof Taste, number>>>;
}

const seats = Number(values.seats);
/** Nobody sees further than the end, and some numbers make no difference alone. */
const unused: ReadonlySet<string> = new Set(
  seats === 1
    ? ['sight', 'rivals', 'pressure', 'late', 'stepsAtFirst', 'moreSteps', 'milestones', 'room']
    : ['sight', 'need'],
);
const usual: Taste = seats === 1 ? { ...masterTaste, ...alone } : masterTaste;
const isNumber = (name: string): name is keyof Taste => Object.hasOwn(usual, name);
const numbers = Object.keys(usual)
  .filter(isNumber)
  .filter((name) => !unused.has(name));

/** The taste that is tried, by the command line. */
function tasteTold(): Taste {
  const told: Partial<Record<keyof Taste, number>> = {};
  for (const each of values.taste.split(',').filter((text) => text !== '')) {
    const [name = '', value] = each.split('=');
    if (!isNumber(name)) throw new Error(`no taste has a number ${name}`);
    told[name] = Number(value);
  }
  return { ...usual, ...told };
}

/** Some tastes would never end a game. */
const LONGEST = 30;

async function playGame(taste: Taste, game: number): Promise<Row> {
  const seed = `${values.seed}/${game}`;
  const rng = rngFrom(`${seed}/players`);
  const off = Object.fromEntries(numbers.map((name) => [name, Number(values.off) * bell(rng)]));
  const changed = Object.fromEntries(numbers.map((name) => [name, taste[name] * Math.exp(off[name] ?? 0)]));
  const player = playerWith({ ...taste, ...changed }, {});
  const state = terraformingMars.setup({}, seats, seed);
  for (let open = terraformingMars.first(state); open !== undefined; open = terraformingMars.first(state)) {
    const { seat } = open;
    if (state.generation > LONGEST) break;
    const view = terraformingMars.view(state, seat);
    const turn = turnOf(view, seat, rng, { budget: {} });
    terraformingMars.apply(state, seat, await player.choose(terraformingMars, turn));
  }
  const points = state.players.reduce((sum, _, seat) => sum + scoreOf(state, seat).total, 0) / seats;
  const { all: left } = parametersLeft(state);
  return { off, points, generations: state.generation, left, won: left === 0 ? 1 : 0 };
}

const rowsIn = (folder: string): Row[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

/** How much a result changes when a number grows by a tenth, and the uncertainty of that. */
function slope(rows: readonly Row[], name: keyof Taste, result: keyof Result): string {
  const off = rows.map((row) => row.off[name] ?? 0);
  const ends = rows.map((row) => row[result]);
  const [middle, end] = [mean(off), mean(ends)];
  const spread = mean(off.map((each) => (each - middle) ** 2));
  if (spread === 0) return '';
  const by = mean(off.map((each, i) => (each - middle) * ((ends[i] ?? 0) - end))) / spread;
  const error = Math.sqrt(mean(ends.map((each) => (each - end) ** 2)) / spread / rows.length);
  return `${(by / 10).toFixed(3)} ± ${(error / 5).toFixed(3)}`;
}

function print(rows: readonly Row[]): void {
  console.log(`${rows.length} games with ${seats} seats`);
  for (const result of results) {
    const ends = rows.map((row) => row[result]);
    const error = Math.sqrt(mean(ends.map((each) => (each - mean(ends)) ** 2)) / ends.length);
    console.log(`${result}: ${mean(ends).toFixed(3)} ± ${(2 * error).toFixed(3)}`);
  }
  if (Number(values.off) === 0) return;
  console.log(`with a tenth more of: ${results.join(' | ')}`);
  for (const name of numbers)
    console.log(`${name}: ${results.map((result) => slope(rows, name, result)).join(' | ')}`);
}

async function main(): Promise<void> {
  mkdirSync(values.out, { recursive: true });
  const file = join(values.out, `${values.seed}.jsonl`);
  const taste = tasteTold();
  const end = performance.now() + 60_000 * Number(values.minutes);
  const done = existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
  for (let game = done; game < Number(values.games) && performance.now() < end; game++)
    appendFileSync(file, `${JSON.stringify(await playGame(taste, game))}\n`);
  print(rowsIn(values.out));
}

await main();
