import type { Seat } from '@orrery/kernel';
import type { Words } from '../app/words.tsx';

/** How a game ended: who won it, or that nobody did. */
export function resultTitle(
  won: readonly Seat[],
  points: number,
  nameOf: (seat: Seat) => string,
  { t }: Pick<Words, 't'>,
  /** The points of the opponent that the game played itself. */
  rival?: number,
): string {
  const [first, ...others] = won;
  if (first === undefined) return t(points === rival ? 'web.row.drawn' : 'web.row.lost', { points });
  return others.length > 0
    ? t('web.row.shared', { points })
    : t('web.row.won', { name: nameOf(first), points });
}
