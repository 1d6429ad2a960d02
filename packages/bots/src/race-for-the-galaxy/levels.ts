/** Who plays Race at each level. */
import type { Answer, Rng } from '@orrery/kernel';
import type { RaceState, RaceView } from '@orrery/race-for-the-galaxy';
import { countGoods, scoreOf } from '@orrery/race-for-the-galaxy/advice';
import type { QuickBot } from '../bot.ts';
import { type Levels, levelsFrom } from '../levels.ts';
import { outcomeWorth, positionWorth } from './evaluation.ts';
import { greedy } from './greedy.ts';
import { playerAt } from './judged-position.ts';
import { learned } from './learned.ts';
import { playRound, type World } from './look-ahead.ts';
import { outlookAfter } from './outlook.ts';
import { chooseByTrials } from './trials.ts';

/** What comes of an answer, judged by somebody with less of an eye for it. */
type Opinion = (state: RaceState, world: World) => number;

const judging =
  (opinion: Opinion) =>
  (world: World, answer: Answer, rng: Rng): number => {
    const { game, own } = world.table;
    const { state } = playRound(world, answer, rng);
    const outcome = game.outcome(state);
    return outcome === undefined ? opinion(state, world) : outcomeWorth(outcome, own);
  };

const playing = (trials: number, opinion: Opinion): Pick<QuickBot<RaceState, RaceView>, 'choose'> => {
  const worthOf = judging(opinion);
  return { choose: (game, turn) => chooseByTrials(game, turn, trials, worthOf) };
};

/** What a card in hand and a good on the table are worth to somebody who only counts. */
const CARD = 0.4;
const GOOD = 0.6;

/** Counts what there is at the end of the round, and sees neither what powers will bring nor what the others have. */
const countsPoints: Opinion = (state, { table: { own } }) => {
  const player = playerAt(state, own);
  return scoreOf(player) + CARD * player.hand.length + GOOD * countGoods(player);
};

/** Plans as if there were always so many rounds to come, and is surprised by the end. */
const ROUNDS = 7;

const doesNotSeeTheEnd: Opinion = (state, { table: { own }, known }) =>
  positionWorth(state, own, known, outlookAfter(ROUNDS));

export const levels: Levels<RaceState, RaceView> = levelsFrom({
  newcomer: playing(4, countsPoints),
  casual: playing(4, doesNotSeeTheEnd),
  strong: greedy,
  master: learned,
});
