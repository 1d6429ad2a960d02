/** The recording format of this game; README.md beside this file describes it. */
import { type Choice, type Game, type Plain, type Seat, winners } from '@orrery/kernel';
import type { ReferenceState } from '../src/index.ts';

export const FORMAT = 'small-hours-1';

/** A card that was drawn: by whom, for what, which. */
export interface Draw {
  readonly seat: Seat | null;
  readonly source: number | string | null;
  readonly card: number;
}

export interface Header {
  readonly type: 'header';
  readonly format: typeof FORMAT;
  readonly name: string;
  readonly options: Readonly<Record<string, Plain>>;
  readonly seats: number;
  /** What was drawn before the first question. */
  readonly draws: readonly Draw[];
}

export interface MoveLine {
  readonly type: 'move';
  readonly number: number;
  readonly seat: Seat;
  readonly question: string;
  readonly answer: Choice;
  readonly draws: readonly Draw[];
}

interface Footer {
  readonly type: 'footer';
  readonly moves: number;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** Everything that lies on the table, hidden cards included, except the order of the deck. */
interface Snapshot {
  readonly night: number;
  readonly first: Seat;
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  readonly discardedBy: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly notebooks: readonly (readonly number[])[];
  readonly aside: readonly (readonly number[])[];
  readonly stock: readonly number[];
  readonly built: readonly number[];
  readonly points: readonly number[];
  /** Who is asked what now. */
  readonly waiting: readonly { readonly seat: Seat; readonly question: string }[];
}

export const snapshotOf = (game: Game<ReferenceState>, state: ReferenceState): Snapshot => ({
  night: state.night,
  first: state.first,
  deck: [...state.deck].sort((a, b) => a - b),
  discard: state.discard.slice(),
  discardedBy: state.discardedBy.slice(),
  hands: state.hands.map((hand) => hand.slice()),
  notebooks: state.notebooks.map((notebook) => notebook.slice()),
  aside: state.aside.map((aside) => aside.slice()),
  stock: state.stock.slice(),
  built: state.built.slice(),
  points: state.points.slice(),
  waiting: game.open(state).map(({ seat, ask }) => ({ seat, question: ask.do })),
});

/** The last line of a recording; undefined while the game is not over. */
export function footerOf(
  game: Game<ReferenceState>,
  state: ReferenceState,
  moves: number,
): Footer | undefined {
  const outcome = game.outcome(state);
  if (outcome === undefined) return undefined;
  const bySeat = [...outcome.standings].sort((a, b) => a.seat - b.seat);
  return { type: 'footer', moves, scores: bySeat.map(({ score }) => score), winners: winners(outcome) };
}
