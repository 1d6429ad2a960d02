/** Premoves and preferences in words, and the changes one can make to their list. */

import type { LoadedGame } from '@orrery/catalog';
import { type Choice, type Message, msg, same } from '@orrery/kernel';
import type { Policy } from '@orrery/protocol';
import type { Asked } from '../sources/asked.ts';

/** The resources that some answer to the question costs. */
export const costsOf = ({ options }: Asked): string[] => [
  ...new Set(options.flatMap(({ cost }) => Object.keys(cost ?? {}))),
];

/** The question that a policy is for, in words; its name where this browser has never seen it. */
export const questionText = (known: readonly Asked[], { question }: Policy): Message =>
  known.find(({ name }) => name === question)?.text ?? msg('web.policy.unknown', { question });

function choiceTexts(question: Asked | undefined, choose: Choice): Message[] {
  const picks = 'pick' in choose ? [choose.pick] : 'picks' in choose ? choose.picks : [];
  return picks.map(
    (pick) =>
      question?.options.find(({ value }) => same(value, pick))?.text ??
      msg('web.policy.value', { value: JSON.stringify(pick) }),
  );
}

/** What a policy does, as a list of messages. */
export function answerTexts(
  known: readonly Asked[],
  policy: Policy,
  loaded: Pick<LoadedGame, 'amountText'>,
): Message[] {
  const question = known.find(({ name }) => name === policy.question);
  if ('choose' in policy) {
    const texts = choiceTexts(question, policy.choose);
    return texts.length === 0 ? [msg('web.option.nothing')] : texts;
  }
  const limits = Object.entries(policy.spend)
    .filter(([, amount]) => amount > 0)
    .map(([what, amount]) => loaded.amountText?.(what, amount) ?? msg('web.policy.amount', { amount, what }));
  const best =
    limits.length === 0 ? [msg('web.policy.free')] : limits.map((limit) => msg('web.policy.upTo', { limit }));
  return policy.above === 'ask' ? best.map((within) => msg('web.policy.orAsk', { within })) : best;
}
