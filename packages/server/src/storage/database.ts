/** The database behind everything: PostgreSQL by its address, or the embedded one in a folder. */

export type Query = <T extends object>(text: string, values?: readonly unknown[]) => Promise<T[]>;

export interface Database {
  /** False where this process is the only one, and nobody else can change anything. */
  readonly shared: boolean;
  readonly query: Query;
  /**
   * A statement that is planned once and then run often. Its one parameter, `$1`, is a text, such as JSON for many rows.
   */
  prepare<T extends object>(name: string, text: string): (value: string) => Promise<T[]>;
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The database did not answer, or not in time; whether a statement took effect is not known. */
export class StorageDown extends Error {}

/** Any failure of a statement, as {@link StorageDown}. */
export async function answered<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (error instanceof StorageDown) throw error;
    throw new StorageDown('the database did not answer', { cause: error });
  }
}
