/** The threads of a training: each is given the next task when it has done the one before. */
import { Worker } from 'node:worker_threads';
import type { Done, Reply, Task } from './messages.ts';

/** The thread as JavaScript, also where this file runs from the sources. */
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/training/thread.js' : './thread.js',
  import.meta.url,
);
/** Search makes much garbage that dies young: the more room it has, the less is copied. */
const YOUNG_MB = 64;

export class Crew {
  readonly #threads: readonly Worker[];

  constructor(threads: number) {
    this.#threads = Array.from(
      { length: threads },
      () => new Worker(threadFile, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } }),
    );
  }

  get size(): number {
    return this.#threads.length;
  }

  /** Does tasks until there are none: `next` is asked for one whenever a thread is free. */
  async doAll<T>(
    next: () => { task: Task; note: T } | undefined,
    done: (result: Done, note: T) => void,
  ): Promise<void> {
    await Promise.all(
      this.#threads.map(async (thread) => {
        for (let given = next(); given !== undefined; given = next())
          done(await this.#do(thread, given.task), given.note);
      }),
    );
  }

  #do(thread: Worker, task: Task): Promise<Done> {
    return new Promise((resolve, reject) => {
      const heard = (reply: Reply): void => {
        thread.off('error', reject);
        if ('failed' in reply) reject(new Error(reply.failed));
        else resolve(reply.done);
      };
      thread.once('error', reject);
      thread.once('message', heard);
      thread.postMessage(task);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}
