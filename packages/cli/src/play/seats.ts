/** Who sits where: typed as `you,casual` or `you=Ann,you=Bob,master`. */
import { botsFor, findBot, usualBot } from '@orrery/bots';
import { botNames } from '@orrery/bots/text';
import type { Game } from '@orrery/kernel';
import { misuse } from '../failure.ts';
import type { Words } from '../words.ts';

/** Somebody at the table; a person where there is no bot. */
export interface Player {
  readonly name: string;
  /** The bot's id. */
  readonly bot?: string;
}

const PERSON = 'you';

/** One person, and bots in as many seats as the game needs. */
export const usualSeats = (game: Game, seats = game.seats.min, bot = usualBot(game.id).id): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : bot));

const parts = (text: string): { readonly kind: string; readonly given: string } => {
  const [kind = '', ...name] = text.split('=');
  return { kind: kind.trim().toLowerCase(), given: name.join('=').trim() };
};

/** Whether a seat was typed in a way that {@link readSeats} accepts. */
export function isPlayer(game: Game, text: string): boolean {
  const { kind, given } = parts(text);
  return kind === PERSON || (given === '' && findBot(game.id, kind) !== undefined);
}

/** The players that were typed; complains about a bot that does not play this game. */
export function readSeats(game: Game, texts: readonly string[], words: Words): Player[] {
  const typed = texts.map(parts);
  const names = botNames(typed.map(({ kind }) => (kind === PERSON ? null : kind)));
  return typed.map(({ kind, given }, seat): Player => {
    if (kind === PERSON) return { name: given || words.text('cli.player.person', { seat: seat + 1 }) };
    const entry = findBot(game.id, kind);
    if (entry === undefined) {
      const known = words.list([PERSON, ...botsFor(game.id).map((each) => each.id)]);
      throw misuse('cli.usage.unknownSeat', { got: kind, known });
    }
    // A bot is called the same everywhere, also where its record is looked at.
    if (given !== '') throw misuse('cli.usage.namedBot', { got: given });
    return { bot: entry.id, name: words.format(names[seat] ?? entry.name) };
  });
}
