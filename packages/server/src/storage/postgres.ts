/** A PostgreSQL server, shared by any number of processes. */
import pg from 'pg';
import { answered, CHANNEL, type Database, type Listener, type Query } from './database.ts';

// Counts and times are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const RETRY_MS = 250;
const ALIVE_MS = 5_000;

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

/** Keeps one connection that listens, and makes a new one whenever it breaks. */
class ListeningClient {
  readonly #address: string;
  readonly #listener: Listener;
  readonly #trouble: (error: Error) => void;
  #client: pg.Client | undefined;
  #closed = false;
  #alive: NodeJS.Timeout | undefined;
  #first = true;

  constructor(address: string, listener: Listener, trouble: (error: Error) => void) {
    this.#address = address;
    this.#listener = listener;
    this.#trouble = trouble;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#address,
      keepAlive: true,
      connectionTimeoutMillis: ALIVE_MS,
      query_timeout: ALIVE_MS,
      application_name: 'orrery listener',
    });
    this.#client = client;
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, undefined));
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.#listener.heard(payload);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // A connection that died without a word is found out by asking.
    this.#alive = setInterval(() => {
      client.query('select 1').catch((error: Error) => this.#lost(client, error));
    }, ALIVE_MS);
    this.#alive.unref();
    if (!this.#first) this.#listener.reconnected();
    this.#first = false;
  }

  #lost(client: pg.Client, error: Error | undefined): void {
    if (client !== this.#client || this.#closed) return;
    this.#client = undefined;
    clearInterval(this.#alive);
    if (error !== undefined) this.#trouble(error);
    client.end().catch(() => undefined);
    this.#again();
  }

  #again(): void {
    setTimeout(() => {
      if (this.#closed) return;
      this.start().catch((error: Error) => {
        const client = this.#client;
        if (client === undefined) return;
        this.#trouble(error);
        this.#client = undefined;
        client.end().catch(() => undefined);
        this.#again();
      });
    }, RETRY_MS).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#alive);
    await this.#client?.end();
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
  let listening: ListeningClient | undefined;
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
    async listen(listener) {
      listening = new ListeningClient(address, listener, options.trouble);
      await listening.start();
    },
    async close() {
      await listening?.close();
      await pool.end();
    },
  };
}
