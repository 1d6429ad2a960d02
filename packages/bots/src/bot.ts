import type { Answer, Core, CoreView, Game, Message, Rng, Seat } from '@orrery/kernel';

/** What a bot may spend on one answer. */
export interface Budget {
  readonly milliseconds?: number;
  readonly playouts?: number;
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
  /** A legal answer to the question that is open for the seat. */
  choose(game: Game<S, V>, view: V & CoreView, seat: Seat, rng: Rng, budget?: Budget): Answer;
}
