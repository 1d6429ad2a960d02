/** What an instrument does at dusk: it pays its price and gives its yield, or nothing happens. */
import type { Message, Seat } from '@orrery/kernel';
import { instrumentOf } from '../data/instruments.ts';
import { drawCards } from '../rules/drawing.ts';
import { gain, owns, score, spend } from '../rules/stock.ts';
import { PRESS, RESOURCES, type ReferenceState, stockOf } from '../state.ts';
import type { GameRun, Step, StepNamed } from '../tasks.ts';
import { effectText } from '../wording/things.ts';

type EffectStep = StepNamed<'effect'>;

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
