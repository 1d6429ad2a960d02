/** What can be set from outside, all of it in the environment. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** A PostgreSQL server; without it the embedded database in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  /** A message system through which processes tell each other what changed; without it PostgreSQL passes that on. */
  readonly natsUrl: string | undefined;
  readonly dataFolder: string;
  /** The built web client. */
  readonly webFolder: string;
  /** Origins besides our own from which browsers may connect. */
  readonly origins: readonly string[];
  /** How many proxies in front of us are to be believed about addresses and https. */
  readonly proxies: number;
  /** False turns rate limits off, for load tests on a machine of one's own. */
  readonly rateLimits: boolean;
  readonly botThreads: number;
  readonly botMilliseconds: number;
  /** At so many tables with bots one person may play at a time. */
  readonly botTables: number;
  readonly connections: number;
  readonly keeping: Keeping;
  /** Where players can write to whoever runs the server: an address of the web or of mail, or words. */
  readonly contact: string | undefined;
  /** A request that has not come in whole by then is given up. */
  readonly requestMilliseconds: number;
  /** Whoever shows it may read the figures at /metrics; without it there are none. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

/** For how many days things are kept; 0 for ever. */
export interface Keeping {
  /** Tables that wait for people. */
  readonly waitingDays: number;
  /** Guests who sit at no table, from their last sign of life. */
  readonly guestDays: number;
  readonly chatDays: number;
}

/** A setting that cannot be understood. */
export class BadSetting extends Error {}

function number(name: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new BadSetting(`${name} must be a whole number from 0 to ${most}, not "${text}".`);
  return value;
}

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const LONGEST_CONTACT = 200;

function contact(text: string | undefined): string | undefined {
  const given = text?.trim() ?? '';
  if (given.length > LONGEST_CONTACT)
    throw new BadSetting(`ORRERY_CONTACT must have at most ${LONGEST_CONTACT} letters.`);
  return given === '' ? undefined : given;
}

function natsUrl(text: string | undefined, databaseUrl: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!list(text).every((one) => /^(nats|tls):\/\/./.test(one) && URL.canParse(one)))
    throw new BadSetting('ORRERY_NATS must begin with nats:// or tls://.');
  if (databaseUrl === undefined)
    throw new BadSetting('ORRERY_NATS is for several processes, which need DATABASE_URL.');
  return text;
}

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = env.DATABASE_URL === '' ? undefined : env.DATABASE_URL;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new BadSetting('DATABASE_URL must begin with postgres:// or postgresql://.');
  return {
    host: env.HOST ?? '127.0.0.1',
    port: number('PORT', env.PORT, 8080, 65_535),
    databaseUrl,
    natsUrl: natsUrl(env.ORRERY_NATS, databaseUrl),
    dataFolder: resolve(env.ORRERY_DATA ?? 'data'),
    webFolder: resolve(env.ORRERY_WEB ?? `${packageFolder}/../web/dist`),
    origins: list(env.ORRERY_ORIGINS),
    proxies: number('ORRERY_PROXIES', env.ORRERY_PROXIES, 0, 10),
    rateLimits: env.ORRERY_RATE_LIMITS !== 'off',
    botThreads: Math.max(
      1,
      number('ORRERY_BOT_THREADS', env.ORRERY_BOT_THREADS, availableParallelism() - 1, 256),
    ),
    botMilliseconds: number('ORRERY_BOT_MS', env.ORRERY_BOT_MS, 1_000, 60_000),
    botTables: Math.max(1, number('ORRERY_BOT_TABLES', env.ORRERY_BOT_TABLES, 20, 10_000)),
    connections: Math.max(2, number('ORRERY_CONNECTIONS', env.ORRERY_CONNECTIONS, 8, 100)),
    keeping: {
      waitingDays: number('ORRERY_KEEP_WAITING_DAYS', env.ORRERY_KEEP_WAITING_DAYS, 14, 36_500),
      guestDays: number('ORRERY_KEEP_GUEST_DAYS', env.ORRERY_KEEP_GUEST_DAYS, 90, 36_500),
      chatDays: number('ORRERY_KEEP_CHAT_DAYS', env.ORRERY_KEEP_CHAT_DAYS, 365, 36_500),
    },
    contact: contact(env.ORRERY_CONTACT),
    requestMilliseconds: number('ORRERY_REQUEST_MS', env.ORRERY_REQUEST_MS, 20_000, 600_000),
    metricsToken: env.ORRERY_METRICS_TOKEN === '' ? undefined : env.ORRERY_METRICS_TOKEN,
    logLevel: env.ORRERY_LOG ?? 'info',
  };
}
