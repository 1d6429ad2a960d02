import { checkDeal, type GameRecord, readRecord, replay, winners } from '@orrery/kernel';
import type { DealInfo, PastPosition, Position, StepList, TableList } from '@orrery/protocol';
import { loadGame, type OwnPostgres, startPostgres } from '@orrery/server-tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTable, playOn, type TestServer, testServer, twoAtTable, until, voteUndo } from './support.ts';

describe.each(['pglite', 'postgres'] as const)('a table on %s', (kind) => {
  let server: TestServer;
  let postgres: OwnPostgres | undefined;

  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
    server = await testServer(postgres === undefined ? {} : { databaseUrl: postgres.url });
  }, 120_000);

  afterAll(async () => {
    await server?.close();
    await postgres?.close();
  }, 120_000);

  /** Bob watches the table before sitting down at it. */
  const joinedByWatcher = async () => {
    const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
    const { id } = await makeTable(ann);
    await bob.subscribe(id);
    await bob.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    return { ann, bob, id, table: await ann.subscribe(id) };
  };

  test('is made, joined, played to the end with a bot and a second guest, and left a checkable record', async () => {
    const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
    const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'person' }] as const;
    const { id, invite } = await makeTable(ann, {
      seats: [...seats],
      nonce: 'from Ann',
      first: { by: 'chance' },
    });
    expect(invite).toBeNull();
    const open = (await bob.http('GET', '/api/tables?list=open')) as TableList;
    expect(open.tables.map((table) => table.id)).toContain(id);
    await ann.subscribe(id);
    await bob.subscribe(id);
    expect(bob.tables.get(id)?.position.seat).toBeNull();
    await bob.command(id, { do: 'join', nonce: 'from Bob' });
    const commitment = ann.tables.get(id)?.position.table.commitment;
    await expect(ann.http('GET', `/api/tables/${id}/record`)).rejects.toThrow(
      'server.refusal.notPlaying'.replace('Playing', 'Finished'),
    );
    await ann.command(id, { do: 'start' });
    await until(() => bob.tables.get(id)?.position.view !== null, 'the start');
    await playOn(id, [ann, bob]);
    const last = ann.tables.get(id)!.position;
    expect(last.outcome?.standings).toHaveLength(3);
    expect(last.table.status).toBe('finished');
    const file = JSON.stringify(await ann.http('GET', `/api/tables/${id}/record`));
    const text = await (
      await fetch(`${server.address.replace('localhost', '127.0.0.1')}/api/tables/${id}/record`)
    ).text();
    expect(JSON.parse(text)).toEqual(JSON.parse(file));
    const read = readRecord(text) as { record: GameRecord };
    const bots = last.table.seats.map(({ person, bot }) => (person === null ? bot : null));
    expect(bots).toContain('random');
    expect(read.record.bots).toEqual(bots);
    const game = await loadGame('reference');
    const played = replay(game, read.record);
    expect('state' in played && game.outcome(played.state)).toEqual(last.outcome);
    const deal = (await ann.http('GET', `/api/tables/${id}/deal`)) as DealInfo;
    const { secret, nonces, seed } = deal.revealed!;
    expect(nonces.filter((nonce) => nonce.startsWith('from'))).toEqual(['from Ann', 'from Bob']);
    expect(checkDeal({ commitment: commitment!, secret: secret!, nonces, seed })).toBeUndefined();
    expect(seed).toBe(read.record.seed);
    const finished = (await bob.http('GET', '/api/tables?list=finished')) as TableList;
    expect(finished.tables.find((table) => table.id === id)?.mine).not.toBeNull();
  }, 30_000);

  test('takes an answer back within the barrier and gives it again', async () => {
    const { ann, bob, id, table } = await joinedByWatcher();
    await playOn(
      id,
      [ann, bob],
      undefined,
      () => ann.tables.get(id)!.position.canUndo || bob.tables.get(id)!.position.canUndo,
    );
    await until(() => ann.tables.get(id)!.position.n === bob.tables.get(id)!.position.n, 'the same number');
    const who = ann.tables.get(id)!.position.canUndo ? ann : bob;
    const before = who.tables.get(id)!.position;
    await who.command(id, { do: 'undo' });
    const back = who.tables.get(id)!.position;
    expect(back.answers).toBe(before.answers - 1);
    expect(back.canRedo).toBe(true);
    const step = who.tables.get(id)!.steps.at(-1)!;
    expect(step.do).toBe('undone');
    expect(step.taken).toHaveLength(1);
    await who.command(id, { do: 'redo' });
    const again = who.tables.get(id)!.position;
    expect(again.view).toEqual(before.view);
    expect(again.question).toEqual(before.question);
    expect(table).toBeDefined();
  });

  test('goes back beyond the barrier only when all agree', async () => {
    const { ann, bob, id } = await joinedByWatcher();
    const start = ann.tables.get(id)!.position.view;
    await playOn(id, [ann, bob], undefined, () => ann.tables.get(id)!.position.answers >= 6);
    await ann.command(id, { do: 'proposeUndo', to: 0 });
    await voteUndo(bob, id, false);
    expect(bob.tables.get(id)!.position.table.undoVote).toBeNull();
    await ann.command(id, { do: 'proposeUndo', to: 0 });
    await voteUndo(bob, id, true);
    await until(() => ann.tables.get(id)!.position.answers === 0, 'the beginning');
    expect(ann.tables.get(id)!.position.view).toEqual(start);
  });

  test('tells somebody who comes back what happened since, and no more than that', async () => {
    const { ann, bob, id } = await joinedByWatcher();
    const seen = ann.tables.get(id)!.position.n;
    ann.cut();
    await until(() => !ann.connected, 'the cut');
    await playOn(id, [bob], undefined, () => bob.tables.get(id)!.position.question?.answered !== false);
    ann.tables.delete(id);
    await ann.connect();
    const back = await ann.subscribe(id, seen);
    const { n } = bob.tables.get(id)!.position;
    expect(back.position.n).toBe(n);
    expect(back.steps.map((step) => step.n)).toEqual(
      Array.from({ length: n - seen }, (_, i) => seen + 1 + i),
    );
    const log = (await ann.http('GET', `/api/tables/${id}/log?after=${seen}`)) as StepList;
    expect(log.steps).toEqual(back.steps);
    const past = (await ann.http('GET', `/api/tables/${id}/positions/${seen}`)) as PastPosition;
    expect(past.n).toBe(seen);
    expect(await ann.http('GET', `/api/tables/${id}`)).toEqual(back.position);
  });

  test('lets a bot play on when somebody resigns, and lets them come back', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    await ann.command(id, { do: 'resign' });
    await until(() => bob.tables.get(id)!.position.table.seats[0]?.away === 'resigned', 'the bot');
    await playOn(id, [bob], undefined, () => bob.tables.get(id)!.position.answers >= 6);
    await ann.command(id, { do: 'return' });
    await playOn(id, [ann, bob]);
    expect(ann.tables.get(id)!.position.table.status).toBe('finished');
  }, 30_000);

  test('stops when nobody plays at it any more, and goes on when somebody comes back', async () => {
    const ann = await server.client('Ann');
    const { id } = await makeTable(ann, {
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
      start: true,
    });
    await ann.subscribe(id);
    await ann.command(id, { do: 'resign' });
    const { n } = ann.tables.get(id)!.position;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    // What a bot was thinking about when she left may still come.
    expect(ann.tables.get(id)!.position.n).toBeLessThanOrEqual(n + 1);
    await ann.command(id, { do: 'return' });
    await playOn(id, [ann]);
    expect(ann.tables.get(id)!.position.table.status).toBe('finished');
    const again = await ann.command(id, { do: 'rematch' });
    const next = (await ann.http('GET', `/api/tables/${again.table}`)) as Position;
    expect(next.table.seats.map((seat) => seat.kind)).toEqual(['person', 'bot']);
  }, 30_000);

  test('is in the list of finished games as lost where the game has beaten a lone player', async () => {
    const ann = await server.client('Ann');
    const { id } = await makeTable(ann, {
      game: 'terraforming-mars',
      seats: [{ kind: 'person' }],
      start: true,
    });
    await ann.subscribe(id);
    await playOn(id, [ann]);
    const { outcome } = ann.tables.get(id)!.position;
    expect(outcome?.lost).toBeDefined();
    const { tables } = (await ann.http('GET', '/api/tables?list=finished')) as TableList;
    const listed = tables.find((table) => table.id === id)?.outcome;
    expect(listed).toEqual(outcome);
    expect(winners(listed!)).toEqual([]);
  }, 60_000);

  test('is private when it should be, and nothing of it is told to strangers', async () => {
    const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
    const { id, invite } = await makeTable(ann, { visibility: 'private' });
    await expect(bob.http('GET', `/api/tables/${id}`)).rejects.toThrow('server.refusal.noTable');
    await expect(bob.subscribe(id)).rejects.toThrow('server.refusal.noTable');
    await expect(bob.command(id, { do: 'join' })).rejects.toThrow('server.refusal.noTable');
    await expect(bob.http('GET', `/api/tables/${id}/log`)).rejects.toThrow('server.refusal.noTable');
    await bob.subscribe(id, undefined, invite!);
    await bob.command(id, { do: 'join', invite: invite! });
    expect(bob.tables.get(id)!.position.seat).toBe(1);
    await ann.command(id, { do: 'seat', seat: 1, bot: null });
    await until(() => true);
    const list = (await bob.http('GET', '/api/tables?list=open')) as TableList;
    expect(list.tables.map((table) => table.id)).not.toContain(id);
  });

  test('carries chat to everybody who follows', async () => {
    const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
    const { id } = await makeTable(ann);
    await ann.subscribe(id);
    await bob.subscribe(id);
    const heard: string[] = [];
    ann.onMessage = (message) => {
      if (message.do === 'chat') heard.push(`${message.line.person.name}: ${message.line.text}`);
    };
    await bob.command(id, { do: 'chat', text: 'Hello' });
    await until(() => heard.length > 0, 'the line');
    expect(heard[0]).toBe('Bob: Hello');
  });

  test('does a command once, however often it comes under the same key', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    const who = ann.tables.get(id)!.position.question === null ? bob : ann;
    const { position } = who.tables.get(id)!;
    const question = position.question!;
    const game = await loadGame('reference');
    const { randomAnswer } = await import('@orrery/server-tools');
    const { rngFrom } = await import('@orrery/kernel');
    const answers = [randomAnswer(game, position, rngFrom('once'))!];
    const first = await who.command(id, { do: 'answer', answers, key: 'k1' });
    const second = await who.command(id, { do: 'answer', answers, key: 'k1' });
    expect(second.n).toBe(first.n);
    expect(question.id).toBe(answers[0]!.question);
    expect(who.tables.get(id)!.position.answers).toBe(position.answers + 1);
  });
});
