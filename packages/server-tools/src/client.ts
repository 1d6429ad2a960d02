/** A client as the documentation has it: HTTP, a cookie, one WebSocket that comes back by itself. For tools and tests. */
import { isRecord, type Message } from '@orrery/kernel';
import {
  applyChanges,
  type Command,
  type Done,
  LIVE_PATH,
  livePath,
  type Position,
  type ServerMessage,
  type Step,
} from '@orrery/protocol';
import WebSocket from 'ws';

/** The server said no. */
export class RefusedError extends Error {
  readonly status: number;
  readonly problem: Message | undefined;

  constructor(status: number, problem: Message | undefined) {
    super(problem?.key ?? `status ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

/** The connection broke before the reply; the command may or may not have been done. */
export class Disconnected extends Error {}

interface Waiting {
  resolve(done: Done | null): void;
  reject(error: Error): void;
}

/** A table that a client follows. */
export interface Followed {
  position: Position;
  seq: number;
  readonly steps: Step[];
}

const isServerMessage = (value: unknown): value is ServerMessage =>
  isRecord(value) && typeof value.do === 'string';

export class Client {
  readonly #base: () => string;
  readonly tables = new Map<string, Followed>();
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | undefined;
  #lastRequest = 0;
  cookie = '';
  id = '';
  /** Is told every message, before it takes effect. */
  onMessage: (message: ServerMessage, text: string) => void = () => undefined;
  /** Is told when a table's position is another. */
  onPosition: (table: string, followed: Followed) => void = () => undefined;
  onClose: () => void = () => undefined;
  /** Is told when an update is missing. */
  onGap: (table: string) => void = (table) => {
    throw new Error(`an update of ${table} is missing`);
  };

  /** The address may change, as behind a balancer. */
  constructor(base: string | (() => string)) {
    this.#base = typeof base === 'string' ? () => base : base;
  }

  /** One HTTP request; the parsed reply, or a refusal thrown. */
  async http(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const response = await fetch(`${this.#base()}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    if (response.ok) return text === '' ? undefined : JSON.parse(text);
    let problem: Message | undefined;
    try {
      problem = JSON.parse(text).error;
    } catch {
      problem = undefined;
    }
    throw new RefusedError(response.status, problem);
  }

  /** A file as it is. */
  async text(path: string): Promise<string> {
    const response = await fetch(`${this.#base()}${path}`, { headers: { cookie: this.cookie } });
    if (!response.ok) throw new RefusedError(response.status, undefined);
    return response.text();
  }

  async guest(name: string): Promise<string> {
    const person = await this.http('POST', '/api/guests', { name });
    this.id = isRecord(person) && typeof person.id === 'string' ? person.id : '';
    return this.id;
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Connects, for a table where one is named: a balancer may go by it. */
  connect(headers: Record<string, string> = {}, table?: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(
        `${this.#base().replace(/^http/, 'ws')}${table === undefined ? LIVE_PATH : livePath(table)}`,
        {
          headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers },
          perMessageDeflate: false,
          handshakeTimeout: 10_000,
        },
      );
      this.#socket = socket;
      socket.on('error', reject);
      socket.on('message', (data) => {
        const text = String(data);
        const message: unknown = JSON.parse(text);
        if (!isServerMessage(message)) throw new Error('the server sent something else');
        this.onMessage(message, text);
        this.#receive(message);
        if (message.do === 'hello') resolve();
      });
      socket.on('close', () => {
        reject(new Disconnected('closed'));
        if (this.#socket !== socket) return;
        for (const waiting of this.#waiting.values()) waiting.reject(new Disconnected('closed'));
        this.#waiting.clear();
        this.onClose();
      });
    });
  }

  #receive(message: ServerMessage): void {
    if (message.do === 'position') {
      const known = this.tables.get(message.table);
      const followed: Followed = {
        position: message.position,
        seq: message.seq,
        steps: [...(message.anew === true ? [] : (known?.steps ?? [])), ...message.steps],
      };
      this.tables.set(message.table, followed);
      this.onPosition(message.table, followed);
    } else if (message.do === 'update') {
      const followed = this.tables.get(message.table);
      if (followed === undefined) return;
      // Told before; or something is missing, and then only the whole position helps.
      if (message.seq <= followed.seq) return;
      if (message.seq !== followed.seq + 1) {
        this.onGap(message.table);
        return;
      }
      followed.seq = message.seq;
      followed.position = applyChanges(followed.position, message.changes);
      followed.steps.push(...message.steps);
      this.onPosition(message.table, followed);
    } else if (message.do === 'done' || message.do === 'refused') {
      const waiting = this.#waiting.get(message.request);
      this.#waiting.delete(message.request);
      if (message.do === 'done') waiting?.resolve(message.done);
      else waiting?.reject(new RefusedError(409, message.error));
    }
  }

  #request(body: object): Promise<Done | null> {
    this.#lastRequest += 1;
    const request = this.#lastRequest;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Disconnected('not connected'));
        return;
      }
      this.#waiting.set(request, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...body, request }));
    });
  }

  /** Sends any text, for those who try what happens. */
  sendText(text: string): void {
    this.#socket?.send(text);
  }

  async subscribe(table: string, after?: number, invite?: string): Promise<Followed> {
    await this.#request({
      do: 'subscribe',
      table,
      ...(after === undefined ? {} : { after }),
      ...(invite === undefined ? {} : { invite }),
    });
    const followed = this.tables.get(table);
    if (followed === undefined) throw new Error('no position came');
    return followed;
  }

  /** Stops following a table. */
  async unfollow(table: string): Promise<void> {
    await this.#request({ do: 'unsubscribe', table });
    this.tables.delete(table);
  }

  async command(table: string, command: Command): Promise<Done> {
    const done = await this.#request({ do: 'command', table, command });
    if (done === null) throw new Error('a command without a result');
    return done;
  }

  /** A ping of the protocol itself, which no message answers. */
  protocolPing(): void {
    if (this.connected) this.#socket?.ping();
  }

  ping(): Promise<Done | null> {
    return this.#request({ do: 'ping' });
  }

  close(): void {
    this.#socket?.close();
  }

  /** Forgets the socket at once; whatever it still brings is not heard. */
  drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    for (const waiting of this.#waiting.values()) waiting.reject(new Disconnected('dropped'));
    this.#waiting.clear();
    socket?.removeAllListeners();
    socket?.on('error', () => undefined);
    socket?.terminate();
  }

  /** Breaks the connection without a word. */
  cut(): void {
    this.#socket?.terminate();
  }
}
