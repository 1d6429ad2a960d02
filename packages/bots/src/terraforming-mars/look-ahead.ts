/** Looking ahead: every answer is tried on a position that fits what the bot sees, and what comes of it is judged. */
import type { Answer, Game, OpenQuestion, Seat } from '@orrery/kernel';
import type { CardId, MarsState, MarsView } from '@orrery/terraforming-mars';
import type { Outlook } from './outlook.ts';
import { handWorth, type Seen } from './worth.ts';

export type MarsGame = Game<MarsState, MarsView>;

/** What the bot thinks with while it looks for one answer. */
export interface Thought {
  readonly game: MarsGame;
  readonly seat: Seat;
  readonly outlook: Outlook;
  readonly known: ReadonlySet<CardId>;
  /** What a position is worth to the seat. */
  worth(state: MarsState): number;
  /** The same by rules of thumb, for the many positions on the way. */
  rough(state: MarsState): number;
  /** What it is worth to do nothing more in a position; undefined where that is to be tried like anything else. */
  readonly waiting?: number;
  /** Whether there is time left; absent where nobody is in a hurry. */
  goesOn?(): boolean;
}

/** At most so many answers to one question are compared. */
const LISTED = 60;

/** Whether the question begins something new: what came before is judged as it stands. */
export const stopsAt = (question: string): boolean =>
  question === 'turn.action' || question === 'research.buy' || question === 'final.greenery';

/** The position after an answer, and after the best answers to what it asks of the same seat. */
function positionAfter(thought: Thought, state: MarsState, answer: Answer, depth = 0): MarsState {
  const { game, seat } = thought;
  const next = game.clone(state);
  game.apply(next, seat, answer);
  for (let asked = game.openFor(next, seat); asked !== undefined; asked = game.openFor(next, seat)) {
    if (stopsAt(asked.ask.do) || asked.answered || depth > 3) break;
    game.apply(next, seat, best(thought, next, asked, depth + 1));
  }
  return next;
}

/** The best answer to a question, by what comes of it. */
export function best(thought: Thought, state: MarsState, open: OpenQuestion, depth: number): Answer {
  const { game } = thought;
  const question = game.question(state, open.seat);
  if (question?.shape === 'amounts') return { question: open.id, amounts: question.proposal };
  if (open.ask.do === 'turn.sell') return sellWorst(thought, state, open);
  const answers = game.list(state, open, LISTED);
  const [first] = answers;
  if (first === undefined) throw new Error(`nothing can be answered to ${open.ask.do}`);
  if (answers.length === 1) return first;
  let chosen = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    // Out of time: of those that were tried the best.
    if (most > Number.NEGATIVE_INFINITY && thought.goesOn?.() === false) break;
    const worth = worthOf(thought, state, answer, depth);
    if (worth > most) {
      most = worth;
      chosen = answer;
    }
  }
  return chosen;
}

const isWaiting = (answer: Answer): boolean => {
  const pick = 'pick' in answer ? answer.pick : undefined;
  const kind = typeof pick === 'object' && pick !== null && 'do' in pick ? pick.do : undefined;
  return kind === 'pass' || kind === 'end';
};

function worthOf(thought: Thought, state: MarsState, answer: Answer, depth: number): number {
  if (thought.waiting !== undefined && isWaiting(answer)) return thought.worth(state) + thought.waiting;
  const reached = positionAfter(thought, state, answer, depth);
  return depth === 0 ? thought.worth(reached) : thought.rough(reached);
}

export const seenBy = ({ seat, outlook }: Thought, state: MarsState): Seen => ({ state, seat, outlook });

/** Sells only what promises nothing. */
function sellWorst(thought: Thought, state: MarsState, open: OpenQuestion): Answer {
  const hand = state.players[thought.seat]?.hand ?? [];
  const seen = seenBy(thought, state);
  const worst = [...hand].sort((a, b) => handWorth(seen, a) - handWorth(seen, b));
  const useless = worst.filter((card) => handWorth(seen, card) <= 0.5);
  return { question: open.id, picks: useless.length > 0 ? useless : worst.slice(0, 1) };
}

/** Some of the cards, the most promising first. */
export function mostPromising(
  thought: Thought,
  state: MarsState,
  cards: readonly CardId[],
  count: number,
): CardId[] {
  const seen = seenBy(thought, state);
  return cards
    .map((card) => ({ card, worth: handWorth(seen, card) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ card }) => card);
}
