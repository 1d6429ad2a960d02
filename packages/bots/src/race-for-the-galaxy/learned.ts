/** Race by a learned judge. */
import { learnedBot } from '../learning/learned-bot.ts';
import { craft } from './craft.ts';

export const learned = learnedBot(
  craft,
  async () => (await import('../weights/race-for-the-galaxy.json', { with: { type: 'json' } })).default,
);
