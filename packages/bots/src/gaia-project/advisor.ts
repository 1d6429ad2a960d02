/** Advice for Gaia Project: plans as the master makes them, and what differs where they lead. */
import type { GaiaState, GaiaView } from '@orrery/gaia-project';
import { roundsLeft } from '@orrery/gaia-project/advice';
import { type Answer, same } from '@orrery/kernel';
import { type Advisor, type Candidate, chancesOf, changes } from '../advisor.ts';
import type { Turn } from '../bot.ts';
import { paceOf } from '../pace.ts';
import { answersTo, type GaiaGame } from './actions.ts';
import { judge, measuredWorths, termsOf } from './judgement.ts';
import { type Mind, type Plan, Planning } from './planning.ts';
import { rivalsOf } from './standing.ts';

const mind: Mind = { width: 3, widest: 27, depth: 12, worths: measuredWorths };
/** An answer that is no plan's beginning is followed just as far as to tell what comes of it. */
const narrow: Mind = { ...mind, width: 1, widest: 1 };

/** Measured (`npm run spread`): before the first round, for the last one, and more for each round to come. */
const SPREAD = { setup: 35, last: 5.5, each: 2.2 };

/** The plans for a question, and one for each answer that somebody wants to hear about. */
function plansFor(game: GaiaGame, turn: Turn<GaiaView>, also: readonly Answer[]): Plan[] {
  const { seat } = turn;
  const pace = paceOf(turn);
  const position = game.fill(turn.view, turn.rng);
  const open = game.openFor(position, seat);
  if (open === undefined) return [];
  const planning = new Planning({ game, position, seat, mind, goesOn: pace.goesOn });
  for (const _ of planning.think());
  const plans = [...planning.plans];
  const first = plans.length > 0 ? undefined : (planning.best ?? answersTo(game, position, open)[0]);
  for (const answer of first === undefined ? also : [first, ...also]) {
    if (plans.some((plan) => same(plan.first, answer))) continue;
    const one = new Planning({ game, position, seat, mind: narrow, answers: [answer] });
    for (const _ of one.think());
    plans.push(...one.plans);
  }
  return plans;
}

function candidates(game: GaiaGame, turn: Turn<GaiaView>, also: readonly Answer[]): Candidate[] {
  const { seat } = turn;
  const position = game.fill(turn.view, turn.rng);
  const rivals = rivalsOf(position, seat);
  const before = termsOf(position, seat, rivals, measuredWorths);
  return plansFor(game, turn, also).map(({ first, worth, end }) => ({
    answer: first,
    worth,
    reasons: changes(before, termsOf(end, seat, rivals, measuredWorths)),
  }));
}

export const advisor: Advisor<GaiaState, GaiaView> = {
  candidates,
  chances(game, { view, seat, rng }) {
    const state = game.fill(view, rng);
    const seats = state.players.length - (state.automa === undefined ? 0 : 1);
    const expected = state.players.map((_, each) =>
      judge(state, each, rivalsOf(state, each), measuredWorths),
    );
    return chancesOf(expected, this.spread(view)).slice(0, Math.max(seats, seat + 1));
  },
  spread: (view) => (view.round === 0 ? SPREAD.setup : SPREAD.last + SPREAD.each * roundsLeft(view)),
};
