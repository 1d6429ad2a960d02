/** Counting, drawing and listing subsets; used by the shape *some of*. */
import { below, type Rng } from '../random.ts';

/** The number of ways to choose k of n, in order or not. Exact while it stays below 2^53. */
function ways(n: number, k: number, ordered: boolean): number {
  let count = 1;
  for (let i = 0; i < k; i++) count = oneMore(count, n, i, ordered);
  return count;
}

/** From the ways to choose k of n to those to choose one more. */
const oneMore = (count: number, n: number, k: number, ordered: boolean): number =>
  ordered ? count * (n - k) : (count * (n - k)) / (k + 1);

/** A size between min and max, as likely as it has subsets, so that every subset is equally likely. */
export function sampleSize(rng: Rng, n: number, min: number, max: number, ordered: boolean): number {
  if (min === max) return min;
  const least = ways(n, min, ordered);
  let total = 0;
  for (let k = min, count = least; k <= max; count = oneMore(count, n, k++, ordered)) total += count;
  // More than 2^31 answers: sizes are drawn from the shares instead of from the counts.
  const scale = total > 0x7fff_ffff ? 0x4000_0000 / total : 1;
  let whole = total;
  if (scale !== 1) {
    whole = 0;
    for (let k = min, count = least; k <= max; count = oneMore(count, n, k++, ordered))
      whole += Math.ceil(count * scale);
  }
  let rest = below(rng, whole);
  for (let k = min, count = least; k < max; count = oneMore(count, n, k++, ordered)) {
    rest -= Math.ceil(count * scale);
    if (rest < 0) return k;
  }
  return max;
}

/** k different indices below n, every set equally likely; ascending unless the order counts. */
export function sampleIndices(rng: Rng, n: number, k: number, ordered: boolean): number[] {
  if (ordered || n > 30) return sampleOrdered(rng, n, k, ordered);
  // Floyd: for each of the last k indices take a random one up to it, or itself when that is taken.
  let taken = 0;
  for (let j = n - k; j < n; j++) {
    const bit = 1 << below(rng, j + 1);
    taken |= (taken & bit) === 0 ? bit : 1 << j;
  }
  const indices: number[] = [];
  for (let i = 0; i < n; i++) if ((taken & (1 << i)) !== 0) indices.push(i);
  return indices;
}

function sampleOrdered(rng: Rng, n: number, k: number, ordered: boolean): number[] {
  const all = Array.from({ length: n }, (_, i) => i);
  for (let i = 0; i < k; i++) {
    const j = i + below(rng, n - i);
    const held = all[i] ?? 0;
    all[i] = all[j] ?? 0;
    all[j] = held;
  }
  const chosen = all.slice(0, k);
  return ordered ? chosen : chosen.sort((a, b) => a - b);
}

/** Every choice of min to max of n indices, smaller ones first, until `visit` says stop by returning true. */
export function eachSubset(
  n: number,
  min: number,
  max: number,
  ordered: boolean,
  visit: (indices: readonly number[]) => boolean,
): void {
  const chosen: number[] = [];
  const extend = (size: number, from: number): boolean => {
    if (chosen.length === size) return visit(chosen);
    // In their own order, enough must be left to come to the size.
    const end = ordered ? n : n - size + chosen.length + 1;
    for (let i = ordered ? 0 : from; i < end; i++) {
      if (ordered && chosen.includes(i)) continue;
      chosen.push(i);
      const stop = extend(size, i + 1);
      chosen.pop();
      if (stop) return true;
    }
    return false;
  };
  for (let size = min; size <= max; size++) if (extend(size, 0)) return;
}
