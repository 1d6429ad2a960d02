/** What can come of a question about power, and the answers that lead there in one go. */
import {
  holdingsOf,
  incomeOrders,
  isGaiaView,
  type Position,
  playerAt,
  type Result,
  resultsOf,
} from '@orrery/gaia-project/advice';
import { type Ask, type Choice, type Plain, type Question, same } from '@orrery/kernel';
import { lookAhead } from '../../../../board-kit/ahead.ts';
import { answersFor } from '../../../../board-kit/finding.ts';
import type { Scene, Table } from '../../table.ts';

/** A question as the rules ask it. */
export const askOf = ({ name, seat, args }: Question): Ask => ({ ...args, do: name, seat });

/** What advice says to a question, reckoned once for each. */
export function onceFor<T>(reckon: (position: Position, question: Question) => T) {
  const known = new WeakMap<Question, T>();
  return (position: Position, question: Question): T => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const reckoned = reckon(position, question);
    known.set(question, reckoned);
    return reckoned;
  };
}

const numerals = ['', 'I', 'II', 'III', ''];
/** The area in which the brainstone lies. */
export const stoneArea = (place: number): string => numerals[place] ?? '';

const isAnswer = (answer: object, choice: Choice | undefined): boolean =>
  choice !== undefined && same({ ...answer, question: 0 }, { ...choice, question: 0 });

/** Whether these answers are what would be sent. */
export function isTaken({ choice }: Pick<Table, 'choice'>, answers: readonly Choice[]): boolean {
  const { composed } = choice;
  if (composed.length > 0)
    return composed.length === answers.length && composed.every((each, i) => isAnswer(each, answers[i]));
  const [only, another] = answers;
  return another === undefined && only !== undefined && 'pick' in only && choice.isChosen(only.pick);
}

/** Puts these answers in the place of what was chosen. */
export function take(table: Table, answers: readonly Choice[]): void {
  const [only, another] = answers;
  if (another === undefined && only !== undefined && 'pick' in only) table.choice.toggle(only.pick);
  else table.choice.compose(answersFor(table, answers));
}

export const knownResults = onceFor((position, question) => resultsOf(position, askOf(question)));

/** The option that leads to a result. */
export const pickIn = ({ answers }: Result): Plain | undefined => {
  const [first] = answers;
  return first !== undefined && 'pick' in first ? first.pick : undefined;
};

const stoneResults = new WeakMap<Question, readonly Result[]>();

/** Where the brainstone can lie, with all that is charged after it before somebody is asked again. */
export function knownStones(
  { loaded, view, mine }: Pick<Scene, 'loaded' | 'view' | 'mine'>,
  question: Question,
): readonly Result[] {
  const before = stoneResults.get(question);
  if (before !== undefined) return before;
  const results = knownResults(view, question).map((result) => {
    const answers = answersFor({ loaded, view, mine }, result.answers);
    const ahead = lookAhead(loaded.game, view, question.seat, answers).view;
    return isGaiaView(ahead) ? { ...result, left: holdingsOf(playerAt(ahead, question.seat)) } : result;
  });
  stoneResults.set(question, results);
  return results;
}

export const knownOrders = onceFor((position, question) => incomeOrders(position, askOf(question)));

/** What can come of an offer of power, but for declining it. */
export const chargingResults = (position: Position, question: Question): readonly Result[] =>
  knownResults(position, question).filter((result) => pickIn(result) !== 'decline');

/** The best of what can come of it: most power, then the brainstone highest, then the cheapest. */
export const bestCharging = (results: readonly Result[]): Result | undefined =>
  [...results].sort(
    ({ left: a }, { left: b }) =>
      b.two + 2 * b.three - a.two - 2 * a.three || b.stone - a.stone || b.vp - a.vp,
  )[0];
