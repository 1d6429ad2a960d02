/** The planet as a screen draws it: what is printed on it, what lies on it, and the tracks on its rim. */
import { oxygen, oxygenBonuses, temperature, temperatureBonuses } from '../data/board.ts';
import { type Area, areas, ON_MARS, position, type Space } from '../data/map.ts';
import { type Effect, type Tile, tiles } from '../data/types.ts';
import type { MarsView } from '../view.ts';

export { OCEANS } from '../data/board.ts';
export { spaceById } from '../data/map.ts';

/** An area of Mars, and where it lies: the row, and the column in half areas from the left edge. */
export interface PlacedArea extends Area {
  readonly space: Space;
  readonly row: number;
  readonly column: number;
}

/** The areas of Mars itself, in reading order. */
export const marsAreas: readonly PlacedArea[] = areas
  .slice(0, ON_MARS)
  .map((area, space) => ({ ...area, space, ...position(space) }));

/** The areas beside the map, each kept for one city. */
export const besideMars: readonly (Area & { readonly space: Space })[] = areas
  .slice(ON_MARS)
  .map((area, i) => ({ ...area, space: ON_MARS + i }));

/** The tile that lies on an area. */
export const tileOn = ({ tiles: lying }: Pick<MarsView, 'tiles'>, space: Space): Tile | undefined =>
  tiles[(lying[space] ?? 0) - 1];

/** What a bonus step brings to whoever reaches it. */
type BonusStep = 'heat' | 'temperature' | 'ocean';

/** A track on the rim: its steps, and those that bring something, counted from its start. */
export interface Track {
  readonly start: number;
  readonly goal: number;
  readonly steps: number;
  readonly bonuses: readonly { readonly step: number; readonly brings: BonusStep }[];
}

const bringsOf = (effect: Effect): BonusStep => {
  if (effect.do === 'raise') return 'temperature';
  return effect.do === 'place' ? 'ocean' : 'heat';
};

const trackOf = (
  { start, goal, step }: { readonly start: number; readonly goal: number; readonly step: number },
  bonuses: typeof oxygenBonuses,
): Track => ({
  start,
  goal,
  steps: (goal - start) / step,
  bonuses: bonuses.map(({ at, effect }) => ({ step: (at - start) / step, brings: bringsOf(effect) })),
});

export const tracks = {
  temperature: trackOf(temperature, temperatureBonuses),
  oxygen: trackOf(oxygen, oxygenBonuses),
} as const;

/** How many steps a track has been raised. */
export const stepsMade = (view: Pick<MarsView, keyof typeof tracks>, of: keyof typeof tracks): number => {
  const { start, goal, steps } = tracks[of];
  return ((view[of] - start) * steps) / (goal - start);
};
