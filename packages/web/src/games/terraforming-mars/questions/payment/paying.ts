/** The payment that is open: what is being paid, for what, and how to change it. */
import { isRecord, type Message } from '@orrery/kernel';
import type { CardId } from '@orrery/terraforming-mars';
import { printedOf } from '@orrery/terraforming-mars/advice';
import { chosenTexts } from '../../../../board-kit/choice.ts';
import { actionQuestionOf } from '../../press.ts';
import type { Table } from '../../table.ts';
import { type Amounts, isPayment, type Payment, withPart } from './mixes.ts';

/** What a payment is for: a card that is played, or anything else in the words of the option that led there. */
interface PaidFor {
  readonly plays?: CardId;
  readonly name?: Message;
  readonly does?: Message;
}

export interface Paying {
  readonly question: Payment;
  readonly amounts: Amounts;
  readonly paidFor: PaidFor;
  set(amounts: Amounts): void;
  /** So many of one part; M€ fill up the rest. */
  setPart(id: string, amount: number): void;
}

function paidForIn(table: Pick<Table, 'staged' | 'question' | 'actual' | 'loaded' | 'mine'>): PaidFor {
  const [begun] = table.staged;
  const before = actionQuestionOf(table);
  const [does] = begun === undefined || before === undefined ? [] : chosenTexts(before, begun);
  const pick = begun !== undefined && 'pick' in begun ? begun.pick : undefined;
  const { source } = table.question?.args ?? {};
  const words = does === undefined ? {} : { does };
  if (typeof source !== 'number') return words;
  const name = printedOf(source).title;
  return isRecord(pick) && pick.do === 'use' ? { ...words, name } : { ...words, name, plays: source };
}

export function payingIn(
  table: Pick<Table, 'question' | 'choice' | 'staged' | 'actual' | 'loaded' | 'mine'>,
): Paying | undefined {
  const { question, choice } = table;
  if (!isPayment(question)) return undefined;
  const given = choice.composed.find((answer) => answer.question === question.id);
  const chosen = choice.selection.shape === 'amounts' ? choice.selection.amounts : question.proposal;
  const amounts = given !== undefined && 'amounts' in given ? given.amounts : chosen;
  const set = (next: Amounts): void => choice.compose([{ question: question.id, amounts: next }]);
  return {
    question,
    amounts,
    paidFor: paidForIn(table),
    set,
    setPart: (id, amount) => set(withPart(question, amounts, id, amount)),
  };
}
