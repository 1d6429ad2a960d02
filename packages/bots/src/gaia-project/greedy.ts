/**
 * The greedy bot: tries every answer on the position and gives the one that looks best. All is public but the cards that
 * the Automa will draw, for which it takes any that may come.
 */
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
