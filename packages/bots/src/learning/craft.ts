/** What a game adds to learning: how a seat's view is told in numbers, where it is judged, and who plays by a judge. */
import type { Core, Game, Outcome, Seat } from '@orrery/kernel';
import type { Bot } from '../bot.ts';
import type { Features } from './features.ts';
import type { Judge } from './judge.ts';

/** `D` is what positions are told from: the view, or the part of it that suffices. */
export interface Craft<S extends Core, V extends object, D extends object = V> {
  readonly game: string;
  /** Raised whenever the meaning of an input changes: weights that were made for others are refused. */
  readonly edition: number;
  readonly inputs: number;
  /** What a finished game was worth to a seat, between 0 and 1. */
  result(outcome: Outcome, state: S, seat: Seat): number;
  seatsOf(view: V): number;
  /** Tells what a seat sees in numbers. Nothing but the view is there to be told. */
  describe(view: D, seat: Seat, into: Features): void;
  /** Where the game stands; handed to {@link judgedAfter} once an answer has been given. */
  stage(state: S): number;
  /** The seats whose position a search would judge now that this seat has answered. */
  judgedAfter(game: Game<S, V>, state: S, answering: Seat, before: number): readonly Seat[];
  /** Of the positions judged in a game this share is learned from: those close together tell the same. */
  readonly share: number;
  /** How often a player of training games answers a question by chance, to see what comes of it. */
  curiosity(question: string): number;
  /** Who plays the games from which the first judge learns. */
  readonly beginner: Bot<S, V>;
  /** Who plays by this judge, with so much effort: 1 is what a person waits for, less is for many games. */
  player(judge: Judge<D>, effort: number): Bot<S, V>;
  /** Options of the training games, by their number; the usual ones where it is absent. */
  options?(seats: number, game: number): unknown;
}
