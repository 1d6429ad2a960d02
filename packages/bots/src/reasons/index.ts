/** @orrery/bots/reasons: why advisors say what they say, in words that are fetched where somebody asks. */
import { type Message, msg } from '@orrery/kernel';
import type { Reason } from '../advisor.ts';

/** What a reason says: that there is more of something, or less of it. */
export const reasonText = ({ term, amount }: Reason): Message =>
  msg(`bots.reason.${term}`, { way: amount > 0 ? 'more' : 'less' });

/** Less than this is not worth a word, in points. */
const LEAST = 0.3;

/** The reasons that weigh most, the heaviest first, so many of each way at most. */
export function mainReasons(reasons: readonly Reason[], each = 2): { for: Reason[]; against: Reason[] } {
  const sorted = [...reasons].sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  return {
    for: sorted.filter(({ amount }) => amount >= LEAST).slice(0, each),
    against: sorted.filter(({ amount }) => amount <= -LEAST).slice(0, each),
  };
}

/** The words, one language at a time. */
export const fetchReasonWords = {
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  pt: () => import('./text/pt.json', { with: { type: 'json' } }),
  pl: () => import('./text/pl.json', { with: { type: 'json' } }),
};
