/** What each seat may see: in this game everything but the generator. */
import type { Core, CoreView, Rng, Viewer } from '@orrery/kernel';
import { cloneOpen, type GaiaState, type OpenState, withCore } from './state.ts';

export type GaiaView = OpenState;

/** The public part of a state, copied field by field. */
export function viewOf(state: GaiaState, _viewer: Viewer): GaiaView {
  return cloneOpen(state);
}

export function fill(view: GaiaView & CoreView, core: Core, _rng: Rng): GaiaState {
  return withCore(view, core);
}
