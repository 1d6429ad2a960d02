import { rngFrom } from '@orrery/kernel';
import type { Position } from '@orrery/protocol';
import { loadGame, randomAnswer } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';
import { playOn, serverForAll, twoAtTable, until } from './support.ts';

const server = await serverForAll();

describe('policies', () => {
  test('answer the next question of their name, are marked so, and are used up', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    const who = ann.tables.get(id)!.position.question === null ? bob : ann;
    const { position } = who.tables.get(id)!;
    const { question: _, ...choose } = randomAnswer(
      await loadGame('reference'),
      position,
      rngFrom('policy'),
    )!;
    const policies = [{ question: position.question!.name, choose, times: 'once' as const }];
    await who.command(id, { do: 'policies', policies });
    await until(() => who.tables.get(id)!.position.answers === 1, 'the answer');
    const step = who.tables.get(id)!.steps.at(-1)!;
    expect(step.moves.map((move) => move.by)).toEqual(['policy']);
    expect(who.tables.get(id)!.position.policies.policies).toEqual([]);
    const other = who === ann ? bob : ann;
    expect(other.tables.get(id)!.position.policies).toEqual({ policies: [], dropped: [] });
  });

  test('are dropped with a notice when they are no longer legal', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    const who = ann.tables.get(id)!.position.question === null ? bob : ann;
    const { name } = who.tables.get(id)!.position.question!;
    await who.command(id, {
      do: 'policies',
      policies: [{ question: name, choose: { pick: 'no such thing' }, times: 'always' }],
    });
    await until(() => who.tables.get(id)!.position.policies.dropped.length === 1, 'the notice');
    expect(who.tables.get(id)!.position.policies.policies).toEqual([]);
    expect(who.tables.get(id)!.position.answers).toBe(0);
  });
});

describe('clocks', () => {
  test('hand a seat to a bot when they run out, say so, and let the person come back', async () => {
    const { ann, bob, id } = await twoAtTable(server, { clock: { kind: 'live', bank: 1, increment: 0 } });
    const { position } = ann.tables.get(id)!;
    expect(position.clocks.some((clock) => clock.running)).toBe(true);
    await until(
      () => ann.tables.get(id)!.position.table.seats.some((seat) => seat.away === 'expired'),
      'the bot',
    );
    expect(ann.tables.get(id)!.steps.some((step) => step.do === 'takenOver' && step.why === 'expired')).toBe(
      true,
    );
    const seat = ann.tables.get(id)!.position.table.seats.find((one) => one.away === 'expired')!;
    const late = seat.person?.id === ann.id ? ann : bob;
    await late.command(id, { do: 'return' }).catch((error: Error) => {
      // The game is over by now, or the bot has still to give the answer that came too late.
      expect(error.message).toMatch(/server\.refusal\.(?:notPlaying|botAnswers)/);
    });
  }, 20_000);

  test('stand still while all agree to pause', async () => {
    const { ann, bob, id } = await twoAtTable(server, { clock: { kind: 'live', bank: 60, increment: 5 } });
    await ann.command(id, { do: 'pause', agree: true });
    expect(ann.tables.get(id)!.position.table.paused).toBe(false);
    await bob.command(id, { do: 'pause', agree: true });
    await until(() => ann.tables.get(id)!.position.table.paused, 'the pause');
    expect(ann.tables.get(id)!.position.clocks.some((clock) => clock.running)).toBe(false);
    const who = ann.tables.get(id)!.position.question === null ? bob : ann;
    const answer = randomAnswer(await loadGame('reference'), who.tables.get(id)!.position, rngFrom('pause'))!;
    const given = who.command(id, { do: 'answer', answers: [answer] });
    await expect(given).rejects.toThrow('server.refusal.paused');
    await bob.command(id, { do: 'resume' });
    await who.command(id, { do: 'answer', answers: [answer] });
  });
});

describe('plans', () => {
  test('are taken whole or not at all', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    const who = ann.tables.get(id)!.position.question === null ? bob : ann;
    const before = who.tables.get(id)!.position;
    const good = randomAnswer(await loadGame('reference'), before, rngFrom('plan'))!;
    const bad = { question: 9_999, pick: 'nothing' };
    const plan = who.command(id, { do: 'answer', answers: [bad, good] });
    await expect(plan).rejects.toThrow('kernel.plan.refused');
    const after = (await who.http('GET', `/api/tables/${id}`)) as Position;
    expect(after.n).toBe(before.n);
  });

  test('answers of somebody else are refused, as is a seat that is taken', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    const who = ann.tables.get(id)!.position.question === null ? bob : ann;
    const cid = await server.client('Cid');
    const answer = randomAnswer(await loadGame('reference'), who.tables.get(id)!.position, rngFrom('other'))!;
    await expect(cid.command(id, { do: 'answer', answers: [answer] })).rejects.toThrow(
      'server.refusal.notSeated',
    );
    await expect(cid.command(id, { do: 'join' })).rejects.toThrow('server.refusal.notWaiting');
  });
});

describe('a table nobody looks at', () => {
  test('comes back from the log as it was', async () => {
    const { ann, bob, id } = await twoAtTable(server, { game: 'race-for-the-galaxy' });
    await playOn(id, [ann, bob]);
    const before = (await ann.http('GET', `/api/tables/${id}`)) as Position;
    const { service } = server;
    const past = await service.past.since(id, before.n, 'test');
    expect(past?.table.outcome).toEqual(before.outcome);
  }, 30_000);
});
