import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import {
  type ArenaResult,
  type Budget,
  entrantsFor,
  findEntrant,
  type Pairing,
  type Rating,
  ratingsOf,
  USUAL_BUDGET,
} from '@orrery/bots';
import { isProgram, threadOf, withPrograms } from '@orrery/bots/node';
import { arenaOn, BotPool, type Replaced, thinkHere } from '@orrery/bots/workers';
import type { Input } from '../arguments.ts';
import { type Command, type Context, jsonFlag } from '../command.ts';
import { type ExitCode, exit, misuse } from '../failure.ts';
import { gameOptions, type OpenedGame, openGame } from '../games.ts';
import { columns } from '../layout.ts';
import { progressBar } from '../progress.ts';
import { Replacements } from '../replacements.ts';
import { savedArenas } from '../saved-arenas.ts';

/** The names of bots in a list with commas; a command is taken as it is, for it may have commas of its own. */
const namesIn = (typed: string): readonly string[] =>
  isProgram(typed) ? [typed] : typed.split(',').map((name) => name.trim());

/** The bots that were named, or a complaint that lists those that can play the game. */
function botsOf({ game, words }: OpenedGame, input: Input, isLeague: boolean): readonly string[] {
  const everybody = isLeague ? entrantsFor(game.id).map(({ id }) => id) : undefined;
  const ids = input.values('bots')?.flatMap(namesIn) ?? everybody;
  if (ids === undefined) throw misuse('cli.usage.missing', { what: '--bots' });
  const unknown = ids.find((id) => !isProgram(id) && findEntrant(game.id, id) === undefined);
  if (unknown === undefined) return ids;
  const known = words.list(entrantsFor(game.id).map((each) => each.id));
  throw misuse('cli.usage.unknownBot', { bot: unknown, known });
}

function budgetOf(input: Input): Budget {
  const milliseconds = input.count('ms', 1);
  const playouts = input.count('playouts', 1);
  if (milliseconds === undefined && playouts === undefined) return USUAL_BUDGET;
  return {
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(playouts === undefined ? {} : { playouts }),
  };
}

/** So many games at a time. Programs are processes already, and are looked after here. */
function poolFor(bots: readonly string[], workers: number, report: (replaced: Replaced) => void): BotPool {
  const here = workers === 1 ? thinkHere : threadOf();
  return new BotPool({ start: bots.some(isProgram) ? withPrograms({ report }) : here, workers, report });
}

const percentIn =
  ({ words }: Context) =>
  (share: number): string =>
    `${words.number(100 * share, 1)}%`;

function report(context: Context, title: string, seed: string, result: ArenaResult): string[] {
  const { terminal, words } = context;
  const { bold, dim } = terminal.paint;
  const percent = percentIn(context);
  const rows = result.standings.map(({ bot, winRate, meanScore, lead }) => [
    bot,
    percent(winRate.share),
    `${percent(winRate.low)} … ${percent(winRate.high)}`,
    words.number(meanScore, 2),
    words.number(lead.mean, 2),
    `${words.number(lead.low, 2)} … ${words.number(lead.high, 2)}`,
  ]);
  const heads = [
    'cli.arena.bot',
    'cli.arena.wins',
    'cli.arena.interval',
    'cli.arena.score',
    'cli.arena.lead',
    'cli.arena.interval',
  ] as const;
  const rounds = result.meanRounds;
  return [
    `${bold(title)}  ${dim(words.text('cli.seed', { seed }))}`,
    '',
    ...columns([heads.map((head) => dim(words.text(head))), ...rows], { right: [1, 2, 3, 4, 5] }),
    '',
    words.text('cli.arena.answers', { mean: words.number(result.meanAnswers, 1) }),
    ...(rounds === undefined ? [] : [words.text('cli.arena.rounds', { mean: words.number(rounds, 1) })]),
  ];
}

function reportLeague(
  { terminal, words }: Context,
  title: string,
  seed: string,
  ratings: readonly Rating[],
): string[] {
  const { bold, dim } = terminal.paint;
  const heads = ['cli.arena.bot', 'cli.arena.rating', 'cli.arena.interval', 'cli.arena.games'] as const;
  const rows = ratings.map(({ bot, rating, reach, games }) => [
    bot,
    words.number(rating, 0),
    `${words.number(rating - reach, 0)} … ${words.number(rating + reach, 0)}`,
    words.number(games, 0),
  ]);
  return [
    `${bold(title)}  ${dim(words.text('cli.seed', { seed }))}`,
    '',
    ...columns([heads.map((head) => dim(words.text(head))), ...rows], { right: [1, 2, 3] }),
  ];
}

/** Every two of the bots, once. */
const pairsOf = (bots: readonly string[]): (readonly [string, string])[] =>
  bots.flatMap((first, i) => bots.slice(i + 1).map((second) => [first, second] as const));

export const arenaCommand: Command = {
  name: 'arena',
  summary: 'cli.arena.summary',
  usage: [
    'arena <game> --bots a,b[,c,d] [--games N] [--options name=value,…] [--seed SEED] [--threads N] [--ms N] [--playouts N] [--save FILE] [--json]',
    'arena <game> --league [--bots a,b,c] [--games N] [--options name=value,…] [--seed SEED] [--threads N] [--ms N] [--playouts N] [--save FILE] [--json]',
  ],
  flags: {
    bots: { text: 'cli.flag.bots', value: 'a,b' },
    games: { text: 'cli.flag.games', value: 'N' },
    options: { text: 'cli.flag.options', value: 'name=value' },
    seed: { text: 'cli.flag.seed', value: 'SEED' },
    threads: { text: 'cli.flag.threads', value: 'N' },
    ms: { text: 'cli.flag.ms', value: 'N' },
    playouts: { text: 'cli.flag.playouts', value: 'N' },
    league: { text: 'cli.flag.league' },
    save: { text: 'cli.flag.save', value: 'FILE' },
    ...jsonFlag,
  },
  positionals: 1,
  examples: [
    'arena reference --bots random,random --games 1000',
    'arena race-for-the-galaxy --league --games 400 --ms 100 --save league.json',
    'arena race-for-the-galaxy --bots strong --bots "exec:python3 my-bot.py" --games 100 --ms 100',
  ],
  async run(context, input): Promise<ExitCode> {
    const opened = await openGame(context, input.required(0, '<game>'));
    const { game, words } = opened;
    const isLeague = input.on('league');
    const bots = botsOf(opened, input, isLeague);
    const games = input.count('games', 1) ?? 1000;
    const options = gameOptions(game, isLeague ? 2 : bots.length, input.list('options'));
    const saved = savedArenas(input.text('save'));
    const seed = input.text('seed') ?? saved.seed ?? randomBytes(8).toString('hex');
    const pairs = isLeague ? pairsOf(bots) : [bots];
    const bar = progressBar(context.terminal, games * pairs.length);
    const threads = Math.min(games, input.count('threads', 1) ?? availableParallelism());
    const replaced = new Replacements();
    const pool = poolFor(bots, threads, replaced.add);
    const results: ArenaResult[] = [];
    try {
      for (const [i, entrants] of pairs.entries()) {
        const setting = { game: game.id, bots: entrants, options, seed, budget: budgetOf(input) };
        const progress = (played: number): void => bar.at(i * games + played);
        results.push(await arenaOn(pool, { ...setting, games, progress, ...saved.arena(setting) }));
      }
    } finally {
      await pool.close();
    }
    bar.end();
    const title = words.text('cli.arena.title', {
      game: words.format(game.name),
      games: games * pairs.length,
    });
    const ratings = isLeague ? ratingsOf(results.flatMap(pairingOf)) : undefined;
    const [first] = results;
    if (input.on('json'))
      context.terminal.print(
        JSON.stringify({
          game: game.id,
          seed,
          ...(isLeague ? { ratings, results } : first),
          ...(replaced.all.length === 0 ? {} : { replaced: replaced.all }),
        }),
      );
    else if (ratings !== undefined)
      context.terminal.print(...reportLeague(opened.context, title, seed, ratings));
    else if (first !== undefined) context.terminal.print(...report(opened.context, title, seed, first));
    if (!input.on('json')) context.terminal.print(...replaced.lines(opened.context));
    return exit.ok;
  },
};

function pairingOf({ games, standings }: ArenaResult): Pairing[] {
  const [first, second] = standings;
  if (first === undefined || second === undefined) return [];
  return [{ first: first.bot, second: second.bot, wins: first.wins, games }];
}
