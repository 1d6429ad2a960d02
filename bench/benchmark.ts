/** A benchmark, and how one is measured. */

export interface Benchmark {
  /** Stable, with slashes from the general to the particular: `race-for-the-galaxy/random-games-per-second/2p`. */
  readonly name: string;
  readonly unit: string;
  /** How many measurements are taken, besides one to warm up; 7 unless said otherwise. */
  readonly times?: number;
  /** Takes one measurement and gives it in the unit. */
  run(): number;
}

/** The middle one of several measurements, and how far apart they lay. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** From the first to the third quarter, as a share of the value. */
  readonly spread: number;
}

const TIMES = 7;

/** The value below which the given share of the sorted values lies. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}

/** Median and spread of values in any order. */
export function summarize(values: readonly number[]): { readonly value: number; readonly spread: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const value = quantile(sorted, 0.5);
  const reach = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  return { value, spread: value === 0 ? 0 : reach / Math.abs(value) };
}

export function measure(benchmark: Benchmark): Measured {
  const { name, unit, times = TIMES } = benchmark;
  if (times > 1) benchmark.run();
  const { value, spread } = summarize(Array.from({ length: times }, () => benchmark.run()));
  return { name, value, unit, spread };
}
