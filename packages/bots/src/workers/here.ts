/** The worker that is none: bots think where they are asked. Whoever has nothing else to do meanwhile needs no other. */
import type { StartWorker } from './pool.ts';
import { serveBots } from './serve.ts';

export const thinkHere: StartWorker = (heard) => ({ send: serveBots(heard), end: () => undefined });
