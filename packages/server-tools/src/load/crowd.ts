/** Many tables, each with its people, and the time from an answer to everybody's update. */
import { type Game, isRecord, type Rng, rngFrom } from '@orrery/kernel';
import type { Position } from '@orrery/protocol';
import { Client, RefusedError } from '../client.ts';
import { loadGame, randomAnswer } from '../player.ts';

/** Tables looked at in vain before it is left for the next moment. */
const SEARCHED = 40;
/** Answers in one moment: after a pause of this process's own, people do not all answer at once. */
const TOGETHER = 3;

/** One table and those who sit at it. */
export class Group {
  readonly clients: readonly Client[];
  readonly game: Game;
  readonly #crowd: Crowd;
  table = '';
  /** By log number: how many have seen it, and when the last did. */
  #seen = new Map<number, { count: number; last: number }>();
  #sent = new Map<number, number>();
  #busy = new Set<Client>();
  /** Log numbers of acknowledged answers, by table. */
  readonly acknowledged = new Map<string, number[]>();
  starting = false;

  constructor(crowd: Crowd, clients: readonly Client[], game: Game) {
    this.#crowd = crowd;
    this.clients = clients;
    this.game = game;
    for (const client of clients)
      client.onPosition = (table, { position, steps }) => {
        // Nobody reads the log here, and keeping it would slow this process instead of the server.
        steps.length = 0;
        if (table === this.table) this.#saw(position.n);
      };
  }

  #saw(n: number): void {
    const now = performance.now();
    const seen = this.#seen.get(n) ?? { count: 0, last: now };
    seen.count += 1;
    seen.last = now;
    this.#seen.set(n, seen);
    this.#settle(n);
  }

  #settle(n: number): void {
    const seen = this.#seen.get(n);
    const sent = this.#sent.get(n);
    if (seen === undefined || sent === undefined || seen.count < this.clients.length) return;
    this.#crowd.latencies.push(seen.last - sent);
    this.#seen.delete(n);
    this.#sent.delete(n);
  }

  position(client: Client): Position | undefined {
    return client.tables.get(this.table)?.position;
  }

  get over(): boolean {
    return this.clients.every((client) => this.position(client)?.table.status === 'finished');
  }

  /** Somebody who is asked something and is not answering yet. */
  get asked(): Client | undefined {
    return this.clients.find((client) => {
      if (this.#busy.has(client)) return false;
      const question = this.position(client)?.question;
      return question !== undefined && question !== null && !question.answered;
    });
  }

  /** Lets one client answer. */
  async answer(client: Client, rng: Rng): Promise<void> {
    const position = this.position(client);
    const answer = position === undefined ? undefined : randomAnswer(this.game, position, rng);
    if (answer === undefined) return;
    this.#busy.add(client);
    const { table } = this;
    const sent = performance.now();
    try {
      const { n } = await client.command(table, { do: 'answer', answers: [answer] });
      this.#sent.set(n, sent);
      const known = this.acknowledged.get(table) ?? [];
      known.push(n);
      this.acknowledged.set(table, known);
      this.#crowd.moves += 1;
      this.#settle(n);
    } catch (error) {
      // In lanes another seat may have been quicker.
      if (!(error instanceof RefusedError)) throw error;
      this.#crowd.refused += 1;
    } finally {
      this.#busy.delete(client);
    }
  }

  /** Sits everybody down at a new table and starts. */
  async begin(): Promise<void> {
    const [host, ...others] = this.clients;
    if (host === undefined) return;
    this.starting = true;
    const made = await host.http('POST', '/api/tables', {
      game: this.game.id,
      seats: this.clients.map(() => ({ kind: 'person' })),
      visibility: 'link',
    });
    const { id, invite } = isRecord(made) ? made : {};
    if (typeof id !== 'string' || typeof invite !== 'string') throw new Error('no table was made');
    this.#seen = new Map();
    this.#sent = new Map();
    this.table = id;
    // Whoever opens the page of a table connects anew, for that table.
    await Promise.all(
      this.clients.map(async (client) => {
        client.drop();
        client.tables.clear();
        await client.connect({}, id);
      }),
    );
    for (const client of others) await client.command(id, { do: 'join', invite });
    await Promise.all(this.clients.map((client) => client.subscribe(id)));
    await host.command(id, { do: 'start' });
    this.starting = false;
  }
}

export class Crowd {
  readonly groups: Group[] = [];
  latencies: number[] = [];
  moves = 0;
  refused = 0;
  finished = 0;
  readonly #rng: Rng;
  #failure: unknown;

  constructor(seed: string) {
    this.#rng = rngFrom(seed);
  }

  /** Brings everybody in: every game in turn, with every number of seats. */
  async gather(addressOf: () => string, tables: number, games: readonly string[]): Promise<void> {
    const loaded = await Promise.all(games.map((id) => loadGame(id)));
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let i = next++; i < tables; i = next++) {
        const game = loaded[i % loaded.length];
        if (game === undefined) return;
        const span = game.seats.max - Math.max(2, game.seats.min) + 1;
        const seats = Math.max(2, game.seats.min) + (Math.floor(i / loaded.length) % span);
        const clients = Array.from({ length: seats }, () => new Client(addressOf()));
        await Promise.all(clients.map((client, seat) => client.guest(`Guest ${i}.${seat}`)));
        const group = new Group(this, clients, game);
        await group.begin();
        this.groups.push(group);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
  }

  /** Plays for some time, so many answers per second over all tables; tables that end begin anew. */
  async play(seconds: number, perSecond: number): Promise<void> {
    const begin = performance.now();
    let released = 0;
    let at = 0;
    const under: Promise<void>[] = [];
    while (performance.now() - begin < seconds * 1_000) {
      if (this.#failure !== undefined) throw this.#failure;
      const wanted = Math.floor(((performance.now() - begin) / 1_000) * perSecond);
      // Looking for somebody who is asked must not cost more than playing.
      const most = Math.min(wanted, released + TOGETHER);
      for (let skipped = 0; released < most && skipped < SEARCHED; ) {
        const work = this.#next(this.groups[at++ % this.groups.length]);
        if (work === undefined) skipped += 1;
        else {
          released += 1;
          skipped = 0;
          under.push(work);
        }
      }
      if (under.length > 20_000) await Promise.all(under.splice(0));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await Promise.all(under);
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Lets a table do something, if it has something to do. */
  #next(group: Group | undefined): Promise<void> | undefined {
    if (group === undefined || group.starting) return undefined;
    if (group.over) {
      this.finished += 1;
      group.starting = true;
      return this.#guard(group.begin());
    }
    const client = group.asked;
    return client === undefined ? undefined : this.#guard(group.answer(client, this.#rng));
  }

  async #guard(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.#failure ??= error;
    }
  }

  close(): void {
    for (const group of this.groups) for (const client of group.clients) client.close();
  }
}
