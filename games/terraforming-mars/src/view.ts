/** What each seat may see, field by field, and how a state is made that fits what a seat sees. */
import {
  type Core,
  type CoreView,
  hasSeen,
  pileOf,
  type Rng,
  type Seat,
  seenByAll,
  seenBySeat,
  shuffle,
  type Viewer,
} from '@orrery/kernel';
import { type CardId, corporationsOf, deckOf, faces, PROJECTS } from './data/cards.ts';
import { type MarsState, NO_CARD, type Player } from './state.ts';

export interface MarsView {
  readonly corporateEra: boolean;
  readonly draft: boolean;
  readonly beginners: number;
  readonly generation: number;
  readonly first: Seat;
  readonly temperature: number;
  readonly oxygen: number;
  readonly oceans: number;
  readonly tiles: readonly number[];
  readonly owners: readonly number[];
  /** Sizes of the deck, of the discard pile and of the corporations that nobody was dealt. */
  readonly deck: number;
  readonly discards: number;
  readonly box: number;
  /** The discards that the viewer has seen and may remember, and those of them that everybody has seen. */
  readonly seenDiscards: readonly CardId[];
  readonly seenByAll: readonly boolean[];
  /** Cards that the viewer has passed on in drafts and may remember: not in the deck, and nowhere in its sight. */
  readonly passedOn: readonly CardId[];
  readonly milestones: readonly number[];
  readonly milestonesBy: readonly Seat[];
  readonly awards: readonly number[];
  readonly awardsBy: readonly Seat[];
  readonly players: readonly PlayerView[];
}

export interface PlayerView {
  readonly corporation: CardId;
  /** Only the viewer's own cards; of others the numbers alone. */
  readonly offered: readonly CardId[];
  readonly offeredSize: number;
  readonly hand: readonly CardId[];
  readonly handSize: number;
  readonly drawn: readonly CardId[];
  readonly drawnSize: number;
  readonly drafted: readonly CardId[];
  readonly draftedSize: number;
  readonly stock: readonly number[];
  readonly production: readonly number[];
  readonly rating: number;
  readonly rated: boolean;
  readonly played: readonly CardId[];
  readonly cubes: readonly number[];
  readonly tags: readonly number[];
  readonly lasting: readonly CardId[];
  readonly doing: readonly CardId[];
  readonly used: readonly CardId[];
  readonly nextDiscount: number;
  readonly nextSteps: number;
  readonly passed: boolean;
  readonly firstAction: boolean;
}

/** Until the corporations are revealed only its owner knows which one was chosen; that happens all at once. */
const viewPlayer = (player: Player, own: boolean): PlayerView => ({
  corporation: player.corporation,
  offered: own ? player.offered.slice() : [],
  offeredSize: player.offered.length,
  hand: own ? player.hand.slice() : [],
  handSize: player.hand.length,
  drawn: own ? player.drawn.slice() : [],
  drawnSize: player.drawn.length,
  drafted: own ? player.drafted.slice() : [],
  draftedSize: player.drafted.length,
  stock: player.stock.slice(),
  production: player.production.slice(),
  rating: player.rating,
  rated: player.rated,
  played: player.played.slice(),
  cubes: player.cubes.slice(),
  tags: player.tags.slice(),
  lasting: player.lasting.slice(),
  doing: player.doing.slice(),
  used: player.used.slice(),
  nextDiscount: player.nextDiscount,
  nextSteps: player.nextSteps,
  passed: player.passed,
  firstAction: player.firstAction,
});

export function viewOf(state: MarsState, viewer: Viewer): MarsView {
  const everybody = seenByAll(state);
  const seen = state.discards.map((_, i) =>
    hasSeen(viewer, state.discardsSeenBy[i] ?? 0, state.players.length),
  );
  const seenDiscards = state.discards.filter((_, i) => seen[i]);
  const players = state.players.map((player, seat) => viewPlayer(player, seat === viewer));
  const own = viewer === 'spectator' ? undefined : state.players[viewer];
  return {
    corporateEra: state.corporateEra,
    draft: state.draft,
    beginners: state.beginners,
    generation: state.generation,
    first: state.first,
    temperature: state.temperature,
    oxygen: state.oxygen,
    oceans: state.oceans,
    tiles: state.tiles.slice(),
    owners: state.owners.slice(),
    deck: state.deck.length,
    discards: state.discards.length,
    box: state.box.length,
    seenDiscards,
    seenByAll: state.discardsSeenBy.filter((_, i) => seen[i]).map((by) => by === everybody),
    passedOn: outOfSight(own?.passedOn ?? [], seenDiscards, players),
    milestones: state.milestones.slice(),
    milestonesBy: state.milestonesBy.slice(),
    awards: state.awards.slice(),
    awardsBy: state.awardsBy.slice(),
    players,
  };
}

/** All cards that a view shows, wherever they lie. */
function shownCards(seenDiscards: readonly CardId[], players: readonly PlayerView[]): readonly boolean[] {
  const shown = new Array<boolean>(faces.length).fill(false);
  const mark = (cards: readonly CardId[]): void => {
    for (const card of cards) shown[card] = true;
  };
  mark(seenDiscards);
  for (const { corporation, offered, hand, drawn, drafted, played } of players) {
    if (corporation !== NO_CARD) shown[corporation] = true;
    mark(offered);
    mark(hand);
    mark(drawn);
    mark(drafted);
    mark(played);
  }
  return shown;
}

function outOfSight(
  cards: readonly CardId[],
  seenDiscards: readonly CardId[],
  players: readonly PlayerView[],
): CardId[] {
  if (cards.length === 0) return [];
  const shown = shownCards(seenDiscards, players);
  return cards.filter((card) => shown[card] !== true);
}

/** Deals what is left of a kind of cards at random: the first `table` of them are to lie on the table, among them `kept`. */
class Unseen {
  readonly #cards: CardId[];

  constructor(
    all: readonly CardId[],
    shown: readonly boolean[],
    rng: Rng,
    table = 0,
    kept: readonly CardId[] = [],
  ) {
    const deck = shuffle(
      rng,
      all.filter((card) => shown[card] !== true && !kept.includes(card)),
    );
    const onTable = shuffle(rng, [...kept, ...deck.splice(0, table - kept.length)]);
    this.#cards = [...deck, ...onTable];
  }

  take(count: number): CardId[] {
    return this.#cards.splice(this.#cards.length - count, count);
  }
}

function fillPlayer(
  player: PlayerView,
  own: boolean,
  passedOn: readonly CardId[],
  projects: Unseen,
  corporations: Unseen,
): Player {
  return {
    corporation: player.corporation,
    offered: own ? player.offered.slice() : corporations.take(player.offeredSize),
    stock: player.stock.slice(),
    production: player.production.slice(),
    rating: player.rating,
    rated: player.rated,
    hand: own ? player.hand.slice() : projects.take(player.handSize),
    drawn: own ? player.drawn.slice() : projects.take(player.drawnSize),
    drafted: own ? player.drafted.slice() : projects.take(player.draftedSize),
    passedOn: own ? passedOn.slice() : [],
    played: player.played.slice(),
    cubes: player.cubes.slice(),
    tags: player.tags.slice(),
    lasting: player.lasting.slice(),
    doing: player.doing.slice(),
    used: player.used.slice(),
    nextDiscount: player.nextDiscount,
    nextSteps: player.nextSteps,
    passed: player.passed,
    firstAction: player.firstAction,
  };
}

export function fill(view: MarsView & CoreView, core: Core, rng: Rng): MarsState {
  const shown = shownCards(view.seenDiscards, view.players);
  const cards = deckOf(view.corporateEra);
  // What the viewer has passed on is in a hand, among drafted cards or on the pile, but not in the deck.
  const hidden = cards.reduce((sum, card) => (shown[card] === true ? sum : sum + 1), 0);
  const projects = new Unseen(cards, shown, rng, hidden - view.deck, view.passedOn);
  const corporations = new Unseen(corporationsOf(view.corporateEra), shown, rng);
  const players = view.players.map((player, seat) =>
    fillPlayer(player, seat === view.viewer, view.passedOn, projects, corporations),
  );
  const { discards, discardsSeenBy } = fillDiscards(
    view,
    projects.take(view.discards - view.seenDiscards.length),
  );
  return {
    agenda: core.agenda,
    rng: core.rng,
    corporateEra: view.corporateEra,
    draft: view.draft,
    beginners: view.beginners,
    generation: view.generation,
    first: view.first,
    temperature: view.temperature,
    oxygen: view.oxygen,
    oceans: view.oceans,
    tiles: view.tiles.slice(),
    owners: view.owners.slice(),
    deck: projects.take(view.deck),
    discards,
    discardsSeenBy,
    box: corporations.take(view.box).sort((a, b) => a - b),
    milestones: view.milestones.slice(),
    milestonesBy: view.milestonesBy.slice(),
    awards: view.awards.slice(),
    awardsBy: view.awardsBy.slice(),
    players,
  };
}

/** The pile by card number, each card with who has seen it: the viewer, everybody, or nobody that the viewer knows of. */
function fillDiscards(view: MarsView & CoreView, hidden: readonly CardId[]) {
  const everybody = seenByAll(view);
  const own = view.viewer === 'spectator' ? everybody : seenBySeat(view.viewer);
  const seenBy = (i: number): number => (view.seenByAll[i] === true ? everybody : own);
  return pileOf(PROJECTS, view.seenDiscards, seenBy, hidden);
}
