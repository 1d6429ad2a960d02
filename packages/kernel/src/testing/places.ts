/** What an engine tells the harness about itself: where its identities lie, and who may know them. */
import type { Seat, Viewer } from '../agenda.ts';
import type { Plain } from '../data.ts';
import type { GameEvent } from '../events.ts';
import type { Rng } from '../random.ts';
import { hasSeen, SEEN_BY_NOBODY, type Supply, seenByAll, seenBySeat } from '../supply.ts';

/** A part of the table where identities lie: a hand, a deck, a discard pile, a face-down good. */
export interface Place {
  /** How it is called in a failure: `hand of seat 1`. No two places of one kind have the same name. */
  readonly name: string;
  /** Identities of one kind may be swapped among themselves. */
  readonly kind: string;
  readonly cards: readonly number[];
  /** The order of the cards counts, as in a deck; otherwise they lie there as a set. */
  readonly ordered?: boolean;
  /** Who may know now which identities lie here. A place that is known in parts is listed as several. */
  seenBy(viewer: Viewer): boolean;
}

export const anybody = (): boolean => true;
export const nobody = (): boolean => false;
export const only =
  (seat: Seat) =>
  (viewer: Viewer): boolean =>
    viewer === seat;

/** The discards in as many places as there are ways to have been seen: by nobody, by one seat, by all. */
export function discardPlaces(
  state: Supply & { readonly players: readonly unknown[] },
  kind: string,
): Place[] {
  const { discards, discardsSeenBy, players } = state;
  const place = (name: string, by: number): Place => ({
    name,
    kind,
    cards: discards.filter((_, i) => discardsSeenBy[i] === by),
    seenBy: (viewer) => hasSeen(viewer, by, players.length),
  });
  // Whoever plays alone is everybody.
  const seats = players.length === 1 ? [] : players;
  return [
    place('discards unseen', SEEN_BY_NOBODY),
    ...seats.map((_, seat) => place(`discards of seat ${seat}`, seenBySeat(seat))),
    place('discards seen by all', seenByAll(state)),
  ];
}

/** A set of options and a number of seats to walk games with. */
export interface Setup {
  readonly options: Readonly<Record<string, Plain>>;
  readonly seats: number;
}

/** What random games should come by, sooner or later. */
export interface Coverage<S> {
  /** Every goal by its name; no name twice. */
  readonly goals: readonly string[];
  /** Names the goals that an answer has reached: by the states around it, or by what happened in it. */
  mark(
    moved: { readonly before: S; readonly after: S; readonly events: readonly GameEvent[] },
    reached: (goal: string) => void,
  ): void;
}

/** How a game is soaked, where not as usual. */
interface SoakPlan {
  /** How many games, and at one moment in how many expensive properties are checked. */
  readonly games: number;
  readonly every: number;
  /** For what chance hardly ever comes by: in one game in so many a bot of this name plays, in these set-ups in turn. */
  readonly guided?: { readonly oneIn: number; readonly bot: string; readonly setups: readonly Setup[] };
}

/** The testing entry of an engine. */
export interface GameTesting<S> {
  /** Every identity in exactly one place; those that are out of the game in a place of their own. */
  places(state: S): Place[];
  /** A deep copy of the state in which every identity of that kind is renamed everywhere, agenda included. */
  replaceCards(state: S, kind: string, rename: (card: number) => number): S;
  /**
   * The identities that an event rightly shows to all who see it, though they lie in no place that all see before or
   * after the move: a card turned over for a moment. Only for such events; what others tell is held against them.
   */
  shows?(event: GameEvent): readonly { readonly kind: string; readonly cards: readonly number[] }[];
  /**
   * Identities that a viewer has seen and may remember though it cannot know where they lie now. Its view may name them,
   * but must not tell which of them lies where.
   */
  remembers?(
    state: S,
    viewer: Viewer,
  ): readonly { readonly kind: string; readonly cards: readonly number[] }[];
  /** How many opponents the game plays itself; events name them by the numbers after the last seat. */
  rivals?(setup: Setup): number;
  /** How many identities of each kind there are. */
  readonly counts: Readonly<Record<string, number>>;
  /** The option sets to walk: every set-up, every number of seats. */
  readonly setups: readonly Setup[];
  /** What is neither made nor lost, as totals by name; the same at every moment of a game. */
  conserved?(state: S): Readonly<Record<string, number>>;
  /** What is wrong with a state that should never come about; undefined when all is well. */
  invariant?(state: S): string | undefined;
  /**
   * What the game's advice says otherwise than its rules, in words; none when all is well. The state is a copy to play
   * on with, and chance says which answers are tried.
   */
  advice?(state: S, rng: Rng): string[];
  /** What long runs must have come by. */
  readonly coverage?: Coverage<S>;
  readonly soak?: SoakPlan;
  /** Where games alone are another matter: their set-ups, what they must come by, and how they are soaked. */
  readonly solo?: {
    readonly setups: readonly Setup[];
    readonly coverage: Coverage<S>;
    readonly soak: SoakPlan;
  };
}
