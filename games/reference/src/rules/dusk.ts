/** Rules, "Dusk": everybody draws, then every workshop runs. */
import type { Message, Seat } from '@orrery/kernel';
import { INSTRUMENTS, instrumentOf } from '../data/instruments.ts';
import { hasBuilt, PRESS, RESOURCES, type ReferenceState, seatCount, seatsFrom, stockOf } from '../state.ts';
import type { GameRun, Step, StepNamed } from '../tasks.ts';
import { effectText } from '../wording/things.ts';
import { drawCards } from './drawing.ts';
import { gain, owns, score, spend } from './stock.ts';

export const CARDS_AT_START = 3;
const CARDS_AT_DUSK = 2;

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

type EffectStep = StepNamed<'effect'>;

/** What an instrument does: it pays its price and gives its yield, or nothing happens. */
export const effect = {
  can: (state: ReferenceState, { seat, instrument }: EffectStep): boolean =>
    owns(state, seat, instrumentOf(instrument).pays),

  run(state: ReferenceState, { seat, instrument }: EffectStep, run: GameRun): void {
    const { id, pays, gives, cards, points } = instrumentOf(instrument);
    if (!owns(state, seat, pays)) return;
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      spend(state, seat, resource, pays[resource] ?? 0, id, run);
      gain(state, seat, resource, gives[resource] ?? 0, id, run);
    }
    score(state, seat, PRESS, points, id, run);
    if (cards > 0) drawCards(state, seat, cards, id, run);
  },

  text: ({ instrument }: EffectStep): Message => effectText(instrumentOf(instrument)),
};

/** The order counts where a resource is too short for all who want it and somebody else brings or wants it too. */
export function orderMatters(state: ReferenceState, seat: Seat, effects: readonly Step[]): boolean {
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    let wanted = 0;
    for (const step of effects) if (step.do === 'effect') wanted += priceOf(step, resource);
    if (
      wanted > stockOf(state, seat, resource) &&
      effects.filter((step) => touches(step, resource)).length > 1
    )
      return true;
  }
  return false;
}

const priceOf = ({ instrument }: EffectStep, resource: number): number =>
  instrumentOf(instrument).pays[resource] ?? 0;

const touches = (step: Step, resource: number): boolean =>
  step.do === 'effect' &&
  (priceOf(step, resource) > 0 || (instrumentOf(step.instrument).gives[resource] ?? 0) > 0);
