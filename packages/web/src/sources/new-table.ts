/** Making a table of this browser. */
import { findBot, usualBot } from '@orrery/bots';
import type { Level } from '@orrery/bots/text';
import { branch, type Game, type GameRecord, type Plain, type Seat } from '@orrery/kernel';
import { keep } from '../app/storage.ts';
import { freshId, rememberBegun, type SavedSeat, type SavedTable, saveTable } from './saved.ts';

export interface NewTable {
  readonly seats: readonly SavedSeat[];
  readonly options: Readonly<Record<string, Plain>>;
  readonly seed?: string;
}

function put(table: SavedTable): string {
  const { id, game, seats, created } = table;
  rememberBegun(keep(), [game]);
  saveTable(keep(), table, { id, game, seats, updated: created, moves: 0 });
  return id;
}

/** Makes the table and gives its id. */
export const createTable = (game: Game, { seats, options, seed }: NewTable): string =>
  put({
    id: freshId(),
    game: game.id,
    rules: game.version,
    options,
    seats,
    seed: seed ?? freshId(32),
    moves: [],
    created: Date.now(),
  });

/** A seat for a bot. Its name is put in where it is shown, in the language of the screen. */
export const botSeat = (bot: string, mark?: number): SavedSeat => ({
  name: bot,
  bot,
  ...(mark === undefined ? {} : { mark }),
});

/** One person against as few bots of that level as the game allows, but one at least. */
export function usualSeats(game: Game, you: string, level: Level): SavedSeat[] {
  const bot = botAt(game.id, level);
  const count = Math.min(game.seats.max, Math.max(2, game.seats.min));
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { name: you } : botSeat(bot)));
}

/** The bot of that level; the only one there is for a game without levels. */
export const botAt = (game: string, level: Level): string => (findBot(game, level) ?? usualBot(game)).id;

export interface Branch {
  readonly record: GameRecord;
  /** How many of its answers stand. */
  readonly at: number;
  /** Who is played by the person; the others by bots. */
  readonly seat: Seat;
  /** What that person is called where a bot had the seat. */
  readonly you: string;
  readonly bot: string;
  readonly sameCards: boolean;
}

/** A table that goes on from a position of a recorded game. */
export function branchTable(game: Game, { record, at, seat, you, bot, sameCards }: Branch): string {
  const { answers: moves, anew = [] } = branch(record, at);
  const deals = sameCards ? anew : [...anew, { at, viewer: seat, seed: freshId(32) }];
  return put({
    id: freshId(),
    game: game.id,
    rules: game.version,
    options: record.options,
    seats: record.seats.map((name, each) => {
      if (each !== seat) return botSeat(bot);
      return { name: record.bots?.[each] == null ? name : you };
    }),
    seed: record.seed,
    beginning: { moves, ...(deals.length === 0 ? {} : { anew: deals }) },
    moves: [],
    created: Date.now(),
  });
}
