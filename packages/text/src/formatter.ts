import { isArgumentElement } from '@formatjs/icu-messageformat-parser';
import type { Message } from '@orrery/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue } from './catalogue.ts';
import { type Language, locales } from './language.ts';
import { sharedFormatters } from './numbers.ts';
import { mapMessage, parseMessage } from './syntax.ts';
import { typeset } from './typography.ts';

/** Puts a message into words. */
export type Format = (message: Message) => string;

export interface FormatterOptions {
  /** Hears of each message that could not be put into words, and why: no such key, or an argument is absent. */
  readonly onMissing?: (key: string, why: string) => void;
}

/**
 * Words for messages, in one language, from the catalogues of the packages in play. A message without words
 * must not stop a game, so it comes out as its key in guillemets and is reported to `onMissing`.
 */
export function createFormatter(
  language: Language,
  catalogues: readonly Catalogue[],
  { onMissing }: FormatterOptions = {},
): Format {
  const texts = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  const formatters = sharedFormatters();
  const numbers = formatters.getNumberFormat(locales[language]);
  const compiled = new Map<string, IntlMessageFormat>();
  /** Messages without arguments say the same every time; a screen asks for hundreds of them at each click. */
  const fixed = new Map<string, string>();

  function compile(key: string): IntlMessageFormat {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`no message in language ${language}`);
    const elements = typeset(language, parseMessage(text));
    // A plain argument shows a number as the locale writes it, while plurals need the number itself.
    const named = mapMessage(elements, (element) =>
      isArgumentElement(element) ? { ...element, value: shown(element.value) } : element,
    );
    return new IntlMessageFormat(named, locales[language], {}, { formatters });
  }

  function valuesOf(args: NonNullable<Message['args']>): Record<string, string | number> {
    const values: Record<string, string | number> = {};
    for (const [name, arg] of Object.entries(args)) {
      const value = typeof arg === 'object' ? format(arg) : arg;
      values[name] = value;
      values[shown(name)] = typeof value === 'number' ? numbers.format(value) : value;
    }
    return values;
  }

  function worded({ key, args = {} }: Message): string {
    const message = compiled.get(key) ?? compile(key);
    compiled.set(key, message);
    return oneStop(String(message.format(valuesOf(args))));
  }

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
  return format;
}

/** A sentence that ends with an abbreviation has one full stop. */
const oneStop = (text: string): string => text.replace(/(?<!\.)\.\.$/, '.');

/** The name under which a plain argument finds its value; no ICU name has a space, so it clashes with none. */
const shown = (name: string): string => `${name} as text`;
