import { rngFrom } from '@orrery/kernel';
import type { Position } from '@orrery/protocol';
import { type Client, loadGame, randomAnswer } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';
import { makeTable, playOn, serverForAll, twoAtTable, until } from './support.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** What the server's clock shows is so much behind the real time. */
let behind = 0;

const server = await serverForAll({}, { now: () => Date.now() - behind });

const at = (client: Client, id: string): Position => client.tables.get(id)!.position;
const left = (client: Client, id: string, seat = at(client, id).seat!): number =>
  at(client, id).clocks[seat]!.remaining!;

async function answer(client: Client, id: string): Promise<void> {
  const position = at(client, id);
  const given = randomAnswer(await loadGame(position.table.game), position, rngFrom(`clock/${position.n}`))!;
  await client.command(id, { do: 'answer', answers: [given] });
}

describe('a live clock', () => {
  const clock = { kind: 'live', bank: 600, increment: 30 } as const;

  test('runs for those who must decide, and gives its increment when the turn is over', async () => {
    const { ann, id } = await twoAtTable(server, { clock });
    expect(at(ann, id).clocks.map(({ running }) => running)).toEqual([true, true]);
    await answer(ann, id);
    expect(at(ann, id).clocks.map(({ running }) => running)).toEqual([false, true]);
    expect(left(ann, id)).toBeGreaterThan(600 * SECOND);
    expect(left(ann, id)).toBeLessThanOrEqual(630 * SECOND);
    expect(left(ann, id, 1)).toBeLessThanOrEqual(600 * SECOND);
  });

  test('takes the increment back with the answer: nobody gains time by undoing', async () => {
    const { ann, id } = await twoAtTable(server, { clock });
    for (let i = 0; i < 3; i++) {
      await answer(ann, id);
      expect(left(ann, id)).toBeLessThanOrEqual(630 * SECOND);
      await ann.command(id, { do: 'undo' });
      expect(left(ann, id)).toBeLessThanOrEqual(600 * SECOND);
    }
    await ann.command(id, { do: 'redo' });
    expect(left(ann, id)).toBeGreaterThan(600 * SECOND);
  });

  test('is found as it was by whoever left and came back, whatever the bot did meanwhile', async () => {
    const { ann, bob, id } = await twoAtTable(server, { clock: { kind: 'live', bank: 20, increment: 30 } });
    await ann.command(id, { do: 'leave' });
    await until(() => !at(bob, id).deciding.includes(0), "the bot's answer");
    await ann.command(id, { do: 'return' });
    expect(left(ann, id)).toBeLessThanOrEqual(20 * SECOND);
  });

  test('runs out soon after its time also when a bot moved last', async () => {
    const ann = await server.client('Ann');
    const { id } = await makeTable(ann, {
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
      clock: { kind: 'live', bank: 2, increment: 0 },
    });
    await ann.subscribe(id);
    await ann.command(id, { do: 'start' });
    await until(() => at(ann, id).table.seats[0]?.away === 'expired', 'the expiry');
    const { steps } = ann.tables.get(id)!;
    const expiry = steps.find((step) => step.do === 'takenOver')!;
    const before = steps.find((step) => step.n === expiry.n - 1)!;
    expect(before.moves.map((move) => move.by)).toEqual(['bot']);
    expect(expiry.why).toBe('expired');
    expect(expiry.at - before.at).toBeLessThan(10 * SECOND);
    // A bot plays on, the table says so, and Ann has time again when she is back after its answer.
    await until(
      () => ann.tables.get(id)!.steps.some((step) => step.n > expiry.n && step.seat === 0),
      'its answer',
    );
    await ann.command(id, { do: 'return' });
    const { table } = at(ann, id);
    expect(table.seats[0]).toMatchObject({ away: null, bot: null });
    if (table.status === 'playing') expect(left(ann, id)).toBeGreaterThanOrEqual(59 * SECOND);
    expect(ann.tables.get(id)!.steps.some((step) => step.do === 'returned')).toBe(true);
  }, 60_000);
});

describe('days per move', () => {
  const clock = { kind: 'days', days: 3 } as const;

  test('are all there again after each answer', async () => {
    behind = 2 * DAY;
    const { ann, id } = await twoAtTable(server, { clock });
    behind = 0;
    await answer(ann, id);
    expect(left(ann, id)).toBe(3 * DAY);
    expect(left(ann, id, 1)).toBeLessThanOrEqual(1 * DAY);
    await ann.command(id, { do: 'undo' });
    expect(left(ann, id)).toBeLessThanOrEqual(1 * DAY);
  });

  test('hand the seat to a bot when they have passed, and are all there for whoever comes back', async () => {
    behind = 3 * DAY + SECOND;
    const { ann, bob, id } = await twoAtTable(server, { clock });
    await answer(ann, id);
    behind = 0;
    await until(() => at(ann, id).table.seats[1]?.away === 'expired', 'the bot');
    expect(at(ann, id).table.seats[1]).toMatchObject({ kind: 'person', person: { name: 'Bob' } });
    expect(at(ann, id).table.seats[1]?.bot).not.toBeNull();
    // The game goes on without Bob, until he is back.
    await playOn(id, [ann], undefined, () => at(ann, id).answers >= 4);
    const late = { question: 0, pick: 'anything' };
    await expect(bob.command(id, { do: 'answer', answers: [late] })).rejects.toThrow('server.refusal.away');
    await bob.command(id, { do: 'return' });
    expect(left(bob, id)).toBe(3 * DAY);
  }, 60_000);
});

test('somebody who vanished can be replaced after ten minutes, and not before', async () => {
  const { ann, bob, id } = await twoAtTable(server);
  await answer(ann, id);
  await expect(ann.command(id, { do: 'claim', seat: 1 })).rejects.toThrow('server.refusal.present');
  bob.close();
  await until(() => !server.service.connected.has(bob.id), 'that Bob is gone');
  behind = -11 * 60 * SECOND;
  try {
    await ann.command(id, { do: 'claim', seat: 1 });
    await until(() => at(ann, id).table.seats[1]?.away === 'vanished', 'the bot');
    await expect(ann.command(id, { do: 'claim', seat: 1 })).rejects.toThrow('server.refusal.claim');
  } finally {
    behind = 0;
  }
});
