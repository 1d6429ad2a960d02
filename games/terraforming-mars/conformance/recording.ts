/** A recording's lines, read without trust, and the names that recordings use. */
import { isRecord, Stop } from '@orrery/kernel';
import { type CardId, cardById, faceOf } from '../src/data/cards.ts';
import { areaOf, ON_MARS, type Space, spaceById } from '../src/data/map.ts';
import type { Resource } from '../src/data/resources.ts';
import { resources } from '../src/data/resources.ts';

/** One line of a recording. */
export type Line = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const number = (value: unknown, otherwise = 0): number =>
  typeof value === 'number' ? value : otherwise;
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const line = (value: unknown): Line => (isRecord(value) ? value : {});
export const texts = (value: unknown): string[] => list(value).map(text);

const BEGINNER = 'beginner-corporation';

/** The card of a recorded name; a name that no card has ends the replay. */
export function card(name: unknown): CardId {
  const found = cardById(text(name)) ?? (name === BEGINNER ? cardById(`${BEGINNER}-1`) : undefined);
  if (found === undefined) throw new Stop(`no card is called ${String(name)}`);
  return found;
}

export const cards = (names: unknown): CardId[] => list(names).map(card);

export const cardName = (id: CardId): string => {
  const face = faceOf(id);
  return face.beginner ? BEGINNER : face.id;
};

/** Names in the order in which recordings list sets of cards. */
export const sortedNames = (ids: readonly CardId[]): string[] => ids.map(cardName).sort();

/** Recordings call the first resource `mc`. */
export const shortNames: Readonly<Record<Resource, string>> = {
  megacredits: 'mc',
  steel: 'steel',
  titanium: 'titanium',
  plants: 'plants',
  energy: 'energy',
  heat: 'heat',
};
export const resourceNamed = (name: unknown): Resource => {
  const found = resources.find((resource) => shortNames[resource] === name);
  if (found === undefined) throw new Stop(`no resource is called ${String(name)}`);
  return found;
};

const beside: Readonly<Record<string, string>> = {
  ganymede: 'ganymede-colony',
  phobos: 'phobos-space-haven',
};

/** Areas are `row-column` in recordings. */
export function spaceName(space: Space): string {
  const { id } = areaOf(space);
  if (space >= ON_MARS) return beside[id] ?? id;
  return `${'ABCDEFGHI'.indexOf(id.charAt(0)) + 1}-${id.slice(1)}`;
}

export function space(name: unknown): Space {
  const [row = '', column = ''] = text(name).split('-');
  const id = Object.keys(beside).find((known) => beside[known] === name);
  const found = spaceById(id ?? `${'ABCDEFGHI'.charAt(Number(row) - 1)}${column}`);
  if (found === undefined) throw new Stop(`no area is called ${String(name)}`);
  return found;
}

/** Areas in the order in which recordings list them. */
export const spaceNames = (spaces: readonly Space[]): string[] =>
  spaces
    .slice()
    .sort((a, b) => a - b)
    .map(spaceName);

/** A recorded list of areas in the same order. */
export const spacesIn = (names: unknown): string[] => spaceNames(list(names).map(space));
