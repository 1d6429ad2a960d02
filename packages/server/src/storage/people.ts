/** Guests. The cookie holds a secret; the database holds its hash; the public id is another random text. */
import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '@orrery/protocol';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { people } from './schema.ts';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** A random text without letters that look alike. */
export function randomId(length: number): string {
  let id = '';
  while (id.length < length)
    // Bytes beyond the last whole multiple would favour the first letters.
    for (const byte of randomBytes(length))
      if (id.length < length && byte < ALPHABET.length * 4) id += ALPHABET[byte % ALPHABET.length];
  return id;
}

export const newSecret = (): string => randomBytes(24).toString('base64url');

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** So many cookies are believed without asking the database again, for so long. */
const REMEMBERED = 10_000;
const REMEMBERED_MS = 60_000;

export class People {
  readonly #database: Database;
  readonly #known = new Map<string, { readonly person: Person; readonly until: number }>();

  constructor(database: Database) {
    this.#database = database;
  }

  async create(name: string, now: number): Promise<{ person: Person; secret: string }> {
    const person = { id: randomId(12), name };
    const secret = newSecret();
    await this.#database.orm
      .insert(people)
      .values({ ...person, secretHash: hashOf(secret), created: now, seen: now });
    this.#remember(hashOf(secret), person);
    return { person, secret };
  }

  /** Whose cookie this is. */
  async find(secret: string): Promise<Person | undefined> {
    const hash = hashOf(secret);
    const known = this.#known.get(hash);
    if (known !== undefined && known.until > Date.now()) return known.person;
    const [found] = await this.#database.orm
      .select({ id: people.id, name: people.name })
      .from(people)
      .where(eq(people.secretHash, hash));
    if (found !== undefined) this.#remember(hash, found);
    return found;
  }

  #remember(hash: string, person: Person): void {
    if (this.#known.size >= REMEMBERED) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.delete(hash);
    this.#known.set(hash, { person, until: Date.now() + REMEMBERED_MS });
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#database.orm.update(people).set({ name }).where(eq(people.id, id));
    for (const [hash, { person }] of [...this.#known])
      if (person.id === id) this.#remember(hash, { id, name });
  }

  /** Notes a sign of life of all these people. */
  async saw(ids: readonly string[], now: number): Promise<void> {
    if (ids.length === 0) return;
    await this.#database.orm
      .update(people)
      .set({ seen: now })
      .where(inArray(people.id, [...ids]));
  }

  async lastSeen(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#database.orm
      .select({ id: people.id, seen: people.seen })
      .from(people)
      .where(inArray(people.id, [...ids]));
    return new Map(rows.map(({ id, seen }) => [id, seen]));
  }
}
