/**
 * What may be answered and what each of it is worth, as the master sees it. The master's own planning finds the best answer
 * and says little about the others: what looks worse is dropped, and whatever was dropped early is judged as if nothing came
 * after it. So the answers that matter are planned again, each by itself and all equally widely; the rest is told by a glance.
 */
import type { GaiaState, GaiaView } from '@orrery/gaia-project';
import { type Answer, isOver, type OpenQuestion, type Plain, same } from '@orrery/kernel';
import { type Candidate, changes, type Reason } from '../advisor.ts';
import type { Turn } from '../bot.ts';
import { type Pace, paceOf } from '../pace.ts';
import { answersTo, type GaiaGame, kindOf, othersPassed, type Reached, reachedBy } from './actions.ts';
import { factionAverage, lastExchange, measuredWorths, termsOf } from './judgement.ts';
import { type Decision, decide, mastersMind, sightFor } from './master.ts';
import { type Asked, type Plan, planned, thoughtOn, WIDER } from './planning.ts';
import { rivalsOf } from './standing.ts';

/** The master's own planning takes this part of the time; in what is left some answers are looked at closely. */
const DECIDING = 0.4;
/** So many answers are looked at closely beside the master's; one where others are asked for. */
const NEXT = 3;
const NEXT_TO_OTHERS = 1;

/** What somebody wants to know. */
interface Asking {
  readonly asked: Asked;
  readonly open: OpenQuestion;
  readonly turn: Turn<GaiaView>;
  /** What must be told about. */
  readonly also: readonly Answer[];
}

/** Where an answer leads, and what that is worth. */
type Seen = Pick<Plan, 'worth' | 'end'>;

/** What was looked at closely: the best answer, and the plans that have been found. */
interface Closely {
  readonly chosen: Answer;
  readonly plans: ReadonlyMap<Answer, Seen>;
  /** What is told by a glance is told to be no better than this. */
  readonly most: number;
}

const has = (answers: readonly Answer[], answer: Answer): boolean =>
  answers.some((each) => same(each, answer));

const without = (answers: readonly Answer[], others: readonly Answer[]): Answer[] =>
  answers.filter((answer) => !has(others, answer));

/** Free actions are told of only where one opens the best action, or is asked for. */
const isMain = (answer: Answer): boolean => kindOf(answer) !== 'free';

/** Exchanges that are still to be made before the last pass are lost by passing at once. */
function ofAnswer(answer: Answer, { worth, end }: Seen, { asked: { seat } }: Asking): Seen {
  const player = end.players[seat];
  if (kindOf(answer) !== 'pass' || player === undefined || !isOver(end)) return { worth, end };
  return { worth: worth - lastExchange(player), end };
}

/** Judges answers by a glance: as if the seat passed right after each of them. */
function glancing(asking: Asking): (answer: Answer) => Seen {
  const { asked } = asking;
  const { game, position, seat } = asked;
  const thought = thoughtOn(asked, () => false);
  const root = othersPassed(game, position, seat);
  let pass: Plain | undefined;
  const passed = ({ state, worth }: Reached): Seen => {
    const open = game.openFor(state, seat);
    if (open?.ask.do !== 'turn.action' || state.round > thought.round) return { worth, end: state };
    // Everybody is taken to pass for the same booster, so it makes no difference.
    if (pass === undefined) {
      const answer = answersTo(game, state, open).find((each) => kindOf(each) === 'pass');
      if (answer !== undefined && 'pick' in answer) pass = answer.pick;
    }
    if (pass === undefined) return { worth, end: state };
    const [reached] = reachedBy(thought, state, { question: open.id, pick: pass }, 1);
    return reached === undefined ? { worth, end: state } : { worth: reached.worth, end: reached.state };
  };
  return (answer) => {
    const [reached] = reachedBy(thought, root, answer, 1);
    if (reached === undefined) throw new Error('an answer leads nowhere');
    return ofAnswer(answer, passed(reached), asking);
  };
}

/** The best plan that begins with the answer, of a search of its own; undefined where there is no time for it. */
async function planFor(answer: Answer, width: number, asking: Asking, pace: Pace): Promise<Seen | undefined> {
  const { asked } = asking;
  const mind = { ...asked.mind, width, widest: width };
  const planning = await planned({ ...asked, mind, answers: [answer] }, pace);
  const [plan] = planning.plans;
  return planning.isComplete && plan !== undefined ? ofAnswer(answer, plan, asking) : undefined;
}

/**
 * Plans for each of these, wider and wider in time. The first ones are compared with each other, so they go together, and
 * narrowly they are planned whatever the time is: by a glance nothing can be said of an action that others are to follow.
 */
async function plansFor(
  answers: readonly Answer[],
  together: number,
  asking: Asking,
  pace: Pace,
): Promise<Map<Answer, Seen>> {
  const found = new Map<Answer, Seen>();
  const atLeast: Pace = { ...pace, goesOn: () => !asking.turn.signal.aborted };
  for (let width = 1; width <= asking.asked.mind.widest; width *= WIDER) {
    const plans: [Answer, Seen][] = [];
    for (const [i, answer] of answers.entries()) {
      const must = width === 1 && i < together;
      const plan = await planFor(answer, width, asking, must ? atLeast : pace);
      if (plan === undefined) break;
      plans.push([answer, plan]);
    }
    if (plans.length >= together) for (const [answer, plan] of plans) found.set(answer, plan);
    if (plans.length < answers.length) break;
  }
  return found;
}

/** What the master decides in its part of the time. */
function masters({ asked, open, turn: { budget, signal, rng } }: Asking): Promise<Decision> {
  const milliseconds = (budget.milliseconds ?? Number.POSITIVE_INFINITY) * DECIDING;
  const pace = paceOf({ signal, budget: { ...budget, milliseconds } });
  return decide({ ...asked, mind: mastersMind }, open, rng, pace);
}

/** Looks closely at the master's answer, at those that are asked for and at what else comes into question. */
async function lookClosely(
  asking: Asking,
  { answer, plans }: Decision,
  glances: ReadonlyMap<Answer, Seen>,
  pace: Pace,
): Promise<Closely> {
  const { also } = asking;
  const answers = [...glances].sort(([, a], [, b]) => b.worth - a.worth).map(([each]) => each);
  const seenAs = (given: Answer) => answers.find((each) => same(each, given));
  const chosen = seenAs(answer) ?? answer;
  if (answers.length === 1) return { chosen, plans: new Map(), most: Number.POSITIVE_INFINITY };
  const asWell = [chosen, ...without(also, [chosen])];
  const promising = new Set([...plans.flatMap(({ first }) => seenAs(first) ?? []), ...answers]);
  const next = [...promising]
    .filter((each) => !asWell.includes(each) && isMain(each) && kindOf(each) !== 'pass')
    .slice(0, also.length === 0 ? NEXT : NEXT_TO_OTHERS);
  const found = await plansFor([...asWell, ...next], asWell.length, asking, pace);
  const worths = [chosen, ...next].flatMap((each) => found.get(each)?.worth ?? []);
  return { chosen, plans: found, most: Math.min(...worths) };
}

/** What is worth telling about: all that was looked at, each as closely as it was. */
function told(asking: Asking, glances: ReadonlyMap<Answer, Seen>, closely: Closely): Candidate[] {
  const { asked, also } = asking;
  const { position, seat } = asked;
  const rivals = rivalsOf(position, seat);
  const tell = (state: GaiaState) => termsOf(state, seat, rivals, measuredWorths);
  const before = tell(position);
  const { chosen, plans, most } = closely;
  const glance = glances.get(chosen);
  const best = plans.get(chosen) ?? glance;
  const more = best === undefined || glance === undefined ? [] : changes(tell(glance.end), tell(best.end));
  return [...glances].map(([answer, seen]): Candidate => {
    const plan = plans.get(answer);
    if (plan !== undefined) {
      // Nobody is advised against the master's answer but for one that is asked for.
      const worth = also.includes(answer) ? plan.worth : Math.min(plan.worth, best?.worth ?? plan.worth);
      return { answer, worth, reasons: changes(before, tell(plan.end)) };
    }
    // Whatever follows on the best answer is likely to follow on this one, too. Nothing follows on passing.
    const reasons = changes(before, tell(seen.end));
    if (kindOf(answer) === 'pass') return { answer, worth: Math.min(seen.worth, most), reasons };
    const worth = seen.worth + (best?.worth ?? 0) - (glance?.worth ?? 0);
    return { answer, worth: Math.min(worth, most), reasons: summed(reasons, more) };
  });
}

const summed = (some: readonly Reason[], more: readonly Reason[]): Reason[] =>
  some.map(({ term, amount }, i) => ({ term, amount: amount + (more[i]?.amount ?? 0) }));

/** What is known without thinking. */
function known(question: string, answers: readonly Answer[]): Candidate[] | undefined {
  if (question === 'setup.turn') return answers.map((answer) => ({ answer, worth: 0, reasons: [] }));
  if (question !== 'setup.faction') return undefined;
  return answers.map((answer) => {
    const worth = factionAverage('pick' in answer ? String(answer.pick) : '');
    return { answer, worth, reasons: [{ term: 'gaia-faction', amount: worth - factionAverage('') }] };
  });
}

/** What the master thinks of every answer that is worth a word, and of those in `also`. */
export async function candidates(
  game: GaiaGame,
  turn: Turn<GaiaView>,
  also: readonly Answer[],
): Promise<readonly Candidate[]> {
  const { view, seat, rng, signal } = turn;
  const pace = paceOf(turn);
  const position = game.fill(view, rng);
  const open = game.openFor(position, seat);
  if (open === undefined) return [];
  const answers = [...also, ...without(answersTo(game, position, open).filter(isMain), also)];
  const atOnce = known(open.ask.do, answers);
  if (atOnce !== undefined) return atOnce;
  const asked = { game, position, seat, mind: sightFor(open.ask.do, mastersMind) };
  const asking: Asking = { asked, open, turn, also };
  const glance = glancing(asking);
  const chosen = await masters(asking);
  const glances = new Map<Answer, Seen>();
  const breathing = paceOf({ budget: {}, signal });
  // Among equals the master's answer stands first.
  const first = answers.find((each) => same(each, chosen.answer)) ?? chosen.answer;
  for (const answer of [first, ...answers.filter((each) => each !== first)]) {
    glances.set(answer, glance(answer));
    await breathing.breathe();
  }
  return told(asking, glances, await lookClosely(asking, chosen, glances, pace));
}
