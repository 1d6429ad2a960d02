/** What pressing a thing does, and how the thing stands to the open question. */
import { type Answer, type Option, type Plain, type Question, same } from '@orrery/kernel';
import { lookAhead } from '../../board-kit/ahead.ts';
import { optionsOf } from '../../board-kit/choice.ts';
import { composed } from '../../board-kit/composing.ts';
import { stateOf } from '../../board-kit/states.ts';
import { isPayment, proposedMix } from './questions/payment/mixes.ts';
import { isMarsView, type Scene, type Table, type View } from './table.ts';

export interface Pressing {
  /** For `data-state`. */
  readonly state: string | undefined;
  readonly chosen: boolean;
  /** Undefined where nothing can be chosen there now. */
  readonly press: (() => void) | undefined;
}

const picks = (answer: Answer | undefined, value: Plain): boolean =>
  answer !== undefined && 'pick' in answer && same(answer.pick, value);

/** Whether an option is chosen, stands ready within a whole action, or began the action that is being put together. */
export const isPicked = (
  { choice, question, staged }: Pick<Table, 'choice' | 'question' | 'staged'>,
  value: Plain,
): boolean =>
  choice.isChosen(value) ||
  choice.composed.some((answer) => answer.question === question?.id && picks(answer, value)) ||
  picks(staged[0], value);

/** The question that the first answer of the plan was given to, found out once for each table. */
const begun = new WeakMap<View, Question | undefined>();
function questionBefore({ actual, loaded, mine }: Pick<Scene, 'actual' | 'loaded' | 'mine'>) {
  if (mine === undefined) return undefined;
  if (!begun.has(actual)) begun.set(actual, lookAhead(loaded.game, actual, mine, []).question);
  return begun.get(actual);
}

/**
 * The question whose options lie on the things of the board: the open one, or the action before it while only its payment is
 * open, so that another action can be pressed instead.
 */
export const actionQuestionOf = (
  table: Pick<Table, 'question' | 'staged' | 'actual' | 'loaded' | 'mine'>,
): Question | undefined =>
  table.question?.name === 'payment' && table.staged.length === 1 ? questionBefore(table) : table.question;

/** The action with the payment that is proposed for it, where it needs one: both go out with one confirmation. */
function withPayment(table: Table, value: Plain): readonly Answer[] {
  const { loaded, view, mine, question: open } = table;
  if (mine === undefined) return [];
  const answers = composed(loaded.game, view, mine, (question, then) => {
    if (question.id === open?.id) return { pick: value };
    return isPayment(question) && isMarsView(then)
      ? { amounts: proposedMix(question, then, mine) }
      : undefined;
  });
  return answers.length > 1 ? answers : [];
}

/** A finger lifts a thing first, to look at it; with a mouse everybody has seen it already. */
function lift(table: Table, value: Plain): void {
  const whole = withPayment(table, value);
  if (whole.length > 0) table.choice.compose(whole);
  else table.choice.toggle(value);
}

/**
 * A first press chooses: an action that leads to a payment or an area goes on to it. The second press on the same thing does
 * it; where several things are chosen, it puts the thing back.
 */
export function pressing(table: Table, option: Option | undefined): Pressing {
  const asked = table.question !== undefined;
  if (option === undefined) return { state: stateOf({ can: false, asked }), chosen: false, press: undefined };
  const { value } = option;
  const { choice, question } = table;
  const chosen = isPicked(table, value);
  const isOpen = optionsOf(question).some((each) => same(each.value, value));
  const press = (): void => {
    if (question?.shape === 'some-of') choice.toggle(value);
    else if (chosen) {
      if (choice.ready) choice.confirm();
      else if (!isOpen) choice.returnTo(0);
    } else if (!isOpen) exchange(table, value);
    else if (table.phone) lift(table, value);
    else choice.follow(value);
  };
  return { state: stateOf({ can: true, chosen }), chosen, press };
}

/** Another action in the place of the one whose payment is open. */
function exchange(table: Table, value: Plain): void {
  const before = actionQuestionOf(table);
  if (before !== undefined) table.choice.returnTo(0, { question: before.id, pick: value });
}
