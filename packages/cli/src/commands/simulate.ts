import { randomBytes } from 'node:crypto';
import { type SimulationResult, simulate, type Tally } from '@orrery/bots';
import { type Command, type Context, jsonFlag } from '../command.ts';
import { type ExitCode, exit } from '../failure.ts';
import { gameOptions, openGame } from '../games.ts';
import { columns } from '../layout.ts';
import { progressBar } from '../progress.ts';

interface Simulated {
  readonly game: string;
  readonly seed: string;
  readonly seconds: number;
  readonly result: SimulationResult;
}

const json = ({ game, seed, seconds, result }: Simulated): unknown => ({
  game,
  seed,
  games: result.games,
  seconds,
  gamesPerSecond: result.games / seconds,
  answersPerSecond: result.answers.total / seconds,
  answersPerGame: range(result.answers),
  ...(result.rounds.count === 0 ? {} : { rounds: range(result.rounds) }),
  sharedWins: result.shared,
  seats: result.seats.map(({ wins, scores }) => ({ winShare: wins / result.games, score: range(scores) })),
});

const range = ({ mean, least, most }: Tally): unknown => ({ mean, least, most });

function report({ terminal, words }: Context, { game, seed, seconds, result }: Simulated): string[] {
  const { bold, dim } = terminal.paint;
  const spread = ({ mean, least, most }: Tally): string =>
    words.text('cli.simulate.range', { mean: words.number(mean, 1), least, most });
  const rows = [
    [words.text('cli.simulate.speed'), words.text('cli.simulate.perSecond', speeds())],
    [words.text('cli.simulate.answers'), spread(result.answers)],
    ...(result.rounds.count === 0 ? [] : [[words.text('cli.simulate.rounds'), spread(result.rounds)]]),
    [words.text('cli.simulate.shared'), words.number(result.shared)],
  ];
  function speeds() {
    return { games: Math.round(result.games / seconds), answers: Math.round(result.answers.total / seconds) };
  }
  const seats = result.seats.map(({ wins, scores }, seat) => [
    words.text('cli.simulate.seat', { seat: seat + 1 }),
    `${words.number((100 * wins) / result.games, 1)}%`,
    words.number(scores.mean, 2),
    `${words.number(scores.least)} … ${words.number(scores.most)}`,
  ]);
  const heads = ['', 'cli.simulate.wins', 'cli.simulate.score', 'cli.simulate.reach'] as const;
  return [
    `${bold(words.text('cli.simulate.title', { game, games: result.games, seats: result.seats.length }))}  ${dim(words.text('cli.seed', { seed }))}`,
    '',
    ...columns(rows),
    '',
    ...columns([heads.map((head) => (head === '' ? '' : dim(words.text(head)))), ...seats], {
      right: [1, 2, 3],
    }),
  ];
}

export const simulateCommand: Command = {
  name: 'simulate',
  summary: 'cli.simulate.summary',
  usage: ['simulate <game> [--games N] [--seats N] [--options name=value,…] [--seed SEED] [--json]'],
  flags: {
    games: { text: 'cli.flag.games', value: 'N' },
    seats: { text: 'cli.flag.seatCount', value: 'N' },
    options: { text: 'cli.flag.options', value: 'name=value' },
    seed: { text: 'cli.flag.seed', value: 'SEED' },
    ...jsonFlag,
  },
  positionals: 1,
  examples: [
    'simulate reference --games 100000',
    'simulate reference --games 1000 --seats 4 --seed try --json',
  ],
  async run(context, input): Promise<ExitCode> {
    const opened = await openGame(context, input.required(0, '<game>'));
    const { game, words } = opened;
    const games = input.count('games', 1) ?? 1000;
    const seats = input.count('seats', 1) ?? game.seats.min;
    const options = gameOptions(game, seats, input.list('options'));
    const seed = input.text('seed') ?? randomBytes(8).toString('hex');
    const bar = progressBar(context.terminal, games);
    const begun = performance.now();
    const result = simulate(game, { options, seats, games, seed, progress: bar.at });
    const seconds = (performance.now() - begun) / 1000;
    bar.end();
    const simulated = { game: game.id, seed, seconds, result };
    if (input.on('json')) context.terminal.print(JSON.stringify(json(simulated)));
    else context.terminal.print(...report(opened.context, { ...simulated, game: words.format(game.name) }));
    return exit.ok;
  },
};
