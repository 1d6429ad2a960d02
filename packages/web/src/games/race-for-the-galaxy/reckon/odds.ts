/** How many of the cards that nobody at this seat has seen have a given cost or defense. */
import { designOf } from '@orrery/race-for-the-galaxy';
import type { View } from './player.ts';

export interface Odds {
  readonly unseen: number;
  /** How many unseen cards have this cost or defense. */
  count(number: number): number;
}

export function oddsOf(view: View): Odds {
  const seen = new Set<number>(view.seenDiscards);
  for (const { hand, drawn, tableau } of view.players)
    for (const card of [...hand, ...drawn, ...tableau]) seen.add(card);
  const unseen = designOf.filter((_, card) => !seen.has(card));
  return {
    unseen: unseen.length,
    count: (number) => unseen.filter(({ cost, defense }) => (cost ?? defense) === number).length,
  };
}
