/** A person on a bad network: plays at random, and sends what was not acknowledged again, under the same key. */
import { type Answer, type Game, type Rng, rngFrom } from '@orrery/kernel';
import type { Position } from '@orrery/protocol';
import { Client, Disconnected, RefusedError } from '../client.ts';
import { randomAnswer } from '../player.ts';

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

/** The server, or the network, had a bad moment: the same again later is right. */
const isPassing = (error: unknown): boolean =>
  error instanceof RefusedError
    ? error.status >= 500 || error.problem?.key === 'server.error.database'
    : error instanceof Disconnected || error instanceof TypeError || error instanceof Error;

export class ChaosPlayer {
  readonly client: Client;
  readonly acknowledged: Acknowledged[] = [];
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #name: string;
  #lastKey = 0;
  #stopped = false;
  table = '';
  reconnects = 0;
  refused = 0;
  /** The state of things when nothing more is expected. */
  trouble: unknown;

  constructor(address: () => string, game: Game, name: string) {
    this.client = new Client(address);
    this.#game = game;
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
        if (
          error instanceof RefusedError &&
          error.status < 500 &&
          error.problem?.key !== 'server.error.database'
        )
          throw error;
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
    try {
      while (!this.#stopped && this.position?.table.status !== 'finished') {
        await this.#connected();
        const { position } = this;
        const question = position?.question;
        if (position === undefined || question === undefined || question === null || question.answered) {
          await pause(10);
          continue;
        }
        const answer = randomAnswer(this.#game, position, this.#rng);
        if (answer !== undefined) await this.#answer(answer);
      }
    } catch (error) {
      if (!this.#stopped) this.trouble = error;
    }
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
        if (error instanceof RefusedError && error.problem?.key !== 'server.error.database') {
          this.refused += 1;
          return;
        }
        if (!(error instanceof RefusedError)) this.client.drop();
        await pause(30);
        await this.#connected();
      }
    }
  }
}
