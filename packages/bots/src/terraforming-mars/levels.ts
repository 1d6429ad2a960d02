/** Who plays Terraforming Mars at each level. */
import { type MarsState, type MarsView, resources } from '@orrery/terraforming-mars';
import type { QuickBot } from '../bot.ts';
import { type Levels, levelsFrom } from '../levels.ts';
import { chooseWith, greedy } from './greedy.ts';
import { master } from './master.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** What somebody makes of the game ahead, where they see so many generations of it. */
interface Sight {
  /** Generations: what production, rating and actions bring after them is not thought of. */
  readonly generations: number;
  /** How much is made of a victory point: 1 is what it is worth. */
  readonly point: number;
  /** How much is made of resources that lie there: whoever holds on to them too long makes too much of them. */
  readonly stock: number;
}

function outlookWithin({ generations, point, stock }: Sight, state: MarsState): Outlook {
  const whole = outlookOf(state);
  const left = Math.min(whole.left, generations);
  const seen = left / whole.left;
  const unit = { ...whole.unit };
  const step = { ...whole.step };
  for (const resource of resources) {
    unit[resource] *= stock;
    step[resource] *= seen;
  }
  return { ...whole, left, point: whole.point * point, income: whole.income * seen, unit, step };
}

const playing = (sight: Sight): Pick<QuickBot<MarsState, MarsView>, 'choose'> => {
  const outlookOn = (state: MarsState): Outlook => outlookWithin(sight, state);
  return { choose: (game, turn) => chooseWith(outlookOn, game, turn) };
};

export const levels: Levels<MarsState, MarsView> = levelsFrom({
  // Lives from one generation to the next, and holds on to resources as if they were worth something by themselves.
  newcomer: playing({ generations: 2, point: 1, stock: 2.2 }),
  // Builds up production, but hardly looks beyond the next generations.
  casual: playing({ generations: 6, point: 1, stock: 1 }),
  strong: greedy,
  master,
});
