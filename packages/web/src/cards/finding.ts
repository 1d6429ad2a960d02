/** Finding cards by words and filters. */
import type { Message } from '@orrery/kernel';
import type { CardEntry } from '@orrery/presentation';

/** A card in the words of the screen. */
export interface ToldCard {
  readonly entry: CardEntry;
  readonly name: string;
  /** Everything said of it, folded for searching. */
  readonly words: string;
  /** What it can be filtered by, by group; each value with its place in the group. */
  readonly traits: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Letters without marks and capitals, so that "agua" finds "Água" and "losos" "Łosoś". */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();

function traitsOf(
  { traits = [] }: CardEntry,
  format: (message: Message) => string,
): Map<string, Map<string, number>> {
  const byGroup = new Map<string, Map<string, number>>();
  for (const { group, value, place } of traits) {
    const name = format(group);
    byGroup.set(name, new Map(byGroup.get(name)).set(format(value), place));
  }
  return byGroup;
}

/** Cards that say the same are one. */
export function toldCards(
  entries: readonly CardEntry[],
  format: (message: Message) => string,
): readonly ToldCard[] {
  const told = new Map<string, ToldCard>();
  for (const entry of entries) {
    const name = format(entry.name);
    const words = folded([name, ...[...entry.facts, ...entry.text].map(format)].join(' '));
    if (!told.has(words)) told.set(words, { entry, name, words, traits: traitsOf(entry, format) });
  }
  return [...told.values()];
}

export interface FilterGroup {
  readonly group: string;
  readonly values: readonly string[];
}

/** All that cards can be filtered by: groups as they are first said, their values in order. */
export function groupsOf(cards: readonly ToldCard[]): readonly FilterGroup[] {
  const groups = new Map<string, Map<string, number>>();
  for (const { traits } of cards)
    for (const [group, values] of traits)
      groups.set(group, new Map([...(groups.get(group) ?? []), ...values]));
  return [...groups].map(([group, values]) => ({
    group,
    values: [...values].sort(([, a], [, b]) => a - b).map(([value]) => value),
  }));
}

/** The chosen values of each group. */
export type Filters = ReadonlyMap<string, ReadonlySet<string>>;

export const sorts = ['printed', 'name', 'cost'] as const;
export type Sort = (typeof sorts)[number];

/** Takes a value into the filters, or out of them. */
export function toggled(filters: Filters, group: string, value: string): Filters {
  const values = new Set(filters.get(group));
  if (!values.delete(value)) values.add(value);
  const next = new Map(filters);
  if (values.size === 0) next.delete(group);
  else next.set(group, values);
  return next;
}

const matches = ({ words, traits }: ToldCard, sought: readonly string[], filters: Filters): boolean =>
  sought.every((word) => words.includes(word)) &&
  [...filters].every(([group, values]) =>
    [...values].some((value) => traits.get(group)?.has(value) === true),
  );

const costOf = ({ entry }: ToldCard): number => entry.cost ?? -1;

/** The cards that have all the words, and one of the values of every group that is filtered by. */
export function found(
  cards: readonly ToldCard[],
  search: string,
  filters: Filters,
  sort: Sort,
): readonly ToldCard[] {
  const sought = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const left = cards.filter((card) => matches(card, sought, filters));
  if (sort === 'name') return left.toSorted((a, b) => a.name.localeCompare(b.name));
  return sort === 'cost' ? left.toSorted((a, b) => costOf(a) - costOf(b)) : left;
}
