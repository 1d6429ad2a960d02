/** Advice for Terraforming Mars: every answer is tried, and what comes of it is judged as the master does. */
import { type Answer, cloneRng, type OpenQuestion, type Rng, type Seat } from '@orrery/kernel';
import type { CardId, MarsState, MarsView } from '@orrery/terraforming-mars';
import { parametersLeft } from '@orrery/terraforming-mars/advice';
import { type Advisor, type Candidate, chancesOf, changes, type Reason, triedInTime } from '../advisor.ts';
import type { Turn } from '../bot.ts';
import { logistic } from '../learning/network.ts';
import { paceOf } from '../pace.ts';
import { purchasesOf, startsOf } from './craft.ts';
import { worthTo } from './evaluation.ts';
import { thoughtAt as roughThoughtAt } from './greedy.ts';
import type { Judgement } from './master/judgement.ts';
import { planned } from './master/planning.ts';
import { after, answersTo, isWaiting, type MarsGame, saleOf, type Thought } from './master/search.ts';
import { masterTaste } from './master/taste.ts';
import { thoughtAt } from './master.ts';
import { outlookOf } from './outlook.ts';

/** The answers worth a try: of sets of cards the most promising, of amounts the proposal. */
function answersOf(thought: Thought, state: MarsState, open: OpenQuestion): readonly Answer[] {
  const { game } = thought;
  const picked = (picks: readonly CardId[]): Answer => ({ question: open.id, picks });
  const legal = (answer: Answer): boolean => game.check(state, open.seat, answer) === undefined;
  const rough = roughThoughtAt(game, state, open);
  if (open.ask.do === 'turn.sell') return [saleOf(thought, state, open)];
  if (open.ask.do === 'setup.choose') return startsOf(rough, state).map(picked).filter(legal);
  if (open.ask.do === 'research.buy') return purchasesOf(rough, state).map(picked).filter(legal);
  return answersTo(thought, state, open);
}

/** What others choose under seal is left to chance, the same chance for every answer. */
function withOthersAnswered(game: MarsGame, state: MarsState, seat: Seat, rng: Rng): MarsState {
  const next = game.clone(state);
  const chance = cloneRng(rng);
  for (const open of game.open(next))
    if (open.seat !== seat && open.sealed) game.apply(next, open.seat, game.sample(next, open, chance));
  return next;
}

/**
 * Measured (`npm run spread`): a lead tells next to nothing at first, and with every generation more. By the number of
 * seats: the spread in the last generation, which comes about then.
 */
const last = [4, 4, 4, 3, 2, 2] as const;
const lengths = [14, 14, 14, 12, 10.5, 10] as const;
const MOST = 40;
const GROWTH = 0.4;
const LONGEST = 14;
/**
 * Alone: the steps that are left when a generation begins, in games that are won as often as lost, by the generations to come,
 * that one included. Measured in 90 games of the master and of a weaker one.
 */
const evenSteps = [0, 6, 10, 15, 20.5, 25.5, 29, 33, 36, 38, 40, 41, 42, 42, 42.5] as const;

/** Alone the tracks decide: whether they keep up with the generations. The nearer the end, the more a step tells. */
function chanceAlone(state: MarsState): number {
  const { all } = parametersLeft(state);
  const left = Math.max(1, LONGEST + 1 - state.generation);
  return logistic(((evenSteps[left] ?? 0) - all) / (1 + left / 2));
}

/** In a turn an action is worth what the best plan leads to that begins with it. */
async function plannedCandidates(
  thought: Thought,
  turn: Turn<MarsView>,
  state: MarsState,
  open: OpenQuestion,
  also: readonly Answer[],
): Promise<readonly Candidate[]> {
  const { judgement } = thought;
  const planning = await planned(thought, state, open, paceOf(turn), also);
  const idle = answersTo(thought, state, open).filter(isWaiting);
  const { root: end, idle: worth } = planning;
  const plans = [...planning.plans, ...idle.map((first) => ({ first, end, worth }))];
  const before = { ...judgement.terms(end) };
  return plans.map((plan) => ({
    answer: plan.first,
    worth: plan.worth / judgement.point,
    reasons: inPoints(judgement, changes(before, { ...judgement.terms(plan.end) })),
  }));
}

/** Reasons in points instead of M€. */
const inPoints = ({ point }: Judgement, reasons: readonly Reason[]): Reason[] =>
  reasons.map(({ term, amount }) => ({ term, amount: amount / point }));

export const advisor: Advisor<MarsState, MarsView> = {
  candidates(game, turn, also) {
    const { view, seat, rng } = turn;
    const filled = game.fill(view, rng);
    const open = game.openFor(filled, seat);
    if (open === undefined) return [];
    const thought = thoughtAt(game, filled, open, masterTaste);
    if (open.ask.do === 'turn.action') return plannedCandidates(thought, turn, filled, open, also);
    const { judgement } = thought;
    const state = open.sealed ? withOthersAnswered(game, filled, seat, rng) : filled;
    const before = { ...judgement.terms(state) };
    return triedInTime(turn, answersOf(thought, filled, open), also, (answer) => {
      const reached = isWaiting(answer) ? state : after(thought, state, answer);
      return {
        answer,
        worth: judgement.worth(reached) / judgement.point,
        reasons: inPoints(judgement, changes(before, { ...judgement.terms(reached) })),
      };
    });
  },
  chances(game, { view, seat, rng }) {
    const state = game.fill(view, rng);
    if (state.players.length === 1) return [chanceAlone(state)];
    const own = state.players[seat];
    const known = new Set([...(own?.hand ?? []), ...(own?.drawn ?? [])]);
    const outlook = outlookOf(state);
    const expected = state.players.map((_, each) => worthTo(state, each, outlook, known) / outlook.point);
    return chancesOf(expected, this.spread(view));
  },
  spread({ generation, players: { length } }) {
    const left = Math.max(0, (lengths[length] ?? 10) - generation);
    return Math.min(MOST, (last[length] ?? 2) * Math.exp(GROWTH * left));
  },
};
