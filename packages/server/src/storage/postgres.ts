/** A PostgreSQL server, shared by any number of processes. */
import pg from 'pg';
import { answered, type Database, type Query } from './database.ts';

// Counts and times are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const queryOn =
  (client: pg.Pool | pg.PoolClient): Query =>
  async <T extends object>(text: string, values: readonly unknown[] = []) => {
    const result: { rows: T[] } = await answered(client.query(text, [...values]));
    return result.rows;
  };

interface PostgresOptions {
  readonly connections: number;
  /** Is told of broken connections; nothing else comes of them. */
  readonly trouble: (error: Error) => void;
}

async function inTransaction<T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await answered(pool.connect());
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('begin');
    const result = await work(queryOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failed: Error) => {
      broken = failed;
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

export function openPostgres(address: string, options: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: address,
    max: options.connections,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 20_000,
    application_name: 'orrery',
  });
  pool.on('error', options.trouble);
  return {
    shared: true,
    query: queryOn(pool),
    prepare:
      <T extends object>(name: string, text: string) =>
      async (value: string) => {
        const result: { rows: T[] } = await answered(pool.query({ name, text, values: [value] }));
        return result.rows;
      },
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
}
