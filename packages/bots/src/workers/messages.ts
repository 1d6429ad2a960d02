/** What is said between whoever wants bots to think and the workers in which they do. No message holds a state. */
import type { Answer, CoreView, Seat } from '@orrery/kernel';
import type { Advised } from '../advisor.ts';
import type { ArenaGame } from '../arena.ts';
import type { Budget } from '../bot.ts';

/** A question to a bot: the one that is open for the seat in the view. */
export interface Asked {
  readonly game: string;
  /** The version of the rules; those of today where it is absent. */
  readonly rules?: number;
  readonly bot: string;
  readonly view: object & CoreView;
  readonly seat: Seat;
  readonly budget: Budget;
  /** Of the bot's chance. */
  readonly seed: string;
}

/** The question as a worker is told it. Whoever asks may hold more in the same object, and none of that goes along. */
export const toldOf = ({ game, rules, bot, view, seat, budget, seed }: Asked): Asked => ({
  game,
  ...(rules === undefined ? {} : { rules }),
  bot,
  view,
  seat,
  budget,
  seed,
});

/** What a seat sees. */
interface Sight {
  readonly view: object & CoreView;
  readonly seat: Seat;
}

/** A question to the advisor on a game: what may be answered to the one that is open for the seat, and why. */
export interface Consulted extends Sight {
  readonly game: string;
  readonly rules?: number;
  readonly budget: Budget;
  readonly seed: string;
  /** Answers that the seat wants to hear about in any case. */
  readonly also: readonly Answer[];
}

/** Positions in which the chances to win are wanted, each as a seat sees it. */
export interface Weighed {
  readonly game: string;
  readonly rules?: number;
  readonly sights: readonly Sight[];
  readonly seed: string;
}

/** Games of an arena, by their numbers: `from` and those after it, up to but without `to`. */
export interface ArenaShare {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  readonly budget: Budget;
  readonly from: number;
  readonly to: number;
}

export type Work =
  | { readonly asked: Asked }
  | { readonly consulted: Consulted }
  | { readonly weighed: Weighed }
  | { readonly share: ArenaShare };

export type ToWorker =
  | { readonly id: number; readonly work: Work }
  /** Nobody waits for it any more. */
  | { readonly id: number; readonly stop: true };

export type Done =
  | { readonly answer: Answer }
  | { readonly advised: readonly Advised[] }
  /** Of each position: every seat's chance to win. */
  | { readonly chances: readonly (readonly number[])[] }
  | { readonly games: readonly ArenaGame[] };

/** Why there is no answer: the bot threw, or its answer cannot be given; or its time was over, or its worker ended. */
export type Reason = 'threw' | 'refused' | 'late' | 'ended';

export interface Failed {
  readonly why: Reason;
  readonly text: string;
}

export type FromWorker =
  /** Everything is loaded: from now on time counts. */
  | { readonly id: number; readonly begun: true }
  | { readonly id: number; readonly done: Done }
  | { readonly id: number; readonly failed: Failed };
