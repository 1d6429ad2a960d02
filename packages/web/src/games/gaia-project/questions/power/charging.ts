/** The preference of a seat about power that others' buildings offer, as a policy that answers by itself. */
import type { Policy } from '@orrery/protocol';
import type { Preferences } from '../../../../board-kit/board.ts';

/** The most victory points that charging may cost without a question: `ask` is asked every time, `all` never. */
export const chargings = ['ask', 0, 1, 2, 'all'] as const;
export type Charging = (typeof chargings)[number];

const QUESTION = 'charge.accept';
/** More than any offer costs. */
const ANY_PRICE = 30;

/** The power that may be charged for so many victory points. */
export const powerFor = (vp: number): number => vp + 1;

function policyFor(charging: Charging): Policy | undefined {
  if (charging === 'ask') return undefined;
  if (charging === 'all') return { question: QUESTION, spend: { vp: ANY_PRICE }, times: 'always' };
  return { question: QUESTION, spend: { vp: charging }, above: 'ask', times: 'always' };
}

const isOurs = ({ question, times }: Policy): boolean => question === QUESTION && times === 'always';

/** What the seat prefers now. */
export function chargingIn({ policies }: Pick<Preferences, 'policies'>): Charging {
  const policy = policies.find(isOurs);
  if (policy === undefined || 'choose' in policy) return 'ask';
  const { vp = 0 } = policy.spend;
  return policy.above === undefined ? 'all' : (chargings.find((each) => each === vp) ?? 'ask');
}

/** The policies with this preference in the place of the one before. */
export function withCharging(policies: readonly Policy[], charging: Charging): Policy[] {
  const policy = policyFor(charging);
  const others = policies.filter((each) => !isOurs(each));
  return policy === undefined ? others : [policy, ...others];
}

/** As it is kept with what was touched. */
const WISH = 'next time ';
export const wishOf = (charging: Charging): string => `${WISH}${charging}`;
export const readWish = (thing: string): Charging | undefined =>
  chargings.find((each) => wishOf(each) === thing);
