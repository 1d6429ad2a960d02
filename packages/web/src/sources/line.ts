/** The line to the server: one WebSocket that comes back by itself, and requests that survive its loss. */
import { isRecord, type Message, msg } from '@orrery/kernel';
import type { ClientMessage, Command, Done, ServerMessage } from '@orrery/protocol';
import { livePath } from '@orrery/protocol/client';
import { createStore, type Store } from '../app/store.ts';
import { freshId } from './saved.ts';

type Reply = { readonly error: Message } | { readonly done: Done | null };

interface Pending {
  readonly table: string;
  readonly command: Command;
  readonly settle: (reply: Reply) => void;
  /** It has gone out at least once, so it may have arrived. */
  readonly said: boolean;
}

interface Line {
  readonly connected: Store<boolean>;
  /** Something waits here that has never gone out. */
  readonly unsent: Store<boolean>;
  send(table: string, command: Command): Promise<Reply>;
  /** Drops what has never gone out. */
  withdraw(): void;
  /** Greets anew, where something was missed. */
  again(): void;
  /** Hangs up and calls again, as somebody who has a name by now. */
  reconnect(): void;
  close(): void;
}

const isServerMessage = (value: unknown): value is ServerMessage =>
  isRecord(value) && typeof value.do === 'string';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 25_000;
/** What people wait for and has not gone out by then is given up, so that they can try again. */
const GIVE_UP = 6_000;

/** Moves wait for the line, in sight and to be withdrawn; nobody would want to find anything else done much later. */
const waitsForLine = ({ do: what }: Command): boolean =>
  what === 'answer' || what === 'undo' || what === 'redo' || what === 'policies';

/** Commands that may safely be given twice carry a key, so that the server does them once. */
const withKey = (command: Command): Command =>
  command.do === 'answer' || command.do === 'undo' || command.do === 'redo'
    ? { key: freshId(20), ...command }
    : command;

export function openLine(
  /** The table that it is for. */
  table: string,
  heard: (message: ServerMessage) => void,
  /** What to say whenever the line is up again. */
  greet: (request: number) => ClientMessage,
): Line {
  const connected = createStore(false);
  const unsent = createStore(false);
  const pending = new Map<number, Pending>();
  let socket: WebSocket | undefined;
  let requests = 0;
  let wait = FIRST_WAIT;
  let closed = false;
  /** Nothing has been heard since the last ping. */
  let silent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (message: ClientMessage): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  const count = (): void => unsent.set([...pending.values()].some(({ said }) => !said));
  const sayPending = (request: number, waiting: Pending): void => {
    const { table, command } = waiting;
    const said = say({ do: 'command', request, table, command }) || waiting.said;
    pending.set(request, { ...waiting, said });
    count();
  };

  const settle = (request: number, reply: Reply): void => {
    const waiting = pending.get(request);
    pending.delete(request);
    count();
    waiting?.settle(reply);
  };

  function received(message: ServerMessage): void {
    silent = false;
    // Who one is comes with the greeting, and decides what is asked for next.
    heard(message);
    if (message.do === 'hello') {
      connected.set(true);
      wait = FIRST_WAIT;
      requests += 1;
      say(greet(requests));
      // What was not acknowledged before the line was lost is said again.
      for (const [request, each] of [...pending]) sayPending(request, each);
    }
    if (message.do === 'done') settle(message.request, { done: message.done });
    if (message.do === 'refused') settle(message.request, { error: message.error });
  }

  function connect(): void {
    const address = new URL(livePath(table), location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const made = new WebSocket(address);
    socket = made;
    made.addEventListener('message', ({ data }) => {
      const message: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
      if (isServerMessage(message)) received(message);
    });
    made.addEventListener('close', () => {
      if (socket === made) lost();
    });
  }

  /** Takes the line for broken, which a browser notices late or never, and calls again in a while. */
  function lost(): void {
    if (closed) return;
    const old = socket;
    socket = undefined;
    silent = false;
    old?.close();
    connected.set(false);
    clearTimeout(timer);
    timer = setTimeout(connect, wait);
    wait = Math.min(LONGEST_WAIT, wait * 2);
  }

  const beat = setInterval(() => {
    if (silent) lost();
    if (socket?.readyState !== WebSocket.OPEN) return;
    silent = true;
    requests += 1;
    say({ do: 'ping', request: requests });
  }, PING);
  const hurry = (): void => {
    if (socket !== undefined || closed) return;
    clearTimeout(timer);
    connect();
  };
  addEventListener('online', hurry);
  addEventListener('offline', lost);
  connect();

  return {
    connected,
    unsent,
    send: (at, command) =>
      new Promise((settled) => {
        requests += 1;
        const request = requests;
        sayPending(request, { table: at, command: withKey(command), settle: settled, said: false });
        if (waitsForLine(command)) return;
        setTimeout(() => {
          if (pending.get(request)?.said === false) settle(request, { error: msg('web.failure.noServer') });
        }, GIVE_UP);
      }),
    withdraw() {
      for (const [request, { said }] of [...pending])
        if (!said) settle(request, { error: msg('web.bar.takenBack') });
    },
    again() {
      requests += 1;
      say(greet(requests));
    },
    reconnect() {
      const old = socket;
      clearTimeout(timer);
      connect();
      old?.close();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      removeEventListener('online', hurry);
      removeEventListener('offline', lost);
      socket?.close();
      for (const { settle: settled } of pending.values()) settled({ error: msg('web.failure.left') });
      pending.clear();
    },
  };
}
