/** Advice that several parts of the board ask for, reckoned once for each view. */
import {
  boardActionsFor,
  federations,
  finalRaces,
  freeActionsFor,
  freeSteps,
  income,
  overlooked,
  type Position,
  passing,
  researchSteps,
  scoreNow,
  spaces,
  specialActions,
  techTiles,
  upgrades,
} from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';

/** The same answer for the same view and seat, as long as the view is there. */
export function once<T>(
  reckon: (position: Position, seat: Seat) => T,
): (position: Position, seat: Seat) => T {
  const known = new WeakMap<Position, Map<Seat, T>>();
  return (position, seat) => {
    const bySeat = known.get(position) ?? new Map<Seat, T>();
    known.set(position, bySeat);
    const before = bySeat.get(seat);
    if (before !== undefined) return before;
    const reckoned = reckon(position, seat);
    bySeat.set(seat, reckoned);
    return reckoned;
  };
}

export const knownSpaces = once(spaces);
export const knownUpgrades = once(upgrades);
export const knownResearch = once(researchSteps);
export const knownFreeSteps = once(freeSteps);
export const knownBoardActions = once(boardActionsFor);
export const knownSpecials = once(specialActions);
export const knownFreeActions = once(freeActionsFor);
export const knownPassing = once(passing);
export const knownFederations = once(federations);
export const knownTiles = once(techTiles);
export const knownIncome = once(income);
export const knownScore = once(scoreNow);
export const knownOverlooked = once((position, seat) =>
  overlooked(position, seat, knownSpaces(position, seat)),
);
export const knownRaces = once((position) => finalRaces(position));
