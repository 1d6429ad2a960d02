/** Who knows which identities, and worlds that look the same to somebody. */
import type { Core, Viewer } from '../agenda.ts';
import { canonical, isRecord } from '../data.ts';
import { type Rng, rngFrom, shuffle } from '../random.ts';
import { type Check, type Position, viewersOf } from './check.ts';
import type { GameTesting, Place } from './places.ts';

/** Identities by kind that somebody knows. */
export class Known {
  readonly #byKind = new Map<string, Set<number>>();

  add(kind: string, cards: readonly number[]): void {
    const known = this.#byKind.get(kind) ?? new Set();
    for (const card of cards) known.add(card);
    this.#byKind.set(kind, known);
  }

  has(kind: string, card: number): boolean {
    return this.#byKind.get(kind)?.has(card) ?? false;
  }
}

/** Adds all that the viewer may know in this state to what it knows already. */
export function learn(known: Known, places: readonly Place[], viewer: Viewer): void {
  for (const place of places) if (place.seenBy(viewer)) known.add(place.kind, place.cards);
}

/** What a viewer may remember without knowing where it lies. */
export function memoryOf<S>(testing: GameTesting<S>, state: S, viewer: Viewer): Known {
  const memory = new Known();
  for (const { kind, cards } of testing.remembers?.(state, viewer) ?? []) memory.add(kind, cards);
  return memory;
}

/** Every number anywhere in a value, also as a text or a key: what the value might mention. */
export function mentioned(value: unknown, found: Set<number> = new Set()): Set<number> {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'string')
    for (const digits of value.match(/\d+/g) ?? []) found.add(Number(digits));
  else if (Array.isArray(value)) for (const item of value) mentioned(item, found);
  else if (isRecord(value))
    for (const [key, field] of Object.entries(value)) {
      mentioned(key, found);
      mentioned(field, found);
    }
  return found;
}

/** Identities that change their names, and what they are called then; all others keep theirs. */
type Renaming = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * A random exchange of the identities that `fixed` lets go, among those of their kind; those in the memory only among
 * themselves. Undefined when none of them has another to change with.
 */
export function exchange(
  places: readonly Place[],
  fixed: (kind: string, card: number) => boolean,
  rng: Rng,
  memory: Known = new Known(),
): Renaming | undefined {
  const renaming = new Map<string, Map<number, number>>();
  for (const kind of new Set(places.map((place) => place.kind))) {
    const cards = places.flatMap((place) => (place.kind === kind ? place.cards : []));
    const loose = cards.filter((card) => !fixed(kind, card));
    const names = new Map<number, number>();
    for (const remembered of [false, true]) {
      const some = loose.filter((card) => memory.has(kind, card) === remembered);
      if (some.length < 2) continue;
      const others = shuffle(rng, [...some]);
      for (const [i, card] of some.entries()) names.set(card, others[i] ?? card);
    }
    if (names.size > 0) renaming.set(kind, names);
  }
  return renaming.size === 0 ? undefined : renaming;
}

/** The state in which the identities have changed their names. */
export function renamed<S extends Core>(testing: GameTesting<S>, state: S, renaming: Renaming): S {
  let world = state;
  for (const [kind, names] of renaming)
    world = testing.replaceCards(world, kind, (card) => names.get(card) ?? card);
  return world;
}

const sortedUnlessOrdered = ({ ordered }: Place, cards: readonly number[]): number[] =>
  ordered === true ? [...cards] : [...cards].sort((a, b) => a - b);

/** What a place holds, in a form in which equal contents are equal. */
export const contents = (place: Place, rename: (card: number) => number = (card) => card): unknown => ({
  kind: place.kind,
  name: place.name,
  cards: sortedUnlessOrdered(place, place.cards.map(rename)),
});

/** Every identity lies in exactly one place. */
export function placesAreWhole<S extends Core, V extends object>(
  { testing, tally }: Pick<Check<S, V>, 'testing' | 'tally'>,
  places: readonly Place[],
): void {
  for (const [kind, count] of Object.entries(testing.counts)) {
    const cards = places.filter((place) => place.kind === kind).flatMap((place) => place.cards);
    const twice = cards.find((card, i) => cards.indexOf(card) !== i);
    tally.demand('places', twice === undefined, () => `${kind} ${twice} lies in two places`);
    tally.demand('places', cards.length === count, () => `${cards.length} of ${count} ${kind} lie in places`);
  }
  const strange = places.find(({ kind }) => !Object.hasOwn(testing.counts, kind));
  tally.demand('places', strange === undefined, () => `no count is given for ${strange?.kind}`);
  const names = new Set(places.map(({ kind, name }) => `${kind}/${name}`));
  tally.demand('places', names.size === places.length, () => 'two places have the same name');
}

/** The engine's own account is right: all cards are placed, and renaming renames exactly what lies in the places. */
export function placesAreTrue<S extends Core, V extends object>(
  check: Check<S, V>,
  { state, text }: Position<S>,
): void {
  const { testing, tally, rng, setup } = check;
  const places = testing.places(state);
  placesAreWhole(check, places);
  // What everybody knows is never renamed; an engine may even leave it out of its state.
  const open = new Known();
  for (const place of places)
    if (viewersOf(setup).every((viewer) => place.seenBy(viewer))) open.add(place.kind, place.cards);
  const renaming = exchange(places, (kind, card) => open.has(kind, card), rng);
  if (renaming === undefined) return;
  const world = renamed(testing, state, renaming);
  const expected = places.map((place) =>
    contents(place, (card) => renaming.get(place.kind)?.get(card) ?? card),
  );
  const got = testing.places(world).map((place) => contents(place));
  tally.equal('places', 'where the renamed identities lie', expected, got);
  const back = new Map(
    [...renaming].map(([kind, names]) => [kind, new Map([...names].map(([a, b]) => [b, a]))]),
  );
  tally.equal('places', 'the state renamed and renamed back', state, renamed(testing, world, back));
  tally.demand('places', canonical(state) === text, () => 'renaming changed the state itself');
}

/** A generator that has nothing to do with the state's. */
export const strangeRng = (rng: Rng): Rng => rngFrom(`strange/${rng.key}/${rng.next++}`);
