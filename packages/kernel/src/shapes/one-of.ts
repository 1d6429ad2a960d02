import type { Ask, Choice } from '../agenda.ts';
import { isRecord, type Plain, same } from '../data.ts';
import { msg } from '../message.ts';
import type { OneOf, Refusal } from '../question.ts';
import { below, type Rng } from '../random.ts';

/** The option that equals the given value; the option itself, so that nothing foreign enters the state. */
function optionFor<S, A extends Ask>(rule: OneOf<S, A>, state: S, ask: A, value: unknown): Plain | undefined {
  const options = rule.options(state, ask);
  for (const option of options)
    if (option === value || (typeof value === 'object' && same(option, value))) return option;
  return undefined;
}

export function readOneOf<S, A extends Ask>(
  rule: OneOf<S, A>,
  state: S,
  ask: A,
  answer: Record<string, unknown>,
): Choice | Refusal {
  if (!Object.hasOwn(answer, 'pick')) return msg('kernel.refusal.malformed');
  const pick = optionFor(rule, state, ask, answer.pick);
  return pick === undefined ? msg('kernel.refusal.notAnOption') : { pick };
}

export function sampleOneOf<S, A extends Ask>(rule: OneOf<S, A>, state: S, ask: A, rng: Rng): Plain {
  const options = rule.options(state, ask);
  const pick = options[options.length === 1 ? 0 : below(rng, options.length)];
  if (pick === undefined) throw new Error(`the question ${ask.do} has no legal answer`);
  return pick;
}

export const listOneOf = <S, A extends Ask>(rule: OneOf<S, A>, state: S, ask: A, limit: number): Choice[] =>
  rule
    .options(state, ask)
    .slice(0, limit)
    .map((pick) => ({ pick }));

export const isChoice = (value: Choice | Refusal): value is Choice => isRecord(value) && !('key' in value);
