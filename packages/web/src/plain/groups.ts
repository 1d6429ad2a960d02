/** The options of a question in groups: pure functions from a question to what the list shows. */
import {
  isRecord,
  type Message,
  type Option,
  type Plain,
  type Question,
  same,
  type Unavailable,
} from '@orrery/kernel';
import { optionsOf } from '../board-kit/choice.ts';

export interface Entry {
  readonly option: Option;
  /** Its place in the question; absent for what cannot be chosen. */
  readonly number?: number;
  /** Why it cannot be chosen. */
  readonly reason?: Message;
  /** What a search looks at, in small letters. */
  readonly words: string;
}

export interface Group {
  readonly title: string;
  readonly open: readonly Entry[];
  readonly blocked: readonly Entry[];
}

export function entriesOf(
  question: Question,
  unavailable: readonly Unavailable[],
  words: (option: Option) => string,
): Entry[] {
  return [
    ...optionsOf(question).map((option, number) => ({ option, number, words: words(option).toLowerCase() })),
    ...unavailable.map((option) => ({ option, reason: option.reason, words: words(option).toLowerCase() })),
  ];
}

/** In the order in which the headings first come up. */
export function grouped(entries: readonly Entry[], titleOf: (option: Option) => string): Group[] {
  const groups = new Map<string, { open: Entry[]; blocked: Entry[] }>();
  for (const entry of entries) {
    const title = titleOf(entry.option);
    const group = groups.get(title) ?? { open: [], blocked: [] };
    groups.set(title, group);
    if (entry.reason === undefined) group.open.push(entry);
    else group.blocked.push(entry);
  }
  return [...groups].map(([title, group]) => ({ title, ...group }));
}

interface Sought {
  /** One heading only. */
  readonly group: string | undefined;
  /** In small letters. */
  readonly text: string;
  /** Only options that point at this. */
  readonly target: Plain | undefined;
}

/** What of the groups is shown; groups of which nothing is left are dropped. */
export function filtered(groups: readonly Group[], { group, text, target }: Sought): Group[] {
  const fits = ({ option, words }: Entry): boolean =>
    words.includes(text) &&
    (target === undefined || (option.target !== undefined && same(option.target, target)));
  return groups
    .filter(({ title }) => group === undefined || title === group)
    .map(({ title, open, blocked }) => ({ title, open: open.filter(fits), blocked: blocked.filter(fits) }))
    .filter(({ open, blocked }) => open.length + blocked.length > 0);
}

/** The values of the options that point at something. */
export const valuesAt = (question: Question | undefined, target: Plain): Plain[] =>
  optionsOf(question)
    .filter((option) => option.target !== undefined && same(option.target, target))
    .map(({ value }) => value);

/** What options point at, each thing once, and whether it is chosen. */
export function targetsOf(
  question: Question | undefined,
  isChosen: (value: Plain) => boolean,
): { readonly target: Plain; readonly chosen: boolean }[] {
  const found: { target: Plain; chosen: boolean }[] = [];
  for (const { target, value } of optionsOf(question)) {
    if (!isRecord(target)) continue;
    const known = found.find((each) => same(each.target, target));
    if (known === undefined) found.push({ target, chosen: isChosen(value) });
    else known.chosen ||= isChosen(value);
  }
  return found;
}
