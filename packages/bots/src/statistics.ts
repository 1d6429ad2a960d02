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
