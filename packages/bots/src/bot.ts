import type { Answer, Core, CoreView, Game, Message, Rng, Seat } from '@orrery/kernel';

/** What a bot may spend on one answer. What is absent is not limited. */
export interface Budget {
  readonly milliseconds?: number;
  readonly playouts?: number;
}

/** What a bot may spend where nobody says otherwise. */
export const USUAL_BUDGET: Budget = { milliseconds: 1_000 };

/** Tells a search that nobody waits for its answer any more. An `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
}

const neverStopped: StopSignal = { aborted: false };

/** What a bot is given: what its seat sees, and what it may spend on the answer. */
export interface Turn<V extends object = object> {
  readonly view: V & CoreView;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly budget: Budget;
  readonly signal: StopSignal;
}

/**
 * A player made of code. It is sent what its seat sees and nothing else; what it does not know it may imagine with
 * `game.fill`. All its chance comes from the given generator, so a game between bots can be played again.
 *
 * A bot that is written for one game names that game's types; as `Bot` it may be given that game only, which is what
 * the list of bots sees to.
 */
export interface Bot<S extends Core = Core, V extends object = object> {
  readonly id: string;
  readonly name: Message;
  /** Fetches what it needs to think, such as weights. The list of bots calls it once, before anybody is given the bot. */
  load?(): Promise<void>;
  /** A legal answer to the question that is open for the seat. Whoever takes their time keeps to a {@link Pace}. */
  choose(game: Game<S, V>, turn: Turn<V>): Answer | Promise<Answer>;
}

/** A bot that answers at once. */
export interface QuickBot<S extends Core = Core, V extends object = object> extends Bot<S, V> {
  choose(game: Game<S, V>, turn: Turn<V>): Answer;
}

/** The turn of a seat that sees this. */
export const turnOf = <V extends object>(
  view: V & CoreView,
  seat: Seat,
  rng: Rng,
  { budget = USUAL_BUDGET, signal = neverStopped }: { budget?: Budget; signal?: StopSignal } = {},
): Turn<V> => ({ view, seat, rng, budget, signal });

/** The answer of a bot that is known to be quick, for harnesses that cannot wait. */
export function answerOfQuick(bot: Bot, game: Game, turn: Turn): Answer {
  const answer = bot.choose(game, turn);
  if (answer instanceof Promise) throw new Error(`${bot.id} takes its time`);
  return answer;
}
