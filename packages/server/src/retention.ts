/** What is not kept for ever: tables that wait for people, guests who never played, chat, snapshots. */
import type { Keeping } from './config.ts';
import type { Database } from './storage/database.ts';
import type { Tables } from './tables/tables.ts';

interface RetentionOptions {
  readonly database: Database;
  readonly tables: () => Tables;
  readonly keeping: Keeping;
  now(): number;
  trouble(what: string, error: unknown): void;
}

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
/** The first time soon after the start, when whoever came back has been seen. */
const FIRST_MS = 60_000;
/** At most so many at a time, so that nobody waits for it. */
const PORTION = 200;
/** A finished game that nobody looks at is opened from its log. */
const SNAPSHOT_DAYS = 30;

export class Retention {
  readonly #options: RetentionOptions;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#timer = setInterval(() => this.#run(), EVERY_MS);
      this.#timer.unref();
      this.#run();
    }, FIRST_MS);
    this.#timer.unref();
  }

  #run(): void {
    this.clear().catch((error: unknown) => this.#options.trouble('old things cannot be cleared away', error));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Clears away what is older than it is kept. Several processes may do it at once. */
  async clear(): Promise<void> {
    const { waitingDays, guestDays, chatDays } = this.#options.keeping;
    await this.#waitingTables(this.#before(waitingDays));
    await this.#guests(this.#before(guestDays));
    const { query } = this.#options.database;
    await query(
      `delete from chat where id in (select id from chat where at < $1 order by id limit ${10 * PORTION})`,
      [this.#before(chatDays)],
    );
    await query(
      `delete from snapshots s using tables t where t.id = s.table_id and t.updated < $1
         and t.status in ('finished', 'cancelled')`,
      [this.#before(SNAPSHOT_DAYS)],
    );
  }

  #before(days: number): number {
    return days === 0 ? 0 : this.#options.now() - days * DAY_MS;
  }

  async #waitingTables(before: number): Promise<void> {
    const { database, tables, trouble } = this.#options;
    const old = await database.query<{ id: string }>(
      `select id from tables where status = 'waiting' and since < $1 and updated < $1 order by since limit ${PORTION}`,
      [before],
    );
    for (const { id } of old)
      await tables()
        .expire(id)
        .catch((error: unknown) => trouble('a waiting table cannot be ended', error));
  }

  /** Guests who sit at no table and have not been seen for long; their cookies and codes go with them. */
  async #guests(before: number): Promise<void> {
    await this.#options.database.query(
      `with gone as (
        delete from people where id in (
          select id from people p where seen < $1 and not exists (select from members m where m.person = p.id)
          limit ${PORTION})
        returning id
      ) delete from sessions s using gone where s.person = gone.id`,
      [before],
    );
  }
}
