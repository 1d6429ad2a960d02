/** The games as tables use them: found by id and version of the rules, with an ear for what happens in them. */
import type { Answer, Core, Game, GameEvent, Seat } from '@orrery/kernel';
import { isLanes } from '@orrery/kernel';
import { findGame, games, type LoadedGame } from '@orrery/shelf';

/** What one answer did. */
export interface Applied {
  readonly state: Core;
  /** Somebody learned something new. */
  readonly revealed: boolean;
  /** It was given in a lane, and the lanes it was given in are still open. */
  readonly within: boolean;
  readonly events: readonly GameEvent[];
}

export class Engine {
  readonly game: Game;
  readonly loaded: LoadedGame;
  readonly listed: boolean;
  readonly #loud: Game;
  #events: GameEvent[] = [];
  #revealed = false;

  constructor(loaded: LoadedGame, listed: boolean) {
    this.loaded = loaded;
    this.listed = listed;
    this.game = loaded.game;
    this.#loud = loaded.game.with({
      emit: (event) => this.#events.push(event),
      barrier: () => {
        this.#revealed = true;
      },
    });
  }

  /** The first state of a game, and what happened until then. */
  setup(
    options: Parameters<Game['setup']>[0],
    seats: number,
    seed: string,
  ): Pick<Applied, 'state' | 'events'> {
    this.#events = [];
    const state = this.#loud.setup(options, seats, seed);
    return { state, events: this.#events };
  }

  /** Applies a legal answer to a copy of the state. */
  apply(before: Core, seat: Seat, answer: Answer): Applied {
    const state = this.game.clone(before);
    const { stack, serial } = before.agenda;
    const lanes = isLanes(stack[stack.length - 1]);
    this.#events = [];
    this.#revealed = false;
    this.#loud.apply(state, seat, answer);
    const after = state.agenda;
    const within = lanes && after.stack.length === stack.length && after.serial === serial;
    return { state, revealed: this.#revealed, within, events: this.#events };
  }
}

/** Loads each game once. A table is played by the rules it began with, so a version is part of the question. */
export class Engines {
  readonly #loaded = new Map<string, Promise<Engine>>();

  async find(id: string, rules?: number): Promise<Engine | undefined> {
    const shelved = findGame(id);
    if (shelved === undefined) return undefined;
    let engine = this.#loaded.get(id);
    if (engine === undefined) {
      engine = shelved.load().then((loaded) => new Engine(loaded, shelved.listed));
      this.#loaded.set(id, engine);
    }
    const found = await engine;
    return rules === undefined || found.game.version === rules ? found : undefined;
  }

  /** Whether rules are earlier than those that this program has. */
  async isOlder(id: string, rules: number): Promise<boolean> {
    const engine = await this.find(id);
    return engine !== undefined && rules < engine.game.version;
  }

  async all(): Promise<Engine[]> {
    const found = await Promise.all(games.map((game) => this.find(game.id)));
    return found.filter((engine) => engine !== undefined);
  }
}
