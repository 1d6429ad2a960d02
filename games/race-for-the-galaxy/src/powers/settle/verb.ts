/** What Settle asks of its powers. */
import type { GoodKind } from '../../data/goods.ts';
import type { Design, Keyword } from '../../data/types.ts';
import type { Verb } from '../verb.ts';

/** How a world is had: paid for, conquered, or paid for instead of conquered. Military and payment never combine. */
export type Method = 'pay' | 'conquer' | 'payForMilitary';

/** What a card does that is discarded from the tableau when its power is used. */
export interface OneUse {
  /** What it adds to the Military. */
  readonly strength: number;
  /** Whether nothing is left to pay. */
  readonly isFree: boolean;
  /** Whether it may be discarded for this world had in this way; it need not be needed. */
  goesWith(method: Method, world: Design): boolean;
}

export interface SettleVerb<P> extends Verb<P> {
  /** What a world with this kind of good, or with none, costs less when it is paid for. */
  discount?(power: P, kind: GoodKind | undefined): number;
  /** Military against a world; without one only the general. */
  military?(power: P, world: Design | undefined): number;
  /** Military that works against one kind of good or one keyword alone. */
  specialty?(power: P): { readonly against: GoodKind | Keyword; readonly amount: number } | undefined;
  oneUse?(power: P): OneUse;
  /** The cost of a military world, before discounts, that is paid for instead of conquered; undefined where it cannot be. */
  costInstead?(power: P, defense: number, kind: GoodKind | undefined): number | undefined;
  /** Cards drawn once a world is placed and paid for. */
  drawsAfter?(power: P): number;
}
