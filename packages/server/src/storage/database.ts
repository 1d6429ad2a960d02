/** The database behind everything: PostgreSQL by its address, or the embedded one in a folder. */

export type Query = <T extends object>(text: string, values?: readonly unknown[]) => Promise<T[]>;

/** Somebody who wants to hear what other processes did. */
export interface Listener {
  /** A message that another process (or this one) sent. */
  heard(payload: string): void;
  /** Messages may have been missed: whatever is in memory must be read again by number. */
  reconnected(): void;
}

export interface Database {
  /** False where this process is the only one, and nobody else can change anything. */
  readonly shared: boolean;
  readonly query: Query;
  /**
   * A statement that is planned once and then run often. Its one parameter, `$1`, is a text, such as JSON for many rows.
   */
  prepare<T extends object>(name: string, text: string): (value: string) => Promise<T[]>;
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Starts to listen; returns when the first connection stands. */
  listen(listener: Listener): Promise<void>;
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

/** The channel on which processes tell each other what changed: ids and numbers only. */
export const CHANNEL = 'orrery';
