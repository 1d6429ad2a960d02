/** The list of open tables is for everybody: neither one person nor one address fills it. */
import type { Database } from '../storage/database.ts';

/** Open tables of one person, and of one address, that may wait for people at a time. */
const PER_PERSON = 8;
const PER_ADDRESS = 40;
/** So many addresses are remembered; those that came first are forgotten first. */
const ADDRESSES = 20_000;

export class Lobby {
  readonly #database: Database;
  readonly #on: boolean;
  readonly #byAddress = new Map<string, Set<string>>();

  constructor(database: Database, on: boolean) {
    this.#database = database;
    this.#on = on;
  }

  /** Whether one more open table of that person and address may wait. */
  async hasRoom(address: string, person: string): Promise<boolean> {
    if (!this.#on) return true;
    if ((await this.#waitingOf(person)) >= PER_PERSON) return false;
    const made = this.#byAddress.get(address);
    if (made === undefined || made.size < PER_ADDRESS) return true;
    const waiting = await this.#database.query<{ id: string }>(
      "select id from tables where status = 'waiting' and id = any($1::text[])",
      [[...made]],
    );
    this.#byAddress.set(address, new Set(waiting.map(({ id }) => id)));
    return waiting.length < PER_ADDRESS;
  }

  async #waitingOf(person: string): Promise<number> {
    const [row] = await this.#database.query<{ waiting: number }>(
      `select count(*)::integer as waiting from members m join tables t on t.id = m.table_id
       where m.person = $1 and t.status = 'waiting' and t.visibility = 'open'`,
      [person],
    );
    return row?.waiting ?? 0;
  }

  /** A table was made from an address. */
  add(address: string, table: string): void {
    const known = this.#byAddress.get(address);
    const [oldest] = known === undefined && this.#byAddress.size >= ADDRESSES ? this.#byAddress.keys() : [];
    if (oldest !== undefined) this.#byAddress.delete(oldest);
    this.#byAddress.set(address, new Set([...(known ?? []), table]));
  }
}
