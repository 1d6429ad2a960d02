/** A thread of Node in which bots think. */
import { parentPort } from 'node:worker_threads';
import { serveBots } from '../workers/serve.ts';

parentPort?.on(
  'message',
  serveBots((message) => parentPort?.postMessage(message)),
);
