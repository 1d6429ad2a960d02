/** Advice for Gaia Project: what the master thinks of the answers, and who is likely to win by how it judges the seats. */
import { type GaiaState, type GaiaView, ROUNDS } from '@orrery/gaia-project';
import { researchPoints, roundsLeft } from '@orrery/gaia-project/advice';
import { isOver, type Seat } from '@orrery/kernel';
import { type Advisor, chancesOf } from '../advisor.ts';
import { candidates } from './candidates.ts';
import { factionAverage, judge, measuredWorths } from './judgement.ts';
import { roundsToPlay } from './position.ts';
import { finalPoints, rivalsOf } from './standing.ts';

/** Measured (`npm run spread`): before the first round, for the last one, and more for each round to come. */
const SPREAD = { setup: 37, last: 7, each: 5 };

/** What the Automa still gains, by its level and the rounds that it is to play: the averages of 12 games with each. */
const automaGains: Readonly<Record<string, readonly number[]>> = {
  automalein: [0, 57, 73, 88, 98, 105, 112],
  automa: [0, 60, 78, 94, 106, 114, 121],
  automaechtig: [0, 70, 90, 109, 123, 133, 142],
  ultoma: [0, 82, 104, 123, 138, 150, 161],
  alptrauma: [0, 96, 129, 157, 181, 199, 216],
};

/**
 * By round: what is expected too much of a seat that still plays when another has passed. The judgement knows no better than
 * that the whole round is to come. Measured in 8 games of masters.
 */
const tooMuch: readonly number[] = [0, 0, 6, 10, 17, 27, 33];

const isAutoma = ({ automa, players }: GaiaState, seat: Seat): boolean =>
  automa !== undefined && seat === players.length - 1;

/** The points that a seat is likely to end with. While all set up, that is what their factions usually score. */
function expectedOf(state: GaiaState, seat: Seat): number {
  const { automa, players, round } = state;
  const player = players[seat];
  if (player === undefined) return 0;
  if (automa !== undefined && isAutoma(state, seat))
    return player.vp + (automaGains[automa.difficulty]?.[roundsToPlay(state, seat)] ?? 0);
  if (round === 0) return factionAverage(player.faction ?? '');
  const rivals = rivalsOf(state, seat);
  const judged = judge(state, seat, rivals, measuredWorths);
  if (!state.passed.includes(seat)) return judged - (tooMuch[round] ?? 0);
  if (round < ROUNDS || isOver(state)) return judged;
  const counted = Math.floor((player.credits + player.ore + player.knowledge) / 3);
  return player.vp + researchPoints(state, seat) + finalPoints(state, seat, rivals, 0.5) + counted;
}

export const advisor: Advisor<GaiaState, GaiaView> = {
  candidates,
  chances(game, { view, seat, rng }) {
    const state = game.fill(view, rng);
    const seats = state.players.length - (state.automa === undefined ? 0 : 1);
    const expected = state.players.map((_, each) => expectedOf(state, each));
    return chancesOf(expected, this.spread(view)).slice(0, Math.max(seats, seat + 1));
  },
  spread: (view) => (view.round === 0 ? SPREAD.setup : SPREAD.last + SPREAD.each * roundsLeft(view)),
};
