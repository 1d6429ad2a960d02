/**
 * What has been at tables, by playing their logs again: outside the tables' own queues, in small pieces, and once for all
 * who ask for the same.
 */
import { DamagedLog, type LogStore } from '../storage/log.ts';
import { type Engines, settingsIn } from './engines.ts';
import type { Row } from './entry.ts';
import { Piecework } from './piecework.ts';
import { firstOf, type RowEffect, replayed, type Table } from './table.ts';

/** A log played to its end, with what each of its rows did. */
interface Played {
  readonly table: Table;
  readonly effects: readonly RowEffect[];
}

/** So many rows are remembered over all tables; those that were asked for longest ago are forgotten first. */
const REMEMBERED = 20_000;
/** Whoever catches up is told at most so many rows. */
const MOST_STEPS = 5_000;

export class Past {
  readonly #log: LogStore;
  readonly #engines: Engines;
  readonly #work = new Piecework();
  readonly #known = new Map<string, Played>();
  readonly #playing = new Map<string, Promise<Played | undefined>>();
  #rows = 0;

  constructor(log: LogStore, engines: Engines) {
    this.#log = log;
    this.#engines = engines;
  }

  /** What happened after a number, as far as it is stored, the latest rows where there are very many. */
  async since(id: string, after: number, whose: string): Promise<Played | undefined> {
    const played = await this.#played(id, whose);
    if (played === undefined) return undefined;
    const { table, effects } = played;
    return { table, effects: effects.slice(Math.max(after, effects.length - MOST_STEPS)) };
  }

  /** The table after so many rows. */
  async tableAt(id: string, n: number, whose: string): Promise<Table | undefined> {
    const rows = await this.#log.read(id, 0, n);
    if (rows.length === 0) return undefined;
    return (await this.#play(id, rows, whose)).table;
  }

  #played(id: string, whose: string): Promise<Played | undefined> {
    const under = this.#playing.get(id);
    if (under !== undefined) return under;
    const playing = this.#readOn(id, whose).finally(() => this.#playing.delete(id));
    this.#playing.set(id, playing);
    return playing;
  }

  /** Plays on from what is known; where the log is no longer that one, from its beginning. */
  async #readOn(id: string, whose: string): Promise<Played | undefined> {
    const known = this.#known.get(id);
    if (known === undefined) return this.#fromBeginning(id, whose);
    const { n, stamp } = known.table;
    const [last, ...rows] = await this.#log.read(id, n - 1);
    if (last?.stamp !== stamp) return this.#fromBeginning(id, whose);
    return this.#remember(id, rows.length === 0 ? known : await this.#play(id, rows, whose, known));
  }

  async #fromBeginning(id: string, whose: string): Promise<Played | undefined> {
    const rows = await this.#log.read(id);
    return rows.length === 0 ? undefined : this.#remember(id, await this.#play(id, rows, whose));
  }

  async #play(id: string, rows: readonly Row[], whose: string, known?: Played): Promise<Played> {
    const engine = known?.table.engine ?? (await this.#engines.forTable(settingsIn(id, rows)));
    return this.#work.run(
      whose,
      (function* steps(): Generator<void, Played> {
        const effects = [...(known?.effects ?? [])];
        let table = known?.table;
        for (const row of rows) {
          const next = table === undefined ? firstOf(id, engine, row) : replayed(table, row);
          table = next.table;
          effects.push(next.effect);
          yield;
        }
        if (table === undefined) throw new DamagedLog(id, 1);
        return { table, effects };
      })(),
    );
  }

  #remember(id: string, played: Played): Played {
    this.#forget(id);
    this.#known.set(id, played);
    this.#rows += played.effects.length;
    for (const [oldest] of this.#known) {
      if (this.#rows <= REMEMBERED) break;
      this.#forget(oldest);
    }
    return played;
  }

  #forget(id: string): void {
    this.#rows -= this.#known.get(id)?.effects.length ?? 0;
    this.#known.delete(id);
  }
}
