import { LIVE_PATH } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { serverForAll, type TestServer } from './support.ts';

/** A connection of nobody in particular. */
async function stranger({ address }: TestServer): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http://localhost', 'ws://127.0.0.1')}${LIVE_PATH}`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

const closed = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.once('close', (code) => resolve(code)));

const LARGEST_PING = Buffer.alloc(125);

describe('pings of the protocol', async () => {
  const limited = await serverForAll({ rateLimits: true });
  const unlimited = await serverForAll({ rateLimits: false });

  test('are answered with what they carry', async () => {
    const socket = await stranger(limited);
    const pong = new Promise((resolve) => socket.once('pong', (data) => resolve(String(data))));
    socket.ping('still there?');
    expect(await pong).toBe('still there?');
    socket.close();
  });

  test('count as messages: whoever sends too many is let go', async () => {
    const socket = await stranger(limited);
    let pongs = 0;
    socket.on('pong', () => {
      pongs += 1;
    });
    const end = closed(socket);
    for (let i = 0; i < 1_000; i++) socket.ping(LARGEST_PING);
    expect([1006, 1008]).toContain(await end);
    expect(pongs).toBeLessThan(200);
  });

  test('take no memory when their answers are not read', async () => {
    const socket = await stranger(unlimited);
    const end = closed(socket);
    socket.pause();
    // So many answers are more than the machine's own buffers and the backlog hold together.
    for (let i = 0; i < 400 && socket.readyState === WebSocket.OPEN; i++) {
      for (let ping = 0; ping < 1_000; ping++) socket.ping(LARGEST_PING);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    socket.resume();
    expect(await end).toBe(1006);
  });
});
