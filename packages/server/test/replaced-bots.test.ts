/** Bots that give no answer: another answers in their place, and everybody at the table is told. */
import { type StartWorker, thinkHere } from '@orrery/bots/workers';
import type { Client } from '@orrery/server-tools';
import { expect, test } from 'vitest';
import { makeTable, playOn, rowsOf, testServer, until } from './support.ts';

/** Workers in which a bot throws for as long as it is ill. */
const workersWith =
  (isIll: (bot: string) => boolean): StartWorker =>
  (heard, lost) => {
    const worker = thinkHere(heard, lost);
    return {
      send(message) {
        const ill = 'work' in message && 'asked' in message.work && isIll(message.work.asked.bot);
        if (ill) heard({ id: message.id, failed: { why: 'threw', text: 'its weights are missing' } });
        else worker.send(message);
      },
      end: () => undefined,
    };
  };

const replacedAt = (client: Client, table: string) => client.tables.get(table)!.position.table.replaced;

test('a table says whose bot gives no answer and who answers for it, until the bot answers itself again', async () => {
  let ill = true;
  const server = await testServer({}, { startBots: workersWith((bot) => ill && bot === 'newcomer') });
  const [ann, watcher] = [await server.client('Ann'), await server.client('Wim')];
  const { id } = await makeTable(ann, {
    game: 'race-for-the-galaxy',
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'newcomer' }],
    start: true,
  });
  await ann.subscribe(id);
  await until(() => replacedAt(ann, id).length > 0, 'the news of the spare');
  expect(replacedAt(ann, id)).toEqual([{ seat: 1, bot: 'newcomer', spare: 'greedy' }]);

  // Whoever comes later, or comes back, is told as well, and whoever watches.
  await watcher.subscribe(id);
  expect(replacedAt(watcher, id)).toEqual(replacedAt(ann, id));
  expect(JSON.stringify(ann.tables.get(id)!.position)).not.toContain('weights');
  const answers = (await rowsOf(server, id)).filter(({ entry }) => entry.do === 'answered');
  expect(answers.map(({ entry }) => entry)).toMatchObject([{ seat: 1, by: 'bot', spare: 'greedy' }]);

  ill = false;
  await playOn(id, [ann], undefined, () => replacedAt(ann, id).length === 0);
  expect(replacedAt(watcher, id)).toEqual([]);
  await server.close();
});
