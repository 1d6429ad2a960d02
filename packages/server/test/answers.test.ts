import { type Answer, type Plain, type Question, rngFrom } from '@orrery/kernel';
import type { Position } from '@orrery/protocol';
import { type Client, loadGame, RefusedError, randomAnswer } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';
import { makeTable, playOn, serverForAll, twoAtTable, until, voteUndo } from './support.ts';

const server = await serverForAll();

const at = (client: Client, id: string): Position => client.tables.get(id)!.position;

const optionsOf = (question: Question | null) =>
  question?.shape === 'one-of' ? question.options.map(({ value }) => value) : [];

const pick = (question: Question | null, value: Plain | undefined): Answer => ({
  question: question!.id,
  pick: value!,
});

const give = (client: Client, id: string, ...answers: Answer[]) =>
  client.command(id, { do: 'answer', answers });

/** Plays until somebody is asked to take their turn; gives that client and the other. */
async function untilTurn(id: string, ann: Client, bob: Client): Promise<[Client, Client]> {
  const turnOf = (client: Client): boolean => at(client, id).question?.name === 'turn';
  await playOn(id, [ann, bob], rngFrom('turn'), () => turnOf(ann) || turnOf(bob));
  await until(() => at(ann, id).n === at(bob, id).n, 'the same number');
  return turnOf(ann) ? [ann, bob] : [bob, ann];
}

describe('a sealed answer', () => {
  test('can be changed until the last seat commits, and nobody else sees it', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    const [first, second] = optionsOf(at(ann, id).question);
    await give(ann, id, pick(at(ann, id).question, first));
    expect(at(ann, id).question).toMatchObject({ answered: true });
    await until(() => at(bob, id).n === at(ann, id).n, 'the answer');
    const seen = JSON.stringify(at(bob, id).view);
    await give(ann, id, pick(at(ann, id).question, second));
    await until(() => at(bob, id).n === at(ann, id).n, 'the change');
    expect(JSON.stringify(at(bob, id).view)).toBe(seen);
    const sealed = at(ann, id).question!;
    await give(bob, id, pick(at(bob, id).question, optionsOf(at(bob, id).question)[0]));
    // What counts is the second; after the reveal it stands.
    await expect(give(ann, id, pick(sealed, first))).rejects.toThrow('kernel.refusal');
    await until(() => at(ann, id).n === at(bob, id).n, 'the reveal');
    const events = ann.tables
      .get(id)!
      .steps.at(-1)!
      .moves.flatMap((move) => move.events);
    expect(JSON.stringify(events)).toContain(
      `"seat":0,"what":"card","amount":1,"source":"aim","detail":{"cards":[${second}]}`,
    );
  });

  test('can be taken back before, and not after', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    await give(ann, id, pick(at(ann, id).question, optionsOf(at(ann, id).question)[0]));
    await ann.command(id, { do: 'undo' });
    expect(at(ann, id).question).toMatchObject({ answered: false });
    await ann.command(id, { do: 'redo' });
    await give(bob, id, pick(at(bob, id).question, optionsOf(at(bob, id).question)[0]));
    await expect(ann.command(id, { do: 'undo' })).rejects.toThrow('kernel.undo.barrier');
    await expect(bob.command(id, { do: 'undo' })).rejects.toThrow('kernel.undo.barrier');
  });
});

describe('a plan', () => {
  test('is given as one entry of the log when every answer is legal', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    const [who, other] = await untilTurn(id, ann, bob);
    const before = at(who, id);
    const question = before.question!;
    const done = await give(who, id, pick(question, 'rest'), {
      question: question.id + 1,
      pick: 'sleep',
    });
    expect(done).toEqual({ n: before.n + 1 });
    await until(() => at(other, id).n === done.n, 'the plan');
    expect(at(other, id).answers).toBe(before.answers + 2);
    expect(
      other.tables
        .get(id)!
        .steps.at(-1)!
        .moves.map((move) => move.id),
    ).toEqual([`${done.n}`, `${done.n}.1`]);
  });

  test('changes nothing when one of its answers is not legal, and says which', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    const [who] = await untilTurn(id, ann, bob);
    const before = at(who, id);
    const question = before.question!;
    const plan = give(who, id, pick(question, 'rest'), { question: question.id + 1, pick: 'look' });
    await expect(plan).rejects.toMatchObject({ problem: { key: 'kernel.plan.refused', args: { at: 2 } } });
    const after = (await who.http('GET', `/api/tables/${id}`)) as Position;
    expect(after).toEqual(before);
  });

  test('stops at the first answer that shows something new', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    const [who] = await untilTurn(id, ann, bob);
    const before = at(who, id);
    const question = before.question!;
    // A card is drawn: what comes after it is left for a decision of its own.
    const done = await give(who, id, pick(question, 'drink'), { question: question.id + 1, pick: 'rest' });
    expect(done).toEqual({ n: before.n + 1, notGiven: 1 });
    expect(at(who, id).answers).toBe(before.answers + 1);
  });
});

describe('undo', () => {
  test('goes back as far as nothing was shown, and no further without asking', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    const [who, other] = await untilTurn(id, ann, bob);
    await expect(other.command(id, { do: 'undo' })).rejects.toThrow('kernel.undo');
    const start = at(who, id);
    await give(who, id, pick(start.question, 'rest'));
    expect(at(who, id).canUndo).toBe(true);
    await who.command(id, { do: 'undo' });
    expect(at(who, id).view).toEqual(start.view);
    await give(who, id, pick(at(who, id).question, 'drink'));
    expect(at(who, id).canUndo).toBe(false);
    await expect(who.command(id, { do: 'undo' })).rejects.toThrow('kernel.undo.barrier');
  });

  test('beyond that takes the consent of every seated person, and no spectator and no bot', async () => {
    const [ann, bob, eve] = [
      await server.client('Ann'),
      await server.client('Bob'),
      await server.client('Eve'),
    ];
    const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'person' }] as const;
    const { id } = await makeTable(ann, { seats: [...seats] });
    await bob.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    for (const client of [ann, bob, eve]) await client.subscribe(id);
    await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 6);
    await expect(bob.command(id, { do: 'voteUndo', proposal: 1, agree: true })).rejects.toThrow(
      'server.refusal.noVote',
    );
    await ann.command(id, { do: 'proposeUndo', to: 2 });
    await expect(bob.command(id, { do: 'proposeUndo', to: 1 })).rejects.toThrow('server.refusal.voting');
    await expect(eve.command(id, { do: 'voteUndo', proposal: 1, agree: true })).rejects.toThrow(
      'server.refusal.notSeated',
    );
    expect(at(ann, id).answers).toBeGreaterThanOrEqual(6);
    await voteUndo(bob, id, true);
    await until(() => eve.tables.get(id)!.steps.some((step) => step.do === 'rewound'), 'going back');
    const step = eve.tables.get(id)!.steps.find((one) => one.do === 'rewound')!;
    expect(step.taken.length).toBeGreaterThanOrEqual(4);
    expect(at(ann, id).table.undoVote).toBeNull();
  });
});

describe('policies', () => {
  test('are tried in order: one that is not legal is dropped with a notice, the next one answers', async () => {
    const { ann, id } = await twoAtTable(server);
    const { question } = at(ann, id);
    const choose = { pick: optionsOf(question)[0]! };
    await ann.command(id, {
      do: 'policies',
      policies: [
        { question: 'target', choose: { pick: 'no such card' }, times: 'always' },
        { question: 'target', choose, times: 'once' },
        { question: 'breakfast', choose: { pick: 'glass' }, times: 'always' },
      ],
    });
    await until(() => at(ann, id).answers === 1, 'the answer');
    const { policies, dropped } = at(ann, id).policies;
    expect(dropped.map(({ policy, reason }) => [policy.question, reason.key.split('.')[0]])).toEqual([
      ['target', 'kernel'],
    ]);
    expect(policies.map((policy) => policy.question)).toEqual(['breakfast']);
  });

  test('wait for the question they are for, and are seen by nobody else', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    await ann.command(id, {
      do: 'policies',
      policies: [{ question: 'turn', choose: { pick: 'rest' }, times: 'once' }],
    });
    const heard: string[] = [];
    bob.onMessage = (_, text) => heard.push(text);
    const premoved = (): boolean =>
      ann.tables
        .get(id)!
        .steps.some((step) => step.moves.some(({ by, seat }) => by === 'policy' && seat === 0));
    // Ann answers everything but her turn, for which the policy is there.
    const asked = (client: Client): boolean => client !== ann || at(ann, id).question?.name !== 'turn';
    await playOn(id, [ann, bob], rngFrom('premove'), premoved, asked);
    expect(premoved()).toBe(true);
    expect(heard.join('\n')).not.toContain('"choose"');
    await until(
      () => bob.tables.get(id)!.steps.some((step) => step.moves.some(({ by }) => by === 'policy')),
      'the mark in the log of others',
    );
  });

  test('charge power up to a price, whenever it is offered', async () => {
    const ann = await server.client('Ann');
    const bots = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'greedy' }) as const);
    const { id } = await makeTable(ann, {
      game: 'gaia-project',
      options: { setup: 'first-game' },
      seats: [{ kind: 'person' }, ...bots],
      start: true,
    });
    await ann.subscribe(id);
    const policy = { question: 'charge.accept', spend: { vp: 2 }, times: 'always' } as const;
    await ann.command(id, { do: 'policies', policies: [policy] });
    const charged = (): boolean =>
      ann.tables.get(id)!.steps.some((step) => step.moves.some(({ by }) => by === 'policy'));
    const asked = (): boolean => at(ann, id).question?.name !== 'charge.accept';
    await playOn(id, [ann], rngFrom('charge'), charged, asked);
    expect(charged()).toBe(true);
    expect(at(ann, id).policies).toEqual({ policies: [policy], dropped: [] });
  }, 60_000);
});

test('an answer to a question that has gone is refused and changes nothing', async () => {
  const { ann, bob, id } = await twoAtTable(server);
  const answer = randomAnswer(await loadGame('reference'), at(ann, id), rngFrom('gone'))!;
  await give(ann, id, answer);
  await give(bob, id, randomAnswer(await loadGame('reference'), at(bob, id), rngFrom('gone'))!);
  const before = (await ann.http('GET', `/api/tables/${id}`)) as Position;
  const again = await give(ann, id, answer).catch((error: unknown) => error);
  expect(again).toBeInstanceOf(RefusedError);
  expect(await ann.http('GET', `/api/tables/${id}`)).toEqual(before);
});
