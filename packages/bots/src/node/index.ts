/** @orrery/bots/node: workers that are threads of Node, and bots that are programs. */
import { Worker } from 'node:worker_threads';
import type { StartWorker } from '../workers/index.ts';

export { replyTo } from './answering.ts';
export { isProgram } from './program.ts';
export { withPrograms } from './programs.ts';

/** The thread as JavaScript, also where this file runs from the sources. */
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/node/thread.js' : './thread.js',
  import.meta.url,
);

/** Starts threads of that file, which must be JavaScript; those of this package where none is named. */
export const threadOf =
  (file: URL = threadFile): StartWorker =>
  (heard, lost) => {
    const thread = new Worker(file, { execArgv: [] });
    // A thread with nothing to do keeps no program alive.
    thread.unref();
    thread.on('message', (message) => {
      if (!('begun' in message)) thread.unref();
      heard(message);
    });
    thread.on('error', (error) => lost(error.message));
    thread.on('exit', () => lost('the thread ended'));
    return {
      send(message) {
        if ('work' in message) thread.ref();
        thread.postMessage(message);
      },
      end: () => thread.terminate(),
    };
  };
