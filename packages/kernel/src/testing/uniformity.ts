/** Whether `fill` is fair: every unseen identity is equally likely to lie in every unseen place. */
import type { Core, Viewer } from '../agenda.ts';
import type { Game } from '../game.ts';
import { below, oneOfAtRandom, type Rng, rngFrom, shuffle } from '../random.ts';
import type { GameTesting, Place } from './places.ts';

/** How far counts are from what was expected, and of how many degrees of freedom. */
interface ChiSquare {
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

/** The cards by cell: each position of an ordered place is a cell, and other places are cells as a whole. */
function cellsOf(places: readonly Place[]): [string, readonly number[]][] {
  return places.flatMap(({ name, cards, ordered }): [string, readonly number[]][] =>
    ordered === true ? cards.map((card, i) => [`${name}/${i}`, [card]]) : [[name, cards]],
  );
}

/**
 * Fills a view many times and compares, for every kind, how often each unseen identity came to lie in each unseen
 * place, and which identities lie together (named `… together`).
 *
 * With d identities and g cells Pearson's sum, times (d - 1) / d because the identities exclude one another, is a
 * chi-square of (d - 1)(g - 1) degrees if every arrangement is equally likely.
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
    testing
      .places(world)
      .filter((place) => place.kind === kind && place.cards.length > 0 && !place.seenBy(viewer));
  const view = game.view(state, viewer);
  const worlds = Array.from({ length: times }, () => game.fill(view, fresh(rng)));
  const results: Record<string, ChiSquare> = {};
  for (const kind of Object.keys(testing.counts)) {
    const identities = unseen(state, kind)
      .flatMap(({ cards }) => cards)
      .sort((a, b) => a - b);
    const filled = worlds.map((world) => unseen(world, kind));
    if (identities.length > 1) results[kind] = whereEachLies(identities, filled);
    if (identities.length > 2) results[`${kind} together`] = whichLieTogether(identities, filled, rng);
  }
  return results;
}

function whereEachLies(identities: readonly number[], filled: readonly (readonly Place[])[]): ChiSquare {
  const many = identities.length;
  const cells = new Map<string, number[]>();
  for (const places of filled)
    for (const [name, cards] of cellsOf(places)) {
      const counts = cells.get(name) ?? identities.map(() => 0);
      cells.set(name, counts);
      for (const card of cards)
        counts[identities.indexOf(card)] = (counts[identities.indexOf(card)] ?? 0) + 1;
    }
  // Each cell held so many cards over all fillings, and each identity should be its share of them.
  const expected = [...cells.values()].map((counts) => counts.reduce((sum, count) => sum + count, 0) / many);
  const { statistic } = chiSquare(
    [...cells.values()].flat(),
    expected.flatMap((mean) => identities.map(() => mean)),
  );
  return { statistic: (statistic * (many - 1)) / many, degrees: (many - 1) * (cells.size - 1) };
}

/**
 * From each filling one pair of cards out of one place: neighbours where the order counts, else any two. The number of
 * identities from the one to the other, counted around, is each equally often if every arrangement is equally likely;
 * a deck that was only cut, or hands that get neighbouring cards, show here.
 */
function whichLieTogether(
  identities: readonly number[],
  filled: readonly (readonly Place[])[],
  rng: Rng,
): ChiSquare {
  const many = identities.length;
  const steps: number[] = Array.from({ length: many - 1 }, () => 0);
  let pairs = 0;
  for (const places of filled) {
    const pair = somePair(places, rng);
    if (pair === undefined) continue;
    const [one, other] = pair.map((card) => identities.indexOf(card));
    if (one === undefined || other === undefined) continue;
    const step = ((other - one + many) % many) - 1;
    steps[step] = (steps[step] ?? 0) + 1;
    pairs += 1;
  }
  if (pairs === 0) return { statistic: 0, degrees: many - 2 };
  return chiSquare(
    steps,
    steps.map(() => pairs / steps.length),
  );
}

function somePair(places: readonly Place[], rng: Rng): readonly number[] | undefined {
  const several = places.filter(({ cards }) => cards.length > 1);
  if (several.length === 0) return undefined;
  const { cards, ordered } = oneOfAtRandom(rng, several);
  if (ordered !== true) return shuffle(rng, [...cards]).slice(0, 2);
  const at = below(rng, cards.length - 1);
  return cards.slice(at, at + 2);
}

const fresh = (rng: Rng): Rng => rngFrom(`${rng.key}/${rng.next++}`);
