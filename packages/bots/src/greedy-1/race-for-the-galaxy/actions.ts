/** Choosing actions. What others will choose is guessed from what lies open on the table. */
import { below, type Choice, type Rng, type Seat } from '@orrery/kernel';
import type { ActionId, Player } from '@orrery/race-for-the-galaxy';
import { actionCards, goodsByKind, traitsOf } from '@orrery/race-for-the-galaxy/advice';
import { type AskNamed, answersOf, type JudgedPosition, playerAt } from './judged-position.ts';

/** How much each action card suggests itself to somebody with this tableau and so many cards in hand. */
function appeal(player: Player): Readonly<Record<ActionId, number>> {
  const { hand, tableau, goods } = player;
  const lying = goodsByKind(player).reduce((sum, count) => sum + count, 0);
  const cards = hand.length;
  let empty = 0;
  let exchanges = 0;
  tableau.forEach((card, place) => {
    const { kind, isWindfall, exchanges: own, takesAll } = traitsOf(card);
    if (kind >= 0 && !isWindfall && (goods[place] ?? -1) < 0) empty += 1;
    exchanges += own.length + (takesAll ? 1 : 0);
  });
  const place = Math.min(cards, 6);
  return {
    'explore-5': cards < 4 ? 4 : 2,
    'explore-1-1': cards < 4 ? 4 : 2,
    develop: place,
    settle: place,
    'consume-trade': lying > 0 && cards < 5 ? 5 : Math.min(lying, 2),
    'consume-x2': 3 * Math.min(lying, exchanges),
    produce: 2 * empty,
    'develop-2': place / 2,
    'settle-2': place / 2,
  };
}

/** One of the answers, as likely as the actions it names suggest themselves. */
function guess(table: JudgedPosition, seat: Seat, rng: Rng): Choice {
  const answers = answersOf(table, seat);
  const marks = appeal(playerAt(table.state, seat));
  const shares = answers.map((answer) => {
    const picks = 'picks' in answer ? answer.picks : 'pick' in answer ? [answer.pick] : [];
    return actionCards.reduce((sum, { id }) => sum + (picks.includes(id) ? marks[id] : 0), 0);
  });
  const scaled = shares.map((share) => 1 + Math.round(10 * share * share));
  let left = below(
    rng,
    scaled.reduce((sum, share) => sum + share, 0),
  );
  const found = answers.find((_, i) => {
    left -= scaled[i] ?? 0;
    return left < 0;
  });
  if (found === undefined) throw new Error('no action can be chosen');
  return found;
}

export const guessActions = (
  table: JudgedPosition,
  { seat }: AskNamed<'round.action' | 'round.twoActions'>,
  rng: Rng,
): Choice => guess(table, seat, rng);
