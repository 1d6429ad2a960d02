/**
 * What one of each amount is worth, by least squares: the points that were still made are what all amounts together are
 * worth. What the games say little about stays near what was thought before (ridge). A worth is a straight line over the
 * rounds that are left, added to what it was thought to be.
 */
import { ROUNDS } from '@orrery/gaia-project';
import type { Worths } from '../../gaia-project/judgement.ts';
import { AMOUNTS } from '../../gaia-project/position.ts';
import type { Row } from './games.ts';

/** How much what was thought before counts: so many observations of each amount. */
const TRUST = 150;
/** Beside the amounts, which stay: how good the faction is, and how many points a round with so many seats brings. */
const NUISANCE_TRUST = 45;

const roundsOf = ({ round }: Row): number => ROUNDS + 1 - round;
/** From -1 with one round left to 1 with all of them. */
const slopeAt = (rounds: number): number => (rounds - 3.5) / 2.5;

interface Observation {
  readonly numbers: Float64Array;
  /** What is not explained by what was thought before. */
  readonly rest: number;
}

/** The places of what is observed: amounts, amounts over time, factions, rounds with so many seats. */
class Columns {
  readonly #factions: readonly string[];
  readonly #tables: readonly string[];

  constructor(rows: readonly Row[]) {
    this.#factions = [...new Set(rows.map(({ faction }) => faction))];
    this.#tables = [...new Set(rows.map(({ seats, round }) => `${seats}/${round}`))];
  }

  get count(): number {
    return 2 * AMOUNTS + 2 * this.#factions.length + this.#tables.length;
  }

  trustIn(column: number): number {
    if (column < AMOUNTS) return TRUST;
    if (column < 2 * AMOUNTS) return 1.5 * TRUST;
    return column < 2 * AMOUNTS + 2 * this.#factions.length ? NUISANCE_TRUST : 0.001;
  }

  observe(row: Row, worths: Worths): Observation {
    const rounds = roundsOf(row);
    const slope = slopeAt(rounds);
    const numbers = new Float64Array(this.count);
    let thought = 0;
    row.amounts.forEach((amount, place) => {
      // The first amount is the same everywhere; how many points a round brings says it better.
      if (place === 0) return;
      numbers[place] = amount;
      numbers[AMOUNTS + place] = amount * slope;
      thought += amount * (worths[rounds]?.[place] ?? 0);
    });
    const faction = 2 * AMOUNTS + this.#factions.indexOf(row.faction);
    numbers[faction] = 1;
    numbers[faction + this.#factions.length] = slope;
    numbers[2 * (AMOUNTS + this.#factions.length) + this.#tables.indexOf(`${row.seats}/${row.round}`)] = 1;
    return { numbers, rest: row.final - row.vp - thought };
  }
}

/** Solves `matrix` x = `right`, both of which are used up; the matrix is symmetric and positive. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  for (let pivot = 0; pivot < n; pivot++) {
    const row = matrix[pivot];
    const head = row?.[pivot] ?? 0;
    if (row === undefined || head === 0) continue;
    for (let below = pivot + 1; below < n; below++) {
      const other = matrix[below];
      const factor = (other?.[pivot] ?? 0) / head;
      if (other === undefined || factor === 0) continue;
      for (let k = pivot; k < n; k++) other[k] = (other[k] ?? 0) - factor * (row[k] ?? 0);
      right[below] = (right[below] ?? 0) - factor * (right[pivot] ?? 0);
    }
  }
  const solution = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let sum = right[i] ?? 0;
    for (let k = i + 1; k < n; k++) sum -= (matrix[i]?.[k] ?? 0) * (solution[k] ?? 0);
    const head = matrix[i]?.[i] ?? 0;
    solution[i] = head === 0 ? 0 : sum / head;
  }
  return solution;
}

/** How much each column varies: trust is counted in it. */
function spreads(observations: readonly Observation[], columns: number): Float64Array {
  const spread = new Float64Array(columns);
  for (let i = 0; i < columns; i++) {
    let sum = 0;
    let squares = 0;
    for (const { numbers } of observations) {
      sum += numbers[i] ?? 0;
      squares += (numbers[i] ?? 0) ** 2;
    }
    const mean = sum / observations.length;
    spread[i] = Math.max(1e-9, squares / observations.length - mean * mean);
  }
  return spread;
}

/** The worths that explain the games best, beginning with what was thought before. */
export function fit(rows: readonly Row[], worths: Worths): Worths {
  const columns = new Columns(rows);
  const observations = rows.map((row) => columns.observe(row, worths));
  const spread = spreads(observations, columns.count);
  const matrix = Array.from({ length: columns.count }, () => new Float64Array(columns.count));
  const right = new Float64Array(columns.count);
  for (const { numbers, rest } of observations)
    matrix.forEach((row, i) => {
      const number = numbers[i] ?? 0;
      if (number === 0) return;
      for (let k = 0; k < columns.count; k++) row[k] = (row[k] ?? 0) + number * (numbers[k] ?? 0);
      right[i] = (right[i] ?? 0) + number * rest;
    });
  matrix.forEach((row, i) => {
    row[i] = (row[i] ?? 0) + columns.trustIn(i) * (spread[i] ?? 0);
  });
  const change = solve(matrix, right);
  return worths.map((by, rounds) =>
    by.map((worth, place) =>
      place === 0
        ? worth
        : worth + (change[place] ?? 0) + (change[AMOUNTS + place] ?? 0) * slopeAt(Math.max(1, rounds)),
    ),
  );
}
