/** What a seat answers at once to any question, by the rules of thumb of each chapter. */
import type { Answer, Ask, Choice, OpenQuestion, Rng } from '@orrery/kernel';
import type { RaceAsk } from '@orrery/race-for-the-galaxy';
import { guessActions } from './actions.ts';
import { choosePower, gamble, giveCards, giveGoods, sell } from './consume.ts';
import { discardAtHandLimit, discardAtSetup, keep, pay } from './discards.ts';
import type { JudgedPosition } from './judged-position.ts';
import { chooseWay, place } from './placement.ts';
import { produce } from './produce.ts';

interface Chapter {
  answer(table: JudgedPosition, ask: Ask, rng: Rng): Choice;
}

const answering = {
  'setup.discard': discardAtSetup,
  'round.action': guessActions,
  'round.twoActions': guessActions,
  'round.discard': discardAtHandLimit,
  'explore.keep': keep,
  'develop.place': place,
  'settle.place': place,
  'settle.way': chooseWay,
  'payment.cards': pay,
  'consume.sell': sell,
  'consume.power': choosePower,
  'consume.goods': giveGoods,
  'consume.hand': giveCards,
  'consume.gamble': gamble,
  'produce.power': produce,
} satisfies Readonly<Record<RaceAsk['do'], Chapter['answer']>>;

const byName: Readonly<Record<string, Chapter['answer']>> = answering;

export function answerAtOnce(table: JudgedPosition, { id, ask }: OpenQuestion, rng: Rng): Answer {
  const choice = byName[ask.do]?.(table, ask, rng);
  if (choice === undefined) throw new Error(`no answer to ${ask.do}`);
  return { ...choice, question: id };
}
