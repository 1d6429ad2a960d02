/** Notifications through PostgreSQL's own LISTEN and NOTIFY: nothing else has to run. */
import pg from 'pg';
import type { Query } from '../storage/database.ts';
import { type Listener, type Notifications, Outbox, readLetter } from './notifications.ts';

const CHANNEL = 'orrery';
/** PostgreSQL takes less than 8,000 bytes. */
const LARGEST = 7_900;
const RETRY_MS = 250;
const ALIVE_MS = 5_000;

/** Keeps one connection that listens, and makes a new one whenever it breaks. */
class ListeningClient {
  readonly #address: string;
  readonly #heard: (text: string) => void;
  readonly #reconnected: () => void;
  readonly #trouble: (error: Error) => void;
  #client: pg.Client | undefined;
  #closed = false;
  #alive: NodeJS.Timeout | undefined;
  #first = true;

  constructor(
    address: string,
    heard: (text: string) => void,
    reconnected: () => void,
    trouble: (error: Error) => void,
  ) {
    this.#address = address;
    this.#heard = heard;
    this.#reconnected = reconnected;
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
      if (payload !== undefined) this.#heard(payload);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // A connection that died without a word is found out by asking.
    this.#alive = setInterval(() => {
      client.query('select 1').catch((error: Error) => this.#lost(client, error));
    }, ALIVE_MS);
    this.#alive.unref();
    if (!this.#first) this.#reconnected();
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

interface PostgresNotificationsOptions {
  readonly address: string;
  readonly query: Query;
  /** A name of this process among the others. */
  readonly process: string;
  trouble(what: string, error: unknown): void;
}

export function postgresNotifications(options: PostgresNotificationsOptions): Notifications {
  const { address, query, process, trouble } = options;
  const outbox = new Outbox({
    from: process,
    largest: LARGEST,
    send: async (text) => {
      await query(`select pg_notify('${CHANNEL}', $1)`, [text]);
    },
    trouble: (error) => trouble('other processes cannot be told', error),
  });
  let listening: ListeningClient | undefined;
  return {
    tell: (news) => outbox.add(news),
    async listen(listener: Listener) {
      const heard = (text: string): void => {
        const letter = readLetter(text);
        if (letter === undefined || letter.from === process) return;
        for (const news of letter.news) listener.heard(news, letter.from);
      };
      listening = new ListeningClient(address, heard, listener.reconnected, (error) =>
        trouble('the connection that listens broke', error),
      );
      await listening.start();
    },
    async close() {
      await outbox.empty();
      await listening?.close();
    },
  };
}
