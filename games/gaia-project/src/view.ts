/** What each seat may see: in this game everything but the generator. */
import type { Core, CoreView, Rng, Viewer } from '@orrery/kernel';
import { cloneState, type GaiaState } from './state.ts';

export type GaiaView = Omit<GaiaState, keyof Core>;

/** The public part of a state, copied field by field. */
export function viewOf(state: GaiaState, _viewer: Viewer): GaiaView {
  const { agenda: _agenda, rng: _rng, ...open } = cloneState(state);
  return open;
}

export function fill(view: GaiaView & CoreView, core: Core, _rng: Rng): GaiaState {
  const { viewer: _viewer, agenda: _agenda, ...open } = view;
  return cloneState({ ...open, agenda: core.agenda, rng: core.rng });
}
