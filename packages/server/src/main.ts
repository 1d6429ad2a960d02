/** Starts the server and says where it is; ends it when asked to. */
import { setFlagsFromString } from 'node:v8';
import { BadSetting, type Config, readConfig } from './config.ts';
import { startServer } from './server.ts';
import { FolderHeld } from './storage/lock.ts';

/** What is under way when the server is asked to end has so long to be finished. */
const PATIENCE_MS = 10_000;

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
  try {
    const server = await startServer(config);
    console.log(`Orrery is at ${server.address}`);
    const stop = (): void => {
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    console.error(explain(error, config));
    process.exit(1);
  }
}

function explain(error: unknown, { port, databaseUrl }: Config): string {
  if (error instanceof FolderHeld) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`;
  if (databaseUrl === undefined) return error.stack ?? error.message;
  const cause = error.cause instanceof Error ? error.cause : error;
  const reason = 'code' in cause && cause.message === '' ? String(cause.code) : cause.message;
  return `The database that DATABASE_URL names cannot be used: ${reason}`;
}

await main();
