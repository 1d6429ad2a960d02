/** Where the cards lie and who may know them. */
import { hasSeen, type Seat, type Viewer } from '@orrery/kernel';
import type { Place } from '@orrery/kernel/testing';
import { NO_CARD, type Player, type RaceState } from '../state.ts';

export const KIND = 'card';
const anybody = (): boolean => true;
const nobody = (): boolean => false;
const only =
  (seat: Seat) =>
  (viewer: Viewer): boolean =>
    viewer === seat;

/** The discards in as many places as there are ways to have been seen: by nobody, by one seat, by all. */
function discardPlaces({ discards, discardsSeenBy, players }: RaceState): Place[] {
  const place = (name: string, by: number): Place => ({
    name,
    kind: KIND,
    cards: discards.filter((_, i) => discardsSeenBy[i] === by),
    seenBy: (viewer) => hasSeen(viewer, by, players.length),
  });
  return [
    place('discards unseen', 0),
    ...players.map((_, seat) => place(`discards of seat ${seat}`, 1 << seat)),
    place('discards seen by all', (1 << players.length) - 1),
  ];
}

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
  ...discardPlaces(state),
  ...state.players.flatMap(playerPlaces),
];
