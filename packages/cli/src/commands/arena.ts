import { randomBytes } from 'node:crypto';
import { type ArenaResult, arena, type Bot, botsFor, findBot } from '@orrery/bots';
import { type Command, type Context, jsonFlag } from '../command.ts';
import { type ExitCode, exit, misuse } from '../failure.ts';
import { gameOptions, type OpenedGame, openGame } from '../games.ts';
import { columns } from '../layout.ts';
import { progressBar } from '../progress.ts';

/** The bots of these names, or a complaint that lists those that can play the game. */
function loadBots({ game, words }: OpenedGame, ids: readonly string[]): Promise<Bot[]> {
  return Promise.all(
    ids.map((id) => {
      const entry = findBot(game.id, id);
      if (entry === undefined) {
        const known = words.list(botsFor(game.id).map((each) => each.id));
        throw misuse('cli.usage.unknownBot', { bot: id, known });
      }
      return entry.load();
    }),
  );
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
  usage: ['arena <game> --bots a,b[,c,d] [--games N] [--options name=value,…] [--seed SEED] [--json]'],
  flags: {
    bots: { text: 'cli.flag.bots', value: 'a,b' },
    games: { text: 'cli.flag.games', value: 'N' },
    options: { text: 'cli.flag.options', value: 'name=value' },
    seed: { text: 'cli.flag.seed', value: 'SEED' },
    ...jsonFlag,
  },
  positionals: 1,
  examples: ['arena reference --bots random,random --games 1000'],
  async run(context, input): Promise<ExitCode> {
    const opened = await openGame(context, input.required(0, '<game>'));
    const { game, words } = opened;
    const ids = input.list('bots');
    if (ids === undefined) throw misuse('cli.usage.missing', { what: '--bots' });
    const bots = await loadBots(opened, ids);
    const games = input.count('games', 1) ?? 1000;
    const options = gameOptions(game, bots.length, input.list('options'));
    const seed = input.text('seed') ?? randomBytes(8).toString('hex');
    const bar = progressBar(context.terminal, games);
    const result = arena(game, bots, { options, games, seed, progress: bar.at });
    bar.end();
    if (input.on('json')) context.terminal.print(JSON.stringify({ game: game.id, seed, ...result }));
    else {
      const title = words.text('cli.arena.title', { game: words.format(game.name), games });
      context.terminal.print(...report(opened.context, title, seed, result));
    }
    return exit.ok;
  },
};
