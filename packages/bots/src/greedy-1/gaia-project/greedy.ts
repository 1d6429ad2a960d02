/** Greedy as it was first released, kept unchanged: a yardstick, which other bots are measured against. */
import type { GaiaState, GaiaView } from '@orrery/gaia-project';
import { type Answer, type Game, type OpenQuestion, oneOfAtRandom, type Seat } from '@orrery/kernel';
import type { QuickBot, Turn } from '../../bot.ts';
import { botName } from '../../text/names.ts';
import { evaluate } from './evaluation.ts';

type GaiaGame = Game<GaiaState, GaiaView>;

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

/** What an answer is worth, after the best answers to what it asks of the same seat. */
function worthAfter(game: GaiaGame, state: GaiaState, seat: Seat, answer: Answer, depth: number): number {
  const next = game.clone(state);
  game.apply(next, seat, answer);
  // A free action is worth what it makes possible: the best action after one is looked at, but not after two.
  const kind = kindOf(answer);
  for (let steps = 0; steps < DEEPEST; steps++) {
    const open = game.openFor(next, seat);
    if (open === undefined || open.ask.do === 'turn.free' || open.ask.do === 'charge.accept') break;
    if (open.ask.do === 'turn.action') {
      if (kind === 'free' && depth === 0) return best(game, next, open, 1).worth;
      break;
    }
    if (depth > DEEPEST) break;
    game.apply(next, seat, best(game, next, open, depth + 1).answer);
  }
  return evaluate(next, seat);
}

function best(
  game: GaiaGame,
  state: GaiaState,
  open: OpenQuestion,
  depth: number,
): { readonly answer: Answer; readonly worth: number } {
  const answers = answersTo(game, state, open);
  const [first] = answers;
  if (first === undefined) throw new Error(`nothing can be answered to ${open.ask.do}`);
  if (answers.length === 1 && depth > 0) return { answer: first, worth: 0 };
  let chosen = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const kind = kindOf(answer);
    if (kind === 'free' && depth > 0 && open.ask.do === 'turn.action') continue;
    const worth =
      kind === 'end' ? evaluate(state, open.seat) : worthAfter(game, state, open.seat, answer, depth);
    // Among equals the first stands; a free action must bring something.
    if (worth > most + (kind === 'free' ? 0.01 : 0)) {
      most = worth;
      chosen = answer;
    }
  }
  return { answer: chosen, worth: most };
}

function choose(game: GaiaGame, { view, seat, rng }: Turn<GaiaView>): Answer {
  const state = game.fill(view, rng);
  const open = game.openFor(state, seat);
  if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
  const answers = answersTo(game, state, open);
  if (open.ask.do === 'setup.faction' || open.ask.do === 'setup.turn') return oneOfAtRandom(rng, answers);
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) return only;
  return best(game, state, open, 0).answer;
}

export const greedy1: QuickBot<GaiaState, GaiaView> = { id: 'greedy-1', name: botName('greedy-1'), choose };
