/** Before the game: which one, and against whom. Enter takes the first of each list. */
import { botsFor } from '@orrery/bots';
import { isLevel, levelNote } from '@orrery/bots/text';
import { type CatalogEntry, games } from '@orrery/catalog';
import type { Game } from '@orrery/kernel';
import type { Context } from '../command.ts';
import { columns } from '../layout.ts';
import { wordsIn } from '../words.ts';
import { isPlayer, usualSeats } from './seats.ts';

/** Asks until the answer fits; the first choice is taken on Enter, undefined when nobody answers. */
async function chooseFrom<T>(
  { terminal, words }: Context,
  title: string,
  rows: readonly (readonly string[])[],
  read: (text: string) => T | undefined,
): Promise<T | undefined> {
  const { bold, cyan, yellow } = terminal.paint;
  terminal.print('', bold(title), ...columns(rows.map((row, i) => [cyan(String(i + 1)), ...row])));
  for (;;) {
    const line = await terminal.read(words.text('cli.choose.prompt'));
    if (line === undefined) return undefined;
    const chosen = read(line.trim() === '' ? '1' : line.trim());
    if (chosen !== undefined) return chosen;
    terminal.print(yellow(words.text('cli.choose.again', { most: rows.length })));
  }
}

/** The game that a person wants to play; undefined when nobody answers. */
export async function chooseGame(context: Context): Promise<string | undefined> {
  // The small game that shows how games are written is played too, but comes last.
  const shown: readonly CatalogEntry[] = [
    ...games.filter((game) => game.listed),
    ...games.filter((game) => !game.listed),
  ];
  const rows = await Promise.all(
    shown.map(async ({ load }) => {
      const loaded = await load();
      const words = wordsIn(context.words.language, loaded);
      const { min, max } = loaded.game.seats;
      return [
        words.format(loaded.game.name),
        context.terminal.paint.dim(words.text('cli.choose.seats', { min, max })),
      ];
    }),
  );
  return chooseFrom(context, context.words.text('cli.choose.game'), rows, (text) => {
    return shown[Number(text) - 1]?.id ?? shown.find(({ id }) => id === text)?.id;
  });
}

/** How well the bots are to play; undefined when nobody answers. */
async function chooseBot(context: Context, game: Game): Promise<string | undefined> {
  const { words, terminal } = context;
  const bots = botsFor(game.id);
  if (bots.length === 1) return bots[0]?.id;
  const rows = bots.map(({ id, name }) => [
    words.format(name),
    terminal.paint.dim(isLevel(id) ? words.format(levelNote(id)) : ''),
  ]);
  return chooseFrom(context, words.text('cli.choose.bot'), rows, (text) => {
    return bots[Number(text) - 1]?.id ?? bots.find(({ id }) => id === text)?.id;
  });
}

interface SeatChoice {
  readonly text: string;
  readonly people: number;
  readonly bots: number;
}

/** So many bots, or people at this terminal. */
function seatChoices({ words }: Context, game: Game): SeatChoice[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return [
    ...counts.map((seats) => ({
      text: words.text('cli.choose.bots', { n: seats - 1 }),
      people: 1,
      bots: seats - 1,
    })),
    ...counts
      .filter((seats) => seats > 1)
      .map((seats) => ({ text: words.text('cli.choose.people', { n: seats }), people: seats, bots: 0 })),
  ];
}

/** The seats that a person wants: so many bots, or people at this terminal, or as typed. */
export async function chooseSeats(context: Context, game: Game): Promise<string[] | undefined> {
  const choices = seatChoices(context, game);
  const rows = choices.map(({ text }) => [text]);
  const title = context.words.text('cli.choose.seatsTitle');
  const chosen = await chooseFrom(context, title, rows, (text): string[] | SeatChoice | undefined => {
    const typed = text.split(',').map((seat) => seat.trim());
    const fits = typed.length >= game.seats.min && typed.length <= game.seats.max;
    if (fits && typed.every((seat) => isPlayer(game, seat))) return typed;
    return choices[Number(text) - 1];
  });
  if (chosen === undefined || Array.isArray(chosen)) return chosen;
  if (chosen.bots === 0) return Array.from({ length: chosen.people }, () => 'you');
  const bot = await chooseBot(context, game);
  return bot === undefined ? undefined : usualSeats(game, chosen.people + chosen.bots, bot);
}
