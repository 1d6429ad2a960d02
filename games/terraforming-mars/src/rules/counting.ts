/** Rulebook chapter: cards — amounts that depend on what lies on the table. */
import type { Seat } from '@orrery/kernel';
import { faceOf } from '../data/cards.ts';
import { type Tag, tagAt } from '../data/resources.ts';
import type { Count } from '../data/types.ts';
import { type MarsState, playerAt } from '../state.ts';
import { countCities } from './areas.ts';

export const tagsOf = (state: MarsState, seat: Seat, tag: Tag): number =>
  playerAt(state, seat).tags[tagAt[tag]] ?? 0;

function opponentsTags(state: MarsState, seat: Seat, tag: Tag): number {
  let count = 0;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) count += tagsOf(state, other, tag);
  return count;
}

/** Events in all piles. */
function eventsPlayed(state: MarsState): number {
  let count = 0;
  for (const { played } of state.players)
    for (const card of played) if (faceOf(card).colour === 'red') count++;
  return count;
}

/** What an amount comes to for this seat now. The card being played lies on the table already. */
export function count(state: MarsState, seat: Seat, amount: Count): number {
  if (typeof amount === 'number') return amount;
  switch (amount.per) {
    case 'tag': {
      const tags =
        amount.of === 'self' ? tagsOf(state, seat, amount.tag) : opponentsTags(state, seat, amount.tag);
      return Math.floor(tags / (amount.every ?? 1));
    }
    case 'city':
      return countCities(state, amount.area);
    case 'event':
      return eventsPlayed(state);
  }
}
