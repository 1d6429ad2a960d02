import { expect, test, vi } from 'vitest';
import { botTurns } from '../src/tables/bot-turns.ts';
import { makeTable, testServer, until } from './support.ts';

test('requests are answered while many bots think', async () => {
  const server = await testServer({ botThreads: 1, botMilliseconds: 1_000 });
  const ann = await server.client('Ann');
  const seats = [{ kind: 'person' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'greedy' }))];
  const made = await Promise.all(
    Array.from({ length: 6 }, () =>
      makeTable(ann, {
        game: 'gaia-project',
        seats: seats as { kind: 'person' }[],
        start: true,
        first: { by: 'choice', seat: 1 },
      }),
    ),
  );
  for (const { id } of made) await ann.subscribe(id);
  let asked = 0;
  const moved = (): number => made.reduce((sum, { id }) => sum + ann.tables.get(id)!.position.answers, 0);
  const before = moved();
  const thinking = until(() => moved() >= before + 6, "the bots' answers");
  let over = false;
  void thinking.finally(() => {
    over = true;
  });
  while (!over) {
    await ann.http('GET', '/api/me');
    asked += 1;
  }
  await thinking;
  expect(asked).toBeGreaterThan(6);
  await server.close();
}, 60_000);

test('whoever thinks about a question is told as soon as it no longer stands', async () => {
  const server = await testServer({ botThreads: 1 });
  const ann = await server.client('Ann');
  const { id } = await makeTable(ann, {
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }] as { kind: 'person' }[],
    start: true,
    first: { by: 'choice', seat: 1 },
  });
  const live = await server.service.tables.find(id);
  const [turn] = botTurns(live!.table);
  const gone = vi.fn();
  const ended = vi.fn();
  live!.whenGone(turn!, gone);
  live!.whenGone({ ...turn! }, ended).end();
  expect(live!.isAsked(turn!)).toBe(true);
  // The bot answers, and the question goes.
  await until(() => gone.mock.calls.length > 0, 'the end of the question');
  expect(live!.isAsked(turn!)).toBe(false);
  await server.close();
  expect(gone).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
}, 60_000);
