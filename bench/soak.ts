/**
 * Plays random games of all set-ups under the property harness, the game's advice included: `npm run soak -- <game>
 * [--games N] [--seed s] [--solo]`. Prints the checks made of each property and what the games came by. Fails when a property does not hold, or when something
 * that the game's testing entry names was never come by.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { PROPERTIES } from '@orrery/kernel/testing';
import { playAll } from './soak/crew.ts';
import { type Played, type Soak, type Subject, setupGoal, subjectOf } from './soak/share.ts';

const USAGE = `usage: npm run soak -- <game> [--games N] [--seed SEED] [--every N] [--threads N] [--solo]

  --games N     games to play; 100,000 unless given, or as many as the game's testing entry says
  --seed SEED   the same seed gives the same games
  --every N     expensive properties are checked at one moment in N; 50 unless given, or as the testing entry says
  --threads N   threads to play on; as many as there are cores unless given
  --solo        games alone, where the game's testing entry keeps them apart`;

const usual = { games: 100_000, every: 50 };

interface Request {
  readonly game: string;
  readonly seed: string;
  /** Absent where the game, or what is usual, decides. */
  readonly games: number | undefined;
  readonly every: number | undefined;
  readonly threads: number;
  readonly solo: boolean;
}

const isWhole = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

const text = { type: 'string' } as const;
const options = {
  games: text,
  seed: text,
  every: text,
  threads: text,
  solo: { type: 'boolean' },
} as const;
const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true });

/** What was asked for, or what is wrong with it. */
function readArguments(args: readonly string[]): Request | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { values, positionals } = parsed;
  const [game, ...others] = positionals;
  if (game === undefined) return 'Which game?';
  if (others.length > 0) return `One game at a time: ${positionals.join(', ')}.`;
  const { seed = randomBytes(8).toString('hex'), games = '', every = '', threads = '' } = values;
  const wrong = [games, every, threads].find((given) => given !== '' && !isWhole(given));
  if (wrong !== undefined) return `${wrong} is not a number from 1 on.`;
  const number = (given: string): number | undefined => (given === '' ? undefined : Number(given));
  return {
    game,
    seed,
    games: number(games),
    every: number(every),
    threads: number(threads) ?? availableParallelism(),
    solo: values.solo ?? false,
  };
}

const shown = (count: number): string => count.toLocaleString('en-US');

/** A line that is written over and over, only where somebody looks at a terminal. */
function progressLine(games: number): (sofar: Played) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  const begun = performance.now();
  return ({ games: played, failures }) => {
    const left = ((performance.now() - begun) / 1000 / played) * (games - played);
    const failing = failures.length === 0 ? '' : `, ${failures.length} failing`;
    const line = `${shown(played)} of ${shown(games)} games${failing}, ${shown(Math.ceil(left))} s left`;
    stderr.write(`\r\u001b[K${played < games ? line : ''}`);
  };
}

/** What games should come by: every set-up, and what the game's testing entry names. */
const goalsOf = ({ testing }: Subject): string[] => [
  ...testing.setups.map(setupGoal),
  ...(testing.coverage?.goals ?? []),
];

function report(subject: Subject, played: Played, seconds: number): boolean {
  const { games, answers, checks, failures } = played;
  const perSecond = (games / seconds).toFixed(1);
  console.log(
    `${shown(games)} games, ${shown(answers)} answers, ${seconds.toFixed(0)} s, ${perSecond} games/s\n`,
  );
  console.log('checks made of each property');
  for (const property of PROPERTIES)
    console.log(`  ${property.padEnd(16)}${shown(checks[property] ?? 0).padStart(14)}`);
  const goals = goalsOf(subject);
  const reached = new Set(played.reached);
  const gaps = goals.filter((goal) => !reached.has(goal));
  console.log(`\ncoverage  ${shown(goals.length - gaps.length)} of ${shown(goals.length)} goals`);
  for (const gap of gaps) console.log(`  never: ${gap}`);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log(`\n${failures.length} failing, ${gaps.length} never come by`);
  return failures.length === 0 && gaps.length === 0;
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const request = readArguments(args);
  const subject = typeof request === 'string' ? request : await subjectOf(request.game, request.solo);
  if (typeof request === 'string' || typeof subject === 'string') {
    console.error(`${typeof request === 'string' ? request : subject}\n\n${USAGE}`);
    return 2;
  }
  const plan = subject.testing.soak ?? usual;
  const { game, seed, threads, solo, games = plan.games, every = plan.every } = request;
  const soak: Soak = { game, solo, seed, every };
  console.log(
    `${soak.game}, seed ${soak.seed}, ${threads} threads, expensive properties at 1 in ${soak.every} moments`,
  );
  const begun = performance.now();
  const played = await playAll(soak, games, Math.min(threads, games), progressLine(games));
  return report(subject, played, (performance.now() - begun) / 1000) ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
