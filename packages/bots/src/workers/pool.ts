/**
 * Workers in which bots think. One that fails, takes too long or takes its worker down costs its own answer only, and
 * a quick bot gives it instead.
 */
import type { Answer } from '@orrery/kernel';
import type { Advised } from '../advisor.ts';
import type { ArenaGame } from '../arena.ts';
import type { Budget } from '../bot.ts';
import { sparesFor } from '../registry.ts';
import {
  type ArenaShare,
  type Asked,
  type Consulted,
  type Done,
  type Failed,
  type FromWorker,
  type Reason,
  type ToWorker,
  toldOf,
  type Weighed,
  type Work,
} from './messages.ts';

/** A worker as the pool knows it. */
interface BotWorker {
  send(message: ToWorker): void;
  end(): Promise<unknown> | undefined;
}

/** Starts a worker: `heard` is given its messages, `lost` is told when it is no more. */
export type StartWorker = (heard: (message: FromWorker) => void, lost: (why: string) => void) => BotWorker;

/** What happened to a bot, and who answers in its place. */
export interface Replaced extends Failed {
  readonly game: string;
  readonly bot: string;
  readonly spare: string | undefined;
}

export interface PoolSetting {
  readonly start: StartWorker;
  /** At most so many workers; they are started when they are needed. */
  readonly workers: number;
  /** A bot has its time and this many milliseconds more before it is given up. */
  readonly patience?: number;
  /** Is told of bots that gave no answer. */
  readonly report: (replaced: Replaced) => void;
}

const PATIENCE_MS = 5_000;
/** Games and bots must be there after this time. */
const LOADING_MS = 20_000;
/** A search that is to stop stops within this time, or its worker ends. */
const STOPPING_MS = 50;

class WorkFailed extends Error {
  readonly why: Reason;

  constructor({ why, text }: Failed) {
    super(text);
    this.why = why;
  }
}

const budgetOf = (work: Work): Budget | undefined =>
  'asked' in work ? work.asked.budget : 'consulted' in work ? work.consulted.budget : undefined;

interface Job {
  readonly id: number;
  readonly work: Work;
  /** Nothing more is heard of the job after one of these; undefined is for one that nobody waits for. */
  resolve(done: Done | undefined): void;
  reject(error: WorkFailed): void;
}

/** A worker with what it has in hand. */
interface Place {
  readonly worker: BotWorker;
  job: Job | undefined;
  /** The job is to stop, and nobody waits for it. */
  stopping: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class BotPool {
  readonly #setting: PoolSetting;
  readonly #places: Place[] = [];
  #waiting: Job[] = [];
  #lastId = 0;
  #closed = false;

  constructor(setting: PoolSetting) {
    this.#setting = setting;
  }

  get workers(): number {
    return this.#setting.workers;
  }

  /**
   * A legal answer to the question: the bot's, or a quick one's in its place, of which `replaced` is told. Undefined when
   * nobody waits for it any more.
   */
  async think(
    asked: Asked,
    signal?: AbortSignal,
    replaced?: (replaced: Replaced) => void,
  ): Promise<Answer | undefined> {
    const bots = [asked.bot, ...sparesFor(asked.game, asked.bot)];
    for (const [i, bot] of bots.entries()) {
      try {
        const done = await this.#run({ asked: toldOf({ ...asked, bot }) }, signal);
        return done !== undefined && 'answer' in done ? done.answer : undefined;
      } catch (error) {
        if (!(error instanceof WorkFailed)) throw error;
        const spare = bots[i + 1];
        const what = { game: asked.game, bot, why: error.why, text: error.message, spare };
        this.#setting.report(what);
        replaced?.(what);
        if (spare === undefined) throw error;
      }
    }
    return undefined;
  }

  /** What may be answered and why, the best first. Undefined when nobody waits for it any more. */
  async consult(consulted: Consulted, signal?: AbortSignal): Promise<readonly Advised[] | undefined> {
    const done = await this.#run({ consulted }, signal);
    return done !== undefined && 'advised' in done ? done.advised : undefined;
  }

  /** Every seat's chance to win in each of the positions. Undefined when nobody waits for it any more. */
  async weigh(weighed: Weighed, signal?: AbortSignal): Promise<readonly (readonly number[])[] | undefined> {
    const done = await this.#run({ weighed }, signal);
    return done !== undefined && 'chances' in done ? done.chances : undefined;
  }

  /** Plays games of an arena. There nobody answers in a bot's place. */
  async play(share: ArenaShare): Promise<readonly ArenaGame[]> {
    const done = await this.#run({ share }, undefined);
    if (done === undefined || !('games' in done)) throw new Error('the workers are closed');
    return done.games;
  }

  #run(work: Work, signal: AbortSignal | undefined): Promise<Done | undefined> {
    if (this.#closed || signal?.aborted) return Promise.resolve(undefined);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const job: Job = { id, work, resolve, reject };
      signal?.addEventListener('abort', () => this.#cancel(job), { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#closed) return;
    const place = this.#places.find((one) => one.job === undefined) ?? this.#newPlace();
    const job = place === undefined ? undefined : this.#waiting.shift();
    if (place === undefined || job === undefined) return;
    place.job = job;
    place.stopping = false;
    this.#limit(place, LOADING_MS);
    place.worker.send({ id: job.id, work: job.work });
    this.#next();
  }

  #newPlace(): Place | undefined {
    if (this.#places.length >= this.#setting.workers) return undefined;
    const worker = this.#setting.start(
      (message) => this.#heard(place, message),
      (why) => this.#lose(place, why),
    );
    const place: Place = { worker, job: undefined, stopping: false, timer: undefined };
    this.#places.push(place);
    return place;
  }

  /** After so many milliseconds the job in hand is given up. */
  #limit(place: Place, milliseconds: number): void {
    clearTimeout(place.timer);
    place.timer = setTimeout(() => {
      place.job?.reject(new WorkFailed({ why: 'late', text: 'took too long' }));
      this.#stop(place);
    }, milliseconds);
  }

  /** The bot is there and begins to think. What has no budget takes as long as it takes. */
  #begun(place: Place, { work }: Job): void {
    if (place.stopping) return;
    clearTimeout(place.timer);
    const milliseconds = budgetOf(work)?.milliseconds;
    if (milliseconds !== undefined)
      this.#limit(place, milliseconds + (this.#setting.patience ?? PATIENCE_MS));
  }

  #heard(place: Place, message: FromWorker): void {
    const { job } = place;
    if (job === undefined || job.id !== message.id) return;
    if ('begun' in message) {
      this.#begun(place, job);
      return;
    }
    clearTimeout(place.timer);
    place.job = undefined;
    if ('failed' in message) job.reject(new WorkFailed(message.failed));
    else job.resolve(message.done);
    this.#next();
  }

  #cancel(job: Job): void {
    job.resolve(undefined);
    this.#waiting = this.#waiting.filter((one) => one !== job);
    const place = this.#places.find((one) => one.job === job);
    if (place !== undefined) this.#stop(place);
  }

  /** Asks a worker to stop what it does. One that does not is ended, and another takes its place. */
  #stop(place: Place): void {
    const { job, worker } = place;
    if (job === undefined || place.stopping) return;
    place.stopping = true;
    clearTimeout(place.timer);
    place.timer = setTimeout(() => this.#lose(place, 'did not stop'), STOPPING_MS);
    worker.send({ id: job.id, stop: true });
  }

  #lose(place: Place, why: string): void {
    const index = this.#places.indexOf(place);
    if (index < 0) return;
    this.#places.splice(index, 1);
    clearTimeout(place.timer);
    place.job?.reject(new WorkFailed({ why: 'ended', text: why }));
    void place.worker.end();
    this.#next();
  }

  /** Ends all workers; nobody waits for what they had in hand. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.resolve(undefined);
    await Promise.all(
      this.#places.splice(0).map((place) => {
        clearTimeout(place.timer);
        place.job?.resolve(undefined);
        return place.worker.end();
      }),
    );
  }
}
