/** The worker in which the bots of a local table think. */
import { serveBots, type ToWorker } from '@orrery/bots/workers';

const hear = serveBots((message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
