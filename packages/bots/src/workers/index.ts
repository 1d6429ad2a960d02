/** @orrery/bots/workers: the harness in which bots think, whatever the workers are. */
export type { Advised } from '../advisor.ts';
export { arenaOn, type SharedArena } from './arena.ts';
export { thinkHere } from './here.ts';
export type { Asked, FromWorker, ToWorker } from './messages.ts';
export { BotPool, type PoolSetting, type Replaced, type StartWorker } from './pool.ts';
export { serveBots } from './serve.ts';
