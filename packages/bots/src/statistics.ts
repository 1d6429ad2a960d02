/** A share with the interval in which the true one lies in 95 of 100 cases. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The value that a normal variable stays within in 95 of 100 cases. */
const Z = 1.959963984540054;

/** Wilson's interval for `wins` of `games`; it holds for few games and for shares near 0 and 1. Shared wins are fractions. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const reach = (Z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** A mean with the interval in which the true one lies in 95 of 100 cases. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How far the mean of these values may be off, as its variance. */
function varianceOfMean(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  return values.length < 2 ? Number.POSITIVE_INFINITY : squares / (values.length - 1) / values.length;
}

/** The mean of values that do not depend on each other. */
export function meanWithin(values: readonly number[]): Mean {
  const mean = meanOf(values);
  const reach = Z * Math.sqrt(varianceOfMean(values));
  return { mean, low: mean - reach, high: mean + reach };
}

/**
 * The share of games won, where the games of a deal belong together: what is won in each deal counts as one observation.
 * Wilson's interval is taken for as many single games as would leave the same doubt.
 */
export function shareOverDeals(wins: number, games: number, winsByDeal: readonly number[]): Share {
  const share = games === 0 ? 0 : wins / games;
  const alike = (share * (1 - share)) / varianceOfMean(winsByDeal);
  // Where all deals ended alike the games tell no more than as many that do not belong together.
  const worth = Number.isFinite(alike) && alike > 0 ? Math.min(alike, 2 * games) : games;
  return wilson(share * worth, worth);
}

/** Collects numbers; knows their mean, their extremes and how many there were. */
export class Tally {
  count = 0;
  total = 0;
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    this.count += 1;
    this.total += value;
    if (value < this.least) this.least = value;
    if (value > this.most) this.most = value;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.total / this.count;
  }
}
