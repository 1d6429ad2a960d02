/** What Consume asks of its powers. */
import type { Message, Seat } from '@orrery/kernel';
import type { CardId } from '../../data/cards.ts';
import type { Player, PowerRef, RaceState } from '../../state.ts';
import type { RaceRun } from '../../tasks.ts';
import type { Verb } from '../verb.ts';

export interface ConsumeVerb<P> extends Verb<P> {
  /** Whether it may be left unused; all others must be used while they can be. */
  readonly isOptional?: true;
  /** For a power that takes goods: which, how many, and what for. */
  readonly goods?: GoodsFace<P>;
  canUse(power: P, state: RaceState, player: Player): boolean;
  /** Powers are resolved one at a time: whatever this one asks is answered before the next can start. */
  use(power: P, state: RaceState, run: RaceRun, seat: Seat, ref: PowerRef): void;
  /** What it can bring with the goods that lie there. */
  most(power: P, player: Player): Most;
  /** What it can bring whatever lies there: never less than `most`, and known without looking. */
  bound(power: P): Bound;
  /** For advice: when it is used without a plan, the higher the sooner; `card` is what a card in hand is worth in VP. */
  urgency(power: P, card: number): number;
  /** For advice: everything that it can do with these goods; nothing where it cannot be used, or need not be. */
  uses(power: P, player: Player, goods: GoodCounts): readonly Use[];
}

export interface GoodsFace<P> {
  /** The worlds whose goods it can take. */
  worlds(power: P, player: Player): CardId[];
  /** How many of them it takes now. */
  count(power: P, player: Player): number;
  /** Why it cannot take the goods of these worlds together. */
  refusal?(power: P, worlds: readonly CardId[]): Message | undefined;
  /** Takes the goods of these worlds and gives what they bring. */
  take(power: P, state: RaceState, run: RaceRun, seat: Seat, card: CardId, worlds: readonly CardId[]): void;
}

/** Whoever goes first can leave the others short of this much. */
export interface Most {
  /** Cards that are drawn, whatever happens to the goods. */
  readonly cards?: number;
  /** VP for cards of the hand. */
  readonly vpFromHand?: number;
  /** VP and cards each time that so many goods are given for them. */
  readonly reward?: {
    readonly vp: number;
    readonly cards: number;
    readonly times: number;
    readonly goodsEachTime: number;
  };
}

export interface Bound {
  readonly vp?: number;
  readonly cards?: number;
  /** Sales, which bring a price and not a number of cards. */
  readonly sales?: number;
  /** VP for each good. */
  readonly perGood?: number;
}

/** Goods by kind, in the order of `goodKinds`. */
export type GoodCounts = readonly number[];

/** One thing that a power can do. */
export interface Use {
  readonly taken: GoodCounts;
  /** Before Consume: 2x VPs doubles it. */
  readonly vp: number;
  readonly cards: number;
  /** For a sale, whose price depends on the very world: whether trade powers count. */
  readonly sale?: { readonly withPowers: boolean };
}
