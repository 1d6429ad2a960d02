/** Policies: answers that a seat leaves for later, tried in order when their question comes. */
import { type Choice, type Message, msg, type Option, type Question, type Seat } from '@orrery/kernel';
import type { SeatPolicies } from '@orrery/protocol';
import type { Table } from './table.ts';

export const noPolicies: SeatPolicies = { policies: [], dropped: [] };

/** Old notices give way to new ones. */
const NOTICES = 8;

export interface PolicyResult {
  /** The answer to give, in the form of a client's. */
  readonly answer?: Choice & { readonly question: number };
  /** What is left afterwards. */
  readonly policies: SeatPolicies;
}

/** What the seat's policies say to its open question; undefined where none is meant for it. */
export function consult(table: Table, seat: Seat, given: SeatPolicies): PolicyResult | undefined {
  const { engine, timeline } = table;
  if (timeline === null || !table.deciding.includes(seat)) return undefined;
  const question = engine.game.question(timeline.state, seat);
  if (question === undefined) return undefined;
  let { policies, dropped } = given;
  for (const policy of given.policies.filter((one) => one.question === question.name)) {
    const without = policies.filter((one) => one !== policy);
    const choice = 'choose' in policy ? policy.choose : bestWithin(question, policy.spend);
    const answer = choice === undefined ? undefined : { ...choice, question: question.id };
    const refusal: Message | undefined =
      answer === undefined ? msg('server.policy.tooDear') : engine.game.check(timeline.state, seat, answer);
    if (answer !== undefined && refusal === undefined)
      return { answer, policies: { policies: policy.times === 'once' ? without : policies, dropped } };
    policies = without;
    dropped = [...dropped.slice(1 - NOTICES), { policy, reason: refusal ?? msg('server.policy.tooDear') }];
  }
  return policies === given.policies ? undefined : { policies: { policies, dropped } };
}

const sum = (amounts: Readonly<Record<string, number>> | undefined): number =>
  Object.values(amounts ?? {}).reduce((total, amount) => total + amount, 0);

/** The option that brings most without costing more than allowed; of equals the cheaper, then the earlier. */
function bestWithin(question: Question, most: Readonly<Record<string, number>>): Choice | undefined {
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
