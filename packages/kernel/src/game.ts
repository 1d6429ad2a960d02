/** What a game is to the outside ({@link Game}) and what its author writes ({@link Rules}). */
import type { Answer, Ask, Core, Seat, Task, Viewer } from './agenda.ts';
import type { GameEvent } from './events.ts';
import type { Message } from './message.ts';
import type { OptionFields, OptionsOf } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Question, QuestionRule, Refusal, Unavailable } from './question.ts';
import type { Rng } from './random.ts';
import type { Listeners, Run } from './run.ts';

/** An agenda as a viewer may know it: sealed answers of others are missing, only the fact that they are in remains. */
export interface AgendaView {
  readonly stack: readonly (Task | LanesView)[];
  readonly serial: number;
}

export interface LanesView extends Task {
  readonly do: 'kernel.lanes';
  readonly sealed: boolean;
  readonly of: readonly {
    readonly seat: Seat;
    readonly stack: readonly Task[];
    readonly serial: number;
    readonly answered: boolean;
    /** Present only for the viewer's own answer. */
    readonly choice?: Answer;
  }[];
}

/** A revealed answer of another seat that still waits for its turn. */
export interface AnsweredView extends Task {
  readonly do: 'kernel.hidden';
  readonly ask: Ask;
}

/** When something happens, as the game itself counts its time. */
export interface Moment {
  /** What the game calls the big unit of its time. */
  readonly unit: 'round' | 'generation' | 'night';
  /** From 1; 0 is what comes before the first. */
  readonly n: number;
  /** The game's own id of the phase; absent when the game is over and, in a look ahead, between phases. */
  readonly phase?: string;
}

/** What every view holds besides the game's own part. */
export interface CoreView {
  readonly viewer: Viewer;
  /** Who must choose now, in the order in which the answers apply. */
  readonly deciding: readonly Seat[];
  /** Who has answered a sealed question and waits for the others. */
  readonly chosen: readonly Seat[];
  /** The viewer's own sealed answer, which may be given anew until the last is in. */
  readonly choice?: Answer;
  /** Absent where the game counts no time. */
  readonly moment?: Moment;
  /** For {@link Game.fill}, which makes a state of it again; nobody else needs to look into it. */
  readonly agenda: AgendaView;
}

/** A question that waits, without its options; cheap to come by. */
export interface OpenQuestion {
  readonly id: number;
  readonly seat: Seat;
  readonly ask: Ask;
  /** Its answer stays secret until those of all who are asked with it are in. */
  readonly sealed: boolean;
  readonly answered: boolean;
}

/** An effect that can be tested beforehand, so that a bag's order can be chosen well. */
export interface Effect<S, T extends Task> {
  can(state: S, task: T): boolean;
  run(state: S, task: T, run: Run): void;
}

/** Something that happens by itself; written as a function, or with a test where a bag or a rule must know beforehand. */
export type StepRule<S, T extends Task> = Effect<S, T>['run'] | Effect<S, T>;

/**
 * A game as its author writes it. `T` lists its steps and `Q` its questions as unions told apart by `do`; both tables
 * must have exactly these names.
 */
export interface Rules<
  S extends Core,
  V extends object,
  F extends OptionFields,
  T extends Task,
  Q extends Ask,
> {
  readonly id: string;
  /** Raised whenever a record of an earlier version could replay to another game. */
  readonly version: number;
  readonly name: Message;
  readonly seats: { readonly min: number; readonly max: number };
  /** Who begins, in a sentence, in a game whose rules leave that to no agreement of the players. */
  readonly firstPlayer?: Message;
  readonly options: F;
  /** The first state; whatever needs chance or choice stands on its agenda. */
  setup(options: OptionsOf<F>, seats: number, rng: Rng): S;
  readonly steps: { readonly [K in T['do']]: StepRule<S, Extract<T, { do: K }>> };
  readonly questions: { readonly [K in Q['do']]: QuestionRule<S, Extract<Q, { do: K }>> };
  /** For games that use bags. */
  readonly bags?: {
    /** Whether two of these effects can change each other's result now; otherwise the usual order is taken. */
    orderMatters(state: S, seat: Seat, effects: readonly T[]): boolean;
    describe(state: S, effect: T): Message;
  };
  /** A copy that shares nothing that changes; written by hand, because search lives on it. */
  clone(state: S): S;
  /** What a viewer may know, built field by field. */
  view(state: S, viewer: Viewer): V;
  /** A state that fits the view, all that is unseen drawn at random, around an empty agenda and a fresh generator. */
  fill(view: V & CoreView, core: Core, rng: Rng): S;
  outcome(state: S): Outcome;
  /** The result if the game ended now, as far as the viewer may know it. */
  preview?(state: S, viewer: Viewer): Outcome;
  /** Round and phase, from public things alone. Every view holds it, so it must be quick: {@link nextTask} tells most. */
  moment?(state: S): Moment | undefined;
}

/** A game as everybody else uses it. Pure: nothing but the given state ever changes. */
export interface Game<S extends Core = Core, V extends object = object> {
  readonly id: string;
  readonly version: number;
  readonly name: Message;
  readonly seats: { readonly min: number; readonly max: number };
  readonly firstPlayer?: Message;
  readonly options: OptionFields;
  /** The state at the first question. Throws for options that {@link checkSetup} refuses. */
  setup(options: unknown, seats: number, seed: string): S;
  checkSetup(options: unknown, seats: number): Refusal | undefined;
  /** Who must choose now; none when the game is over. In sealed lanes those who have answered are not among them. */
  open(state: S): OpenQuestion[];
  /** The first of them, without a list. */
  first(state: S): OpenQuestion | undefined;
  /** The seat's question, also a sealed one that it has answered and may answer anew. */
  openFor(state: S, seat: Seat): OpenQuestion | undefined;
  /** The open questions with all a client shows. */
  questions(state: S): Question[];
  question(state: S, seat: Seat): Question | undefined;
  /** Why this is not an answer that the seat may give now; undefined when it may. */
  check(state: S, seat: Seat, answer: unknown): Refusal | undefined;
  /** The answer in the engine's own form, or the refusal. */
  read(state: S, seat: Seat, answer: unknown): { readonly answer: Answer } | { readonly refusal: Refusal };
  /** Changes the state and runs on to the next question. Trusts its caller: the answer has been checked or sampled. */
  apply(state: S, seat: Seat, answer: Answer): void;
  /** A random legal answer to the seat's open question. */
  sample(state: S, open: OpenQuestion, rng: Rng): Answer;
  /** Answers the first open question at random and runs on; false when the game is over. What playouts are made of. */
  playOn(state: S, rng: Rng): boolean;
  /** Legal answers, up to a limit. */
  list(state: S, open: OpenQuestion, limit: number): Answer[];
  unavailable(state: S, seat: Seat): Unavailable[];
  clone(state: S): S;
  view(state: S, viewer: Viewer): V & CoreView;
  see(event: GameEvent, viewer: Viewer): GameEvent | undefined;
  fill(view: V & CoreView, rng: Rng): S;
  /** Undefined until the game is over. */
  outcome(state: S): Outcome | undefined;
  /** The result if the game ended now, as far as the viewer may know it; undefined where the game has no such thing. */
  preview(state: S, viewer: Viewer): Outcome | undefined;
  /** Round and phase; undefined where the game counts no time. */
  moment(state: S): Moment | undefined;
  /** Whether some order of these effects lets every one of them happen. */
  feasible(state: S, effects: readonly Task[]): boolean;
  /** Takes automatic steps until somebody must choose. For tools that build positions. */
  advance(state: S): void;
  /** The same game with other listeners. */
  with(listeners: Listeners): Game<S, V>;
}
