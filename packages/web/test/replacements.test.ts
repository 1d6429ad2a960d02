import type { Asked } from '@orrery/bots/workers';
import type { Answer, Message } from '@orrery/kernel';
import { reference } from '@orrery/reference';
import { expect, test, vi } from 'vitest';
import { Replacements } from '../src/sources/replacements.ts';

const asked: Asked = {
  game: 'reference',
  bot: 'master',
  view: reference.view(reference.setup({}, 2, 'x'), 0),
  seat: 0,
  budget: {},
  seed: 'x',
};

test('the page is told who answers for a bot, and when it answers itself again', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told: (Message | null)[] = [];
  const replacements = new Replacements((why) => told.push(why));
  let fails = false;
  const answer: Answer = { question: 0, pick: 0 };
  const bots = replacements.watched({
    think: async ({ game, bot }) => {
      if (fails)
        replacements.report({ game, bot, why: 'threw', text: 'the weights are damaged', spare: 'greedy' });
      return answer;
    },
  });
  expect(await bots.think(asked)).toBe(answer);
  expect(told).toEqual([]);
  fails = true;
  expect(await bots.think(asked)).toBe(answer);
  expect(told.map((why) => why?.key)).toEqual(['web.failure.botReplaced']);
  expect(complaints).toHaveBeenCalledWith('master gave no answer (threw): the weights are damaged');
  fails = false;
  await bots.think(asked);
  await bots.think(asked);
  expect(told).toHaveLength(2);
  expect(told[1]).toBeNull();
  complaints.mockRestore();
});
