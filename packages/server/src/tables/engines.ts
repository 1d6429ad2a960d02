/** The games as tables use them: found by id and version of the rules. */

import { findGame, findRules, games, type LoadedGame } from '@orrery/catalog';
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
    this.#fingerprint ??= { of: fingerprintOf(this.game.id, this.game.version) };
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

/** Loads each version of a game once, when it is first asked for. */
export class Engines {
  readonly #loaded = new Map<string, Promise<Engine>>();
  readonly #newest: Readonly<Record<string, number>>;

  /** Of games that are named, rules later than those are unknown: as in an earlier program, for tests of upgrades. */
  constructor(newest: Readonly<Record<string, number>> = {}) {
    this.#newest = newest;
  }

  /** The version of today's rules. */
  #today(id: string): number | undefined {
    return this.#newest[id] ?? findGame(id)?.rules;
  }

  /** A game by the rules of today. */
  async find(id: string): Promise<Engine | undefined> {
    const listed = findGame(id);
    const rules = this.#today(id);
    return listed === undefined || rules === undefined ? undefined : this.#load(id, rules, listed.listed);
  }

  async #load(id: string, rules: number, listed: boolean): Promise<Engine | undefined> {
    const key = `${id} ${rules}`;
    let engine = this.#loaded.get(key);
    if (engine === undefined) {
      const loading = findRules(id, rules)?.load();
      if (loading === undefined) return undefined;
      engine = loading.then((loaded) => new Engine(loaded, listed));
      engine.catch(() => this.#loaded.delete(key));
      this.#loaded.set(key, engine);
    }
    return engine;
  }

  /** The engine of a table; throws {@link UnknownRules} where this program does not have it. */
  async forTable(settings: Settings): Promise<Engine> {
    const { game, rules } = settings;
    const today = this.#today(game);
    const isLater = today !== undefined && rules > today;
    const engine = isLater ? undefined : await this.#load(game, rules, findGame(game)?.listed ?? false);
    if (engine !== undefined) return engine;
    throw new UnknownRules(settings, today);
  }

  /** Whether rules are earlier than those of today, and were not kept. */
  isOlder(id: string, rules: number): boolean {
    return rules < (this.#today(id) ?? 0) && findRules(id, rules) === undefined;
  }

  async all(): Promise<Engine[]> {
    const found = await Promise.all(games.map((game) => this.find(game.id)));
    return found.filter((engine) => engine !== undefined);
  }
}
