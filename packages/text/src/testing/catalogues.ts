import type { Catalogue } from '../formatter.ts';
import { type Language, languages } from '../language.ts';
import { type Element, parseMessage } from '../syntax.ts';

/** The words of one package in every language. English says which keys there are. */
export type Catalogues = Readonly<Record<Language, Catalogue>>;

/** Reads the JSON of a catalogue; throws where it is anything but a flat object of texts. */
export function parseCatalogue(json: string): Catalogue {
  const data: unknown = JSON.parse(json);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Error('not an object of texts');
  const texts: [string, string][] = Object.entries(data).map(([key, text]) => {
    if (typeof text !== 'string') throw new Error(`${key} is not a text`);
    return [key, text];
  });
  return Object.fromEntries(texts);
}

/** Keys that English has and another language lacks. */
export const missingKeys = (catalogues: Catalogues): string[] =>
  languages.flatMap((language) =>
    without(catalogues.en, catalogues[language], `${language}: no message for`),
  );

/** Keys that another language has and English lacks. */
export const extraKeys = (catalogues: Catalogues): string[] =>
  languages.flatMap((language) =>
    without(catalogues[language], catalogues.en, `${language}: not in English:`),
  );

const without = (all: Catalogue, some: Catalogue, complaint: string): string[] =>
  Object.keys(all)
    .filter((key) => !Object.hasOwn(some, key))
    .map((key) => `${complaint} ${key}`);

/** Messages that are no ICU messages. */
export const unparsableMessages = (catalogues: Catalogues): string[] =>
  entries(catalogues).flatMap(({ language, key, text }) => {
    try {
      parseMessage(text);
      return [];
    } catch (error) {
      return [`${language}: ${key} does not parse: ${error instanceof Error ? error.message : error}`];
    }
  });

export interface ParsedMessage {
  readonly language: Language;
  readonly key: string;
  readonly elements: readonly Element[];
}

/** Every message that parses; those that do not are the concern of `unparsableMessages` alone. */
export const parsedMessages = (catalogues: Catalogues): ParsedMessage[] =>
  entries(catalogues).flatMap(({ language, key, text }) => {
    try {
      return [{ language, key, elements: parseMessage(text) }];
    } catch {
      return [];
    }
  });

const entries = (catalogues: Catalogues) =>
  languages.flatMap((language) =>
    Object.entries(catalogues[language]).map(([key, text]) => ({ language, key, text })),
  );
