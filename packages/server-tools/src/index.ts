/** @orrery/server-tools: a client, random players and a PostgreSQL of one's own, for tests and measurements. */
export { type ChaosResult, type ChaosSetting, chaos } from './chaos/chaos.ts';
export { Client, Disconnected, type Followed, RefusedError } from './client.ts';
export { freshData } from './fresh-data.ts';
export { type FuzzResult, type FuzzSetting, fuzz } from './fuzz/fuzz.ts';
export { Balancer } from './load/balancer.ts';
export { type LoadResult, type LoadSetting, load } from './load/load.ts';
export { isNatsInstalled, type OwnNats, startNats } from './nats.ts';
export { loadGame, randomAnswer } from './player.ts';
export { freePort, type OwnPostgres, startPostgres } from './postgres.ts';
export { databaseUser, nativeFolder, ownFolder, programsFor } from './postgres-files.ts';
export { startProcess } from './process.ts';
