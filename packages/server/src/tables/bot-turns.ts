/** What bots have to answer at a table. */
import type { Seat } from '@orrery/kernel';
import { botSeats, type Table } from './table.ts';

/** A bot's part of a turn: the question it must answer, and what it may know. */
export interface BotTurn {
  readonly seat: Seat;
  readonly bot: string;
  readonly game: string;
  readonly view: object;
  readonly question: number;
}

/** The questions that wait for bots, each with what its seat may know. */
export function botTurns(table: Table): readonly BotTurn[] {
  const { timeline, engine } = table;
  if (timeline === null || table.status !== 'playing' || table.paused) return [];
  return botSeats(table).flatMap((seat) => {
    const open = engine.game.openFor(timeline.state, seat);
    const bot = table.seats[seat]?.bot;
    if (open === undefined || bot === undefined || bot === null) return [];
    const view = engine.game.view(timeline.state, seat);
    return [{ seat, bot, game: table.settings.game, view, question: open.id }];
  });
}

/** Whether a bot's question still waits for its answer. */
export function isAsked(table: Table, { seat, bot, question }: BotTurn): boolean {
  const { timeline, engine, seats, paused, deciding } = table;
  if (timeline === null || paused || seats[seat]?.bot !== bot || !deciding.includes(seat)) return false;
  return engine.game.openFor(timeline.state, seat)?.id === question;
}
