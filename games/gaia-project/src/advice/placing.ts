/** Where an action that is taken already can build, and which free action would open a way that is closed. */
import type { Seat } from '@orrery/kernel';
import { type FreeId, freeActions } from '../data/actions.ts';
import { idsOf } from '../data/types.ts';
import type { HexId } from '../rules/board.ts';
import type { Free } from '../rules/mine.ts';
import { freeObstacle, type Obstacle } from '../rules/obstacles.ts';
import { abilitiesOf, type GaiaState, playerAt } from '../state.ts';
import { consequencesIn } from './consequences.ts';
import { outcomesAfter, outcomesOf } from './outcomes.ts';
import { copyOf, type Position } from './position.ts';
import { type OpenWay, type SpaceAdvice, spacesIn, type Way } from './ways.ts';

/** Every space as the power action or the booster that is taken would settle it, with its free steps or its range. */
export const placings = (position: Position, seat: Seat, free: Free): SpaceAdvice[] =>
  spacesIn(copyOf(position), seat, { free }).map((space) => ({
    ...space,
    ways: space.ways.filter(({ kind }) => kind === 'mine' || (kind === 'project' && free.range > 0)),
  }));

/** All that comes of building there; undefined where it is closed. */
export function followPlacing(position: Position, seat: Seat, free: Free, way: Way): OpenWay | undefined {
  if (way.closed !== undefined) return undefined;
  const asked = { do: 'mine.place', seat, ...free } as const;
  const found = outcomesAfter(position, seat, [asked], [{ pick: way.pick }]);
  return { ...way, consequences: consequencesIn(position, seat, found) };
}

/** What exchanging something can help. */
const canBeHelped = (closed: Obstacle | undefined): boolean =>
  closed !== undefined && ['short', 'power', 'too-far', 'no-place'].includes(closed.why);

/** For the ways to a space that are closed, by their place: a free action that would open it. */
export function openedByFree(
  position: Position,
  seat: Seat,
  hex: HexId,
): ReadonlyMap<number, FreeId | 'sacrifice'> {
  const waysIn = (state: GaiaState): readonly Way[] =>
    spacesIn(state, seat, { hexes: [hex] }).flatMap(({ ways }) => ways);
  const opened = new Map<number, FreeId | 'sacrifice'>();
  const before = waysIn(copyOf(position));
  if (!before.some(({ closed }) => canBeHelped(closed))) return opened;
  const player = playerAt(position, seat);
  const all = ['sacrifice' as const, ...idsOf(freeActions), ...abilitiesOf(player).freeActions];
  for (const action of all) {
    const pick = { do: 'free', action } as const;
    if (freeObstacle(player, pick) !== undefined) continue;
    const [after] = outcomesOf(position, seat, pick);
    if (after === undefined) continue;
    for (const [i, { closed }] of waysIn(after.state).entries())
      if (closed === undefined && canBeHelped(before[i]?.closed) && !opened.has(i)) opened.set(i, action);
  }
  return opened;
}
