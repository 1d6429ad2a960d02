/** What Gaia Project adds to learning: positions are judged after each action, when nothing more is asked of the seat. */
import type { GaiaState, GaiaView } from '@orrery/gaia-project';
import type { Bot } from '../bot.ts';
import type { Craft } from '../learning/craft.ts';
import { type Judge, resultOf } from '../learning/judge.ts';
import { botName } from '../text/names.ts';
import { describeGaia, INPUTS } from './features.ts';
import { greedy } from './greedy.ts';
import { chooseBest, type Judging, stopsAt } from './look-ahead.ts';

/** A lead of so many points all but decides a game. */
const MARGIN = 20;
/** The chance to win by which a free action must better the position. */
const LEAST = 0.0005;

const byChance = (judge: Judge<GaiaView>): Judging => ({
  worth(game, state, seat) {
    const outcome = game.outcome(state);
    return outcome === undefined ? judge.valueOf(state, seat) : resultOf(outcome, seat, MARGIN);
  },
  least: LEAST,
});

function player(judge: Judge<GaiaView>): Bot<GaiaState, GaiaView> {
  const judging = byChance(judge);
  return {
    id: 'learned',
    name: botName('learned'),
    choose: (game, turn) => chooseBest(game, turn, judging, new Set(['setup.turn'])),
  };
}

export const craft: Craft<GaiaState, GaiaView> = {
  game: 'gaia-project',
  edition: 1,
  inputs: INPUTS,
  result: (outcome, _state, seat) => resultOf(outcome, seat, MARGIN),
  share: 0.5,
  seatsOf: ({ players }) => players.length,
  describe: describeGaia,
  stage: ({ round }) => round,
  judgedAfter(game, state, answering) {
    const open = game.openFor(state, answering);
    return open === undefined || stopsAt(open.ask.do) ? [answering] : [];
  },
  curiosity: (question) => (question === 'setup.faction' ? 0.4 : question === 'turn.action' ? 0.04 : 0),
  beginner: greedy,
  player,
};
