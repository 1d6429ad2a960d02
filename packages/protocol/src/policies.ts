/** Policies: answers that a seat leaves for later, tried in order when their question comes. */
import {
  type Answer,
  type Choice,
  type Message,
  msg,
  type Option,
  type Plain,
  type Question,
  same,
} from '@orrery/kernel';
import type { Policy } from './commands.ts';
import type { SeatPolicies } from './positions.ts';

export const noPolicies: SeatPolicies = { policies: [], dropped: [] };

/** Old notices give way to new ones. */
const NOTICES = 8;

export interface PolicyResult {
  /** The answer to give. */
  readonly answer?: Answer;
  /** What is left afterwards. */
  readonly policies: SeatPolicies;
}

/** What policies say to an open question; undefined where none is meant for it. `check` tells why an answer is refused. */
export function consultPolicies(
  question: Question,
  given: SeatPolicies,
  check: (answer: Answer) => Message | undefined,
): PolicyResult | undefined {
  let { policies, dropped } = given;
  for (const policy of given.policies.filter((one) => one.question === question.name)) {
    if (leavesToPerson(question, policy)) continue;
    const without = policies.filter((one) => one !== policy);
    const choice = choiceOf(question, policy);
    const answer = choice === undefined ? undefined : { ...choice, question: question.id };
    const refusal = answer === undefined ? msg('server.policy.tooDear') : check(answer);
    if (answer !== undefined && refusal === undefined)
      return { answer, policies: { policies: policy.times === 'once' ? without : policies, dropped } };
    policies = without;
    dropped = [...dropped.slice(1 - NOTICES), { policy, reason: refusal ?? msg('server.policy.tooDear') }];
  }
  return policies === given.policies ? undefined : { policies: { policies, dropped } };
}

const choiceOf = (question: Question, policy: Policy): Choice | undefined =>
  'choose' in policy ? policy.choose : bestWithin(question, policy.spend);

/** Whether the policy is only for cheaper offers than this one: something that costs more would bring more. */
function leavesToPerson(question: Question, policy: Policy): boolean {
  if ('choose' in policy || policy.above !== 'ask' || question.shape !== 'one-of') return false;
  const best = bestWithin(question, policy.spend);
  const { gain } = question.options.find(({ value }) => same(value, best?.pick ?? null)) ?? {};
  return question.options.some((option) => sum(option.gain) > sum(gain));
}

const sum = (amounts: Readonly<Record<string, number>> | undefined): number =>
  Object.values(amounts ?? {}).reduce((total, amount) => total + amount, 0);

/** The option that brings most without costing more than allowed; of equals the cheaper, then the earlier. */
function bestWithin(
  question: Question,
  most: Readonly<Record<string, number>>,
): { readonly pick: Plain } | undefined {
  if (question.shape !== 'one-of') return undefined;
  const affordable = question.options.filter(({ cost }) =>
    Object.entries(cost ?? {}).every(([what, amount]) => amount <= (most[what] ?? 0)),
  );
  const better = (a: Option, b: Option): Option => {
    const more = sum(b.gain) - sum(a.gain) || sum(a.cost) - sum(b.cost);
    return more > 0 ? b : a;
  };
  const [first, ...others] = affordable;
  return first === undefined ? undefined : { pick: others.reduce(better, first).value };
}
