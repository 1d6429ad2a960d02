/** The vocabulary in which cards are written. What a card does is written in verbs, see `verbs/index.ts`. */
import type { Effect } from '../verbs/index.ts';
import type { ProjectId } from './board.ts';
import type { CubeKind, Resource, Tag } from './resources.ts';

export type { Effect, EffectNamed } from '../verbs/index.ts';

export type Colour = 'green' | 'blue' | 'red';
export type Deck = 'base' | 'corporate-era';

/** Pieces that lie on the map. The special ones are called like the card that places them. */
export const tiles = [
  'ocean',
  'greenery',
  'city',
  'capital',
  'commercial-district',
  'ecological-zone',
  'industrial-center',
  'lava-flows',
  'mining-area',
  'mining-rights',
  'mohole-area',
  'natural-preserve',
  'nuclear-zone',
  'restricted-area',
] as const;
export type Tile = (typeof tiles)[number];

/** Which areas a tile or marker may be put on, see `rules/areas.ts`. */
export type Where =
  | 'land'
  | 'ocean'
  | 'greenery'
  | 'city'
  | 'isolated'
  | 'next-to-city'
  | 'next-to-two-cities'
  | 'next-to-greenery'
  | 'volcanic'
  | 'metal-bonus'
  | 'metal-bonus-next-to-own'
  | 'noctis-city'
  | 'phobos'
  | 'ganymede';

/** A number, or something to count; counts are divided by `every` and rounded down. */
export type Count = number | Counted;
export type Counted =
  | { readonly per: 'tag'; readonly tag: Tag; readonly of: 'self' | 'opponents'; readonly every?: number }
  | { readonly per: 'city'; readonly area: 'mars' | 'everywhere' }
  | { readonly per: 'event' };

/** Something that can be taken from one player: cubes of the board, or cubes of one kind from one card. */
export type Prey =
  | { readonly of: Resource; readonly amount: number }
  | { readonly cubes: CubeKind; readonly amount: number };

/** What must hold when a card is played, and only then. */
export type Requirement =
  | {
      readonly track: 'temperature' | 'oxygen' | 'oceans';
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly tag: Tag; readonly min: number }
  | { readonly production: Resource; readonly min: number }
  /** Cities of anybody, greenery of one's own. */
  | { readonly tile: 'city' | 'greenery'; readonly min: number };

/** What is paid for an action before it takes effect. */
export type Cost =
  | { readonly pay: 'nothing' }
  | { readonly pay: Resource; readonly amount: number; readonly or?: 'steel' | 'titanium' }
  | { readonly pay: 'production'; readonly of: Resource; readonly by: number }
  | { readonly pay: 'cubes'; readonly kind: CubeKind; readonly amount: number }
  | { readonly pay: 'anyCube'; readonly kind: CubeKind }
  | { readonly pay: 'anyAmount'; readonly of: Resource; readonly into: Resource };

export interface Action {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  /** Only in a generation in which the owner's rating has gone up. */
  readonly ifRated?: true;
}

export type Payable = 'card' | 'project';

/** Effects that happen whenever something else does. */
export type Trigger = {
  readonly effects: readonly Effect[];
} /** Also by the icons of the card itself when it is played. */ & (
  | {
      readonly on: 'tag';
      readonly tags: readonly Tag[];
      readonly by: 'owner' | 'anyone';
    }
  | { readonly on: 'event'; readonly tag?: Tag }
  | {
      readonly on: 'tile';
      readonly tile: 'city';
      readonly by: 'owner' | 'anyone';
      readonly area: 'mars' | 'everywhere';
    }
  | { readonly on: 'tile'; readonly tile: 'ocean' | 'greenery'; readonly by: 'owner' | 'anyone' }
  | { readonly on: 'bonus'; readonly of: readonly Resource[] }
  | { readonly on: 'paid'; readonly for: readonly Payable[]; readonly min: number }
);

/** Rules that a card changes for its owner as long as it lies there. */
export type Modifier =
  | { readonly modifies: 'cost'; readonly by: number; readonly tag?: Tag }
  | { readonly modifies: 'project'; readonly project: ProjectId; readonly by: number }
  | { readonly modifies: 'metal'; readonly of: 'steel' | 'titanium'; readonly by: number }
  | { readonly modifies: 'requirements'; readonly steps: number }
  | { readonly modifies: 'payment' }
  | { readonly modifies: 'greenery'; readonly plants: number }
  | { readonly modifies: 'protection'; readonly of: readonly (Resource | CubeKind)[] }
  | { readonly modifies: 'lock' };

/** Points at the end of the game. */
export type Points =
  | { readonly score: 'fixed'; readonly vp: number }
  | { readonly score: 'cubes'; readonly vp: number; readonly every: number }
  | { readonly score: 'tag'; readonly tag: Tag; readonly vp: number; readonly every: number }
  | { readonly score: 'neighbours'; readonly tile: 'ocean' | 'city'; readonly vp: number }
  | { readonly score: 'cities'; readonly vp: number; readonly every: number }
  | { readonly score: 'anyCube'; readonly vp: number };

/** What project cards and corporations have in common: all that matters once they lie on the table. */
interface Printed {
  readonly id: string;
  readonly tags?: readonly Tag[];
  readonly stores?: CubeKind;
  readonly triggers?: readonly Trigger[];
  readonly modifiers?: readonly Modifier[];
  readonly actions?: readonly Action[];
}

export interface ProjectRow extends Printed {
  readonly number: number;
  readonly cost: number;
  readonly needs?: readonly Requirement[];
  readonly play?: readonly Effect[];
  readonly vp?: Points;
}

export interface CorporationRow extends Printed {
  readonly number: string;
  readonly deck: Deck;
  readonly stock: Readonly<Partial<Record<Resource, number>>>;
  readonly production?: Readonly<Partial<Record<Resource, number>>>;
  readonly firstAction?: readonly Effect[];
  /** Takes ten cards without paying instead of buying. */
  readonly beginner?: true;
}
