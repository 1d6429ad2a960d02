/** Who is connected to which table, over all processes. */
import type { Seat } from '@orrery/kernel';
import type { News } from '../notifications/notifications.ts';
import type { Database } from '../storage/database.ts';
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

interface PresenceOptions {
  readonly database: Database;
  /** A name of this process among the others. */
  readonly process: string;
  readonly tables: () => Tables;
  tell(news: News): void;
  trouble(what: string, error: unknown): void;
}

export class Presence {
  readonly #options: PresenceOptions;
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** Somebody came or went at this table. */
  changed(table: string): void {
    if (this.#closed) return;
    this.#changed.add(table);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell().catch((error: unknown) => this.#options.trouble('presence cannot be told', error));
    }, TOGETHER_MS);
    this.#timer.unref();
  }

  async #tell(): Promise<void> {
    const { database, process, tables, tell } = this.#options;
    const changed = [...this.#changed].flatMap((id) => tables().loaded(id) ?? []);
    this.#changed.clear();
    if (changed.length === 0) return;
    if (!database.shared) {
      for (const live of changed) this.#show(live, []);
      return;
    }
    const rows = changed.map((live) => ({ table: live.table.id, ...live.audience.presence() }));
    await database.query(
      `with given as (
        select * from jsonb_to_recordset($1::jsonb) as g("table" text, seats jsonb, spectators integer)
      ) insert into presence (table_id, process, seats, spectators, seen)
        select "table", $2, seats, spectators, $3 from given order by 1
        on conflict (table_id, process)
        do update set seats = excluded.seats, spectators = excluded.spectators, seen = excluded.seen`,
      [JSON.stringify(rows), process, Date.now()],
    );
    for (const { table } of rows) tell({ about: 'presence', table });
    await this.#look(changed);
  }

  /** Presence at a table has changed in another process. */
  heard(live: LiveTable): Promise<void> {
    return this.#look([live]);
  }

  /** Reads who is there in other processes, and shows it with who is here. */
  async #look(changed: readonly LiveTable[]): Promise<void> {
    const { database, process } = this.#options;
    const others = await database.query<There & { table: string }>(
      `select table_id as "table", seats, spectators from presence
       where table_id = any($1::text[]) and process <> $2 and seen > $3`,
      [changed.map((live) => live.table.id), process, Date.now() - FORGOTTEN_MS],
    );
    for (const live of changed)
      this.#show(
        live,
        others.filter(({ table }) => table === live.table.id),
      );
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
    const { database, process } = this.#options;
    if (!database.shared) return;
    const now = Date.now();
    await database.query(
      `with mine as (update presence set seen = $2 where process = $1 and (spectators > 0 or seats <> '[]'))
       delete from presence where seen < $3 or (process = $1 and spectators = 0 and seats = '[]')`,
      [process, now, now - FORGOTTEN_MS],
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const { database, process } = this.#options;
    if (database.shared) await database.query('delete from presence where process = $1', [process]);
  }
}
