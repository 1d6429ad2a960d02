import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type ArenaResult, type Budget, entrantsFor, findEntrant, USUAL_BUDGET } from '@orrery/bots';
import { threadOf } from '@orrery/bots/node';
import { arenaOn, BotPool, type SharedArena, thinkHere } from '@orrery/bots/workers';
import type { Input } from '../arguments.ts';
import { type Command, type Context, jsonFlag } from '../command.ts';
import { type ExitCode, exit, misuse } from '../failure.ts';
import { gameOptions, type OpenedGame, openGame } from '../games.ts';
import { columns } from '../layout.ts';
import { progressBar } from '../progress.ts';

/** The bots that were named, or a complaint that lists those that can play the game. */
function botsOf({ game, words }: OpenedGame, input: Input): readonly string[] {
  const ids = input.list('bots');
  if (ids === undefined) throw misuse('cli.usage.missing', { what: '--bots' });
  const unknown = ids.find((id) => findEntrant(game.id, id) === undefined);
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

/** Plays the games in so many threads; a single one needs none but its own. */
async function playIn(threads: number, setting: SharedArena): Promise<ArenaResult> {
  const start = threads === 1 ? thinkHere : threadOf();
  const pool = new BotPool({ start, workers: threads, report: () => undefined });
  try {
    return await arenaOn(pool, setting);
  } finally {
    await pool.close();
  }
}

function report({ terminal, words }: Context, title: string, seed: string, result: ArenaResult): string[] {
  const { bold, dim } = terminal.paint;
  const percent = (share: number): string => `${words.number(100 * share, 1)}%`;
  const rows = result.standings.map(({ bot, winRate, meanScore }) => [
    bot,
    percent(winRate.share),
    `${percent(winRate.low)} … ${percent(winRate.high)}`,
    words.number(meanScore, 2),
  ]);
  const heads = ['cli.arena.bot', 'cli.arena.wins', 'cli.arena.interval', 'cli.arena.score'] as const;
  const rounds = result.meanRounds;
  return [
    `${bold(title)}  ${dim(words.text('cli.seed', { seed }))}`,
    '',
    ...columns([heads.map((head) => dim(words.text(head))), ...rows], { right: [1, 2, 3] }),
    '',
    words.text('cli.arena.answers', { mean: words.number(result.meanAnswers, 1) }),
    ...(rounds === undefined ? [] : [words.text('cli.arena.rounds', { mean: words.number(rounds, 1) })]),
  ];
}

export const arenaCommand: Command = {
  name: 'arena',
  summary: 'cli.arena.summary',
  usage: [
    'arena <game> --bots a,b[,c,d] [--games N] [--options name=value,…] [--seed SEED] [--threads N] [--ms N] [--playouts N] [--json]',
  ],
  flags: {
    bots: { text: 'cli.flag.bots', value: 'a,b' },
    games: { text: 'cli.flag.games', value: 'N' },
    options: { text: 'cli.flag.options', value: 'name=value' },
    seed: { text: 'cli.flag.seed', value: 'SEED' },
    threads: { text: 'cli.flag.threads', value: 'N' },
    ms: { text: 'cli.flag.ms', value: 'N' },
    playouts: { text: 'cli.flag.playouts', value: 'N' },
    ...jsonFlag,
  },
  positionals: 1,
  examples: ['arena reference --bots random,random --games 1000'],
  async run(context, input): Promise<ExitCode> {
    const opened = await openGame(context, input.required(0, '<game>'));
    const { game, words } = opened;
    const bots = botsOf(opened, input);
    const games = input.count('games', 1) ?? 1000;
    const options = gameOptions(game, bots.length, input.list('options'));
    const seed = input.text('seed') ?? randomBytes(8).toString('hex');
    const threads = Math.min(games, input.count('threads', 1) ?? availableParallelism());
    const budget = budgetOf(input);
    const bar = progressBar(context.terminal, games);
    const setting = { game: game.id, bots, options, games, seed, budget, progress: bar.at };
    const result = await playIn(threads, setting);
    bar.end();
    if (input.on('json')) context.terminal.print(JSON.stringify({ game: game.id, seed, ...result }));
    else {
      const title = words.text('cli.arena.title', { game: words.format(game.name), games });
      context.terminal.print(...report(opened.context, title, seed, result));
    }
    return exit.ok;
  },
};
