/** What the property harness must know about this game: where its cards lie and who may know them. */
import { type GameEvent, hasSeen, type Seat, type Viewer } from '@orrery/kernel';
import type { GameTesting, Place } from '@orrery/kernel/testing';
import { cardByName, designIndexOf, designOf } from '../data/cards.ts';
import { NO_CARD, type Player, type RaceState } from '../state.ts';
import { coverage } from './coverage.ts';
import { replaceCards } from './renaming.ts';

const KIND = 'card';
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

const places = (state: RaceState): Place[] => [
  { name: 'supply', kind: KIND, cards: state.deck, ordered: true, seenBy: nobody },
  { name: 'start worlds', kind: KIND, cards: state.startWorlds, seenBy: anybody },
  ...discardPlaces(state),
  ...state.players.flatMap(playerPlaces),
];

const ascending = (cards: readonly number[]): boolean =>
  cards.every((card, i) => i === 0 || card > (cards[i - 1] ?? NO_CARD));

function playerFault({ tableau, goods, placing, active }: Player): string | undefined {
  if (goods.length !== tableau.length) return 'the goods do not lie beside the tableau';
  const misplaced = tableau.some(
    (card, place) => goods[place] !== NO_CARD && designOf[card]?.good === undefined,
  );
  if (misplaced) return 'a good lies on a card that holds none';
  if (new Set(tableau.map((card) => designIndexOf[card])).size !== tableau.length)
    return 'a tableau has two copies of a design';
  if (placing !== NO_CARD && !tableau.includes(placing)) return 'a card is placed outside the tableau';
  return active > tableau.length ? 'more cards count than lie in the tableau' : undefined;
}

function invariant({ discards, discardsSeenBy, deck, players }: RaceState): string | undefined {
  if (!ascending(discards)) return 'the discards are not in order';
  if (discardsSeenBy.length !== discards.length) return 'not every discard says who has seen it';
  if (deck.length === 0 && players.every(({ hand }) => hand.length === 0)) return 'all cards are gone';
  for (const player of players) {
    const fault = playerFault(player);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** All see the card that a gamble turns up; one that is kept lies hidden in a hand again. */
function shows({ do: kind, what }: GameEvent): Pick<Place, 'kind' | 'cards'>[] {
  const card = kind === 'gamble' ? cardByName(what) : undefined;
  return card === undefined ? [] : [{ kind: KIND, cards: [card] }];
}

const seatCounts = [2, 3, 4];
const setups = ['standard', 'first-game'];

export const testing: GameTesting<RaceState> = {
  places,
  replaceCards,
  counts: { [KIND]: designOf.length },
  setups: [
    ...setups.flatMap((setup) =>
      seatCounts.map((seats) => ({ options: { setup, twoActions: false }, seats })),
    ),
    ...setups.map((setup) => ({ options: { setup, twoActions: true }, seats: 2 })),
  ],
  conserved: ({ pool, players }) => ({ vp: players.reduce((sum, { chips }) => sum + chips, pool) }),
  invariant,
  coverage,
  shows,
};
