/** Whether `fill` is fair: every unseen identity is equally likely to lie in every unseen place. */
import type { Core, Viewer } from '../agenda.ts';
import type { Game } from '../game.ts';
import { type Rng, rngFrom } from '../random.ts';
import type { GameTesting, Place } from './places.ts';

/** How far counts are from what was expected, and of how many degrees of freedom. */
export interface ChiSquare {
  readonly statistic: number;
  readonly degrees: number;
}

/** Pearson's statistic of counts against expected counts. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): ChiSquare {
  const statistic = counts.reduce((sum, count, i) => {
    const mean = expected[i] ?? 0;
    return sum + ((count - mean) * (count - mean)) / mean;
  }, 0);
  return { statistic, degrees: counts.length - 1 };
}

/**
 * False only where chance alone would come as far once in more than a hundred million times: a chi-square variable of
 * d degrees exceeds d + 2 √(d x) + 2 x with a probability of at most e^-x (Laurent and Massart 2000); here x = 20.
 */
export function plausible({ statistic, degrees }: ChiSquare): boolean {
  const x = 20;
  const beyond = statistic - degrees - 2 * x;
  return beyond <= 0 || beyond * beyond <= 4 * degrees * x;
}

interface Cell {
  readonly name: string;
  readonly size: number;
}

/** The cells of a kind that the viewer does not see: each position of an ordered place, other places as a whole. */
function cellsOf(places: readonly Place[]): { cell: Cell; cards: readonly number[] }[] {
  return places.flatMap(({ name, cards, ordered }) =>
    ordered === true
      ? cards.map((card, i) => ({ cell: { name: `${name}/${i}`, size: 1 }, cards: [card] }))
      : [{ cell: { name, size: cards.length }, cards }],
  );
}

/**
 * Fills a view many times and compares, for every kind, how often each unseen identity came to lie in each unseen
 * place. With d identities and g cells Pearson's sum, times (d - 1) / d because the identities exclude one another, is
 * a chi-square of (d - 1)(g - 1) degrees if every arrangement is equally likely.
 */
export function fillUniformity<S extends Core, V extends object>(
  game: Game<S, V>,
  testing: GameTesting<S>,
  state: S,
  viewer: Viewer,
  times: number,
  seed: string,
): Readonly<Record<string, ChiSquare>> {
  const rng = rngFrom(`uniformity/${seed}`);
  const unseen = (world: S, kind: string): Place[] =>
    testing.places(world).filter((place) => place.kind === kind && !place.seenBy(viewer));
  const view = game.view(state, viewer);
  const worlds = Array.from({ length: times }, () => game.fill(view, fresh(rng)));
  const results: Record<string, ChiSquare> = {};
  for (const kind of Object.keys(testing.counts)) {
    const cells = cellsOf(unseen(state, kind)).filter(({ cards }) => cards.length > 0);
    const identities = cells.flatMap(({ cards }) => cards);
    if (cells.length < 2) continue;
    const counts = new Map<string, number>();
    for (const world of worlds)
      for (const { cell, cards } of cellsOf(unseen(world, kind)))
        for (const card of cards)
          counts.set(`${cell.name} ${card}`, (counts.get(`${cell.name} ${card}`) ?? 0) + 1);
    results[kind] = compare(
      identities,
      cells.map(({ cell }) => cell),
      counts,
      times,
    );
  }
  return results;
}

function compare(
  identities: readonly number[],
  cells: readonly Cell[],
  counts: ReadonlyMap<string, number>,
  times: number,
): ChiSquare {
  const many = identities.length;
  const got: number[] = [];
  const expected: number[] = [];
  for (const { name, size } of cells)
    for (const card of identities) {
      got.push(counts.get(`${name} ${card}`) ?? 0);
      expected.push((times * size) / many);
    }
  const { statistic } = chiSquare(got, expected);
  return { statistic: (statistic * (many - 1)) / many, degrees: (many - 1) * (cells.length - 1) };
}

const fresh = (rng: Rng): Rng => rngFrom(`${rng.key}/${rng.next++}`);
