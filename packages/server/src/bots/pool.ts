/** Threads in which bots think. A bot that takes too long, or takes its thread down, costs only its own answer. */
import { Worker } from 'node:worker_threads';
import type { Budget } from '@orrery/bots';
import type { CoreView, Seat } from '@orrery/kernel';

export interface Thinking {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly view: object & CoreView;
  readonly seat: Seat;
  readonly budget: Budget;
}

export type Thought =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

export interface PoolOptions {
  readonly threads: number;
  /** The built worker: threads run JavaScript. */
  readonly file: URL;
  readonly budget: Budget;
  /** A thought that takes longer is given up, with its thread. */
  readonly patience: number;
}

interface Waiting {
  readonly thinking: Thinking;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  job: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

export class BotPool {
  readonly #options: PoolOptions;
  readonly #threads: Thread[] = [];
  #waiting: Waiting[] = [];
  #lastId = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** A bot's answer to the question that is open for the seat in the view. */
  think(turn: Omit<Thinking, 'id' | 'budget'>): Promise<unknown> {
    this.#lastId += 1;
    const { game, bot, view, seat } = turn;
    const thinking = { id: this.#lastId, game, bot, view, seat, budget: this.#options.budget };
    return new Promise((resolve, reject) => {
      this.#waiting.push({ thinking, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#closed) return;
    const thread = this.#threads.find((one) => one.job === undefined) ?? this.#newThread();
    const job = thread === undefined ? undefined : this.#waiting.shift();
    if (thread === undefined || job === undefined) return;
    thread.job = job;
    thread.timer = setTimeout(() => this.#lost(thread, 'took too long'), this.#options.patience);
    thread.worker.postMessage(job.thinking);
    this.#next();
  }

  #newThread(): Thread | undefined {
    if (this.#threads.length >= this.#options.threads) return undefined;
    const worker = new Worker(this.#options.file, { execArgv: [] });
    const thread: Thread = { worker, job: undefined, timer: undefined };
    this.#threads.push(thread);
    worker.unref();
    worker.on('message', (thought: Thought) => this.#thought(thread, thought));
    worker.on('error', (error) => this.#lost(thread, error.message));
    worker.on('exit', () => this.#lost(thread, 'the thread ended'));
    return thread;
  }

  #thought(thread: Thread, thought: Thought): void {
    const { job } = thread;
    if (job === undefined || job.thinking.id !== thought.id) return;
    clearTimeout(thread.timer);
    thread.job = undefined;
    if ('error' in thought) job.reject(new Error(thought.error));
    else job.resolve(thought.answer);
    this.#next();
  }

  #lost(thread: Thread, why: string): void {
    const index = this.#threads.indexOf(thread);
    if (index < 0) return;
    this.#threads.splice(index, 1);
    clearTimeout(thread.timer);
    thread.job?.reject(new Error(`a bot failed: ${why}`));
    thread.worker.terminate().catch(() => undefined);
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('closing'));
    await Promise.all(
      this.#threads.splice(0).map((thread) => {
        clearTimeout(thread.timer);
        thread.job?.reject(new Error('closing'));
        return thread.worker.terminate();
      }),
    );
  }
}
