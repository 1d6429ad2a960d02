import { defineGame, type Game } from '@orrery/kernel';
import { handQuestion } from './powers/consume/discard-from-hand.ts';
import { gambleQuestion } from './powers/consume/gamble.ts';
import * as consume from './rules/consume.ts';
import * as develop from './rules/develop.ts';
import * as explore from './rules/explore.ts';
import * as payment from './rules/payment.ts';
import * as produce from './rules/produce.ts';
import * as round from './rules/round.ts';
import { outcome, preview } from './rules/scoring.ts';
import * as settle from './rules/settle.ts';
import * as setup from './rules/setup.ts';
import * as trade from './rules/trade.ts';
import { options, setupState } from './setup.ts';
import { cloneState, type RaceState } from './state.ts';
import type { RaceAsk, RaceStep } from './tasks.ts';
import { fill, type RaceView, viewOf } from './view.ts';
import { say } from './wording/say.ts';

/** Race for the Galaxy, the base box. */
export const raceForTheGalaxy: Game<RaceState, RaceView> = defineGame<
  RaceState,
  RaceView,
  typeof options,
  RaceStep,
  RaceAsk
>({
  id: 'race-for-the-galaxy',
  version: 2,
  name: say('race.name'),
  seats: { min: 2, max: 4 },
  firstPlayer: say('race.firstPlayer'),
  options,
  setup: setupState,
  steps: {
    'setup.deal': setup.dealStep,
    'round.start': round.startStep,
    'round.reveal': round.revealStep,
    'round.end': round.endStep,
    'round.over': round.overStep,
    'explore.draw': explore.drawStep,
    'develop.start': develop.startStep,
    'develop.reveal': develop.revealStep,
    'develop.resolve': develop.resolveStep,
    'develop.after': develop.afterStep,
    'settle.start': settle.startStep,
    'settle.reveal': settle.revealStep,
    'settle.resolve': settle.resolveStep,
    'settle.after': settle.afterStep,
    'consume.start': consume.startStep,
    'consume.trade': consume.tradeStep,
    'consume.next': consume.nextStep,
    'produce.start': produce.startStep,
    'produce.next': produce.nextStep,
    'produce.most': produce.mostStep,
  },
  questions: {
    'setup.discard': setup.discardQuestion,
    'round.action': round.actionQuestion,
    'round.twoActions': round.twoActionsQuestion,
    'round.discard': round.handLimitQuestion,
    'explore.keep': explore.keepQuestion,
    'develop.place': develop.placeQuestion,
    'settle.place': settle.placeQuestion,
    'settle.way': settle.wayQuestion,
    'payment.cards': payment.paymentQuestion,
    'consume.sell': trade.sellQuestion,
    'consume.power': consume.powerQuestion,
    'consume.goods': consume.goodsQuestion,
    'consume.hand': handQuestion,
    'consume.gamble': gambleQuestion,
    'produce.power': produce.powerQuestion,
  },
  clone: cloneState,
  view: viewOf,
  fill,
  outcome,
  preview,
  moment: round.momentOf,
});
