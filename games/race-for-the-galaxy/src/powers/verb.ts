/**
 * The faces of a power. Every power has its home in one file of this folder: its shape as the rows write it, what the
 * phase asks of it, its words, and what it is worth to advice. The table of its phase has a row for it, and whoever
 * interprets, words or reckons powers walks the tables (`powers/index.ts`).
 */
import type { Message } from '@orrery/kernel';
import type { CardTraits } from '../advice/traits.ts';
import type { Design } from '../data/types.ts';

/** What a power of any phase has; the phase adds the faces that it asks for. */
export interface Verb<P> {
  /** The power as a sentence that continues the name of its phase: "Explore: draw 1 more card to choose from." */
  text(power: P): Message;
  /** Adds what the power is worth to what its card brings. */
  addTo(traits: CardTraits, power: P, design: Design): void;
}

/** The verbs of a phase, each under the name that its rows have in `do`. */
export const verbTable = <T extends { readonly [K in keyof T]: Verb<{ readonly do: K }> }>(table: T): T =>
  table;

type PowerWith<V> = V extends Verb<infer P> ? P : never;

/** The powers that a table of verbs knows. */
export type PowerIn<T> = PowerWith<T[keyof T]>;
