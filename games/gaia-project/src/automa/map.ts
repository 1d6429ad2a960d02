/** What the Automa looks at on the map: its own planets, those of the human, and how far apart spaces are (facts M2, M3, X4). */
import type { Seat } from '@orrery/kernel';
import type { Board, HexId } from '../rules/board.ts';
import { distanceFrom } from '../rules/range.ts';
import { type GaiaState, hexOf, type PlanetId } from '../state.ts';
import type { Direction } from './cards.ts';
import { byDirection, type Criterion, type CriterionId, least } from './selection.ts';
import { HUMAN } from './state.ts';

/** The planets on which a seat has a structure, also beside another's; its space stations are none. */
export function planetsOf(state: GaiaState, board: Board, seat: Seat): HexId[] {
  const spaces: HexId[] = [];
  for (let planet: PlanetId = 0; planet < state.owners.length; planet++)
    if (state.owners[planet] === seat || state.guests[planet] === seat)
      spaces.push(hexOf(state, board, planet));
  return spaces;
}

/** Nearest to a planet of the human. */
export function closest(state: GaiaState, board: Board, by: CriterionId = 'closest'): Criterion<HexId> {
  const human = planetsOf(state, board, HUMAN);
  return least(by, (hex) => distanceFrom(board, human, hex));
}

/** First or last as the board is read. */
export const inDirection = (board: Board, direction: Direction): Criterion<HexId> =>
  byDirection(direction, (hex) => ({ q: board.q[hex] ?? 0, r: board.r[hex] ?? 0 }));
