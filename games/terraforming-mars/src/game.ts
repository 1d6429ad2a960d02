import { defineGame, type Game, type QuestionRule } from '@orrery/kernel';
import * as actions from './rules/actions.ts';
import * as choosing from './rules/choosing.ts';
import { closedBoxes, closedCubes, closedVictims } from './rules/closed-targets.ts';
import * as cubes from './rules/cubes.ts';
import * as generation from './rules/generation.ts';
import * as looking from './rules/looking.ts';
import { paymentQuestion } from './rules/payment.ts';
import * as play from './rules/play.ts';
import * as production from './rules/production.ts';
import * as projects from './rules/projects.ts';
import * as removal from './rules/removal.ts';
import * as research from './rules/research.ts';
import { effectStep } from './rules/resolving.ts';
import { outcome, preview } from './rules/scoring.ts';
import * as opening from './rules/setup.ts';
import * as tiles from './rules/tiles.ts';
import { tileTriggersStep } from './rules/triggers.ts';
import * as turn from './rules/turn.ts';
import { closedActions } from './rules/unavailable.ts';
import { options, setup } from './setup.ts';
import { cloneState, type MarsState } from './state.ts';
import type { AskNamed, MarsAsk, MarsStep } from './tasks.ts';
import { fill, type MarsView, viewOf } from './view.ts';
import { effectText } from './wording/effects.ts';
import { say } from './wording/say.ts';

/** Everything that a seat can be asked, by name. */
export const questions: { readonly [K in MarsAsk['do']]: QuestionRule<MarsState, AskNamed<K>> } = {
  'setup.choose': opening.chooseQuestion,
  'research.pick': research.pickQuestion,
  'research.buy': research.buyQuestion,
  payment: paymentQuestion,
  'turn.action': { ...turn.actionQuestion, unavailable: closedActions },
  'turn.sell': turn.sellQuestion,
  'tile.place': tiles.placeQuestion,
  'tile.claim': tiles.claimQuestion,
  'cards.keep': looking.keepQuestion,
  'cards.buy': looking.buyQuestion,
  'cards.exchange': looking.exchangeQuestion,
  'production.lower': production.lowerQuestion,
  'production.shift': production.shiftQuestion,
  'production.copy': { ...production.copyQuestion, unavailable: closedBoxes },
  'cubes.add': cubes.addQuestion,
  'cubes.take': { ...actions.takeQuestion, unavailable: closedCubes },
  'resources.remove': { ...removal.removeQuestion, unavailable: closedVictims },
  'resources.amount': removal.amountQuestion,
  'action.amount': actions.amountQuestion,
  'effect.choose': choosing.chooseQuestion,
  'final.greenery': generation.finalQuestion,
};

/** Terraforming Mars, the base box with its Corporate Era. */
export const terraformingMars: Game<MarsState, MarsView> = defineGame<
  MarsState,
  MarsView,
  typeof options,
  MarsStep,
  MarsAsk
>({
  id: 'terraforming-mars',
  version: 2,
  name: say('mars.name'),
  seats: { min: 1, max: 5 },
  options,
  setup,
  steps: {
    'setup.deal': opening.dealStep,
    'setup.reveal': opening.revealStep,
    'generation.start': research.startStep,
    'research.draft': research.draftStep,
    'research.pass': research.passStep,
    'research.buying': research.buyingStep,
    'turn.next': turn.nextStep,
    'turn.after': turn.afterStep,
    'production.phase': generation.productionStep,
    'final.next': generation.finalStep,
    'final.end': generation.endStep,
    'play.resolve': play.resolveStep,
    'action.resolve': actions.resolveStep,
    'project.resolve': projects.resolveStep,
    effect: effectStep,
    'tile.triggers': tileTriggersStep,
  },
  questions,
  bags: {
    // Only effects that are entangled are put into a bag, see `rules/resolving.ts`; alike ones need no order.
    orderMatters: (_state, _seat, effects) => effects.some((effect) => !isAlike(effect, effects[0])),
    describe: (_state, effect) => (effect.do === 'effect' ? effectText(effect.effect) : say('mars.name')),
  },
  clone: cloneState,
  view: viewOf,
  fill,
  outcome,
  preview,
  moment: generation.momentOf,
});

const isAlike = (a: MarsStep, b: MarsStep | undefined): boolean =>
  a === b || (a.do === 'effect' && b?.do === 'effect' && a.effect === b.effect && a.source === b.source);
