/** What a question marks on the map. */
import type { Tile } from '@orrery/terraforming-mars';
import type { ComponentType } from 'react';
import type { Words } from '../words.ts';

/** What an area that can be chosen is worth beyond what is printed there. */
interface AreaMark {
  /** M€ for oceans next to it. */
  readonly megacredits?: number;
  /** Points at the end. */
  readonly points?: number;
}

/** A line around an area: what was done last, what is being counted. */
interface AreaRing {
  readonly area: string;
  /** A CSS colour. */
  readonly colour: string;
}

export interface MapMarks {
  /** Areas that can be chosen, by their ids; where absent, those that the options of the question point at. */
  readonly open?: ReadonlyMap<string, AreaMark>;
  /** What would lie on the area that somebody points at or has chosen; a marker where it is claimed. */
  readonly ghost?: Tile | 'claim';
  /** The area that is chosen. */
  readonly chosen?: string | undefined;
  /** What choosing an area does, in words. */
  readonly does?: (area: string, words: Words) => string;
  /** The same in two short lines: beside the area, or on a phone below the map. */
  readonly Brief?: ComponentType<{ readonly area: string }>;
  readonly rings?: readonly AreaRing[];
  /** Points that stand beside areas while they are counted. */
  readonly counted?: ReadonlyMap<string, number>;
}

export const NO_MARKS: MapMarks = {};

/** Whether a number stands on an open area: not on the one that is chosen, where the tile lies. */
export function hasWorth({ open, chosen }: MapMarks, { id }: { readonly id: string }): boolean {
  const { megacredits = 0, points = 0 } = open?.get(id) ?? {};
  return id !== chosen && (megacredits > 0 || points > 0);
}
