/** What Race adds to learning: positions are judged when a round has ended. */
import type { Answer, Rng } from '@orrery/kernel';
import type { RaceState, RaceView } from '@orrery/race-for-the-galaxy';
import type { Bot } from '../bot.ts';
import type { Craft } from '../learning/craft.ts';
import { type Judge, resultOf } from '../learning/judge.ts';
import { botName } from '../text/names.ts';
import { describeRace, INPUTS } from './features.ts';
import { greedy } from './greedy.ts';
import { playRound, type World } from './look-ahead.ts';
import { chooseByTrials } from './trials.ts';

/** A lead of so many points all but decides a game. */
const MARGIN = 8;
/** Trials in a heat of somebody who takes their time; more brought nothing. */
const TRIALS = 160;

/** The chance to win that an answer leaves. */
const chanceAfter =
  (judge: Judge<RaceView>) =>
  (world: World, answer: Answer, rng: Rng): number => {
    const { game, own } = world.table;
    const { state } = playRound(world, answer, rng);
    const outcome = game.outcome(state);
    return outcome === undefined ? judge.valueOf(game.view(state, own), own) : resultOf(outcome, own, MARGIN);
  };

function player(judge: Judge<RaceView>, effort: number): Bot<RaceState, RaceView> {
  const worthOf = chanceAfter(judge);
  const trials = Math.max(1, Math.round(TRIALS * effort));
  return {
    id: 'learned',
    name: botName('learned'),
    choose: (game, turn) => chooseByTrials(game, turn, trials, worthOf),
  };
}

/** Questions in which training games try something else now and then. */
const TRIED: ReadonlySet<string> = new Set([
  'round.action',
  'round.twoActions',
  'develop.place',
  'settle.place',
]);

export const craft: Craft<RaceState, RaceView> = {
  game: 'race-for-the-galaxy',
  edition: 1,
  inputs: INPUTS,
  result: (outcome, _state, seat) => resultOf(outcome, seat, MARGIN),
  share: 1,
  seatsOf: ({ players }) => players.length,
  describe: describeRace,
  stage: ({ round }) => round,
  judgedAfter: (_game, { round, players }, _answering, before) =>
    round > before && before > 0 ? players.map((_, seat) => seat) : [],
  curiosity: (question) => (TRIED.has(question) ? 0.06 : 0),
  beginner: greedy,
  player,
  // One game in eight of two is the one for experienced players.
  options: (seats, game) => (seats === 2 && game % 8 === 7 ? { twoActions: true } : {}),
};
