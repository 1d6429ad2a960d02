/**
 * The file of a backup: lines of JSON, compressed. The first says what it is, each further one is a row of a table, and the
 * last has a checksum over all before it. It belongs to no kind of database: what came from one goes into another.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

const FORMAT = 'orrery-backup-1';

/** A file that is no whole backup, or one that cannot be used here. */
export class BadBackup extends Error {}

/** The tables that are kept, with the columns that tell their rows apart. Whatever follows from them is made again. */
export const KEPT = {
  people: ['id'],
  sessions: ['secret_hash'],
  tables: ['id'],
  members: ['person', 'table_id'],
  log: ['table_id', 'n'],
  jobs: ['table_id', 'kind'],
  policies: ['table_id', 'seat'],
  chat: ['id'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type KeptTable = keyof typeof KEPT;

export const KEPT_TABLES: readonly KeptTable[] = [
  'people',
  'sessions',
  'tables',
  'members',
  'log',
  'jobs',
  'policies',
  'chat',
];

interface Header {
  readonly format: string;
  /** The last migration of the database it came from. */
  readonly migration: number;
  readonly at: number;
}

export type RowOf = Readonly<Record<string, unknown>>;

/** Writes the lines of a backup one after another. */
export class BackupWriter {
  readonly #write: (text: string) => Promise<void>;
  readonly #hash = createHash('sha256');
  #rows = 0;

  constructor(write: (text: string) => Promise<void>) {
    this.#write = write;
  }

  async #line(value: unknown): Promise<void> {
    const text = `${JSON.stringify(value)}\n`;
    this.#hash.update(text);
    await this.#write(text);
  }

  begin(migration: number, at: number): Promise<void> {
    return this.#line({ format: FORMAT, migration, at } satisfies Header);
  }

  async row(table: KeptTable, row: RowOf): Promise<void> {
    this.#rows += 1;
    await this.#line([table, row]);
  }

  async end(): Promise<void> {
    await this.#write(`${JSON.stringify({ rows: this.#rows, check: this.#hash.digest('hex') })}\n`);
  }
}

const isTable = (name: unknown): name is KeptTable => typeof name === 'string' && Object.hasOwn(KEPT, name);

/** Reads a backup: the header first, then every row. Throws {@link BadBackup} where it is not whole. */
export async function readBackup(
  file: string,
  begin: (header: Header) => Promise<void>,
  row: (table: KeptTable, row: RowOf) => Promise<void>,
): Promise<{ readonly rows: number }> {
  const hash = createHash('sha256');
  let rows = 0;
  let header: Header | undefined;
  let ended = false;
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (ended) throw new BadBackup('there is more after its end');
      const value: unknown = JSON.parse(line);
      if (header === undefined) {
        header = headerIn(value);
        await begin(header);
      } else if (Array.isArray(value) && isTable(value[0])) {
        rows += 1;
        await row(value[0], value[1]);
      } else {
        ended = isEnd(value, rows, hash.copy().digest('hex'));
      }
      hash.update(`${line}\n`);
    }
  } catch (error) {
    if (error instanceof BadBackup || !isDamage(error)) throw error;
    throw new BadBackup('it cannot be read', { cause: error });
  }
  if (!ended) throw new BadBackup('its end is missing');
  return { rows };
}

/** Text that is no JSON, or data that was not compressed or is cut off. */
const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));

function headerIn(value: unknown): Header {
  const isHeader = (given: unknown): given is Header =>
    typeof given === 'object' && given !== null && 'format' in given && given.format === FORMAT;
  if (!isHeader(value)) throw new BadBackup('it is no backup of Orrery');
  return value;
}

function isEnd(value: unknown, rows: number, check: string): boolean {
  if (typeof value !== 'object' || value === null || !('check' in value) || !('rows' in value))
    throw new BadBackup('a line of it is not understood');
  if (value.check !== check || value.rows !== rows) throw new BadBackup('it was changed');
  return true;
}
