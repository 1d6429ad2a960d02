/** Small Hours, put together from its chapters. */
import { defineGame, type Game } from '@orrery/kernel';
import { effect, orderMatters } from './effects/instrument.ts';
import { breakfast } from './questions/breakfast.ts';
import { chart } from './questions/chart.ts';
import { exhibit } from './questions/exhibit.ts';
import { keep } from './questions/keep.ts';
import { pay } from './questions/pay.ts';
import { review } from './questions/review.ts';
import { target } from './questions/target.ts';
import { tidy } from './questions/tidy.ts';
import { turn } from './questions/turn.ts';
import { aim, aimed } from './rules/aiming.ts';
import { dawn, putAway } from './rules/dawn.ts';
import { draw } from './rules/drawing.ts';
import { dusk, workshop } from './rules/dusk.ts';
import { exhibition, outcome } from './rules/exhibition.ts';
import { look, offer } from './rules/turns.ts';
import { options, setup } from './setup.ts';
import { cloneState, type ReferenceState } from './state.ts';
import type { Query, Step } from './tasks.ts';
import { fill, type ReferenceView, view } from './view.ts';
import { say } from './wording/say.ts';

export const reference: Game<ReferenceState, ReferenceView> = defineGame<
  ReferenceState,
  ReferenceView,
  typeof options,
  Step,
  Query
>({
  id: 'reference',
  version: 1,
  name: say('reference.name'),
  seats: { min: 2, max: 4 },
  options,
  setup,
  steps: { draw, dusk, workshop, effect, aim, aimed, look, offer, dawn, putAway, exhibition },
  questions: { target, turn, keep, chart, pay, review, breakfast, tidy, exhibit },
  bags: {
    orderMatters,
    describe: (_, step) => (step.do === 'effect' ? effect.text(step) : say('reference.name')),
  },
  clone: cloneState,
  view,
  fill,
  outcome,
  preview: outcome,
});
