/** Tidy panels from a game's own words for its table: a panel for the table, one for each seat, one for the viewer. */
import { type CoreView, ownPart } from '@orrery/kernel';

export interface Fact {
  /** What stands before the colon; absent for a bare fact. */
  readonly label?: string;
  readonly values: readonly string[];
}

export interface WordPanels {
  readonly table: readonly Fact[];
  readonly seats: readonly (readonly Fact[])[];
  /** What only the viewer sees. */
  readonly own: readonly Fact[];
}

/** `notebook: moon 2, comet 3` → a label and two values; anything else is a bare fact. */
function factOf(text: string): Fact {
  const [, label, rest] = /^([^:,]{1,40}): (.+)$/s.exec(text.trim()) ?? [];
  if (label === undefined || rest === undefined) return { values: text.trim().split(', ') };
  return { label, values: rest.split(', ') };
}

const factsOf = (line: string): Fact[] =>
  line
    .split(' · ')
    .filter((part) => part.trim() !== '')
    .map(factOf);

/**
 * Sorts the lines: one that begins with a player's name and a colon belongs to that seat, one with a colon before any
 * separator to the viewer, the others to the table.
 */
export function panelsOf(lines: readonly string[], names: readonly string[]): WordPanels {
  const table: Fact[] = [];
  const own: Fact[] = [];
  const seats = names.map((): Fact[] => []);
  let next = 0;
  for (const line of lines) {
    // Two players may have one name: their lines come in the order of the seats.
    const seat = names.findIndex((name, i) => i >= next && line.startsWith(`${name}: `));
    const name = names[seat];
    if (name !== undefined) {
      seats[seat]?.push(...factsOf(line.slice(name.length + 2)));
      next = seat + 1;
    } else if (/^[^:·]{1,40}: /.test(line)) own.push(...factsOf(line));
    else table.push(...factsOf(line));
  }
  return { table, seats, own };
}

/** `handSizes` → `hand sizes` */
const spaced = (key: string): string =>
  key.replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

const isSmall = (value: unknown): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null;

const shortOf = (value: unknown): string =>
  isSmall(value) ? String(value ?? '–') : Array.isArray(value) ? String(value.length) : '…';

/** Panels from the bare view, for games without words for their table: lists with a place per seat are the seats'. */
export function outlineOf(view: object & CoreView, count: number): WordPanels {
  const table: Fact[] = [];
  const seats = Array.from({ length: count }, (): Fact[] => []);
  for (const [key, value] of Object.entries(ownPart(view))) {
    if (Array.isArray(value) && value.length === count)
      for (const [seat, each] of value.entries()) seats[seat]?.push(...fieldsOf(spaced(key), each));
    else table.push({ label: spaced(key), values: [shortOf(value)] });
  }
  return { table, seats, own: [] };
}

function fieldsOf(label: string, value: unknown): Fact[] {
  if (isSmall(value) || Array.isArray(value)) return [{ label, values: [shortOf(value)] }];
  return Object.entries(value ?? {}).map(([key, each]) => ({ label: spaced(key), values: [shortOf(each)] }));
}
