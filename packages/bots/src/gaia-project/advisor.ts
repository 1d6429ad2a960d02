/** Advice for Gaia Project: every answer is tried, and what comes of it is judged as greedy does. */
import type { GaiaState, GaiaView } from '@orrery/gaia-project';
import { roundsLeft } from '@orrery/gaia-project/advice';
import type { Answer, Seat } from '@orrery/kernel';
import { type Advisor, type Candidate, chancesOf, changes, triedInTime } from '../advisor.ts';
import { kindOf } from './actions.ts';
import { evaluate, partsOfWorth } from './evaluation.ts';
import { byHand } from './greedy.ts';
import { answersTo, positionAfter } from './look-ahead.ts';

/** The parts of the judgement, in its order, as reasons name them. */
const terms = [
  'gaia-points',
  'gaia-final-tiles',
  'gaia-research-points',
  'gaia-research',
  'gaia-resources',
  'gaia-income',
  'gaia-federations',
  'gaia-prospects',
  'gaia-tiles',
  'gaia-booster',
] as const;

const termsOf = (state: GaiaState, seat: Seat): Record<string, number> =>
  Object.fromEntries(partsOfWorth(state, seat).map((part, i) => [terms[i] ?? '', part]));

/** Measured (`npm run spread`): before the first round, for the last one, and more for each round to come. */
const SPREAD = { setup: 35, last: 5.5, each: 2.2 };

/** Free actions that lead to nothing better than what can be done without them are not worth a word. */
function withoutIdle(tried: readonly Candidate[], also: readonly Answer[]): readonly Candidate[] {
  const main = tried.filter(({ answer }) => kindOf(answer) !== 'free');
  const best = Math.max(...main.map(({ worth }) => worth));
  return main.length === 0
    ? tried
    : tried.filter(
        (each) => main.includes(each) || also.includes(each.answer) || each.worth > best + byHand.least,
      );
}

export const advisor: Advisor<GaiaState, GaiaView> = {
  candidates(game, turn, also) {
    const { view, seat, rng } = turn;
    const state = game.fill(view, rng);
    const open = game.openFor(state, seat);
    if (open === undefined) return [];
    const before = termsOf(state, seat);
    const tried = triedInTime(turn, answersTo(game, state, open), also, (answer) => {
      const reached = positionAfter({ game, judging: byHand }, state, seat, answer);
      return { answer, worth: evaluate(reached, seat), reasons: changes(before, termsOf(reached, seat)) };
    });
    return withoutIdle(tried, also);
  },
  chances(game, { view, seat, rng }) {
    const state = game.fill(view, rng);
    const seats = state.players.length - (state.automa === undefined ? 0 : 1);
    const expected = state.players.map((_, each) => evaluate(state, each));
    return chancesOf(expected, this.spread(view)).slice(0, Math.max(seats, seat + 1));
  },
  spread: (view) => (view.round === 0 ? SPREAD.setup : SPREAD.last + SPREAD.each * roundsLeft(view)),
};
