/** Small Hours, put together from its chapters. */
import { defineGame, type Game } from '@orrery/kernel';
import { aim, aimed, target } from './rules/aiming.ts';
import { pay } from './rules/building.ts';
import { chart, offer, review } from './rules/charting.ts';
import { breakfast, dawn, putAway, tidy } from './rules/dawn.ts';
import { draw } from './rules/drawing.ts';
import { dusk, effect, orderMatters, workshop } from './rules/dusk.ts';
import { exhibit, exhibition, outcome } from './rules/exhibition.ts';
import { moment } from './rules/night.ts';
import { keep, look, turn } from './rules/turns.ts';
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
  moment,
});
