/**
 * Floods: what is right one by one and too much together. Pings that nobody reads the answers of, logs asked for from the
 * beginning, tables that are made and left, answers taken back and given again, clocks that are let run out.
 */
import { below, isRecord, type Rng } from '@orrery/kernel';
import { type Client, RefusedError } from '../client.ts';

const PINGS = 200;
const REPLAYS = 20;
const TURNS = 40;
const TABLES = 3;

/** What is refused is answered; anything else is a fault of the server. */
async function allowed(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof RefusedError) || error.status >= 500) throw error;
  }
}

async function repeat(times: number, work: (i: number) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < times; i++) await allowed(work(i));
}

export class Floods {
  readonly #eve: Client;
  readonly #table: string;
  readonly #rng: Rng;
  readonly #game: string;
  /** How many inputs there were. */
  inputs = 0;

  constructor(eve: Client, table: string, rng: Rng, game = 'race-for-the-galaxy') {
    this.#eve = eve;
    this.#table = table;
    this.#rng = rng;
    this.#game = game;
  }

  /** One flood, chosen at random. */
  async next(): Promise<void> {
    const floods = [
      () => this.#pings(),
      () => this.#replays(),
      () => this.#turns(),
      () => this.#leftTables(),
      () => this.#clocks(),
    ];
    await floods[below(this.#rng, floods.length)]?.();
  }

  async #pings(): Promise<void> {
    for (let i = 0; i < PINGS; i++) this.#eve.protocolPing();
    this.inputs += PINGS;
    await allowed(this.#eve.ping());
  }

  async #replays(): Promise<void> {
    this.inputs += REPLAYS;
    await repeat(REPLAYS, () => this.#eve.subscribe(this.#table, 0));
  }

  async #turns(): Promise<void> {
    this.inputs += TURNS;
    await repeat(TURNS, (i) => this.#eve.command(this.#table, { do: i % 2 === 0 ? 'undo' : 'redo' }));
  }

  async #made(clock: object): Promise<string> {
    const bots = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'greedy' }));
    const body = { game: this.#game, seats: [{ kind: 'person' }, ...bots], start: true, clock };
    const made = await this.#eve.http('POST', '/api/tables', body);
    return isRecord(made) ? String(made.id) : '';
  }

  async #leftTables(): Promise<void> {
    this.inputs += 2 * TABLES;
    await repeat(TABLES, async () => this.#eve.command(await this.#made({ kind: 'none' }), { do: 'resign' }));
  }

  async #clocks(): Promise<void> {
    this.inputs += TURNS;
    const id = await this.#made({ kind: 'live', bank: 1, increment: 0 });
    await repeat(TURNS, (i) => this.#eve.command(id, { do: i % 2 === 0 ? 'leave' : 'return' }));
  }
}

/** Somebody who only wants to play: how long the server takes to answer them meanwhile. */
export class HonestClient {
  readonly #client: Client;
  readonly #waits: number[] = [];
  #stopped = false;

  constructor(client: Client) {
    this.#client = client;
  }

  async watch(): Promise<void> {
    while (!this.#stopped) {
      const begun = performance.now();
      await this.#client.ping();
      this.#waits.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Milliseconds until an answer came, for all but one in a hundred. */
  get p99(): number {
    const sorted = [...this.#waits].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  }
}
