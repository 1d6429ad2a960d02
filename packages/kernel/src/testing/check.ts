/** What every check of the harness is given, and how it says that a property does not hold. */
import type { Answer, Core, Seat, Viewer } from '../agenda.ts';
import { canonical, firstDifference, same } from '../data.ts';
import type { GameEvent } from '../events.ts';
import type { Game, OpenQuestion } from '../game.ts';
import type { Move } from '../moves.ts';
import { oneOfAtRandom, type Rng } from '../random.ts';
import type { GameTesting, Setup } from './places.ts';

/** The properties by name; a report counts the checks made of each. */
export const PROPERTIES = [
  /** Nothing throws on the way. */
  'runs',
  /** The record, written, read and replayed, gives the same state wherever it was looked at. */
  'replay',
  /** The state is plain data, and a game goes on the same from its JSON. */
  'round trip',
  /** The hand-written clone equals a deep copy, and neither changes with the other. */
  'clone',
  /** Every question has a legal answer, and is the same when asked twice. */
  'questions',
  /** Whatever is listed, sampled or proposed is accepted. */
  'legal answers',
  /** Whatever else is given is refused with a reason, and changes nothing. */
  'refusals',
  /** A sealed group comes to the same state in every order of arrival. */
  'sealed order',
  /** An open group without shared draws comes to the same state in every interleaving. */
  'open order',
  /** Undo goes back to exactly the earlier state and redo forth again, and never past an information barrier. */
  'undo',
  /** Whoever learns an identity that the mover did not know has an information barrier before it. */
  'barriers',
  /** A plan happens as a whole or not at all; its preview shows what will be and nothing invented. */
  'plans',
  /** Events are plain, whole, and private to their seat. */
  'events',
  /** A game ends within the limit. */
  'ends',
  /** There is an outcome at the end and only there; places follow from scores and add up. */
  'outcome',
  /** The moment never goes back, and has a phase as long as somebody must choose. */
  'time',
  /** What the engine says is neither made nor lost stays the same, and its own invariant holds. */
  'conserved',
  /** Every identity lies in exactly one place, and renaming renames it there. */
  'places',
  /** What a viewer gets does not change when the identities change that it may not know. */
  'hidden cards',
  /** Nor do the events and the view after a move that shows none of them. */
  'hidden moves',
  /** Nor does anything when another seat gives another sealed answer. */
  'hidden answers',
  /** A filled view gives the view back, agrees with what was seen, has its own generator and plays to the end. */
  'fill',
  /** What the engine's advice says that an answer costs or brings is what giving it does. */
  'advice',
] as const;

export type Property = (typeof PROPERTIES)[number];

/** Thrown by a check; the walk adds where it happened. */
export class Broken extends Error {
  readonly property: Property;

  constructor(property: Property, detail: string) {
    super(detail);
    this.property = property;
  }
}

/** Counts the checks made and stops at the first that fails. */
export class Tally {
  readonly checks: Record<string, number> = {};

  demand(property: Property, holds: boolean, detail: () => string): void {
    this.checks[property] = (this.checks[property] ?? 0) + 1;
    if (!holds) throw new Broken(property, detail());
  }

  /** Demands two equal values and names the first place where they differ. */
  equal(property: Property, what: string, expected: unknown, got: unknown): void {
    this.demand(
      property,
      // Comparing is quicker than writing both out; the texts decide where only absent fields differ.
      same(expected, got) || canonical(expected ?? null) === canonical(got ?? null),
      () => `${what}: differs at ${firstDifference(expected, got) ?? '/'}`,
    );
  }
}

export interface Check<S extends Core, V extends object> {
  readonly game: Game<S, V>;
  readonly testing: GameTesting<S>;
  readonly setup: Setup;
  readonly tally: Tally;
  /** The harness's own chance at this moment; the game's never comes from it. */
  readonly rng: Rng;
}

/** A state at a question, or at the end, and the move that led to it. Checks leave both as they are. */
export interface Position<S> {
  /** After how many answers. */
  readonly at: number;
  readonly state: S;
  /** The state's canonical text. */
  readonly text: string;
  readonly last: { readonly before: S; readonly move: Move } | undefined;
}

export const seatsOf = (setup: Setup): Seat[] => Array.from({ length: setup.seats }, (_, seat) => seat);
export const viewersOf = (setup: Setup): Viewer[] => [...seatsOf(setup), 'spectator'];

/** A copy through JSON: as deep as can be. */
export function deepCopy<T>(value: T): T {
  const copy: T = JSON.parse(JSON.stringify(value));
  return copy;
}

/** A random legal answer; a question that has none is a fault of its own. */
export function sampleFrom<S extends Core, V extends object>(
  game: Game<S, V>,
  state: S,
  open: OpenQuestion,
  rng: Rng,
): Answer {
  try {
    return game.sample(state, open, rng);
  } catch (error) {
    if (game.list(state, open, 1).length > 0) throw error;
    throw new Broken('questions', `${open.ask.do} has no legal answer`);
  }
}

/** Plays up to `count` random answers on the state itself; gives them and the events they made. */
export function playOn<S extends Core, V extends object>(
  game: Game<S, V>,
  state: S,
  rng: Rng,
  count: number,
): { moves: Move[]; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const moves: Move[] = [];
  const loud = game.with({ emit: (event) => events.push(event) });
  for (let given = 0; given < count; given++) {
    const open = game.open(state);
    if (open.length === 0) break;
    const asked = oneOfAtRandom(rng, open);
    const answer = sampleFrom(game, state, asked, rng);
    loud.apply(state, asked.seat, answer);
    moves.push({ seat: asked.seat, answer });
  }
  return { moves, events };
}

/** Gives these answers to the state itself; gives the events they made, or the number of the first one refused. */
export function repeat<S extends Core, V extends object>(
  game: Game<S, V>,
  state: S,
  moves: readonly Move[],
): { events: GameEvent[]; refused: number | undefined } {
  const events: GameEvent[] = [];
  const loud = game.with({ emit: (event) => events.push(event) });
  for (const [at, { seat, answer }] of moves.entries()) {
    if (game.check(state, seat, answer) !== undefined) return { events, refused: at };
    loud.apply(state, seat, answer);
  }
  return { events, refused: undefined };
}
