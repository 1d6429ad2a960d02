/** Where bots think: a thread of its own that is sent a view and nothing else. */
import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { findBot } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { rngFrom } from '@orrery/kernel';
import type { Thinking, Thought } from './pool.ts';

async function think({ game: gameId, bot: botId, view, seat, budget }: Thinking): Promise<unknown> {
  const listed = findGame(gameId);
  const entry = findBot(gameId, botId);
  if (listed === undefined || entry === undefined) throw new Error(`no bot ${botId} for ${gameId}`);
  const [{ game }, bot] = await Promise.all([listed.load(), entry.load()]);
  return bot.choose(game, view, seat, rngFrom(randomBytes(32).toString('hex')), budget);
}

parentPort?.on('message', (thinking: Thinking) => {
  const answer = (thought: Thought): void => parentPort?.postMessage(thought);
  think(thinking).then(
    (given) => answer({ id: thinking.id, answer: given }),
    (error: unknown) => answer({ id: thinking.id, error: error instanceof Error ? error.message : 'failed' }),
  );
});
