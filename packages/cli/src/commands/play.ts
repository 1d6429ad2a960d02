import { randomBytes } from 'node:crypto';
import type { Input } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { type ExitCode, exit, misuse } from '../failure.ts';
import { gameOptions, type OpenedGame, openGame } from '../games.ts';
import { wrap } from '../layout.ts';
import { chooseGame, chooseSeats } from '../play/choose.ts';
import { GameInProgress } from '../play/game-in-progress.ts';
import { readSeats, usualSeats } from '../play/seats.ts';
import { Session } from '../play/session.ts';
import { openRecord } from '../record.ts';
import { tableScreen } from '../show/table.ts';

/** The seats as typed, chosen from a list, or the usual ones; undefined when nobody chooses. */
async function seatsFor({ game, context }: OpenedGame, input: Input): Promise<string[] | undefined> {
  const typed = input.list('seats');
  if (typed !== undefined) return typed;
  return input.positionals.length > 0 ? usualSeats(game) : chooseSeats(context, game);
}

async function newTable(opened: OpenedGame, input: Input): Promise<GameInProgress | undefined> {
  const seats = await seatsFor(opened, input);
  if (seats === undefined) return undefined;
  const { game, words } = opened;
  const options = gameOptions(game, seats.length, input.list('options'));
  const players = readSeats(game, seats, words);
  const seed = input.text('seed') ?? randomBytes(16).toString('hex');
  return GameInProgress.begin(game, { players, options, seed });
}

/** Sits down at a game that was left; who plays is typed anew, names of people are those of the record. */
async function oldTable(context: Context, file: string, input: Input): Promise<[OpenedGame, GameInProgress]> {
  const [opened, record] = await openRecord(context, file);
  const { game, words } = opened;
  const seats = input.list('seats') ?? usualSeats(game, record.seats.length);
  if (seats.length !== record.seats.length)
    throw misuse('cli.usage.seatsOfRecord', { n: record.seats.length });
  const players = readSeats(game, seats, words);
  const named = players.map((player, seat) => {
    const wasPerson = (record.bots?.[seat] ?? null) === null;
    return player.bot === undefined && wasPerson
      ? { ...player, name: record.seats[seat] ?? player.name }
      : player;
  });
  return [opened, GameInProgress.resume(game, record, named)];
}

async function sitDown(context: Context, input: Input): Promise<[OpenedGame, GameInProgress] | undefined> {
  const file = input.text('resume');
  if (file !== undefined) return oldTable(context, file, input);
  const { terminal, words } = context;
  if (input.positionals.length === 0)
    terminal.print(
      ...wrap(`${terminal.paint.bold('Orrery')} – ${words.text('cli.help.tagline')}`, terminal.width),
    );
  const id = input.positionals[0] ?? (await chooseGame(context));
  if (id === undefined) return undefined;
  const opened = await openGame(context, id);
  const table = await newTable(opened, input);
  return table === undefined ? undefined : [opened, table];
}

export const playCommand: Command = {
  name: 'play',
  summary: 'cli.play.summary',
  usage: [
    'play [game] [--seats you,casual] [--options name=value,…] [--seed SEED] [--record FILE]',
    'play --resume FILE [--seats you,casual] [--record FILE]',
  ],
  flags: {
    seats: { text: 'cli.flag.seats', value: 'you,casual' },
    options: { text: 'cli.flag.options', value: 'name=value' },
    seed: { text: 'cli.flag.seed', value: 'SEED' },
    record: { text: 'cli.flag.record', value: 'FILE' },
    resume: { text: 'cli.flag.resume', value: 'FILE' },
  },
  positionals: 1,
  examples: [
    'play',
    'play race-for-the-galaxy --seats you=Ann,you=Bob,master',
    'play reference --options length=long',
  ],
  async run(context, input): Promise<ExitCode> {
    const seated = await sitDown(context, input);
    if (seated === undefined) return exit.ok;
    const [{ loaded, words }, table] = seated;
    const { terminal } = context;
    const { seed, players } = table.setting;
    const names = words.list(players.map(({ name }) => name));
    terminal.print(
      '',
      ...wrap(
        words.text('cli.play.begin', { game: words.format(loaded.game.name), names }),
        terminal.width,
      ).map(terminal.paint.bold),
    );
    terminal.print(terminal.paint.dim(words.text('cli.seed', { seed })));
    const screen = tableScreen(loaded);
    const record = input.text('record');
    const session = new Session({
      loaded,
      table,
      screen,
      terminal,
      words,
      ...(record === undefined ? {} : { record }),
    });
    await session.play();
    return exit.ok;
  },
};
