/**
 * Questions as a game writes them (what may be answered and what an answer does, side by side) and as clients and bots
 * read them (plain data in three shapes).
 */
import type { Ask, Seat } from './agenda.ts';
import type { Plain } from './data.ts';
import type { Message } from './message.ts';
import type { Rng } from './random.ts';
import type { Run } from './run.ts';

/** Why an answer was not accepted. */
export type Refusal = Message;

/** What a client shows of one option: words, the thing on the table it points at, what it costs and brings. */
export interface Facts {
  readonly text: Message;
  readonly target?: Plain;
  readonly cost?: Readonly<Record<string, number>>;
  readonly gain?: Readonly<Record<string, number>>;
}

export interface Option extends Facts {
  readonly value: Plain;
}

/** Something that exists but cannot be chosen now, and why. */
export interface Unavailable extends Option {
  readonly reason: Message;
}

interface Asked<S, A extends Ask> {
  /** The question in words. */
  text(state: S, ask: A): Message;
  /** What exists but cannot be chosen, and why. Off the path of search; may be slow. */
  unavailable?(state: S, ask: A): Unavailable[];
}

/** One of these options. `options` is the only place where legality lives. */
export interface OneOf<S, A extends Ask, V extends Plain = Plain> extends Asked<S, A> {
  readonly shape: 'one-of';
  /** Never empty, in a fixed order. */
  options(state: S, ask: A): readonly V[];
  describe(state: S, ask: A, value: V): Facts;
  answer(state: S, ask: A, pick: V, run: Run): void;
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Some of these items: between `min` and `max` of them, in order or not, passing `allows` where it is given. */
export interface SomeOf<S, A extends Ask, V extends Plain = Plain> extends Asked<S, A> {
  readonly shape: 'some-of';
  readonly ordered: boolean;
  items(state: S, ask: A): readonly V[];
  bounds(state: S, ask: A): Bounds;
  /** Which sets may be chosen, beyond the bounds; says why not. */
  allows?(state: S, ask: A, picks: readonly V[]): Refusal | undefined;
  /** Good answers, best first; needed where `allows` makes legal answers rare. */
  proposals?(state: S, ask: A): readonly (readonly V[])[];
  /** A random legal answer, where there is a better way than drawing sets until one passes. */
  sample?(state: S, ask: A, rng: Rng): readonly V[];
  describe(state: S, ask: A, value: V): Facts;
  answer(state: S, ask: A, picks: readonly V[], run: Run): void;
}

export interface Part {
  readonly id: string;
  /** From 0 to this many may be given. */
  readonly max: number;
  /** What one of it counts toward the total. */
  readonly worth: number;
}

/** Amounts of parts whose worth together lies within the bounds. */
export interface Amounts<S, A extends Ask> extends Asked<S, A> {
  readonly shape: 'amounts';
  parts(state: S, ask: A): readonly Part[];
  total(state: S, ask: A): Bounds;
  allows?(state: S, ask: A, amounts: Readonly<Record<string, number>>): Refusal | undefined;
  proposal(state: S, ask: A): Readonly<Record<string, number>>;
  /** A random legal answer, where there is a quicker way than counting all mixes. */
  sample?(state: S, ask: A, rng: Rng): Readonly<Record<string, number>>;
  describe(state: S, ask: A, part: string): Facts;
  answer(state: S, ask: A, amounts: Readonly<Record<string, number>>, run: Run): void;
}

export type QuestionRule<S, A extends Ask> = OneOf<S, A> | SomeOf<S, A> | Amounts<S, A>;

/** A question as it leaves the engine. */
export type Question = {
  readonly id: number;
  readonly seat: Seat;
  readonly name: string;
  /** What the rules ask it with besides the seat: the card it is about, how often it was asked. Everybody may know it. */
  readonly args: Readonly<Record<string, Plain>>;
  readonly text: Message;
  /** A sealed question that has been answered may be answered anew until the last seat's answer is in. */
  readonly answered: boolean;
} & (
  | { readonly shape: 'one-of'; readonly options: readonly Option[] }
  | {
      readonly shape: 'some-of';
      readonly items: readonly Option[];
      readonly min: number;
      readonly max: number;
      readonly ordered: boolean;
      /** True where not every set within the bounds is legal. */
      readonly restricted: boolean;
      readonly proposals: readonly (readonly Plain[])[];
    }
  | {
      readonly shape: 'amounts';
      readonly parts: readonly (Part & Facts)[];
      readonly min: number;
      readonly max: number;
      readonly restricted: boolean;
      readonly proposal: Readonly<Record<string, number>>;
    }
);
