/** The whole state of a game. Read this first; `rules/` follows the rulebook's chapters in their order. */
import { type Core, cloneAgenda, cloneRng, type Seat } from '@orrery/kernel';
import { type CardId, faceOf, PROJECTS } from './data/cards.ts';
import type { Tile } from './data/types.ts';

export interface MarsState extends Core {
  readonly corporateEra: boolean;
  readonly draft: boolean;
  /** The seats that play a beginner corporation, a bit a seat. */
  readonly beginners: number;
  /** The current generation, counted from 1; 0 during setup. */
  generation: number;
  /** Who goes first in this generation. */
  first: Seat;
  /** In °C, percent and tiles. */
  temperature: number;
  oxygen: number;
  oceans: number;
  /** What lies on each area, see {@link tileCode}; 0 for nothing. */
  tiles: number[];
  /** Whose tile, or whose claim where there is no tile; `NOBODY` for oceans, neutral tiles and free areas. */
  owners: number[];
  /** The deck; its last card is on top. */
  deck: CardId[];
  /** The discards by card number (nobody may look at their order), and who has seen each: a bit a seat. */
  discards: CardId[];
  discardsSeenBy: number[];
  /** Corporations that nobody was dealt. */
  box: CardId[];
  /** Milestones by number in the order in which they were claimed, and who claimed them; likewise awards. */
  milestones: number[];
  milestonesBy: Seat[];
  awards: number[];
  awardsBy: Seat[];
  readonly players: Player[];
}

export interface Player {
  /** `NO_CARD` until the corporations are revealed. */
  corporation: CardId;
  /** The corporations dealt and not chosen. */
  offered: CardId[];
  /** Stock and production by the order of the resources. */
  stock: number[];
  production: number[];
  rating: number;
  /** Whether the rating has gone up in this generation. */
  rated: boolean;
  hand: CardId[];
  /** Cards being looked at: dealt for research, the pack of a draft, drawn to keep some of. */
  drawn: CardId[];
  /** Picked in the draft and not yet bought. */
  drafted: CardId[];
  /** Passed on in drafts since the deck was last made anew, by card number: the player may remember them. */
  passedOn: CardId[];
  /** Project cards in the order in which they were played, events too, and the cubes on each by the same index. */
  played: CardId[];
  cubes: number[];
  /** Icons in play, events not counted. */
  tags: number[];
  /** The corporation and played cards that have triggers or modifiers; those that have actions. */
  lasting: CardId[];
  doing: CardId[];
  /** Cards whose action has been used in this generation. */
  used: CardId[];
  /** What the next card of this generation costs less, and by how many steps its requirements may be missed. */
  nextDiscount: number;
  nextSteps: number;
  passed: boolean;
  /** Whether the corporation's first action is still to come. */
  firstAction: boolean;
}

export const NO_CARD = -1;
export const NOBODY = -1;
/** The opponent of the solo game, as a target. */
export const NEUTRAL = -1;

const codes: Readonly<Record<Tile, number>> = {
  ocean: 1,
  greenery: 2,
  city: 3,
  capital: 4,
  'commercial-district': 5,
  'ecological-zone': 6,
  'industrial-center': 7,
  'lava-flows': 8,
  'mining-area': 9,
  'mining-rights': 10,
  'mohole-area': 11,
  'natural-preserve': 12,
  'nuclear-zone': 13,
  'restricted-area': 14,
};
/** A tile as the number that states keep. */
export const tileCode = (tile: Tile): number => codes[tile];
export const OCEAN = 1;
export const GREENERY = 2;
export const CITY = 3;
const CAPITAL = 4;
/** The capital is a city in every respect. */
export const isCity = (code: number): boolean => code === CITY || code === CAPITAL;

export function playerAt(state: MarsState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

export const isSolo = (state: MarsState): boolean => state.players.length === 1;

/** The seats in turn order of this generation. */
export const seatsInOrder = (state: MarsState): Seat[] =>
  state.players.map((_, i) => (state.first + i) % state.players.length);

/** Puts a card down: everything that follows from its lying there, but none of what it does at once. */
export function putDown(player: Player, card: CardId): void {
  const { tagPlaces, colour, kind, triggers, modifiers, actions } = faceOf(card);
  if (kind === 'corporation') player.corporation = card;
  else {
    player.played.push(card);
    player.cubes.push(0);
  }
  // An event lies face down afterwards: its icons count only while it is played.
  if (colour !== 'red') for (const tag of tagPlaces) player.tags[tag] = (player.tags[tag] ?? 0) + 1;
  if (triggers.length > 0 || modifiers.length > 0) player.lasting.push(card);
  if (actions.length > 0) player.doing.push(card);
}

/** The cards that a player has face up or face down in front of them, the corporation first. */
export const allPlayed = ({ corporation, played }: Player): CardId[] =>
  corporation === NO_CARD ? played.slice() : [corporation, ...played];

export const isProject = (card: CardId): boolean => card < PROJECTS;

export const clonePlayer = (player: Player): Player => ({
  corporation: player.corporation,
  offered: player.offered.slice(),
  stock: player.stock.slice(),
  production: player.production.slice(),
  rating: player.rating,
  rated: player.rated,
  hand: player.hand.slice(),
  drawn: player.drawn.slice(),
  drafted: player.drafted.slice(),
  passedOn: player.passedOn.slice(),
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

export const cloneState = (state: MarsState): MarsState => ({
  agenda: cloneAgenda(state.agenda),
  rng: cloneRng(state.rng),
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
  deck: state.deck.slice(),
  discards: state.discards.slice(),
  discardsSeenBy: state.discardsSeenBy.slice(),
  box: state.box.slice(),
  milestones: state.milestones.slice(),
  milestonesBy: state.milestonesBy.slice(),
  awards: state.awards.slice(),
  awardsBy: state.awardsBy.slice(),
  players: state.players.map(clonePlayer),
});

export const newPlayer = (): Player => ({
  corporation: NO_CARD,
  offered: [],
  stock: [0, 0, 0, 0, 0, 0],
  production: [0, 0, 0, 0, 0, 0],
  rating: 0,
  rated: false,
  hand: [],
  drawn: [],
  drafted: [],
  passedOn: [],
  played: [],
  cubes: [],
  tags: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  lasting: [],
  doing: [],
  used: [],
  nextDiscount: 0,
  nextSteps: 0,
  passed: false,
  firstAction: false,
});
