/** A person on a bad network: plays at random, and sends what was not acknowledged again, under the same key. */
import { type Answer, type Rng, rngFrom } from '@orrery/kernel';
import type { Position } from '@orrery/protocol';
import { Client, Disconnected, RefusedError } from '../client.ts';
import { loadGame, randomAnswer } from '../player.ts';

/** An answer that the server said it has. */
interface Acknowledged {
  readonly table: string;
  readonly n: number;
  readonly key: string;
  readonly answer: Answer;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A reply that takes longer counts as lost. */
const PATIENCE_MS = 4_000;

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Disconnected('no reply')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Said by a server whose database is away, or that is older than the table: another one, or the same later, is right. */
const PASSING: readonly (string | undefined)[] = ['server.error.database', 'server.error.newerRules'];

/** The server, or the network, had a bad moment. */
const isPassing = (error: unknown): boolean =>
  error instanceof RefusedError
    ? error.status >= 500 || PASSING.includes(error.problem?.key)
    : error instanceof Error;

export class ChaosPlayer {
  readonly client: Client;
  readonly acknowledged: Acknowledged[] = [];
  readonly #rng: Rng;
  readonly #name: string;
  #lastKey = 0;
  #stopped = false;
  #playing = false;
  table = '';
  reconnects = 0;
  refused = 0;
  /** The state of things when nothing more is expected. */
  trouble: unknown;

  constructor(address: () => string, name: string) {
    this.client = new Client(address);
    this.#name = name;
    this.#rng = rngFrom(name);
    this.client.onGap = () => this.client.drop();
  }

  /** Repeats something until it works. */
  async insist<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await inTime(work());
      } catch (error) {
        if (!isPassing(error) || this.#stopped) throw error;
        await pause(50);
      }
    }
  }

  async arrive(): Promise<void> {
    await this.insist(() => this.client.guest(this.#name));
  }

  get position(): Position | undefined {
    return this.client.tables.get(this.table)?.position;
  }

  stop(): void {
    this.#stopped = true;
  }

  async #connected(): Promise<void> {
    if (this.client.connected) return;
    this.reconnects += 1;
    await this.insist(async () => {
      this.client.drop();
      await this.client.connect();
      await this.client.subscribe(this.table, this.position?.n);
    });
  }

  /** Plays until the table is over or nobody wants to play on. */
  async play(): Promise<void> {
    this.#playing = true;
    try {
      while (!this.#stopped && this.position?.table.status !== 'finished') await this.#move();
    } catch (error) {
      if (!this.#stopped) this.trouble = error;
    }
    this.#playing = false;
  }

  /** The database has lost rows of the table: whoever has left because it was over looks again, and plays on if it is not. */
  async playOn(): Promise<void> {
    if (this.#playing) return;
    this.client.drop();
    this.client.tables.delete(this.table);
    await this.play();
  }

  /** Answers, where something is asked. */
  async #move(): Promise<void> {
    await this.#connected();
    const { position } = this;
    const question = position?.question;
    if (position === undefined || question === undefined || question === null || question.answered) {
      await pause(10);
      return;
    }
    const game = await loadGame(position.table.game, position.table.rules);
    const answer = randomAnswer(game, position, this.#rng);
    if (answer !== undefined) await this.#answer(answer);
  }

  /** Sends an answer until it is acknowledged or refused for good. */
  async #answer(answer: Answer): Promise<void> {
    this.#lastKey += 1;
    const key = `k${this.#lastKey}`;
    while (!this.#stopped) {
      try {
        const { n } = await inTime(this.client.command(this.table, { do: 'answer', answers: [answer], key }));
        this.acknowledged.push({ table: this.table, n, key, answer });
        return;
      } catch (error) {
        if (error instanceof RefusedError && !isPassing(error)) {
          this.refused += 1;
          return;
        }
        // Another connection leads to another process.
        if (!(error instanceof RefusedError) || error.problem?.key !== 'server.error.database')
          this.client.drop();
        await pause(30);
        await this.#connected();
      }
    }
  }
}
