/** The Automa's victory points: what counts as a gain, and what it counts at the end (facts G3, P2, E1–E5). */
import {
  type FinalTileId,
  type PointSource,
  ROUNDS,
  type RoundTileId,
  roundTileRow,
} from '../data/scoring.ts';
import { score, structuresOf } from '../rules/resources.ts';
import type { GaiaRun, GaiaState, OpenState } from '../state.ts';
import { difficultyRow } from './difficulties.ts';
import { AUTOMA, automaIn } from './state.ts';

/** What comes on top of a gain. Ruling O3: of nothing comes nothing. */
export const extraFor = (state: OpenState, vp: number): number =>
  vp > 0 ? difficultyRow(automaIn(state).difficulty).extraVp : 0;

/** Everything that it gains at one moment for one reason. */
export function gainPoints(
  state: GaiaState,
  run: Pick<GaiaRun, 'emit'>,
  vp: number,
  points: PointSource,
  source: string,
): void {
  score(state, run, AUTOMA, vp, points, source);
  score(state, run, AUTOMA, extraFor(state, vp), 'difficulty', automaIn(state).difficulty);
}

/** What passing brings: the left number of the round's tile in the first half of the game, the right one in the second. */
export const passPoints = (tile: RoundTileId, round: number): number =>
  roundTileRow(tile).automaVp[round <= ROUNDS / 2 ? 0 : 1];

/** All its structures but one count as standing in federations (fact E2). */
export const federatedOf = (structures: number): number => Math.max(0, structures - 1);

/** How far it has come on a track on which it counts otherwise than a player; undefined where it counts as one. */
export function automaProgress(state: OpenState, tile: FinalTileId): number | undefined {
  if (tile === 'structures-in-federations') return federatedOf(structuresOf(state, AUTOMA));
  return tile === 'satellites' ? automaIn(state).satellites : undefined;
}
