/** @orrery/server: tables that never lose a move. */
export { type Config, readConfig } from './config.ts';
export { type Server, type ServerOptions, startServer } from './server.ts';
export { FolderHeld } from './storage/lock.ts';
export { type Append, LogStore } from './storage/log.ts';
export { openPglite } from './storage/pglite.ts';
export type { Entry } from './tables/entry.ts';
