/** Starts the server and says where it is; ends it when asked to. */
import { setFlagsFromString } from 'node:v8';
import { BadSetting, type Config, readConfig } from './config.ts';
import { NoNotifications } from './notifications/nats.ts';
import { type Server, startServer } from './server.ts';
import { FolderHeld } from './storage/lock.ts';

/** What is under way when the server is asked to end has so long to be finished. */
const PATIENCE_MS = 4_500;

/**
 * What a thousand tables keep is a third of what they would be let grow to: views and messages are made for a moment.
 * Collecting when the memory has doubled costs little and halves the most that is taken.
 */
setFlagsFromString('--heap-growing-percent=100');

async function main(): Promise<void> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return;
  }
  const starting = startServer(config);
  endWhenAsked(starting);
  try {
    console.log(`Orrery is at ${(await starting).address}`);
  } catch (error) {
    console.error(explain(error, config));
    process.exit(1);
  }
}

/**
 * Closes the server when it is asked to end, even while it starts: a database that is being made is finished first. To
 * be asked again changes nothing, since a terminal and npm may both ask.
 */
function endWhenAsked(starting: Promise<Server>): void {
  let asked = false;
  const stop = (): void => {
    if (asked) return;
    asked = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    starting
      .then((server) => server.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

function explain(error: unknown, { port, databaseUrl }: Config): string {
  if (error instanceof FolderHeld || error instanceof NoNotifications) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`;
  if (databaseUrl === undefined) return error.stack ?? error.message;
  const cause = error.cause instanceof Error ? error.cause : error;
  const reason = 'code' in cause && cause.message === '' ? String(cause.code) : cause.message;
  return `The database that DATABASE_URL names cannot be used: ${reason}`;
}

await main();
