/** Amounts that are given for a question, and ready mixes of them. */
import { type Question, same } from '@orrery/kernel';
import type { Table } from '../../table.ts';

type AmountsQuestion = Extract<Question, { shape: 'amounts' }>;
export type Given = Readonly<Record<string, number>>;

/** What is given now: the proposal, until somebody changes it. */
export function givenIn({ choice }: Pick<Table, 'choice'>): Given {
  const [whole] = choice.composed;
  if (whole !== undefined && 'amounts' in whole) return whole.amounts;
  return choice.selection.shape === 'amounts' ? choice.selection.amounts : {};
}

/** Exactly these amounts. */
export const give = ({ choice }: Pick<Table, 'choice'>, question: AmountsQuestion, amounts: Given): void =>
  choice.compose([{ question: question.id, amounts }]);

/** Only what is given at all. */
export const without = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, n]) => n > 0));

/** As much of one thing as the tokens last for, and credits for the rest; the engine's proposal is the first of them. */
export function mixesOf({ parts, max, proposal }: AmountsQuestion): Given[] {
  const rest = parts.find(({ worth }) => worth === 1);
  const mixes = [proposal];
  for (const { id, worth } of parts.filter(({ worth: each }) => each > 1)) {
    const n = Math.floor(max / worth);
    mixes.push({ [id]: n, ...(rest === undefined ? {} : { [rest.id]: max - n * worth }) });
  }
  const distinct = mixes.filter(
    (mix, i) => !mixes.slice(0, i).some((each) => same(without(each), without(mix))),
  );
  return distinct.slice(0, 3);
}

/** The amounts question that is open. */
export const amountsAsked = ({ question }: Pick<Table, 'question'>): AmountsQuestion | undefined =>
  question?.shape === 'amounts' ? question : undefined;
