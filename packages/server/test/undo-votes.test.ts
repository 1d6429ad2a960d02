/** Going back together to before something showed. */
import { type Core, checkDeal, readRecord, replay } from '@orrery/kernel';
import type { DealInfo, Position } from '@orrery/protocol';
import { type Client, loadGame } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';
import { makeTable, playOn, serverForAll, twoAtTable, voteUndo } from './support.ts';

const server = await serverForAll();

const at = (client: Client, id: string): Position => client.tables.get(id)!.position;

const stateOf = (id: string): Core & { readonly deck: readonly number[] } => {
  const state = server.service.tables.loaded(id)!.table.history!.state;
  if (!('deck' in state) || !Array.isArray(state.deck)) throw new Error('no deck');
  return { ...state, deck: state.deck };
};

const inOrder = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

describe('a vote', () => {
  test('counts for the proposal that it was shown, and for no later one', async () => {
    const { ann, bob, id } = await twoAtTable(server);
    await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 4);
    const first = (await ann.command(id, { do: 'proposeUndo', to: 3 })).n;
    await ann.command(id, { do: 'voteUndo', proposal: first, agree: false });
    const second = (await ann.command(id, { do: 'proposeUndo', to: 0 })).n;
    await expect(bob.command(id, { do: 'voteUndo', proposal: first, agree: true })).rejects.toThrow(
      'server.refusal.otherVote',
    );
    expect(at(ann, id).answers).toBeGreaterThanOrEqual(4);
    expect(at(bob, id).table.undoVote).toMatchObject({ proposal: second, to: 0, agreed: [0] });
    await voteUndo(bob, id, true);
    expect((await ann.subscribe(id)).position.answers).toBe(0);
  }, 30_000);

  test('cannot bring back what somebody who is away has seen', async () => {
    const clients = [await server.client('Ann'), await server.client('Bob'), await server.client('Cid')];
    const [ann, bob, cid] = clients as [Client, Client, Client];
    const { id } = await makeTable(ann, { seats: clients.map(() => ({ kind: 'person' as const })) });
    for (const client of [bob, cid]) await client.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    for (const client of clients) await client.subscribe(id);
    await playOn(id, clients, undefined, () => at(ann, id).answers >= 8);
    await cid.command(id, { do: 'leave' });
    await expect(ann.command(id, { do: 'proposeUndo', to: 0 })).rejects.toThrow('server.refusal.absent');
    await cid.command(id, { do: 'return' });
    await ann.command(id, { do: 'proposeUndo', to: 0 });
    await voteUndo(bob, id, true);
    await voteUndo(cid, id, true);
    expect((await ann.subscribe(id)).position.answers).toBe(0);
  }, 30_000);
});

describe('after going back', () => {
  test('among people other cards come, nobody gets the old ones by undoing more, and the record knows it', async () => {
    const game = 'race-for-the-galaxy';
    const { ann, bob, id } = await twoAtTable(server, { game });
    await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= 10);
    const { answers } = (await ann.subscribe(id)).position;
    const view = at(ann, id).view;
    const { deck } = stateOf(id);
    await playOn(id, [ann, bob], undefined, () => at(ann, id).answers >= answers + 16);
    expect(stateOf(id).deck.length).toBeLessThan(deck.length);
    await ann.command(id, { do: 'proposeUndo', to: answers });
    await voteUndo(bob, id, true);
    expect((await ann.subscribe(id)).position.view).toEqual(view);
    expect(stateOf(id).deck).not.toEqual(deck);
    expect(inOrder(stateOf(id).deck)).toEqual(inOrder(deck));
    for (const client of [ann, bob]) await expect(client.command(id, { do: 'undo' })).rejects.toThrow('undo');
    // Further back, although nothing shows between the two: the cards seen first must not come again either.
    const mixed = stateOf(id).deck;
    await bob.command(id, { do: 'proposeUndo', to: answers - 1 });
    await voteUndo(ann, id, true);
    expect((await ann.subscribe(id)).position.answers).toBe(answers - 1);
    expect(stateOf(id).deck).not.toEqual(mixed);
    expect(stateOf(id).deck).not.toEqual(deck);
    await playOn(id, [ann, bob]);
    const read = readRecord(await ann.text(`/api/tables/${id}/record`));
    if ('error' in read) throw new Error(read.error.key);
    expect(read.record.anew).toHaveLength(1);
    const loaded = await loadGame(game);
    const played = replay(loaded, read.record);
    if ('error' in played) throw new Error(played.error.key);
    expect(loaded.outcome(played.state)).toEqual(at(ann, id).outcome);
    const { commitment, revealed } = (await ann.http('GET', `/api/tables/${id}/deal`)) as DealInfo;
    const deal = { ...revealed!, commitment: commitment!, secret: revealed!.secret! };
    expect(deal.again).toHaveLength(2);
    expect(checkDeal(deal)).toBeUndefined();
    const [first, ...others] = deal.again;
    expect(checkDeal({ ...deal, again: [{ ...first!, nonce: 'chosen' }, ...others] })).toBe('again');
  }, 60_000);

  test('against bots alone the same cards come', async () => {
    const ann = await server.client('Ann');
    const { id } = await makeTable(ann, {
      game: 'race-for-the-galaxy',
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
      start: true,
    });
    await ann.subscribe(id);
    await playOn(id, [ann], undefined, () => at(ann, id).answers >= 2);
    const begin = server.service.tables.loaded(id)!.table.history!.states[0]!.state;
    await playOn(id, [ann], undefined, () => at(ann, id).answers >= 20);
    await ann.command(id, { do: 'proposeUndo', to: 0 });
    const { states, deals } = server.service.tables.loaded(id)!.table.history!;
    expect(states[0]!.state).toEqual(begin);
    expect(deals).toEqual([]);
  }, 60_000);
});
