/** What a question and what is chosen mark on the map. */
import type { HexId } from '@orrery/gaia-project';
import type { PlanetIndex, Structure } from '@orrery/gaia-project/advice';
import type { Message, Seat } from '@orrery/kernel';

/** `near`: within reach. `far`: only with Q.I.C. for range. `space`: an empty space. */
export type Kind = 'near' | 'far' | 'space';

/** What is drawn where a piece would stand. */
export type Ghost =
  | { readonly structure: Structure }
  | 'former'
  | 'satellite'
  | 'station'
  | 'lost-planet'
  | 'guest';

export interface MapMarks {
  /** The spaces that can be touched. */
  readonly can?: ReadonlyMap<HexId, Kind>;
  /** What it means that a space can be touched, for the legend: "a mine can go here". */
  readonly meaning?: Message;
  /** Structures that can be upgraded. */
  readonly upgradable?: readonly HexId[];
  /** How far the seat reaches: with an outline, and a second one for what the booster would add. */
  readonly reach?: { readonly range: number; readonly further?: number };
  /** The space that is touched, with a line from the nearest own planet. */
  readonly aim?: {
    readonly to: HexId;
    readonly from?: HexId;
    readonly distance?: number;
    readonly ghost?: Ghost;
  };
  /** Buildings of others that would charge so much. */
  readonly charges?: ReadonlyMap<HexId, number>;
  /** Ore that a planet would cost. */
  readonly prices?: ReadonlyMap<HexId, number>;
  /** Planets to be found: one's home. */
  readonly rings?: readonly HexId[];
  /** The home to which the terraforming wheel is turned, instead of the viewer's own. */
  readonly home?: PlanetIndex;
  readonly federation?: {
    readonly pieces: readonly HexId[];
    readonly satellites: readonly HexId[];
    /** The power value of each piece. */
    readonly values: ReadonlyMap<HexId, number>;
    /** What must not belong to it. */
    readonly faults: readonly HexId[];
    readonly seat: Seat;
  };
  /** A sector that is being turned, those that come later, and planets that would meet. */
  readonly turning?: {
    readonly sector: number;
    readonly later: readonly number[];
    readonly clashes: readonly (readonly [HexId, HexId])[];
  };
  /** What the Automa weighs: spaces that are still in question, those that are out of it, and the one that it took. */
  readonly weighed?: {
    readonly left: readonly HexId[];
    readonly out: readonly HexId[];
    readonly taken?: HexId;
  };
  /** Spaces that cannot be touched stand back. */
  readonly faint?: boolean;
}

export const NO_MARKS: MapMarks = {};

/** From so many on, spaces that can be touched have a wash and one outline instead of single edges. */
const MANY = 40;
export const isCrowded = ({ can }: MapMarks): boolean => can !== undefined && can.size > MANY;
/** A federation can take nearly any space; there a wash would only hide what is being drawn. */
export const isWashed = (marks: MapMarks): boolean => isCrowded(marks) && marks.federation === undefined;
