/** One WebSocket connection: reads requests, answers each with `done` or `refused`, follows tables. */
import { type Message, msg } from '@orrery/kernel';
import { ClientMessage, type Done, type Person, RequestNumber, type ServerMessage } from '@orrery/protocol';
import { Type } from 'typebox';
import { Bucket } from '../bucket.ts';
import { report } from '../http/problems.ts';
import { checker } from '../http/validate.ts';
import type { Service } from '../service.ts';
import type { Follower } from '../tables/audience.ts';
import { maySee } from '../tables/decide.ts';
import type { LiveTable } from '../tables/live-table.ts';

const isClientMessage = checker(ClientMessage);
const isRequest = checker(Type.Object({ request: RequestNumber }));

/** What a connection needs of the socket beneath it. */
interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  pong(data: Buffer): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

interface ConnectionOptions {
  readonly service: Service;
  readonly person: Person | undefined;
  /** Whose requests are counted together. */
  readonly asker: string;
  readonly rateLimits: boolean;
  /** Is told of failures that are our own. */
  readonly failed: (error: unknown) => void;
}

/** Messages at once and per second. */
const BURST = 80;
const PER_SECOND = 30;
/** So many messages beyond the limit end the connection; whoever goes on all the same is cut off. */
const PATIENCE = 200;
/** Tables that one connection may follow. */
const FOLLOWED = 24;
/** A client that reads so much slower than it is told is let go; it comes back and reads on. */
const BACKLOG = 4_000_000;
/** The WebSocket code for a server that ends and expects its clients again. */
const RESTARTING = 1012;

export class Connection {
  readonly #socket: Socket;
  readonly #options: ConnectionOptions;
  readonly #bucket: Bucket;
  readonly #following = new Map<string, { live: LiveTable; follower: Follower }>();
  #excess = 0;
  #closed = false;
  #finishing = false;
  #queue: Promise<void> = Promise.resolve();

  constructor(socket: Socket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#bucket = new Bucket(BURST, PER_SECOND, options.service.now());
    const { person, service } = options;
    this.#send({ do: 'hello', person: person ?? null, now: service.now() });
  }

  get person(): string | undefined {
    return this.#options.person?.id;
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (!this.#reads()) return;
    this.#options.service.metrics.count('messages', 'out');
    this.#socket.send(text);
  }

  /** Whether the client still takes what it is sent; one that does not is let go. */
  #reads(): boolean {
    if (this.#closed) return false;
    if (this.#socket.bufferedAmount <= BACKLOG) return true;
    this.#closed = true;
    this.#socket.terminate();
    return false;
  }

  /** A ping of the protocol counts like any message: its answer costs as much. */
  ping(data: Buffer): void {
    if (this.#isTooFast()) this.#exceeds();
    else if (this.#reads()) this.#socket.pong(data);
  }

  /** A frame came in. Requests of one connection are answered in their order. */
  receive(data: string): void {
    // Whoever gets no reply asks again, elsewhere.
    if (this.#finishing) return;
    this.#options.service.metrics.count('messages', 'in');
    const slow = this.#isTooFast();
    let message: unknown;
    try {
      message = JSON.parse(data);
    } catch {
      message = undefined;
    }
    if (slow) this.#tooFast(message);
    else if (!isClientMessage(message)) this.#complain(message, msg('server.error.invalid'));
    else {
      const known = message;
      this.#queue = this.#queue.then(() => this.#answer(known));
    }
  }

  /** Counts a message: of this connection, and of whoever has it. */
  #isTooFast(): boolean {
    const { service, asker, rateLimits } = this.#options;
    return rateLimits && (!this.#bucket.take(service.now()) || !service.limits.take('messages', asker));
  }

  #tooFast(message: unknown): void {
    if (!this.#exceeds()) this.#complain(message, msg('server.error.tooFast'));
  }

  /** Counts a message beyond the limit; true once there have been too many. */
  #exceeds(): boolean {
    this.#excess += 1;
    if (this.#excess > 2 * PATIENCE) this.#socket.terminate();
    else if (this.#excess > PATIENCE) this.#socket.close(1008, 'too many messages');
    return this.#excess > PATIENCE;
  }

  /** Refuses a message by its number where it has one, so that nobody waits for a reply. */
  #complain(message: unknown, error: Message): void {
    if (isRequest(message)) this.#send({ do: 'refused', request: message.request, error });
    else this.#send({ do: 'error', error });
  }

  async #answer(message: ClientMessage): Promise<void> {
    if (this.#closed) return;
    const { request } = message;
    try {
      const result = await this.#carryOut(message);
      if ('refusal' in result) this.#send({ do: 'refused', request, error: result.refusal });
      else this.#send({ do: 'done', request, done: result.done });
    } catch (error) {
      const { status, problem } = report(error);
      if (status >= 500) this.#options.failed(error);
      this.#send({ do: 'refused', request, error: problem.error });
    }
  }

  async #carryOut(message: ClientMessage): Promise<{ done: Done | null } | { refusal: Message }> {
    switch (message.do) {
      case 'ping':
        return { done: null };
      case 'unsubscribe':
        this.#unfollow(message.table);
        return { done: null };
      case 'subscribe':
        return this.#subscribe(message.table, message.after, message.invite);
      case 'command':
        return this.#command(message);
    }
  }

  async #command(message: ClientMessage & { do: 'command' }): Promise<{ done: Done } | { refusal: Message }> {
    const { service, person } = this.#options;
    if (person === undefined) return { refusal: msg('server.error.noName') };
    const { table, command } = message;
    if (command.do === 'end') return service.tables.end(table, person, undefined);
    const live = this.#following.get(table)?.live ?? (await service.tables.find(table));
    const invite = command.do === 'join' ? command.invite : this.#following.get(table)?.follower.invite;
    if (live === undefined || !maySee(await live.fresh(0), person.id, invite))
      return { refusal: msg('server.refusal.noTable') };
    return service.tables.command(live, person, command);
  }

  async #subscribe(
    table: string,
    after: number | undefined,
    invite: string | undefined,
  ): Promise<{ done: null } | { refusal: Message }> {
    const { service, person, asker } = this.#options;
    const live = await service.tables.find(table);
    if (live === undefined || !maySee(await live.fresh(after ?? 0), person?.id, invite))
      return { refusal: msg('server.refusal.noTable') };
    this.#unfollow(table);
    if (this.#following.size >= FOLLOWED) return { refusal: msg('server.refusal.tooManyTables') };
    const follower: Follower = {
      person: person?.id,
      invite,
      send: (text) => this.#sendText(text),
      ended: (error) => {
        this.#following.delete(table);
        this.#send({ do: 'ended', table, error });
      },
    };
    this.#following.set(table, { live, follower });
    try {
      await live.follow(follower, after, async (from) => {
        service.limits.check('replays', asker);
        return (await service.past.since(table, from, asker))?.effects ?? [];
      });
    } catch (error) {
      this.#following.delete(table);
      throw error;
    }
    if (this.#closed) live.audience.remove(follower);
    service.presence.changed(table);
    return { done: null };
  }

  #unfollow(table: string): void {
    const followed = this.#following.get(table);
    if (followed === undefined) return;
    this.#following.delete(table);
    followed.live.audience.remove(followed.follower);
    this.#options.service.presence.changed(table);
  }

  /** Answers what has come in, and nothing after it; then asks the client to come back, to whoever is there then. */
  async finish(): Promise<void> {
    this.#finishing = true;
    await this.#queue;
    this.#socket.close(RESTARTING, 'restarting');
  }

  /** The socket is gone. */
  close(): void {
    this.#closed = true;
    for (const table of [...this.#following.keys()]) this.#unfollow(table);
  }
}
