/** Where everything on the planet lies, in distances between neighbouring areas; the middle of Mars is 0, 0. */
import { marsAreas, type PlacedArea } from '@orrery/terraforming-mars/advice';
import { frameOf, type Margin, RADIUS } from '../../../board-kit/hex-map/geometry.ts';
import type { Point } from '../../../board-kit/measures.ts';

/** Half the root of three: how far rows of pointed hexagons are apart. */
const ROW = 0.8660254037844386;
/** The middle area of the middle row. */
const [MIDDLE_ROW, MIDDLE_COLUMN] = [4, 8];

export const placeOfArea = ({ row, column }: PlacedArea): Point => ({
  x: (column - MIDDLE_COLUMN) / 2,
  y: (row - MIDDLE_ROW) * ROW,
});
const placesOfAreas: readonly Point[] = marsAreas.map(placeOfArea);

/** The disc, and the band of the tracks around it. */
export const DISC = 8.25 * RADIUS;
export const BAND = { from: DISC + 0.3 * RADIUS, to: DISC + 0.3 * RADIUS + 0.23 } as const;

/** Room for the rim; on a wide screen for the numbers beside it, too. */
export const margins = {
  wide: { x: 3.1, y: 1.34 },
  narrow: { x: 1.56, y: 1.56 },
} as const satisfies Readonly<Record<string, Margin>>;
export const frames = {
  wide: frameOf(placesOfAreas, margins.wide),
  narrow: frameOf(placesOfAreas, margins.narrow),
} as const;

/** A track spans so many degrees above and below the equator. */
const SPAN = 54;

export type Side = 'west' | 'east';
export const outwards: Readonly<Record<Side, 1 | -1>> = { west: -1, east: 1 };

/** From the band to the rings of bonus steps, and how large these are. */
export const RING = {
  wide: { away: 0.36, radius: 0.28 },
  narrow: { away: 0.16, radius: 0.26 },
} as const;

/** The angle of a step, clockwise from the east: both tracks climb from the south to the north. */
export const angleOf = (side: Side, step: number, steps: number): number =>
  side === 'east' ? SPAN - (step * 2 * SPAN) / steps : 180 - SPAN + (step * 2 * SPAN) / steps;

export const polar = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
};

const at = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** A piece of the band between two angles. */
export function bandPath(from: number, to: number): string {
  const turn = to > from ? 1 : 0;
  const arc = (radius: number, sweep: number, end: Point): string =>
    `A${radius.toFixed(3)} ${radius.toFixed(3)} 0 0 ${sweep} ${at(end)}`;
  return `M${at(polar(from, BAND.from))}${arc(BAND.from, turn, polar(to, BAND.from))}L${at(polar(to, BAND.to))}${arc(BAND.to, 1 - turn, polar(from, BAND.to))}Z`;
}
