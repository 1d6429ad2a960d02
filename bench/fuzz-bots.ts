/**
 * Budget fuzz: whole games between bots, every decision timed and checked: `npm run fuzz:bots -- <game> [--decisions N]
 * [--ms N]`. Fails when an answer was illegal or bots do not keep to their budget. With `--save` it goes on where it was.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botsFor, findEntrant } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { isRecord } from '@orrery/kernel';
import { type Figures, faultsOf, tableOf, withDecision } from './fuzz-bots/figures.ts';
import { type Fuzz, playFuzzed } from './fuzz-bots/games.ts';

const USAGE = `usage: npm run fuzz:bots -- <game> [--decisions N] [--ms N | --unlimited] [--cpu] [--bots a,b] [--seed SEED] [--save FILE]

  --decisions N   decisions to time; 100,000 unless given
  --ms N          the budget of each decision; 10 unless given
  --unlimited     no budget: no decision may take more than a second
  --cpu           times the processor instead of the clock, for a machine that others use as well
  --bots a,b      who plays; all levels unless given
  --seed SEED     the same seed gives the same games
  --save FILE     keeps the figures after every game, and goes on from them`;

const options = {
  decisions: { type: 'string', default: '100000' },
  ms: { type: 'string', default: '10' },
  unlimited: { type: 'boolean', default: false },
  cpu: { type: 'boolean', default: false },
  bots: { type: 'string' },
  seed: { type: 'string', default: 'fuzz' },
  save: { type: 'string' },
} as const;

/** Code gets its speed while it runs: what comes before is played, and not counted. */
const WARM_UP_MS = 3_000;

/** A run that is kept: what it is of, the games played, and the figures. */
interface Kept {
  readonly of: string;
  readonly games: number;
  readonly figures: readonly Figures[];
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.of === 'string' &&
  typeof value.games === 'number' &&
  Array.isArray(value.figures);

function keptIn(file: string | undefined, of: string): Kept {
  const kept: unknown =
    file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (kept === undefined) return { of, games: 0, figures: [] };
  if (!isKept(kept) || kept.of !== of) throw new Error(`${file} is of another run`);
  return kept;
}

const decisionsOf = (figures: readonly Figures[]): number =>
  figures.reduce((sum, { decisions }) => sum + decisions, 0);

async function warmUp(fuzz: Fuzz): Promise<void> {
  const end = performance.now() + WARM_UP_MS;
  for (let number = 0; performance.now() < end; number++)
    await playFuzzed({ ...fuzz, seed: 'warm-up' }, number, () => undefined);
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const loaded = await findGame(positionals[0] ?? '')?.load();
  if (loaded === undefined || positionals.length !== 1) {
    console.error(USAGE);
    return 2;
  }
  const { game } = loaded;
  const names = values.bots?.split(',') ?? botsFor(game.id).map(({ id }) => id);
  const bots = await Promise.all(names.map((name) => findEntrant(game.id, name)?.load()));
  const missing = names.find((_, i) => bots[i] === undefined);
  if (missing !== undefined) throw new Error(`no bot ${missing} plays ${game.id}`);
  const budget = values.unlimited ? undefined : Number(values.ms);
  const fuzz: Fuzz = {
    game,
    bots: bots.flatMap((bot) => bot ?? []),
    seed: values.seed,
    budget,
    cpu: values.cpu,
  };
  const limit = `${budget === undefined ? 'without a budget' : `${budget} ms each`}${values.cpu ? ' of the processor' : ''}`;
  let kept = keptIn(values.save, `${game.id}, ${names.join(' ')}, ${limit}, seed ${values.seed}`);
  await warmUp(fuzz);
  while (decisionsOf(kept.figures) < Number(values.decisions)) {
    let { figures } = kept;
    await playFuzzed(fuzz, kept.games, (decision) => {
      figures = withDecision(figures, decision, budget);
    });
    kept = { ...kept, games: kept.games + 1, figures };
    if (values.save !== undefined) writeFileSync(values.save, JSON.stringify(kept));
  }
  const faults = kept.figures.flatMap(faultsOf);
  console.log(`${kept.of}: ${decisionsOf(kept.figures)} decisions in ${kept.games} games\n`);
  console.log(
    [...tableOf(kept.figures), '', ...(faults.length === 0 ? ['All within the bar.'] : faults)].join('\n'),
  );
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
