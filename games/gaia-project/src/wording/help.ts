/** The rules at hand: how it goes, how it ends and how it is scored, in short; the numbers are those of the data. */
import type { HelpChapter } from '@orrery/presentation';
import { commonAbilities } from '../data/abilities.ts';
import { levelPoints, RESEARCH_COST } from '../data/research.ts';
import { RESOURCES_PER_POINT, ROUNDS, rankPoints } from '../data/scoring.ts';
import { MINE, NEIGHBOURHOOD, structures } from '../data/structures.ts';
import { say } from './say.ts';

const mine = structures[MINE] ?? { ore: 0, credits: 0 };

export const help: readonly HelpChapter[] = [
  {
    title: say('gaia.help.goal.title'),
    lines: [say('gaia.help.goal.faction', { rounds: ROUNDS })],
  },
  {
    title: say('gaia.help.round.title'),
    lines: [
      say('gaia.help.round.income'),
      say('gaia.help.round.gaia'),
      say('gaia.help.round.actions'),
      say('gaia.help.round.tile'),
    ],
  },
  {
    title: say('gaia.help.actions.title'),
    lines: [
      say('gaia.help.actions.mine', { ore: mine.ore, credits: mine.credits }),
      say('gaia.help.actions.project'),
      say('gaia.help.actions.upgrade'),
      say('gaia.help.actions.federation', { value: commonAbilities.federationValue }),
      say('gaia.help.actions.research', { knowledge: RESEARCH_COST }),
      say('gaia.help.actions.board'),
      say('gaia.help.actions.free'),
    ],
  },
  {
    title: say('gaia.help.power.title'),
    lines: [say('gaia.help.power.cycle'), say('gaia.help.power.neighbour', { spaces: NEIGHBOURHOOD })],
  },
  {
    title: say('gaia.help.end.title'),
    lines: [
      say('gaia.help.end.final', {
        first: rankPoints[0] ?? 0,
        second: rankPoints[1] ?? 0,
        third: rankPoints[2] ?? 0,
      }),
      say('gaia.help.end.levels', { points: levelPoints[3] ?? 0 }),
      say('gaia.help.end.rest', { per: RESOURCES_PER_POINT }),
    ],
  },
  {
    title: say('gaia.help.automa.title'),
    lines: [
      say('gaia.help.automa.turn'),
      say('gaia.help.automa.mine'),
      say('gaia.help.automa.upgrade'),
      say('gaia.help.automa.research'),
      say('gaia.help.automa.pass'),
      say('gaia.help.automa.end'),
    ],
  },
  {
    title: say('gaia.help.rulings.title'),
    // Rulings O1 to O10, in this order.
    lines: [
      say('gaia.help.rulings.01'),
      say('gaia.help.rulings.02'),
      say('gaia.help.rulings.03'),
      say('gaia.help.rulings.04'),
      say('gaia.help.rulings.05'),
      say('gaia.help.rulings.06'),
      say('gaia.help.rulings.07'),
      say('gaia.help.rulings.08'),
      say('gaia.help.rulings.09'),
      say('gaia.help.rulings.10'),
    ],
  },
];
