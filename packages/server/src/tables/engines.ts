/** The games as tables use them: found by id and version of the rules. */

import { findGame, games, type LoadedGame } from '@orrery/catalog';
import type { Core, Game, GameEvent } from '@orrery/kernel';
import { DamagedLog } from '../storage/log.ts';
import type { Row, Settings } from './entry.ts';
import { fingerprintOf } from './fingerprint.ts';

/** The table is of rules that this program does not have: earlier ones, or later ones that another process may have. */
export class UnknownRules extends Error {
  readonly older: boolean;

  constructor({ game, rules }: Settings, now: number | undefined) {
    super(`${game} ${rules}`);
    this.older = now !== undefined && rules < now;
  }
}

/** What the table of a log was made with. */
export function settingsIn(id: string, rows: readonly Row[]): Settings {
  const entry = rows[0]?.entry;
  if (entry?.do !== 'created') throw new DamagedLog(id, 1);
  return entry.settings;
}

export class Engine {
  readonly game: Game;
  readonly loaded: LoadedGame;
  readonly listed: boolean;
  #fingerprint: { readonly of: string | undefined } | undefined;

  constructor(loaded: LoadedGame, listed: boolean) {
    this.loaded = loaded;
    this.listed = listed;
    this.game = loaded.game;
  }

  /** Of the code that plays it; undefined where that cannot be told. */
  get fingerprint(): string | undefined {
    this.#fingerprint ??= { of: fingerprintOf(this.game.id) };
    return this.#fingerprint.of;
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

/** Loads each game once. */
export class Engines {
  readonly #loaded = new Map<string, Promise<Engine>>();

  async find(id: string): Promise<Engine | undefined> {
    const listed = findGame(id);
    if (listed === undefined) return undefined;
    let engine = this.#loaded.get(id);
    if (engine === undefined) {
      engine = listed.load().then((loaded) => new Engine(loaded, listed.listed));
      this.#loaded.set(id, engine);
    }
    return engine;
  }

  /** The engine of a table; throws {@link UnknownRules} where this program does not have it. */
  async forTable(settings: Settings): Promise<Engine> {
    const engine = await this.find(settings.game);
    if (engine?.game.version === settings.rules) return engine;
    throw new UnknownRules(settings, engine?.game.version);
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
