/**
 * Guests. The cookie of each browser holds a secret, and the code that brings a guest back is one too; the database holds
 * their hashes. The public id is another random text.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { codeOf, type Person, RANDOM_LETTERS, readCode } from '@orrery/protocol';
import type { Database } from './database.ts';

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

/**
 * One quick round is enough: what is hashed is no password but 135 random bits or more, which cannot be guessed however
 * fast one may try.
 */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** How long a browser is known, in seconds: as long as its cookie lives. */
export const SESSION_SECONDS = 365 * 86_400;

/** So many cookies are believed without asking the database again, for so long. */
const REMEMBERED = 10_000;
const REMEMBERED_MS = 60_000;

export class People {
  readonly #database: Database;
  readonly #known = new Map<string, { readonly person: Person; readonly until: number }>();
  /** Is told of people of whom some browsers are no longer known. */
  onSignOut: (person: string) => void = () => undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async create(name: string, now: number): Promise<{ person: Person; secret: string }> {
    const person = { id: randomId(12), name };
    const secret = newSecret();
    await this.#database.query(
      `with made as (insert into people (id, name, created, seen) values ($1, $2, $3, $3) returning id)
       insert into sessions (secret_hash, person, created) select $4, id, $3 from made`,
      [person.id, name, now, hashOf(secret)],
    );
    this.#remember(hashOf(secret), person);
    return { person, secret };
  }

  /** Whose cookie this is. */
  async find(secret: string, now: number): Promise<Person | undefined> {
    const hash = hashOf(secret);
    const known = this.#known.get(hash);
    if (known !== undefined && known.until > Date.now()) return known.person;
    const [found] = await this.#database.query<Person>(
      `select p.id, p.name from sessions s join people p on p.id = s.person
       where s.secret_hash = $1 and s.created > $2`,
      [hash, now - SESSION_SECONDS * 1_000],
    );
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
    await this.#database.query('update people set name = $2 where id = $1', [id, name]);
    for (const [hash, { person }] of [...this.#known])
      if (person.id === id) this.#remember(hash, { id, name });
  }

  /** A new code for somebody; the one before brings nobody back from then on. */
  async makeCode(id: string, now: number): Promise<string> {
    const code = codeOf(randomBytes(RANDOM_LETTERS));
    await this.#database.query('update people set code_hash = $2, code_made = $3 where id = $1', [
      id,
      hashOf(code),
      now,
    ]);
    return code;
  }

  async dropCode(id: string): Promise<void> {
    await this.#database.query('update people set code_hash = null, code_made = null where id = $1', [id]);
  }

  /** Since when somebody has a code; null without one. */
  async codeMade(id: string): Promise<number | null> {
    const [row] = await this.#database.query<{ made: number | null }>(
      'select code_made as made from people where id = $1',
      [id],
    );
    return row?.made ?? null;
  }

  /**
   * Whose code this is, as it was typed. The index is asked for a hash: were its timing to tell how one begins, no code
   * would follow from that. The last word has a comparison that takes the same time whatever it finds.
   */
  async findByCode(typed: string): Promise<Person | undefined> {
    const code = readCode(typed);
    if (code === undefined) return undefined;
    const [found] = await this.#database.query<Person & { readonly hash: string }>(
      'select id, name, code_hash as hash from people where code_hash = $1',
      [hashOf(code)],
    );
    if (found === undefined || !isSame(found.hash, hashOf(code))) return undefined;
    return { id: found.id, name: found.name };
  }

  /**
   * The secret for another browser of whoever has the code. The code is looked at again in the statement that lets the
   * browser in: one that was replaced meanwhile comes too late, and gives undefined.
   */
  async restore(id: string, typed: string, now: number): Promise<string | undefined> {
    const secret = newSecret();
    const rows = await this.#database.query(
      `with gone as (delete from sessions where person = $1 and created <= $4)
       insert into sessions (secret_hash, person, created)
       select $2, id, $5 from people where id = $1 and code_hash = $3 returning person`,
      [id, hashOf(secret), hashOf(readCode(typed) ?? ''), now - SESSION_SECONDS * 1_000, now],
    );
    return rows.length === 0 ? undefined : secret;
  }

  /** Signs somebody out of every browser but the one with this secret. */
  async signOutElsewhere(id: string, secret: string): Promise<void> {
    await this.#database.query('delete from sessions where person = $1 and secret_hash <> $2', [
      id,
      hashOf(secret),
    ]);
    this.signedOut(id);
  }

  /** Some browsers of somebody are no longer known, whichever process they asked for that. */
  signedOut(id: string): void {
    for (const [hash, { person }] of [...this.#known]) if (person.id === id) this.#known.delete(hash);
    this.onSignOut(id);
  }

  /** Something may have been missed: every cookie is looked up again. */
  forget(): void {
    this.#known.clear();
  }

  /** Notes a sign of life of all these people. */
  async saw(ids: readonly string[], now: number): Promise<void> {
    if (ids.length === 0) return;
    await this.#database.query('update people set seen = $2 where id = any($1::text[])', [ids, now]);
  }

  async lastSeen(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#database.query<{ id: string; seen: number }>(
      'select id, seen from people where id = any($1::text[])',
      [ids],
    );
    return new Map(rows.map(({ id, seen }) => [id, seen]));
  }
}
