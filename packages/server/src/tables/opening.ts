/** Opens tables: from their snapshot and the rows after it, or from the whole log. */
import type { LogStore } from '../storage/log.ts';
import type { SnapshotStore } from '../storage/snapshots.ts';
import { type Engines, settingsIn } from './engines.ts';
import { snapshotOf, tableOf } from './snapshot.ts';
import { replayed, type Table, tableFrom } from './table.ts';

/** A snapshot is taken after so many rows. */
const EVERY = 256;

interface OpeningOptions {
  readonly log: LogStore;
  readonly snapshots: SnapshotStore;
  readonly engines: Engines;
  trouble(what: string, error: unknown): void;
}

export class Opening {
  readonly #options: OpeningOptions;

  constructor(options: OpeningOptions) {
    this.#options = options;
  }

  /** The table as it is stored; undefined when there is none of that id. */
  async open(id: string): Promise<Table | undefined> {
    return (await this.#fromSnapshot(id)) ?? this.#fromLog(id);
  }

  async #fromSnapshot(id: string): Promise<Table | undefined> {
    const { log, snapshots, engines } = this.#options;
    const found = await snapshots.read(id);
    if (found === undefined) return undefined;
    const engine = await engines.forTable(found.settings);
    if (engine.fingerprint !== found.program) return undefined;
    const [last, ...rows] = await log.read(id, found.n - 1);
    if (last?.stamp !== found.stamp) return undefined;
    let table = tableOf(id, engine, found.value);
    for (const row of rows) table = replayed(table, row).table;
    if (rows.length >= EVERY) this.take(table);
    return table;
  }

  async #fromLog(id: string): Promise<Table | undefined> {
    const { log, engines } = this.#options;
    const rows = await log.read(id);
    if (rows.length === 0) return undefined;
    const table = tableFrom(id, await engines.forTable(settingsIn(id, rows)), rows);
    if (rows.length >= EVERY) this.take(table);
    return table;
  }

  /** A row was added to a table. */
  added(table: Table): void {
    if (table.n % EVERY === 0) this.take(table);
  }

  /** Takes a snapshot. Nobody waits for it. */
  take(table: Table): void {
    const { snapshots, trouble } = this.#options;
    const { id, n, stamp, settings, engine } = table;
    const program = engine.fingerprint;
    if (program === undefined) return;
    snapshots
      .write(id, { n, stamp, program, settings, value: snapshotOf(table) })
      .catch((error: unknown) => trouble('a snapshot cannot be stored', error));
  }
}
