import type { Review } from '@orrery/bots/review';
import type { Client } from '@orrery/server-tools';
import { expect, test } from 'vitest';
import { makeTable, playOn, serverForAll, testServer, twoAtTable } from './support.ts';

interface State {
  readonly review: Review | null;
  readonly made: boolean;
}

const stateOf = async (client: Client, method: 'GET' | 'POST', id: string): Promise<State> =>
  (await client.http(method, `/api/tables/${id}/review`)) as State;

/** Asks until the review is made. */
async function madeReview(client: Client, id: string): Promise<Review> {
  for (;;) {
    const { review, made } = await stateOf(client, 'GET', id);
    if (made && review !== null) return review;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const server = await serverForAll();

/** A finished game of Race between two people. */
async function finished(at = server) {
  const { ann, bob, id } = await twoAtTable(at, { game: 'race-for-the-galaxy' });
  await playOn(id, [ann, bob]);
  return { ann, bob, id };
}

test('a finished game is reviewed for whoever may see it, and the review is kept', async () => {
  const { ann, bob, id } = await finished();
  expect(await stateOf(ann, 'GET', id)).toEqual({ review: null, made: false });
  expect((await stateOf(ann, 'POST', id)).made).toBe(false);
  const review = await madeReview(bob, id);
  expect(review.decisions.length).toBe(review.of);
  expect(review.of).toBeGreaterThan(10);
  expect(review.curve.at(-1)?.chances.reduce((sum, chance) => sum + chance, 0)).toBe(1);
  // There is nothing left to do, and it is not made again.
  expect((await stateOf(ann, 'POST', id)).made).toBe(true);
  expect(await server.service.database.query("select 1 from jobs where kind = 'review'")).toEqual([]);
});

test('a review that another process left is taken up', async () => {
  const { ann, id } = await finished();
  // As if a process had taken the job and died.
  await server.service.database.query(
    "insert into jobs (table_id, kind, due, leased_until) values ($1, 'review', 1, 1)",
    [id],
  );
  expect((await madeReview(ann, id)).of).toBeGreaterThan(10);
});

test('a game that still goes on is not reviewed', async () => {
  const { ann, id } = await twoAtTable(server, { game: 'race-for-the-galaxy' });
  await expect(stateOf(ann, 'POST', id)).rejects.toThrow();
});

test('the review of a private game is nobody else’s business', async () => {
  const ann = await server.client('Ann');
  const eve = await server.client('Eve');
  const { id } = await makeTable(ann, { visibility: 'private' });
  await expect(stateOf(eve, 'GET', id)).rejects.toThrow();
});

test('a server that ends leaves its review to the next', async () => {
  const other = await testServer();
  const { ann, id } = await finished(other);
  await stateOf(ann, 'POST', id);
  const begun = performance.now();
  await other.close();
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('a table says what help its people have agreed upon', async () => {
  const { ann, id } = await twoAtTable(server, { help: 'none' });
  expect(ann.tables.get(id)?.position.table.help).toBe('none');
  const usual = await twoAtTable(server);
  expect(usual.ann.tables.get(usual.id)?.position.table.help).toBe('proposals');
});
