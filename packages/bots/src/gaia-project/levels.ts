/** Who plays Gaia Project at each level. */
import type { GaiaState, GaiaView } from '@orrery/gaia-project';
import { isOver } from '@orrery/kernel';
import type { QuickBot } from '../bot.ts';
import { type Levels, levelsFrom } from '../levels.ts';
import { evaluate, partsOfWorth } from './evaluation.ts';
import { chooseBest, type Judging } from './look-ahead.ts';
import { master, playerWith } from './master.ts';

/** How much somebody makes of each part of a position's worth, in the order of {@link partsOfWorth}: 1 is what it is worth. */
interface Taste {
  readonly points: number;
  readonly finalTiles: number;
  readonly researchPoints: number;
  readonly research: number;
  readonly resources: number;
  readonly income: number;
  readonly federations: number;
  readonly prospects: number;
  readonly tiles: number;
  readonly booster: number;
}

function judgingBy(taste: Taste): Judging {
  const shares: readonly number[] = [
    taste.points,
    taste.finalTiles,
    taste.researchPoints,
    taste.research,
    taste.resources,
    taste.income,
    taste.federations,
    taste.prospects,
    taste.tiles,
    taste.booster,
  ];
  return {
    worth: (_game, state, seat) =>
      isOver(state)
        ? evaluate(state, seat)
        : partsOfWorth(state, seat).reduce((sum, part, i) => sum + part * (shares[i] ?? 0), 0),
    least: 0.01,
  };
}

const playing = (taste: Taste): Pick<QuickBot<GaiaState, GaiaView>, 'choose'> => {
  const judging = judgingBy(taste);
  return { choose: (game, turn) => chooseBest(game, turn, judging) };
};

/** Spares resources and takes the points that lie nearest; of what is to come it sees the next income, more or less. */
const nearest: Taste = {
  points: 1.4,
  finalTiles: 0,
  researchPoints: 0.5,
  research: 0.4,
  resources: 1.2,
  income: 0.35,
  federations: 0,
  prospects: 0,
  tiles: 0.3,
  booster: 1,
};

/** Builds and researches well enough, but neither thinks of federations nor of what is counted at the end. */
const noLongPlans: Taste = {
  points: 1,
  finalTiles: 0.5,
  researchPoints: 1,
  research: 0.8,
  resources: 1,
  income: 0.9,
  federations: 0.4,
  prospects: 0.6,
  tiles: 0.8,
  booster: 1,
};

/** Plans as the master does, but along one line and three actions ahead, and makes too little of what pays later. */
const strong = playerWith({
  sight: { width: 1, widest: 1, depth: 3 },
  taste: { 'gaia-federations': 0.3, 'gaia-final-tiles': 0.3, 'gaia-income': 0.6, 'gaia-prospects': 0.3 },
});

export const levels: Levels<GaiaState, GaiaView> = levelsFrom({
  newcomer: playing(nearest),
  casual: playing(noLongPlans),
  strong,
  master,
});
