/** Where the cards lie and who may know them. */
import type { Seat } from '@orrery/kernel';
import { anybody, discardPlaces, nobody, only, type Place } from '@orrery/kernel/testing';
import { NO_CARD, type Player, type RaceState } from '../state.ts';

export const KIND = 'card';
function playerPlaces({ hand, drawn, tableau, goods }: Player, seat: Seat): Place[] {
  const of = `of seat ${seat}`;
  const lying = goods.filter((card) => card !== NO_CARD);
  return [
    { name: `hand ${of}`, kind: KIND, cards: hand, ordered: true, seenBy: only(seat) },
    { name: `cards drawn ${of}`, kind: KIND, cards: drawn, ordered: true, seenBy: only(seat) },
    { name: `tableau ${of}`, kind: KIND, cards: tableau, ordered: true, seenBy: anybody },
    // A good lies face down: nobody has seen it, its owner included.
    { name: `goods ${of}`, kind: KIND, cards: lying, ordered: true, seenBy: nobody },
  ];
}

export const places = (state: RaceState): Place[] => [
  { name: 'supply', kind: KIND, cards: state.deck, ordered: true, seenBy: nobody },
  { name: 'start worlds', kind: KIND, cards: state.startWorlds, seenBy: anybody },
  ...discardPlaces(state, KIND),
  ...state.players.flatMap(playerPlaces),
];
