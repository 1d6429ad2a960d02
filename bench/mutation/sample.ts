/** Which mutants are tried: a seeded sample, spread evenly over the files. */
import { rngFrom, shuffle } from '@orrery/kernel';

export interface Mutant {
  /** Beginning with the folder of its package. */
  readonly file: string;
  /** Counted from one. */
  readonly line: number;
  readonly column: number;
  /** The kind of change, as Stryker calls it. */
  readonly mutator: string;
  readonly replacement: string;
}

/** By this a mutant is known again, in a later run too as long as its file does not change. */
export const keyOf = ({ file, line, column, mutator, replacement }: Mutant): string =>
  [file, line, column, mutator, replacement].join('|');

/** One mutant of every file, then a second of every file, and so on, until there are enough. */
export function sampleOf(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const byFile = new Map<string, Mutant[]>();
  for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
  const files = shuffle(rngFrom(seed), [...byFile.keys()].sort());
  const piles = files.map((file) => shuffle(rngFrom(`${seed} ${file}`), byFile.get(file) ?? []));
  const sample: Mutant[] = [];
  for (let deep = 0; sample.length < count; deep++) {
    const layer = piles.flatMap((pile) => pile[deep] ?? []);
    if (layer.length === 0) break;
    sample.push(...layer.slice(0, count - sample.length));
  }
  return sample;
}
