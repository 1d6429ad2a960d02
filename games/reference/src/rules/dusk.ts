/** Rules, "Dusk": everybody draws, then every workshop runs. */
import { INSTRUMENTS } from '../data/instruments.ts';
import { hasBuilt, type ReferenceState, seatCount, seatsFrom } from '../state.ts';
import type { GameRun, StepNamed } from '../tasks.ts';

export const CARDS_AT_START = 3;
export const CARDS_AT_DUSK = 2;

/** Step: a night begins. */
export function dusk(state: ReferenceState, _: StepNamed<'dusk'>, run: GameRun): void {
  state.night += 1;
  run.emit?.({ do: 'night', seat: null, what: 'night', amount: state.night, source: 'dusk' });
  const seats = seatsFrom(state.first, seatCount(state)).reverse();
  run.push({ do: 'aim' });
  for (const seat of seats) if (state.built[seat] !== 0) run.push({ do: 'workshop', seat });
  for (const seat of seats) run.push({ do: 'draw', seat, count: CARDS_AT_DUSK, source: 'dusk' });
}

/** Step: the effects of a seat's instruments, in the order it likes. */
export function workshop(state: ReferenceState, { seat }: StepNamed<'workshop'>, run: GameRun): void {
  const effects: StepNamed<'effect'>[] = [];
  for (let instrument = 0; instrument < INSTRUMENTS.length; instrument++)
    if (hasBuilt(state, seat, instrument)) effects.push({ do: 'effect', seat, instrument });
  run.bag(seat, effects);
}
