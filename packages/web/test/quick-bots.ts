/** Bots that answer at once, for tables that nobody waits at. */
import { answerOfQuick, type Bot, turnOf } from '@orrery/bots';
import { type Game, rngFrom } from '@orrery/kernel';
import type { LocalTable } from '../src/sources/local-table.ts';

/** The bots of a table answer what is asked of them, until nothing is. */
export function letQuickBotsAnswer(game: Game, table: LocalTable, botOf: (id: string) => Bot): void {
  for (let turn = table.botTurn; turn !== undefined; turn = table.botTurn) {
    const { bot, view, seat, seed } = turn.asked;
    table.botAnswer(turn, answerOfQuick(botOf(bot), game, turnOf(view, seat, rngFrom(seed))));
  }
}
