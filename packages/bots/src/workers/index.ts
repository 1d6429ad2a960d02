/** @orrery/bots/workers: the harness in which bots think, whatever the workers are. */
export { arenaOn, type SharedArena } from './arena.ts';
export { thinkHere } from './here.ts';
export type { ArenaShare, Asked, Failed, FromWorker, Reason, ToWorker } from './messages.ts';
export {
  BotPool,
  type BotWorker,
  type PoolSetting,
  type Replaced,
  STOPPING_MS,
  type StartWorker,
} from './pool.ts';
export { type Source, serveBots } from './serve.ts';
