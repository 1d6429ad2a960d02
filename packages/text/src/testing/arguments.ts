import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTimeElement,
} from '@formatjs/icu-messageformat-parser';
import { branches, type Element } from '../syntax.ts';
import { type Catalogues, type ParsedMessage, parsedMessages } from './catalogues.ts';

/** What a message does with one of its arguments, over all places where the argument stands. */
export interface Argument {
  readonly kinds: ReadonlySet<Kind>;
  /** The cases of its selects. */
  readonly cases: ReadonlySet<string>;
  /** The numbers that its plurals single out, such as the 0 of `=0`. */
  readonly exact: ReadonlySet<number>;
}

/** A plural is a number: where one language counts nouns, another may print the number alone. */
type Kind = 'plain' | 'number' | 'select' | 'date';

interface Draft {
  readonly kinds: Set<Kind>;
  readonly cases: Set<string>;
  readonly exact: Set<number>;
}

/** The arguments of a message by name. */
export function argumentsOf(elements: readonly Element[]): ReadonlyMap<string, Argument> {
  const found = new Map<string, Draft>();
  collect(elements, found);
  return found;
}

function collect(elements: readonly Element[], found: Map<string, Draft>): void {
  for (const element of elements) {
    const kind = kindOf(element);
    if (kind === undefined || !('value' in element)) continue;
    const draft = found.get(element.value) ?? { kinds: new Set(), cases: new Set(), exact: new Set() };
    found.set(element.value, draft);
    draft.kinds.add(kind);
    for (const [name, inner] of branches(element)) {
      if (kind === 'select') draft.cases.add(name);
      else if (name.startsWith('=')) draft.exact.add(Number(name.slice(1)));
      collect(inner, found);
    }
  }
}

function kindOf(element: Element): Kind | undefined {
  if (isArgumentElement(element)) return 'plain';
  if (isNumberElement(element) || isPluralElement(element)) return 'number';
  if (isSelectElement(element)) return 'select';
  if (isDateElement(element) || isTimeElement(element)) return 'date';
  return undefined;
}

/** Messages whose arguments differ from those of the English message in name, kind or cases. */
export function differingArguments(catalogues: Catalogues): string[] {
  const messages = parsedMessages(catalogues);
  const english = new Map(
    messages.filter(({ language }) => language === 'en').map((m) => [m.key, describe(m)]),
  );
  return messages.flatMap((message) => {
    const expected = english.get(message.key);
    const got = describe(message);
    if (expected === undefined || expected === got) return [];
    return [`${message.language}: ${message.key} takes ${got}, in English ${expected}`];
  });
}

function describe({ elements }: ParsedMessage): string {
  const words = [...argumentsOf(elements)].map(([name, { kinds, cases }]) => {
    const choice = cases.size === 0 ? '' : ` (${[...cases].sort().join(', ')})`;
    return `${name}: ${[...kinds].sort().join(' and ')}${choice}`;
  });
  return words.length === 0 ? 'nothing' : `{${words.sort().join('; ')}}`;
}
