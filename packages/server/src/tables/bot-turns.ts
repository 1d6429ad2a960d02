/** What bots have to answer at a table. */
import type { CoreView, Seat } from '@orrery/kernel';
import { botsDue } from './decide.ts';
import { botSeats, type Table } from './table.ts';

/** A bot's part of a turn: the question it must answer, and what it may know. */
export interface BotTurn {
  readonly seat: Seat;
  readonly bot: string;
  readonly game: string;
  readonly rules: number;
  readonly view: object & CoreView;
  readonly question: number;
  /** The last row before it that turned the game back: after another one the answer comes too late. */
  readonly turnedBack: number;
}

/** The questions that wait for bots, each with what its seat may know. */
export function botTurns(table: Table): readonly BotTurn[] {
  const { history, engine, turnedBack } = table;
  if (history === null || botsDue(table) === undefined) return [];
  return botSeats(table).flatMap((seat) => {
    const open = engine.game.openFor(history.state, seat);
    const bot = table.seats[seat]?.bot;
    if (open === undefined || bot === undefined || bot === null) return [];
    const view = engine.game.view(history.state, seat);
    const { game, rules } = table.settings;
    return [{ seat, bot, game, rules, view, question: open.id, turnedBack }];
  });
}

/** Whether a bot's question still waits for its answer. */
export function isAsked(table: Table, { seat, bot, question, turnedBack }: BotTurn): boolean {
  const { history, engine, seats, paused, deciding } = table;
  if (history === null || paused || seats[seat]?.bot !== bot || !deciding.includes(seat)) return false;
  if (table.turnedBack !== turnedBack) return false;
  return engine.game.openFor(history.state, seat)?.id === question;
}
