/** The greedy bot: tries every answer in a few worlds that fit what it sees, and gives the one that turns out best. */
import type { RaceState, RaceView } from '@orrery/race-for-the-galaxy';
import type { QuickBot } from '../bot.ts';
import { botName } from '../text/names.ts';
import { worthOf } from './look-ahead.ts';
import { chooseByTrials } from './trials.ts';

/** About how many trials are made in a heat. */
const TRIALS = 20;

export const greedy: QuickBot<RaceState, RaceView> = {
  id: 'greedy',
  name: botName('greedy'),
  choose: (game, turn) => chooseByTrials(game, turn, TRIALS, worthOf),
};
