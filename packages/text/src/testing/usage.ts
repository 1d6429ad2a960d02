import type { Message } from '@orrery/kernel';
import type { Catalogue } from '../formatter.ts';
import { type Source, type Token, tokenize } from './tokens.ts';

/** A template literal that names many keys: those that its pattern matches. */
interface Family {
  /** The template with `*` for its holes, such as `race.card.*`. */
  readonly name: string;
  readonly pattern: RegExp;
}

/** A key as our catalogues write it: names joined by full stops. */
const keyShape = /^\p{L}[\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)+$/u;
/** What a family begins with: at least the name of its package, written out. */
const familyStart = /^\p{L}[\p{L}\p{N}_-]*\./u;

/** Keys that no source names, neither as a literal nor through a family. */
export function unusedKeys(catalogue: Catalogue, sources: readonly Source[]): string[] {
  const named = literalTexts(sources);
  const patterns = families(sources);
  return Object.keys(catalogue)
    .filter((key) => !named.has(key) && !patterns.some(({ pattern }) => pattern.test(key)))
    .map((key) => `no source names ${key}`);
}

/** Keys that a source asks for, in `msg(…)` or after `key:`, and that are not among the known ones. */
export function undeclaredKeys(known: Iterable<string>, sources: readonly Source[]): string[] {
  const keys = new Set(known);
  return sources.flatMap(({ path, text }) =>
    askedFor(tokenize(text)).flatMap((pieces) => {
      const family = familyOf(pieces);
      if (family !== undefined) {
        return [...keys].some((key) => family.pattern.test(key))
          ? []
          : [`${path}: no key fits ${family.name}`];
      }
      const key = pieces.join('');
      return pieces.length > 1 || !keyShape.test(key) || keys.has(key)
        ? []
        : [`${path}: no message for ${key}`];
    }),
  );
}

/**
 * Keys that are used through a family only, and that none of the messages names. The scan of the sources
 * cannot tell whether such a key is ever asked for: a test that walks every card, question and event can.
 */
export function unwalkedKeys(
  catalogue: Catalogue,
  sources: readonly Source[],
  messages: Iterable<Message>,
): string[] {
  const named = literalTexts(sources);
  const walked = new Set([...messages].flatMap(keysOf));
  return Object.keys(catalogue)
    .filter((key) => !named.has(key) && !walked.has(key))
    .map((key) => `nothing says ${key}`);
}

/** The keys of a message and of the messages inside it. */
export const keysOf = ({ key, args = {} }: Message): string[] => [
  key,
  ...Object.values(args).flatMap((arg) => (typeof arg === 'object' ? keysOf(arg) : [])),
];

/** The families that the sources name, each once. */
export function families(sources: readonly Source[]): Family[] {
  const found = new Map<string, Family>();
  for (const pieces of literals(sources)) {
    const family = familyOf(pieces);
    if (family !== undefined) found.set(family.name, family);
  }
  return [...found.values()];
}

function familyOf(pieces: readonly string[]): Family | undefined {
  if (pieces.length < 2 || !familyStart.test(pieces[0] ?? '')) return undefined;
  const fixed = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { name: pieces.join('*'), pattern: new RegExp(`^${fixed.join('[^.]+')}$`, 'u') };
}

const literals = (sources: readonly Source[]): (readonly string[])[] =>
  sources.flatMap(({ text }) =>
    tokenize(text).flatMap((token) => (token.is === 'literal' ? [token.pieces] : [])),
  );

const literalTexts = (sources: readonly Source[]): ReadonlySet<string> =>
  new Set(literals(sources).flatMap((pieces) => (pieces.length === 1 ? pieces : [])));

/** The literals that stand where a key is asked for: first in `msg(…)`, or as the value of `key`. */
function askedFor(tokens: readonly Token[]): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const calls: ('key' | 'rest' | 'other')[] = [];
  tokens.forEach((token, place) => {
    const [before, last] = [tokens[place - 2], tokens[place - 1]];
    if (token.is === 'literal') {
      const isValueOfKey = says(last, ':') && says(before, 'key');
      if (calls.at(-1) === 'key' || isValueOfKey) found.push(token.pieces);
    } else if (['(', '[', '{'].some((open) => says(token, open))) {
      calls.push(says(token, '(') && says(last, 'msg') ? 'key' : 'other');
    } else if ([')', ']', '}'].some((close) => says(token, close))) {
      calls.pop();
    } else if (says(token, ',') && calls.at(-1) === 'key') {
      calls[calls.length - 1] = 'rest';
    }
  });
  return found;
}

const says = (token: Token | undefined, text: string): boolean =>
  token !== undefined && token.is !== 'literal' && token.text === text;
