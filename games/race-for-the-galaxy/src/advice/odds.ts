/** How many of the cards that a viewer has not seen have a given cost or defense. */
import type { CardId } from '../data/cards.ts';
import { type RaceView, unseenCards } from '../view.ts';
import { designAt } from '../wording/facts.ts';

interface Odds {
  readonly unseen: number;
  /** How many unseen cards have this cost or defense. */
  count(number: number): number;
}

export function oddsOf(view: RaceView): Odds {
  return oddsAmong(unseenCards(view));
}

export function oddsAmong(cards: readonly CardId[]): Odds {
  const counts: number[] = [];
  for (const card of cards) {
    const { cost, defense } = designAt(card);
    const number = cost ?? defense;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return { unseen: cards.length, count: (number) => counts[number] ?? 0 };
}
