/** Looking ahead: answers are tried on a position that fits what the bot sees, and what comes of them is judged. */
import { type Answer, type Game, isRecord, type OpenQuestion, type Plain, type Seat } from '@orrery/kernel';
import type { CardId, MarsState, MarsView } from '@orrery/terraforming-mars';
import type { Judgement } from './judgement.ts';
import type { Taste } from './taste.ts';

export type MarsGame = Game<MarsState, MarsView>;

/** What the bot thinks with while it looks for one answer. */
export interface Thought {
  readonly game: MarsGame;
  readonly seat: Seat;
  readonly taste: Taste;
  readonly judgement: Judgement;
  /** Whether there is time left; absent where nobody is in a hurry. */
  goesOn?(): boolean;
}

/** What is worth most; once time is over, of those that have been looked at. */
export function mostWorth<T>(
  { goesOn }: Thought,
  items: readonly T[],
  worthOf: (item: T) => number,
): T | undefined {
  let [chosen] = items;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    if (most > Number.NEGATIVE_INFINITY && goesOn?.() === false) break;
    const worth = worthOf(item);
    if (worth <= most) continue;
    most = worth;
    chosen = item;
  }
  return chosen;
}

/** More answers than there ever are to a question of one choice. */
const LISTED = 120;
/** How many questions deep the details of an action are looked at, each by what comes of it. */
const DEEPEST = 3;

/** Whether the question begins something new: what came before is judged as it stands. */
const stopsAt = (question: string): boolean =>
  question === 'turn.action' || question === 'research.buy' || question === 'final.greenery';

/** What an answer to the question of a turn does, such as `play` or `pass`, and the card that it names. */
export function optionOf(answer: Answer): { readonly do?: Plain; readonly card?: Plain } {
  const pick = 'pick' in answer ? answer.pick : undefined;
  return isRecord(pick) ? pick : {};
}

/** Whether an answer does nothing more in this turn or generation. */
export function isWaiting(answer: Answer): boolean {
  const { do: kind } = optionOf(answer);
  return kind === 'pass' || kind === 'end';
}

/** The position after an answer, and after the best answers to what it asks of the same seat. */
export function after(thought: Thought, state: MarsState, answer: Answer, depth = 0): MarsState {
  const { game, seat } = thought;
  const next = game.clone(state);
  game.apply(next, seat, answer);
  for (let asked = game.openFor(next, seat); asked !== undefined; asked = game.openFor(next, seat)) {
    if (stopsAt(asked.ask.do) || asked.answered || depth >= DEEPEST) break;
    game.apply(next, seat, bestDetail(thought, next, asked, depth + 1));
  }
  return next;
}

const STOP = 'stop';

/** The answers worth a try: of amounts the proposal; plants that do not become greenery at the end are worth nothing. */
export function answersTo({ game }: Thought, state: MarsState, open: OpenQuestion): readonly Answer[] {
  const question = game.question(state, open.seat);
  if (question?.shape === 'amounts') return [{ question: open.id, amounts: question.proposal }];
  const answers = game.list(state, open, LISTED);
  if (open.ask.do !== 'final.greenery' || answers.length === 1) return answers;
  return answers.filter((answer) => !('pick' in answer) || answer.pick !== STOP);
}

/** The best answer to a question within an action. */
function bestDetail(thought: Thought, state: MarsState, open: OpenQuestion, depth: number): Answer {
  if (open.ask.do === 'turn.sell') return saleOf(thought, state, open);
  const answers = answersTo(thought, state, open);
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) return only;
  const chosen = mostWorth(thought, answers, (answer) =>
    thought.judgement.worth(after(thought, state, answer, depth)),
  );
  if (chosen === undefined) throw new Error(`nothing can be answered to ${open.ask.do}`);
  return chosen;
}

/** Sells what the seat is better off without; at least one card must go. */
export function saleOf({ game, seat, judgement }: Thought, state: MarsState, open: OpenQuestion): Answer {
  const before = judgement.worth(state);
  const offers = (state.players[seat]?.hand ?? []).map((card) => {
    const next = game.clone(state);
    game.apply(next, seat, { question: open.id, picks: [card] });
    return { card, gain: judgement.worth(next) - before };
  });
  offers.sort((a, b) => b.gain - a.gain);
  const sold = offers.filter(({ gain }) => gain > 0);
  const picks: CardId[] = (sold.length > 0 ? sold : offers.slice(0, 1)).map(({ card }) => card);
  return { question: open.id, picks };
}
