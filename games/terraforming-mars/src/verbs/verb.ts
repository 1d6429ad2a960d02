/** What a verb is: every face that the interpreter, the wording and the advice look at. */
import type { Message, Seat } from '@orrery/kernel';
import type { CubeKind, Resource, Tag } from '../data/resources.ts';
import type { Effect, Prey, Tile, Where } from '../data/types.ts';
import type { MarsState } from '../state.ts';
import type { EffectTask, MarsRun, Source, TaskOf } from '../tasks.ts';
import type { Sign } from '../wording/signs.ts';

/**
 * The usual order. Effects that can only help others come first and those that may need help last, so whatever is
 * possible in some order is possible in this one. Effects that show cards come before those that only leave a choice:
 * whoever has seen the cards decides better. Gains never ask anything and happen at once; losses that can be borne do too.
 */
export const usualOrder = [
  'gain',
  'draw',
  'look',
  'trade for a card',
  'ocean',
  'tile',
  'choice',
  'metal under a tile',
  'taking from others',
  'cubes for other cards',
  'change of production',
  'loss',
] as const;
export type Stage = (typeof usualOrder)[number];

/**
 * How an effect shows cards: by an exchange; by another trade, which leaves a choice too; by merely drawing; by a bonus of
 * the area that a tile may lie on.
 */
export type Showing = 'exchange' | 'trade' | 'draw' | 'bonus' | 'nothing';

/** What an effect does to the map that other effects may notice: an ocean out of turn, or a tile that may lie beside it. */
type OnMap = 'ocean' | 'tile' | 'nothing';

/** What goes with an effect on the same card. */
export interface Around {
  /** The card's own fixed changes of production, by resource. */
  readonly production: readonly number[];
  /** How much of a resource, or of its production, playing the card would bring its owner by triggers at least. */
  help(state: MarsState, seat: Seat, brings: 'stock' | 'production', of: Resource): number;
}

/** Whether an effect that must happen can; without a card around it, by itself and now. */
export type Condition = (state: MarsState, seat: Seat, around: Around | undefined) => boolean;

/**
 * What an effect brings its owner, in the terms of the game and as far as it can be told beforehand. There are fewer kinds
 * of these than verbs, so that whoever weighs them needs to know no verb.
 */
export type Yield =
  | { readonly brings: 'stock' | 'production'; readonly of: Resource; readonly amount: number }
  /** Production that somebody loses, the owner perhaps. */
  | { readonly brings: 'loss'; readonly of: Resource; readonly amount: number }
  /** Some of this may be taken from somebody, and is then the owner's where it is stolen. */
  | { readonly brings: 'prey'; readonly any: readonly Prey[]; readonly stolen: boolean }
  | { readonly brings: 'rating'; readonly amount: number }
  /** Steps that the track can still go up, each with its step of rating. */
  | { readonly brings: 'steps'; readonly track: 'temperature' | 'oxygen'; readonly amount: number }
  /** A tile; `raises` tells whether a parameter goes up with it, and so the rating. */
  | { readonly brings: 'tile'; readonly tile: Tile; readonly where: Where; readonly raises: boolean }
  /** Cards to keep, out of so many that are looked at. */
  | { readonly brings: 'cards'; readonly amount: number; readonly seen: number }
  /** Cubes of a kind, or of whichever a chosen card holds. */
  | { readonly brings: 'cubes'; readonly kind: CubeKind | 'any'; readonly amount: number }
  | { readonly brings: 'nextCard'; readonly discount: number; readonly steps: number }
  /** If the card that is turned up has this icon. */
  | { readonly brings: 'chance'; readonly tag: Tag; readonly hit: readonly Yield[] }
  /** One of several. */
  | { readonly brings: 'choice'; readonly of: readonly (readonly Yield[])[] }
  /** One of two, by what the owner has. */
  | {
      readonly brings: 'either';
      readonly isMet: boolean;
      readonly met: readonly Yield[];
      readonly unmet: readonly Yield[];
    }
  /** What comes of it is up to what the owner then decides. */
  | { readonly brings: 'claim' | 'exchange' | 'purchase' | 'shift' | 'copy' };

/** Every face of one verb; `E` is its shape, as rows write it. */
export interface Verb<E> {
  /** Where it stands in the usual order. */
  readonly stage: (effect: E) => Stage;
  /** Which other effects of the moment its place in the order can matter to; `tasks` are all of them. */
  readonly showsCards: (state: MarsState, task: TaskOf<E>, tasks: readonly EffectTask[]) => Showing;
  readonly onMap: (state: MarsState, effect: E) => OnMap;
  /** What must hold for a card that has it to be played; undefined: nothing. Read off each card once. */
  readonly condition: (effect: E) => Condition | undefined;
  /** Whether it may happen but would change nothing now. */
  readonly isIdle: (state: MarsState, seat: Seat, source: Source, effect: E) => boolean;
  /** Lets it happen, or asks what must be known first. */
  readonly happen: (state: MarsState, run: MarsRun, task: TaskOf<E>) => void;
  /** Its clause in the text of a card: "Gain 3 plants". */
  readonly words: (effect: E) => Message;
  /** The same in icons. */
  readonly signs: (effect: E) => readonly Sign[];
  /** What it would bring this seat now; undefined: nothing. */
  readonly yields: (state: MarsState, seat: Seat, effect: E) => Yield | undefined;
}

/** One shape of object for all verbs, whatever their faces were put together from: calls through it stay quick. */
export const verb = <E>(faces: NoInfer<Verb<E>>): Verb<E> => ({
  stage: faces.stage,
  showsCards: faces.showsCards,
  onMap: faces.onMap,
  condition: faces.condition,
  isIdle: faces.isIdle,
  happen: faces.happen,
  words: faces.words,
  signs: faces.signs,
  yields: faces.yields,
});

/** Faces of a verb whose place in the order matters to no other. */
export const independent: Pick<Verb<unknown>, 'showsCards' | 'onMap'> = {
  showsCards: () => 'nothing',
  onMap: () => 'nothing',
};
/** Of one that nothing can stand in the way of. */
export const alwaysPossible: Pick<Verb<unknown>, 'condition'> = { condition: () => undefined };
/** Of one that is never in vain for a reason that all can see. */
export const neverIdle: Pick<Verb<unknown>, 'isIdle'> = { isIdle: () => false };

/** The same faces for several effects at once: for verbs that have other effects inside. */
export interface Parts {
  readonly happen: (state: MarsState, run: MarsRun, task: EffectTask) => void;
  readonly words: (effects: readonly Effect[]) => Message;
  readonly signs: (effects: readonly Effect[]) => readonly Sign[];
  readonly yields: (state: MarsState, seat: Seat, effects: readonly Effect[]) => readonly Yield[];
}
