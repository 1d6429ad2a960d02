/** Workers in which advisors think for the page. */
import { BotPool } from '@orrery/bots/workers';
import { startBotWorker } from '../sources/bot-host.ts';

/** One core is left to the page, but two workers are always worth their while: the page does little meanwhile. */
const MOST_WORKERS = 2;

export const advicePool = (workers = Math.min(MOST_WORKERS, navigator.hardwareConcurrency)): BotPool =>
  new BotPool({
    start: startBotWorker,
    workers,
    report: ({ bot, why, text }) => console.error(`${bot} gave no answer (${why}): ${text}`),
  });
