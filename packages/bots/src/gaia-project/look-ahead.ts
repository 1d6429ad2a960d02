/** Looking ahead: every answer is tried on the position, which is all public, and what comes of it is judged. */
import type { GaiaState, GaiaView } from '@orrery/gaia-project';
import { type Answer, type Game, type OpenQuestion, oneOfAtRandom, type Seat } from '@orrery/kernel';
import type { Turn } from '../bot.ts';
import { paceOf } from '../pace.ts';

type GaiaGame = Game<GaiaState, GaiaView>;

/** What the bot thinks with while it looks for one answer. */
interface Thought {
  readonly game: GaiaGame;
  readonly judging: Judging;
  /** Whether there is time left; absent where nobody is in a hurry. */
  goesOn?(): boolean;
}

const LISTED = 120;
const PROPOSALS = 6;
/** How many answers one after another are looked at. */
const DEEPEST = 5;

/** The answers worth a try: of sets the proposals, of amounts the proposal. */
function answersTo(game: GaiaGame, state: GaiaState, open: OpenQuestion): Answer[] {
  const question = game.question(state, open.seat);
  if (question?.shape === 'amounts') return [{ question: open.id, amounts: question.proposal }];
  if (question?.shape === 'some-of')
    return question.proposals.slice(0, PROPOSALS).map((picks) => ({ question: open.id, picks }));
  return game.list(state, open, LISTED);
}

const kindOf = (answer: Answer): unknown => {
  const pick = 'pick' in answer ? answer.pick : undefined;
  return typeof pick === 'object' && pick !== null && 'do' in pick ? pick.do : undefined;
};

/** Who says what a position is worth to a seat, and what counts as a difference. */
export interface Judging {
  worth(game: GaiaGame, state: GaiaState, seat: Seat): number;
  readonly least: number;
}

/** Whether the question begins something new: what came before is judged as it stands. */
export const stopsAt = (question: string): boolean =>
  question === 'turn.action' || question === 'turn.free' || question === 'charge.accept';

/** The position after an answer, and after the best answers to what it asks of the same seat. */
function positionAfter(thought: Thought, state: GaiaState, seat: Seat, answer: Answer, depth = 0): GaiaState {
  const { game } = thought;
  const next = game.clone(state);
  game.apply(next, seat, answer);
  const kind = kindOf(answer);
  for (let steps = 0; steps < DEEPEST; steps++) {
    const open = game.openFor(next, seat);
    if (open === undefined) break;
    // A free action is worth what it makes possible: the best action after one is looked at, but not after two.
    const goesOn = open.ask.do === 'turn.action' && kind === 'free' && depth === 0;
    if (!goesOn && (stopsAt(open.ask.do) || depth > DEEPEST)) break;
    const following = best(thought, next, open, depth + 1).answer;
    if (goesOn) return kindOf(following) === 'end' ? next : positionAfter(thought, next, seat, following, 1);
    game.apply(next, seat, following);
  }
  return next;
}

/** The best answer to a question, by what comes of it. */
function best(
  thought: Thought,
  state: GaiaState,
  open: OpenQuestion,
  depth: number,
): { readonly answer: Answer; readonly worth: number } {
  const { game, judging } = thought;
  const answers = answersTo(game, state, open);
  const [first] = answers;
  if (first === undefined) throw new Error(`nothing can be answered to ${open.ask.do}`);
  if (answers.length === 1 && depth > 0) return { answer: first, worth: 0 };
  let chosen = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const kind = kindOf(answer);
    if (kind === 'free' && depth > 0 && open.ask.do === 'turn.action') continue;
    // Out of time: of those that were tried the best.
    if (most > Number.NEGATIVE_INFINITY && thought.goesOn?.() === false) break;
    const worth =
      kind === 'end'
        ? judging.worth(game, state, open.seat)
        : judging.worth(game, positionAfter(thought, state, open.seat, answer, depth), open.seat);
    // Among equals the first stands; a free action must bring something.
    if (worth > most + (kind === 'free' ? judging.least : 0)) {
      most = worth;
      chosen = answer;
    }
  }
  return { answer: chosen, worth: most };
}

/** Questions whose answer is left to chance. */
const NOT_LOOKED_AT: ReadonlySet<string> = new Set(['setup.faction', 'setup.turn']);

/** The answer that leads to the best position. */
export function chooseBest(
  game: GaiaGame,
  turn: Turn<GaiaView>,
  judging: Judging,
  leftToChance: ReadonlySet<string> = NOT_LOOKED_AT,
): Answer {
  const { view, seat, rng } = turn;
  const pace = paceOf(turn);
  const state = game.fill(view, rng);
  const open = game.openFor(state, seat);
  if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
  const answers = answersTo(game, state, open);
  if (leftToChance.has(open.ask.do)) return oneOfAtRandom(rng, answers);
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) return only;
  return best({ game, judging, goesOn: () => pace.goesOn(0) }, state, open, 0).answer;
}
