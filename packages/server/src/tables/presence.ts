/** Who is connected to which table, over all processes. */
import type { Seat } from '@orrery/kernel';
import { CHANNEL, type Database } from '../storage/database.ts';
import type { LiveTable } from './live-table.ts';
import type { Tables } from './tables.ts';

/** Changes that come close together are told as one. */
const TOGETHER_MS = 100;
/** A process that has not been heard of for so long has no connections any more. */
const FORGOTTEN_MS = 90_000;

interface There {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

export class Presence {
  readonly #database: Database;
  readonly #process: string;
  readonly #tables: () => Tables;
  readonly #trouble: (what: string, error: unknown) => void;
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    database: Database,
    process: string,
    tables: () => Tables,
    trouble: (what: string, error: unknown) => void,
  ) {
    this.#database = database;
    this.#process = process;
    this.#tables = tables;
    this.#trouble = trouble;
  }

  /** Somebody came or went at this table. */
  changed(table: string): void {
    if (this.#closed) return;
    this.#changed.add(table);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell().catch((error: unknown) => this.#trouble('presence cannot be told', error));
    }, TOGETHER_MS);
    this.#timer.unref();
  }

  async #tell(): Promise<void> {
    const changed = [...this.#changed].flatMap((id) => this.#tables().loaded(id) ?? []);
    this.#changed.clear();
    if (changed.length === 0) return;
    if (!this.#database.shared) {
      for (const live of changed) this.#show(live, []);
      return;
    }
    const rows = changed.map((live) => ({ table: live.table.id, ...live.audience.presence() }));
    await this.#database.query(
      `with given as (
        select * from jsonb_to_recordset($1::jsonb) as g("table" text, seats jsonb, spectators integer)
      ), stored as (
        insert into presence (table_id, process, seats, spectators, seen)
        select "table", $2, seats, spectators, $3 from given order by 1
        on conflict (table_id, process)
        do update set seats = excluded.seats, spectators = excluded.spectators, seen = excluded.seen
      ) select pg_notify('${CHANNEL}', "table" || ' presence') from given`,
      [JSON.stringify(rows), this.#process, Date.now()],
    );
  }

  /** Presence at a table has changed somewhere. */
  async heard(live: LiveTable): Promise<void> {
    const others = await this.#database.query<There>(
      'select seats, spectators from presence where table_id = $1 and process <> $2 and seen > $3',
      [live.table.id, this.#process, Date.now() - FORGOTTEN_MS],
    );
    this.#show(live, others);
  }

  #show(live: LiveTable, others: readonly There[]): void {
    const here = live.audience.presence();
    const seats = new Set([...here.seats, ...others.flatMap((one) => one.seats)]);
    const spectators = others.reduce((sum, one) => sum + one.spectators, here.spectators);
    live.audience.tellPresence(
      JSON.stringify({
        do: 'presence',
        table: live.table.id,
        seats: [...seats].sort((a, b) => a - b),
        spectators,
      }),
    );
  }

  /** Says that this process is still there, and forgets those that are not. */
  async beat(): Promise<void> {
    if (!this.#database.shared) return;
    const now = Date.now();
    await this.#database.query(
      `with mine as (update presence set seen = $2 where process = $1 and (spectators > 0 or seats <> '[]'))
       delete from presence where seen < $3 or (process = $1 and spectators = 0 and seats = '[]')`,
      [this.#process, now, now - FORGOTTEN_MS],
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    if (this.#database.shared)
      await this.#database.query('delete from presence where process = $1', [this.#process]);
  }
}
