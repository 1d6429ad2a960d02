/** What is said between a training and the threads in which its games are played. */
import type { ArenaGame } from '../arena.ts';
import type { StoredNetwork } from '../learning/weights.ts';
import type { Samples } from './samples.ts';

/** A player of training games: the beginner, a judge's generation counted from 1, or a bot of the list by its id. */
export type Entrant = 'beginner' | number | { readonly bot: string };

export interface Common {
  readonly game: string;
  readonly seed: string;
  /** The judges so far, generation 1 first. */
  readonly judges: readonly StoredNetwork[];
  /** With how much effort players think, see `Craft.player`. */
  readonly effort: number;
  /** Games by their numbers: `from` and those after it, up to but without `to`. */
  readonly from: number;
  readonly to: number;
}

/** Games to learn from: most seats are taken by the newest judge, some by earlier ones. */
export interface Lesson extends Common {
  /** How many sit at the tables, in turn from game to game. */
  readonly seats: readonly number[];
  readonly earlier: number;
}

/** Games in which players are compared; they sit as in an arena. */
export interface Comparison extends Common {
  readonly entrants: readonly Entrant[];
}

export type Task = { readonly lesson: Lesson } | { readonly comparison: Comparison };

export type Done = { readonly samples: Samples } | { readonly games: readonly ArenaGame[] };

export type Reply = { readonly done: Done } | { readonly failed: string };
