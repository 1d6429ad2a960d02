/** How many of the cards that a viewer has not seen have a given cost or defense. */
import { designOf } from '../data/cards.ts';
import { type RaceView, unseenCards } from '../view.ts';

export interface Odds {
  readonly unseen: number;
  /** How many unseen cards have this cost or defense. */
  count(number: number): number;
}

export function oddsOf(view: RaceView): Odds {
  const unseen = unseenCards(view).map((card) => designOf[card]);
  return {
    unseen: unseen.length,
    count: (number) => unseen.filter((design) => (design?.cost ?? design?.defense) === number).length,
  };
}
