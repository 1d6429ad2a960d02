/** What all advice is about: a position as the rules read it. */
import { type CoreView, coreOf, rngFrom } from '@orrery/kernel';
import type { MarsState } from '../state.ts';
import { fill, type MarsView } from '../view.ts';

/** A position: a state of one's own, or what {@link positionOf} makes of a view. */
export type Position = MarsState;

/** What the viewer does not see is made up, and no advice for the viewer depends on it. */
const SEED = 'advice';

/** The position that a viewer sees. Made once, it serves all that is asked about this view. */
export function positionOf(view: MarsView & CoreView): Position {
  const rng = rngFrom(SEED);
  return fill(view, coreOf(rng), rng);
}
