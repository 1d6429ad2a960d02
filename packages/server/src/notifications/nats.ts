/** Notifications through NATS, for those who have more processes, or more moves, than PostgreSQL should pass on. */
import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';
import { type Listener, type Notifications, Outbox, readLetter } from './notifications.ts';

const SUBJECT = 'orrery';
/** A server of NATS takes a megabyte unless it is told otherwise. */
const LARGEST = 256_000;
const RETRY_MS = 250;
const ALIVE_MS = 5_000;

/** The message system cannot be reached, or does not let us in. */
export class NoNotifications extends Error {}

interface NatsNotificationsOptions {
  /** Addresses of one or more servers, separated by commas; `nats://name:password@host:4222`, or `tls://…`. */
  readonly address: string;
  readonly process: string;
  trouble(what: string, error: unknown): void;
}

/** The library wants names and passwords apart from the addresses. */
function connectionOptions(address: string): ConnectionOptions {
  const urls = address.split(',').map((one) => new URL(one.trim()));
  const [first] = urls;
  const user = decodeURIComponent(first?.username ?? '');
  const pass = decodeURIComponent(first?.password ?? '');
  return {
    servers: urls.map(({ host }) => host),
    ...(urls.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}),
    // A name without a password is a token.
    ...(user === '' ? {} : pass === '' ? { token: user } : { user, pass }),
  };
}

/** The library is loaded only where somebody has a message system. */
async function connect(address: string): Promise<NatsConnection> {
  const nats = await import('@nats-io/transport-node');
  try {
    return await nats.connect({
      ...connectionOptions(address),
      name: 'orrery',
      noEcho: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS,
      pingInterval: ALIVE_MS,
      timeout: ALIVE_MS,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new NoNotifications(`The message system that ORRERY_NATS names cannot be used: ${reason}`);
  }
}

export async function natsNotifications(options: NatsNotificationsOptions): Promise<Notifications> {
  const { address, process, trouble } = options;
  const connection = await connect(address);
  const outbox = new Outbox({
    from: process,
    largest: Math.min(LARGEST, connection.info?.max_payload ?? LARGEST),
    // While the line is broken the library keeps what is published, and sends it when it is back.
    send: async (text) => connection.publish(SUBJECT, text),
    trouble: (error) => trouble('other processes cannot be told', error),
  });
  const watch = async (reconnected: () => void): Promise<void> => {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') trouble('the message system is away', status.server);
      if (status.type === 'reconnect') reconnected();
    }
  };
  return {
    tell: (news) => outbox.add(news),
    async listen(listener: Listener) {
      connection.subscribe(SUBJECT, {
        callback: (error, message) => {
          const letter = error === null ? readLetter(message.string()) : undefined;
          for (const news of letter?.news ?? []) listener.heard(news, letter?.from ?? '');
        },
      });
      void watch(() => listener.reconnected()).catch((error: unknown) =>
        trouble('the message system cannot be watched', error),
      );
      // The subscription stands when the server has answered what was said after it.
      await connection.flush();
    },
    async close() {
      await outbox.empty();
      await connection.close();
    },
  };
}
