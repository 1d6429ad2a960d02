import { type Core, type CoreView, type Rng, type Seat, shuffle, type Viewer } from '../../src/index.ts';
import { CARDS, CHARMS, type Fair } from './state.ts';

export interface FairView {
  seats: number;
  rounds: number;
  round: number;
  over: boolean;
  deck: number;
  spent: number[];
  market: { seat: Seat; card: number }[];
  hand: number[];
  hands: number[];
  discard: number[];
  discards: number[];
  charms: (number | null)[];
  coins: number[];
  gems: number[];
  points: number[];
}

export const view = (state: Fair, viewer: Viewer): FairView => ({
  seats: state.seats,
  rounds: state.rounds,
  round: state.round,
  over: state.over,
  deck: state.deck.length,
  spent: state.spent.slice(),
  market: state.market.slice(),
  hand: viewer === 'spectator' ? [] : (state.hands[viewer] ?? []).slice(),
  hands: state.hands.map((hand) => hand.length),
  discard: viewer === 'spectator' ? [] : (state.discards[viewer] ?? []).slice(),
  discards: state.discards.map((pile) => pile.length),
  charms: state.charms.map((charm, seat) => (state.over || seat === viewer ? charm : null)),
  coins: state.coins.slice(),
  gems: state.gems.slice(),
  points: state.points.slice(),
});

/** All numbers below `count` but the known ones, in a random order. */
function unseen(count: number, known: readonly (number | null)[], rng: Rng): number[] {
  const left = Array.from({ length: count }, (_, i) => i).filter((id) => !known.includes(id));
  return shuffle(rng, left);
}

export function fill(seen: FairView & CoreView, core: Core, rng: Rng): Fair {
  const { viewer } = seen;
  const known = [...seen.spent, ...seen.market.map(({ card }) => card), ...seen.hand, ...seen.discard];
  const cards = unseen(CARDS, known, rng);
  const charms = unseen(CHARMS, seen.charms, rng);
  return {
    ...core,
    seats: seen.seats,
    rounds: seen.rounds,
    round: seen.round,
    over: seen.over,
    spent: [...seen.spent],
    market: [...seen.market],
    hands: seen.hands.map((size, seat) => (seat === viewer ? [...seen.hand] : cards.splice(0, size))),
    discards: seen.discards.map((size, seat) =>
      seat === viewer ? [...seen.discard] : cards.splice(0, size),
    ),
    deck: cards,
    charms: seen.charms.map((charm) => charm ?? charms.pop() ?? 0),
    box: charms,
    coins: [...seen.coins],
    gems: [...seen.gems],
    points: [...seen.points],
  };
}
