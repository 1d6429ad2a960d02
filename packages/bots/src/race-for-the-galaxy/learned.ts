/** Race by a learned judge. */
import { learnedBot } from '../learning/learned-bot.ts';
import { craft } from './craft.ts';

export const fetchWeights = async (): Promise<unknown> =>
  (await import('../weights/race-for-the-galaxy.json', { with: { type: 'json' } })).default;

export const learned = learnedBot(craft, fetchWeights);
