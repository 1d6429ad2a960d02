/** The line to the server: nothing is lost with it, nothing is said that was withdrawn. */
import type { ClientMessage, ServerMessage } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLine } from '../src/sources/line.ts';

/** A socket whose other end is the test. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  static readonly made: Socket[] = [];
  readyState = 0;
  readonly said: ClientMessage[] = [];
  readonly address: string;
  constructor(address: URL) {
    super();
    this.address = address.href;
    Socket.made.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  hears(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  greets(): void {
    this.readyState = Socket.OPEN;
    this.hears({ do: 'hello', person: null, now: 0 });
  }
  commands(): ClientMessage[] {
    return this.said.filter((message) => message.do === 'command');
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.made.length = 0;
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'http://orrery.test/table/1' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = (): Socket => Socket.made[Socket.made.length - 1]!;
const open = () =>
  openLine(
    'one',
    () => undefined,
    (request) => ({ do: 'subscribe', request, table: 'one', after: 0 }),
  );
const answer = { do: 'answer', answers: [{ question: 7, pick: 'pass' }] } as const;

/** The line breaks, and after a while somebody answers again. */
function comeBack(): void {
  vi.advanceTimersByTime(20_000);
  last().greets();
}

test('what was not acknowledged is said again, with the same key, when the line is back', async () => {
  const line = open();
  last().greets();
  const reply = line.send('one', { ...answer, answers: [...answer.answers] });
  const [first] = last().commands();
  last().close();
  expect(line.connected.get()).toBe(false);
  expect(line.unsent.get()).toBe(false);
  comeBack();
  expect(last().commands()).toEqual([first]);
  last().hears({ do: 'done', request: first && 'request' in first ? first.request : 0, done: null });
  expect(await reply).toEqual({ done: null });
  line.close();
});

test('what is no move is not left waiting for a line that is down', async () => {
  const line = open();
  last().greets();
  last().close();
  const start = line.send('one', { do: 'start' });
  const move = line.send('one', { ...answer, answers: [...answer.answers] });
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await start).toMatchObject({ error: { key: 'web.failure.noServer' } });
  comeBack();
  // It is not done later, when nobody expects it any more; the move is.
  expect(last().commands()).toMatchObject([{ command: { do: 'answer' } }]);
  line.close();
  expect(await move).toMatchObject({ error: { key: 'web.failure.left' } });
});

test('what has gone out before the line broke is not given up', async () => {
  const line = open();
  last().greets();
  const start = line.send('one', { do: 'start' });
  last().close();
  comeBack();
  const [again] = last().commands();
  last().hears({ do: 'done', request: again && 'request' in again ? again.request : 0, done: null });
  expect(await start).toEqual({ done: null });
  line.close();
});

test('what has never gone out can be withdrawn; what may have arrived cannot', async () => {
  const line = open();
  last().greets();
  const said = line.send('one', { do: 'undo' });
  last().close();
  const unsaid = line.send('one', { ...answer, answers: [...answer.answers] });
  expect(line.unsent.get()).toBe(true);
  line.withdraw();
  expect(line.unsent.get()).toBe(false);
  expect(await unsaid).toMatchObject({ error: { key: 'web.bar.takenBack' } });
  comeBack();
  expect(last().commands()).toMatchObject([{ command: { do: 'undo' } }]);
  line.close();
  expect(await said).toMatchObject({ error: { key: 'web.failure.left' } });
});

test('who one is is heard before anything is asked for, because that depends on it', () => {
  let after = 7;
  const line = openLine(
    'one',
    ({ do: what }) => {
      // Another person has seen other things: everything is to be read again.
      if (what === 'hello') after = 0;
    },
    (request) => ({ do: 'subscribe', request, table: 'one', after }),
  );
  last().greets();
  expect(last().said).toMatchObject([{ do: 'subscribe', after: 0 }]);
  line.close();
});

test('the address names the table, so that a balancer can bring its people together', () => {
  const line = open();
  expect(last().address).toBe('ws://orrery.test/api/live?table=one');
  line.close();
});
