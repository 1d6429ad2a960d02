/** The greedy bot: tries every answer on the position, which is all public, and gives the one that looks best. */
import type { GaiaState, GaiaView } from '@orrery/gaia-project';
import type { QuickBot } from '../bot.ts';
import { botName } from '../text/names.ts';
import { evaluate } from './evaluation.ts';
import { chooseBest, type Judging } from './look-ahead.ts';

const byHand: Judging = { worth: (_game, state, seat) => evaluate(state, seat), least: 0.01 };

export const greedy: QuickBot<GaiaState, GaiaView> = {
  id: 'greedy',
  name: botName('greedy'),
  choose: (game, turn) => chooseBest(game, turn, byHand),
};
