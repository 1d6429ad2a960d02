/** What the bot has before it when it answers: a position that fits what it sees, and how long the game will last. */
import type { Answer, Game, Seat } from '@orrery/kernel';
import type { Player, RaceAsk, RaceState, RaceView } from '@orrery/race-for-the-galaxy';
import type { Outlook } from './outlook.ts';

export type RaceGame = Game<RaceState, RaceView>;

export interface JudgedPosition {
  readonly game: RaceGame;
  readonly state: RaceState;
  readonly outlook: Outlook;
  /** Whose eyes these are. The hands of the others are imagined, and which of their cards they give away is all one. */
  readonly own: Seat;
}

/** A question by its name. */
export type AskNamed<K extends RaceAsk['do']> = Extract<RaceAsk, { do: K }>;

export function playerAt({ players }: RaceState, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** At most so many answers to one question are compared. */
const LISTED = 64;

/** What the seat may answer now; the first of them where there are very many. */
export function answersOf({ game, state }: Pick<JudgedPosition, 'game' | 'state'>, seat: Seat): Answer[] {
  const open = game.openFor(state, seat);
  return open === undefined ? [] : game.list(state, open, LISTED);
}

/** The item with the highest mark; the first of several. */
export function bestOf<T>(items: readonly T[], markOf: (item: T) => number): T {
  let [best] = items;
  if (best === undefined) throw new Error('nothing to choose from');
  let highest = markOf(best);
  for (let i = 1; i < items.length; i++) {
    const item = items[i];
    const mark = item === undefined ? Number.NEGATIVE_INFINITY : markOf(item);
    if (item === undefined || mark <= highest) continue;
    best = item;
    highest = mark;
  }
  return best;
}
