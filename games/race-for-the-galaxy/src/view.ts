/** What each seat may see, field by field, and how a state is made that fits what a seat sees. */
import {
  type Core,
  type CoreView,
  hasSeen,
  pileOf,
  type Rng,
  SEEN_BY_NOBODY,
  type Seat,
  seenByAll,
  seenBySeat,
  shuffle,
  type Viewer,
} from '@orrery/kernel';
import type { ActionId } from './data/actions.ts';
import { type CardId, designOf } from './data/cards.ts';
import { NO_CARD, type Player, type RaceState } from './state.ts';

export interface RaceView {
  readonly twoActions: boolean;
  readonly firstGame: boolean;
  readonly round: number;
  readonly pool: number;
  readonly firstSeat: Seat;
  /** Sizes of the supply and of the discard pile. */
  readonly deck: number;
  readonly discards: number;
  /** The discards that the viewer has seen and may remember. */
  readonly seenDiscards: readonly CardId[];
  readonly seenDiscardsBy: readonly number[];
  readonly players: readonly PlayerView[];
}

export interface PlayerView {
  /** Only the viewer's own cards; of others the numbers alone. */
  readonly hand: readonly CardId[];
  readonly handSize: number;
  readonly drawn: readonly CardId[];
  readonly drawnSize: number;
  readonly tableau: readonly CardId[];
  /** Which cards of the tableau hold a good; the good itself is unknown even to its owner. */
  readonly goods: readonly boolean[];
  readonly chips: number;
  readonly chosen: readonly ActionId[];
  readonly placing: CardId;
  readonly active: number;
  readonly used: readonly number[];
  readonly produced: readonly number[];
}

const viewPlayer = (player: Player, own: boolean): PlayerView => ({
  hand: own ? player.hand.slice() : [],
  handSize: player.hand.length,
  drawn: own ? player.drawn.slice() : [],
  drawnSize: player.drawn.length,
  tableau: player.tableau.slice(),
  goods: player.goods.map((good) => good !== NO_CARD),
  chips: player.chips,
  chosen: player.chosen.slice(),
  placing: player.placing,
  active: player.active,
  used: player.used.slice(),
  produced: player.produced.slice(),
});

export function viewOf(state: RaceState, viewer: Viewer): RaceView {
  const everybody = seenByAll(state);
  const seen = state.discards.map((_, i) =>
    hasSeen(viewer, state.discardsSeenBy[i] ?? 0, state.players.length),
  );
  return {
    twoActions: state.twoActions,
    firstGame: state.firstGame,
    round: state.round,
    pool: state.pool,
    firstSeat: state.firstSeat,
    deck: state.deck.length,
    discards: state.discards.length,
    seenDiscards: state.discards.filter((_, i) => seen[i]),
    seenDiscardsBy: state.discardsSeenBy.filter((_, i) => seen[i]).map((by) => (by === everybody ? by : 0)),
    players: state.players.map((player, seat) => viewPlayer(player, seat === viewer)),
  };
}

/** The cards that a view shows nowhere. */
export function unseenCards(view: RaceView): CardId[] {
  const shown = new Array<boolean>(designOf.length).fill(false);
  const mark = (cards: readonly CardId[]): void => {
    for (const card of cards) shown[card] = true;
  };
  mark(view.seenDiscards);
  for (const { hand, drawn, tableau } of view.players) {
    mark(hand);
    mark(drawn);
    mark(tableau);
  }
  const unseen: CardId[] = [];
  for (let card = 0; card < shown.length; card++) if (shown[card] === false) unseen.push(card);
  return unseen;
}

export function fill(view: RaceView & CoreView, core: Core, rng: Rng): RaceState {
  const unseen = shuffle(rng, unseenCards(view));
  const take = (count: number): CardId[] => unseen.splice(unseen.length - count, count);
  const players = view.players.map((player, seat): Player => {
    const own = seat === view.viewer;
    return {
      hand: own ? player.hand.slice() : take(player.handSize),
      drawn: own ? player.drawn.slice() : take(player.drawnSize),
      tableau: player.tableau.slice(),
      goods: player.goods.map((good) => (good ? (take(1)[0] ?? NO_CARD) : NO_CARD)),
      chips: player.chips,
      chosen: player.chosen.slice(),
      placing: player.placing,
      active: player.active,
      used: player.used.slice(),
      produced: player.produced.slice(),
    };
  });
  const hidden = take(view.discards - view.seenDiscards.length);
  const { discards, discardsSeenBy } = fillDiscards(view, hidden);
  const { twoActions, firstGame, round, pool, firstSeat } = view;
  return {
    agenda: core.agenda,
    rng: core.rng,
    twoActions,
    firstGame,
    round,
    pool,
    firstSeat,
    deck: take(view.deck),
    discards,
    discardsSeenBy,
    startWorlds: [],
    players,
  };
}

/** The pile by card number, each card with who has seen it: the viewer, everybody, or nobody that the viewer knows of. */
function fillDiscards(view: RaceView & CoreView, hidden: readonly CardId[]) {
  const own = view.viewer === 'spectator' ? SEEN_BY_NOBODY : seenBySeat(view.viewer);
  const seenBy = (i: number): number => view.seenDiscardsBy[i] || own;
  return pileOf(designOf.length, view.seenDiscards, seenBy, hidden);
}
