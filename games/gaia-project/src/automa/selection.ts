/** How the Automa chooses: by criteria one after another, by direction, by number, by place (facts N1–N5). */
import type { Direction, Numbered } from './cards.ts';

/** Which of a row: its first, the one in the middle, its last. */
export type Place = 'left' | 'middle' | 'right';

/** What can decide between candidates. */
export const criteria = [
  'transdim',
  'closest-first',
  'final-tile',
  'terraforming',
  'closest',
  'direction',
  'highest',
  'top-open',
  'number',
  'centre',
] as const;
export type CriterionId = (typeof criteria)[number];

/** A criterion keeps some of the candidates; one that would keep none is left out (fact N5). */
export interface Criterion<T> {
  readonly by: CriterionId;
  keep(candidates: readonly T[]): readonly T[];
}

/** How one candidate came to be chosen. */
export interface Selection<T> {
  readonly candidates: readonly T[];
  readonly chosen: T;
  /** What made the list shorter, in order, and who was left. */
  readonly narrowed: readonly { readonly by: CriterionId; readonly left: readonly T[] }[];
  /** The last of these; `only` where there was one candidate from the start. */
  readonly decidedBy: CriterionId | 'only';
}

/** The candidate that the criteria leave, in their order; undefined where there is none to begin with. */
export function select<T>(
  candidates: readonly T[],
  inOrder: readonly Criterion<T>[],
): Selection<T> | undefined {
  let left = candidates;
  const narrowed: { by: CriterionId; left: readonly T[] }[] = [];
  for (const { by, keep } of inOrder) {
    if (left.length <= 1) break;
    const kept = keep(left);
    if (kept.length === 0 || kept.length === left.length) continue;
    left = kept;
    narrowed.push({ by, left });
  }
  const [chosen] = left;
  if (chosen === undefined) return undefined;
  if (left.length > 1) throw new Error('the last criterion must leave one candidate');
  return { candidates, chosen, narrowed, decidedBy: narrowed.at(-1)?.by ?? 'only' };
}

/** Those for which something is least. */
export const least = <T>(by: CriterionId, of: (candidate: T) => number): Criterion<T> => ({
  by,
  keep(candidates) {
    const lowest = Math.min(...candidates.map(of));
    return candidates.filter((candidate) => of(candidate) === lowest);
  },
});

/** Those that meet a condition. */
export const meeting = <T>(by: CriterionId, meets: (candidate: T) => boolean): Criterion<T> => ({
  by,
  keep: (candidates) => candidates.filter(meets),
});

/** Where a space lies on the board as the booklet turns it: rows from the top, each from the left (fact S2). */
interface Lying {
  readonly q: number;
  readonly r: number;
}

const isBefore = (a: Lying, b: Lying): boolean =>
  a.q + a.r < b.q + b.r || (a.q + a.r === b.q + b.r && a.q < b.q);

/** The first in reading order, or the last (fact N1). */
export const byDirection = <T>(direction: Direction, lying: (candidate: T) => Lying): Criterion<T> => ({
  by: 'direction',
  keep: ([first, ...others]) => {
    if (first === undefined) return [];
    const wins = (a: T, b: T): boolean =>
      direction === 'right-down' ? isBefore(lying(a), lying(b)) : isBefore(lying(b), lying(a));
    return [others.reduce((best, other) => (wins(other, best) ? other : best), first)];
  },
});

/** The n-th from the side where the arrow begins; the count goes round (fact N2). */
export const byNumber = <T>({ arrow, count }: Numbered): Criterion<T> => ({
  by: 'number',
  keep: (candidates) => {
    const steps = (count - 1) % candidates.length;
    const index = arrow === 'right' ? steps : candidates.length - 1 - steps;
    return candidates.slice(index, index + 1);
  },
});

/** One of a row by its place in it. */
export function byPlace<T>(row: readonly T[], place: Place): T | undefined {
  if (place === 'left') return row[0];
  return place === 'right' ? row.at(-1) : row[Math.floor((row.length - 1) / 2)];
}
