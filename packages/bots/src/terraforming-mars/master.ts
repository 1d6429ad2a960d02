/** The master: judges positions by what they will bring until the end, and plans its hand by money and time. */
import { type Answer, cloneRng, type OpenQuestion, type Rng } from '@orrery/kernel';
import { type CardId, isTerraformed, type MarsState, type MarsView } from '@orrery/terraforming-mars';
import type { Bot, Turn } from '../bot.ts';
import { type Pace, paceOf } from '../pace.ts';
import { botName } from '../text/names.ts';
import { Judgement } from './master/judgement.ts';
import { planned } from './master/planning.ts';
import {
  after,
  answersTo,
  isWaiting,
  type MarsGame,
  mostWorth,
  saleOf,
  type Thought,
} from './master/search.ts';
import { alone, masterTaste, type Taste } from './master/taste.ts';

/** Doing nothing is worth a little: whoever has nothing good to do waits. */
const WAITING = 0.2;
/** In the last generation money that is left over counts for less and less. */
const leftOver: readonly number[] = [1, 0.6, 0.3, 0.05];

/** Cards that are chosen together, and what the position is worth then. */
interface Chosen {
  readonly picks: readonly CardId[];
  readonly worth: number;
}

/** The position once everybody has chosen; what the others choose under seal is left to chance. */
function afterAll({ game, seat }: Thought, state: MarsState, answer: Answer, rng: Rng): MarsState {
  const next = game.clone(state);
  const chance = cloneRng(rng);
  for (const other of game.open(next))
    if (other.seat !== seat && other.sealed) game.apply(next, other.seat, game.sample(next, other, chance));
  game.apply(next, seat, answer);
  return next;
}

/** Adds cards to a choice one by one, the best first, as long as each is worth more than the margin. */
function addCards(
  thought: Thought,
  state: MarsState,
  open: OpenQuestion,
  first: readonly CardId[],
  rng: Rng,
): Chosen | undefined {
  const { game, seat, judgement, taste } = thought;
  const tried = (picks: readonly CardId[]): Chosen | undefined => {
    const answer: Answer = { question: open.id, picks };
    if (game.check(state, seat, answer) !== undefined) return undefined;
    return { picks, worth: judgement.worth(afterAll(thought, state, answer, rng)) };
  };
  const cards = state.players[seat]?.drawn ?? [];
  let chosen = tried(first);
  for (;;) {
    if (chosen === undefined) return undefined;
    const { picks, worth }: Chosen = chosen;
    let better: Chosen | undefined;
    for (const card of cards) {
      if (thought.goesOn?.() === false) break;
      const more = picks.includes(card) ? undefined : tried([...picks, card]);
      if (more !== undefined && more.worth > (better?.worth ?? worth + taste.margin)) better = more;
    }
    if (better === undefined) return chosen;
    chosen = better;
  }
}

/** The corporation and the cards to begin with, or those to buy. */
function chooseCards(thought: Thought, state: MarsState, open: OpenQuestion, rng: Rng): Answer {
  const offered = state.players[thought.seat]?.offered ?? [];
  const starts = open.ask.do === 'setup.choose' ? offered.map((card) => [card]) : [[]];
  let best: Chosen | undefined;
  for (const start of starts) {
    const chosen = addCards(thought, state, open, start, rng);
    if (chosen !== undefined && chosen.worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = chosen;
  }
  if (best !== undefined) return { question: open.id, picks: best.picks };
  return thought.game.sample(state, open, rng);
}

/** The card of a pack that is likely to gain most. */
function pickCard({ seat, judgement }: Thought, state: MarsState, open: OpenQuestion): Answer {
  const [first = 0, ...others] = state.players[seat]?.drawn ?? [];
  let pick = first;
  for (const card of others) if (judgement.gainOf(card) > judgement.gainOf(pick)) pick = card;
  return { question: open.id, pick };
}

/** What comes of an answer, in M€. */
const worthOf = (thought: Thought, state: MarsState, answer: Answer): number =>
  isWaiting(answer)
    ? thought.judgement.worth(state) + WAITING
    : thought.judgement.worth(after(thought, state, answer));

/** The best answer, by what comes of it. */
function bestAnswer(thought: Thought, state: MarsState, open: OpenQuestion): Answer {
  const answers = answersTo(thought, state, open);
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) return only;
  const chosen = mostWorth(thought, answers, (answer) => worthOf(thought, state, answer));
  if (chosen === undefined) throw new Error(`nothing can be answered to ${open.ask.do}`);
  return chosen;
}

/** What the best plan for this generation begins with. */
async function plannedAction(
  thought: Thought,
  state: MarsState,
  open: OpenQuestion,
  pace: Pace,
): Promise<Answer> {
  const waiting = answersTo(thought, state, open).find(isWaiting);
  const { best, idle } = await planned(thought, state, open, pace);
  if (best === undefined || (waiting !== undefined && best.worth <= idle + WAITING))
    return waiting ?? bestAnswer(thought, state, open);
  return best.first;
}

/** The best action; where the game is sure to end, also one for money that would be left over. */
async function chooseAction(
  thought: Thought,
  state: MarsState,
  open: OpenQuestion,
  pace: Pace,
): Promise<Answer> {
  const { judgement } = thought;
  let answer = await plannedAction(thought, state, open, pace);
  if (!isTerraformed(state) && judgement.left > 1) return answer;
  for (const money of leftOver) {
    if (!isWaiting(answer) || thought.goesOn?.() === false) break;
    judgement.money = money;
    answer = bestAnswer(thought, state, open);
  }
  return answer;
}

/** What is thought with at a question of the seat, in a position that fits what it sees. */
export function thoughtAt(
  game: MarsGame,
  state: MarsState,
  { seat }: OpenQuestion,
  usual: Taste,
  whenAlone = alone,
): Thought {
  const own = state.players[seat];
  const taste = state.players.length === 1 ? { ...usual, ...whenAlone } : usual;
  const known = new Set([...(own?.hand ?? []), ...(own?.drawn ?? [])]);
  return { game, seat, taste, judgement: new Judgement(state, seat, taste, known) };
}

/** The answer of somebody with this taste. */
async function chooseBy(
  taste: Taste,
  whenAlone: Partial<Taste>,
  game: MarsGame,
  turn: Turn<MarsView>,
): Promise<Answer> {
  const { view, seat, rng } = turn;
  const pace = paceOf(turn);
  const state = game.fill(view, rng);
  const open = game.openFor(state, seat);
  if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
  const thought: Thought = {
    ...thoughtAt(game, state, open, taste, whenAlone),
    goesOn: () => pace.goesOn(0),
  };
  switch (open.ask.do) {
    case 'setup.choose':
    case 'research.buy':
      return chooseCards(thought, state, open, rng);
    case 'research.pick':
      return pickCard(thought, state, open);
    case 'turn.action':
      return chooseAction(thought, state, open, pace);
    case 'turn.sell':
      return saleOf(thought, state, open);
    default:
      return bestAnswer(thought, state, open);
  }
}

/** Who plays as the master does, but sees less far or has another taste. */
export const playerWith = (
  changes: Partial<Taste>,
  whenAlone = alone,
): Pick<Bot<MarsState, MarsView>, 'choose'> => {
  const taste = { ...masterTaste, ...changes };
  return { choose: (game, turn) => chooseBy(taste, whenAlone, game, turn) };
};

export const master: Bot<MarsState, MarsView> = {
  id: 'master',
  name: botName('master'),
  ...playerWith({}),
};
