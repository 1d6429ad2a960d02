/** Rules, "Dawn": breakfast and tidying up, everybody at their own pace. */
import { asideOf, handOf, type ReferenceState, seatCount, seatsFrom } from '../state.ts';
import type { GameRun, Query, StepNamed } from '../tasks.ts';
import { discardFaceDown } from './drawing.ts';

export const HAND_LIMIT = 5;
/** How many cards may be put away beyond those that must be. */
export const SPARE = 2;

/** Step: two questions for each seat, side by side. */
export function dawn(state: ReferenceState, _: StepNamed<'dawn'>, run: GameRun): void {
  run.push({ do: 'putAway' });
  run.open(
    seatsFrom(state.first, seatCount(state)).map((seat) => {
      const breakfast: Query = { do: 'breakfast', seat };
      const tidy: Query = { do: 'tidy', seat };
      return { seat, tasks: handOf(state, seat).length > 0 ? [breakfast, tidy] : [breakfast] };
    }),
  );
}

/** Step: what was put aside joins the pile in turn order, so that it does not matter who was quicker. */
export function putAway(state: ReferenceState, _: StepNamed<'putAway'>, run: GameRun): void {
  for (const seat of seatsFrom(state.first, seatCount(state))) {
    const aside = asideOf(state, seat);
    discardFaceDown(state, seat, aside, 'tidy', run);
    aside.length = 0;
  }
  run.push({ do: 'dusk' });
}
