import type { QuickBot } from './bot.ts';
import { botName } from './text/names.ts';

/** Chooses among all legal answers, each as likely as the next. */
export const random: QuickBot = {
  id: 'random',
  name: botName('random'),
  choose(game, { view, seat, rng }) {
    // What may be answered follows from what the seat sees, so any state that fits the view has the same question.
    const imagined = game.fill(view, rng);
    const open = game.openFor(imagined, seat);
    if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
    return game.sample(imagined, open, rng);
  },
};
