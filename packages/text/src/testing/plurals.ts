import { isLiteralElement, isPluralElement } from '@formatjs/icu-messageformat-parser';
import { type Language, locales } from '../language.ts';
import { branches, type Element } from '../syntax.ts';
import { type Catalogues, parsedMessages } from './catalogues.ts';

/** Plurals that lack a category of their language, or have one that the language never uses. */
export const pluralGaps = (catalogues: Catalogues): string[] =>
  parsedMessages(catalogues).flatMap(({ language, key, elements }) =>
    pluralsIn(elements).flatMap((plural) => {
      const written = branches(plural).map(([name]) => name);
      const known = categories(language, plural.pluralType ?? 'cardinal');
      const where = `of {${plural.value}} in ${key}`;
      return [
        ...known
          .filter((name) => !written.includes(name) && !isOptional(language, name))
          .map((name) => `${language}: no plural ${name} ${where}`),
        ...written
          .filter((name) => !name.startsWith('=') && !known.includes(name))
          .map((name) => `${language}: the plural ${name} ${where} is never used`),
      ];
    }),
  );

function pluralsIn(elements: readonly Element[]): Extract<Element, { pluralType: unknown }>[] {
  return elements.flatMap((element) => [
    ...(isPluralElement(element) ? [element] : []),
    ...branches(element).flatMap(([, inner]) => pluralsIn(inner)),
  ]);
}

const categories = (language: Language, type: Intl.PluralRuleType): string[] =>
  new Intl.PluralRules(locales[language], { type }).resolvedOptions().pluralCategories;

/** Portuguese has its own form for whole millions; no game counts that far. */
const isOptional = (language: Language, category: string): boolean =>
  language === 'pt' && category === 'many';

/**
 * Messages with a `#` that is no number: inside a select inside a plural it is an ordinary character, and
 * the text must name its number, as in `{n, number}`.
 */
export const lostNumbers = (catalogues: Catalogues): string[] =>
  parsedMessages(catalogues)
    .filter(({ elements }) => losesNumber(elements, 'text'))
    .map(({ language, key }) => `${language}: ${key} has a # inside a select inside a plural`);

function losesNumber(elements: readonly Element[], inside: 'text' | 'plural' | 'select in plural'): boolean {
  return elements.some((element) => {
    if (isLiteralElement(element)) return inside === 'select in plural' && element.value.includes('#');
    const next = isPluralElement(element) ? 'plural' : inside === 'text' ? 'text' : 'select in plural';
    return branches(element).some(([, inner]) => losesNumber(inner, next));
  });
}
