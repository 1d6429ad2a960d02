/** Consume: what to sell, which powers to use in which order, which goods to give for them. */
import { type Answer, type Choice, isRecord, type Plain, type Seat } from '@orrery/kernel';
import type { CardId, RaceState } from '@orrery/race-for-the-galaxy';
import {
  consumePowers,
  designOf,
  oddsAmong,
  type PowerRef,
  salePrice,
  urgencyOf,
} from '@orrery/race-for-the-galaxy/advice';
import { leastUsefulFirst } from './hand.ts';
import { type AskNamed, answersOf, bestOf, type JudgedPosition, playerAt } from './judged-position.ts';

/** What the goods that an answer names would bring if they were sold, in cards. */
function salePrices({ state }: JudgedPosition, seat: Seat, answer: Answer): number {
  const picks: readonly Plain[] = 'picks' in answer ? answer.picks : 'pick' in answer ? [answer.pick] : [];
  return picks.reduce<number>(
    (sum, world) => (typeof world === 'number' ? sum + salePrice(playerAt(state, seat), world, true) : sum),
    0,
  );
}

/** The good that brings most cards. */
export const sell = (table: JudgedPosition, { seat }: AskNamed<'consume.sell'>): Choice =>
  bestOf(answersOf(table, seat), (answer) => salePrices(table, seat, answer));

/** The goods that would bring least. */
export const giveGoods = (table: JudgedPosition, { seat }: AskNamed<'consume.goods'>): Choice =>
  bestOf(answersOf(table, seat), (answer) => -salePrices(table, seat, answer));

function powerOf(answer: Answer): PowerRef | undefined {
  const pick = 'pick' in answer ? answer.pick : null;
  if (!isRecord(pick) || typeof pick.card !== 'number' || typeof pick.index !== 'number') return undefined;
  return { card: pick.card, index: pick.index };
}

/** The next power, or to stop where the rest is not worth it. */
export const choosePower = (table: JudgedPosition, { seat }: AskNamed<'consume.power'>): Choice =>
  bestOf(answersOf(table, seat), (answer) => {
    const power = powerOf(answer);
    return power === undefined ? 0 : urgencyOf(power, table.outlook.card);
  });

/** As many of the least useful cards as may go: whoever began has decided that points are better than cards. */
export function giveCards(
  { state, outlook }: JudgedPosition,
  { seat, card, index }: AskNamed<'consume.hand'>,
): Choice {
  const player = playerAt(state, seat);
  const power = consumePowers(card)[index];
  const most = power?.do === 'discardFromHand' ? power.upTo : 1;
  return { picks: leastUsefulFirst(player, player.hand, outlook).slice(0, most) };
}

/** The number that most of the cards have that are neither in a tableau nor in one's own hand. */
export function gamble(table: JudgedPosition, { seat }: AskNamed<'consume.gamble'>): Choice {
  const seen = seenCards(table.state, seat);
  const odds = oddsAmong(designOf.map((_, card) => card).filter((card) => !seen.has(card)));
  return bestOf(answersOf(table, seat), (answer) =>
    'pick' in answer && typeof answer.pick === 'number' ? odds.count(answer.pick) : 0,
  );
}

const seenCards = ({ players }: RaceState, seat: Seat): Set<CardId> =>
  new Set(players.flatMap(({ tableau, hand }, each) => (each === seat ? [...tableau, ...hand] : tableau)));
