/** The games as tables use them: found by id and version of the rules. */

import { findGame, games, type LoadedGame } from '@orrery/catalog';
import type { Core, Game, GameEvent } from '@orrery/kernel';

export class Engine {
  readonly game: Game;
  readonly loaded: LoadedGame;
  readonly listed: boolean;

  constructor(loaded: LoadedGame, listed: boolean) {
    this.loaded = loaded;
    this.listed = listed;
    this.game = loaded.game;
  }

  /** The first state of a game, and what happened until then. */
  setup(
    options: Parameters<Game['setup']>[0],
    seats: number,
    seed: string,
  ): { readonly state: Core; readonly events: readonly GameEvent[] } {
    const events: GameEvent[] = [];
    const state = this.game.with({ emit: (event) => events.push(event) }).setup(options, seats, seed);
    return { state, events };
  }
}

/** Loads each game once. A table is played by the rules it began with, so a version is part of the question. */
export class Engines {
  readonly #loaded = new Map<string, Promise<Engine>>();

  async find(id: string, rules?: number): Promise<Engine | undefined> {
    const listed = findGame(id);
    if (listed === undefined) return undefined;
    let engine = this.#loaded.get(id);
    if (engine === undefined) {
      engine = listed.load().then((loaded) => new Engine(loaded, listed.listed));
      this.#loaded.set(id, engine);
    }
    const found = await engine;
    return rules === undefined || found.game.version === rules ? found : undefined;
  }

  /** Whether rules are earlier than those that this program has. */
  isOlder(id: string, rules: number): boolean {
    return rules < (findGame(id)?.rules ?? 0);
  }

  async all(): Promise<Engine[]> {
    const found = await Promise.all(games.map((game) => this.find(game.id)));
    return found.filter((engine) => engine !== undefined);
  }
}
