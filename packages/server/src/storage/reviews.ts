/** Reviews of finished games. */
import type { Review } from '@orrery/bots/review';
import type { Database } from './database.ts';

export class ReviewStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The review of a table, as far as it is made; undefined where none was begun. */
  async read(table: string): Promise<Review | undefined> {
    const [row] = await this.#database.query<{ review: Review }>(
      'select review from reviews where table_id = $1',
      [table],
    );
    return row?.review;
  }

  async store(table: string, review: Review): Promise<void> {
    await this.#database.query(
      `insert into reviews (table_id, review) values ($1, $2::jsonb)
       on conflict (table_id) do update set review = excluded.review`,
      [table, JSON.stringify(review)],
    );
  }
}
