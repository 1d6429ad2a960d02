/** Develop and Settle: which card to place, and how a world is had. */
import type { Choice } from '@orrery/kernel';
import { designAt, isOneUse, openWays, PASS, type Way } from '@orrery/race-for-the-galaxy/advice';
import { plansOf } from './hand.ts';
import { type AskNamed, answersOf, bestOf, type JudgedPosition, playerAt } from './judged-position.ts';
import { weights } from './weights.ts';

/** The card that brings most, or none where every one of them costs more than it brings. */
export function place(table: JudgedPosition, { seat }: AskNamed<'develop.place' | 'settle.place'>): Choice {
  const cards = answersOf(table, seat).flatMap((answer) =>
    'pick' in answer && typeof answer.pick === 'number' ? [answer.pick] : [],
  );
  if (cards.length === 0) return { pick: PASS };
  const plans = plansOf(playerAt(table.state, seat), cards, table.outlook);
  const { card, gain } = bestOf(plans, (plan) => plan.gain);
  return { pick: gain > -weights.tempo ? card : PASS };
}

/** What a way costs in points: the cards paid, and what is discarded from the tableau. */
const priceOf = ({ cost, uses }: Way, { outlook }: JudgedPosition): number =>
  uses.reduce(
    (sum, card) => (isOneUse(card) ? sum + designAt(card).vp + weights.oneUse : sum),
    cost * outlook.card,
  );

/** The cheapest way. */
export function chooseWay(table: JudgedPosition, { seat }: AskNamed<'settle.way'>): Choice {
  const { method, uses } = bestOf(openWays(playerAt(table.state, seat)), (way) => -priceOf(way, table));
  return { pick: { method, uses } };
}
