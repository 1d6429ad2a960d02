import { isArgumentElement } from '@formatjs/icu-messageformat-parser';
import type { Message } from '@orrery/kernel';
import { IntlMessageFormat, PART_TYPE } from 'intl-messageformat';
import { type Language, locales } from './language.ts';
import { sharedFormatters } from './numbers.ts';
import { mapMessage, parseMessage } from './syntax.ts';
import { typeset } from './typography.ts';

/** The words of one package in one language: a flat table from key to ICU message. */
export type Catalogue = Readonly<Record<string, string>>;

/** Puts a message into words. */
export type Format = (message: Message) => string;

/** A piece of a message in words: plain text, or the name of something that it names, with the message of the name. */
export type Part = string | { readonly name: Message; readonly text: string };

interface Speaker {
  readonly format: Format;
  /** A message in words with the names in it kept apart, so that a screen can show them in its own way. */
  parts(message: Message, isName: (message: Message) => boolean): readonly Part[];
}

interface FormatterOptions {
  /** Hears of each message that could not be put into words, and why: no such key, or an argument is absent. */
  readonly onMissing?: (key: string, why: string) => void;
}

/** An argument that is in words already, in pieces. */
interface Inside {
  readonly parts: readonly Part[];
}

/**
 * Words for messages, in one language, from the catalogues of the packages in play. A message without words
 * must not stop a game, so it comes out as its key in guillemets and is reported to `onMissing`.
 */
export function createSpeaker(
  language: Language,
  catalogues: readonly Catalogue[],
  { onMissing }: FormatterOptions = {},
): Speaker {
  const texts = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  const formatters = sharedFormatters();
  const numbers = formatters.getNumberFormat(locales[language]);
  const compiled = new Map<string, IntlMessageFormat>();
  /** Messages without arguments say the same every time; a screen asks for hundreds of them at each click. */
  const fixed = new Map<string, string>();

  function compile(key: string): IntlMessageFormat {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const text = texts.get(key);
    if (text === undefined) throw new Error(`no message in language ${language}`);
    const elements = typeset(language, parseMessage(text));
    // A plain argument shows a number as the locale writes it, while plurals need the number itself.
    const named = mapMessage(elements, (element) =>
      isArgumentElement(element) ? { ...element, value: shown(element.value) } : element,
    );
    const message = new IntlMessageFormat(named, locales[language], {}, { formatters });
    compiled.set(key, message);
    return message;
  }

  function valuesOf<T>(
    args: NonNullable<Message['args']>,
    inside: (message: Message) => T,
  ): Record<string, string | number | T> {
    const values: Record<string, string | number | T> = {};
    for (const [name, arg] of Object.entries(args)) {
      const value = typeof arg === 'object' ? inside(arg) : arg;
      values[name] = value;
      values[shown(name)] = typeof value === 'number' ? numbers.format(value) : value;
    }
    return values;
  }

  const worded = ({ key, args = {} }: Message): string =>
    oneStop(String(compile(key).format(valuesOf(args, format))));

  function format(message: Message): string {
    const { key, args } = message;
    try {
      if (args !== undefined) return worded(message);
      const text = fixed.get(key) ?? worded(message);
      fixed.set(key, text);
      return text;
    } catch (error) {
      onMissing?.(key, error instanceof Error ? error.message : String(error));
      return `«${key}»`;
    }
  }

  function parts(message: Message, isName: (message: Message) => boolean): readonly Part[] {
    if (isName(message)) return [{ name: message, text: format(message) }];
    const { key, args = {} } = message;
    if (!texts.has(key) || !Object.values(args).some((arg) => typeof arg === 'object'))
      return [format(message)];
    const inside = (arg: Message): Inside => ({ parts: parts(arg, isName) });
    const pieces = compile(key).formatToParts<Inside>(valuesOf(args, inside));
    return joined(
      pieces.flatMap((piece) =>
        piece.type === PART_TYPE.literal ? [piece.value] : isInside(piece.value) ? piece.value.parts : [],
      ),
    );
  }
  return { format, parts };
}

/** Puts messages into words, and nothing else. */
export const createFormatter = (
  language: Language,
  catalogues: readonly Catalogue[],
  options: FormatterOptions = {},
): Format => createSpeaker(language, catalogues, options).format;

const isInside = (value: unknown): value is Inside =>
  typeof value === 'object' && value !== null && 'parts' in value;

/** Texts that stand beside each other become one, and the whole has one full stop. */
function joined(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else if (part !== '') all.push(part);
  }
  const last = all.at(-1);
  const whole = all.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  if (typeof last !== 'string' || oneStop(whole) === whole) return all;
  return last === '.' ? all.slice(0, -1) : [...all.slice(0, -1), last.slice(0, -1)];
}

/** A sentence that ends with an abbreviation has one full stop. */
const oneStop = (text: string): string => text.replace(/(?<!\.)\.\.$/, '.');

/** The name under which a plain argument finds its value; no ICU name has a space, so it clashes with none. */
const shown = (name: string): string => `${name} as text`;
