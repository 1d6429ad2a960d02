/** What each seat may see: everything but the generator and the Automa's cards that lie face down. */
import type { Core, CoreView, Rng, Viewer } from '@orrery/kernel';
import { fillAutoma, seenFromOutside } from './automa/state.ts';
import { cloneOpen, type GaiaState, type OpenState, withCore } from './state.ts';

export type GaiaView = OpenState;

/** The public part of a state, copied field by field. */
export function viewOf(state: GaiaState, _viewer: Viewer): GaiaView {
  const view = cloneOpen(state);
  if (state.automa !== undefined) view.automa = seenFromOutside(state.automa);
  return view;
}

export function fill(view: GaiaView & CoreView, core: Core, rng: Rng): GaiaState {
  const state = withCore(view, core);
  if (view.automa !== undefined) state.automa = fillAutoma(view.automa, rng);
  return state;
}
