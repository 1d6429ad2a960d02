import type { ChatLine } from '@orrery/protocol';
import type { Database } from './database.ts';

interface Stored {
  readonly id: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

const lineOf = ({ id, at, person, name, seat, text }: Stored): ChatLine => ({
  id,
  at: Number(at),
  person: { id: person, name },
  seat,
  text,
});

/** The most lines that one request gives. */
const MOST = 200;

export class ChatStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(table: string, line: Omit<ChatLine, 'id'>): Promise<ChatLine> {
    const [row] = await this.#database.query<{ id: number }>(
      'insert into chat (table_id, person, name, seat, at, text) values ($1, $2, $3, $4, $5, $6) returning id',
      [table, line.person.id, line.person.name, line.seat, line.at, line.text],
    );
    return { ...line, id: row?.id ?? 0 };
  }

  /** The last lines after an id, oldest first. */
  async read(table: string, after: number): Promise<ChatLine[]> {
    const rows = await this.#database.query<Stored>(
      `select id, at, person, name, seat, text from chat where table_id = $1 and id > $2 order by id desc limit ${MOST}`,
      [table, after],
    );
    return rows.reverse().map(lineOf);
  }
}
