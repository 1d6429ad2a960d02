export type { Catalogue } from './catalogue.ts';
export type { Format, FormatterOptions } from './formatter.ts';
export { createFormatter } from './formatter.ts';
export type { Language } from './language.ts';
export { languages, locales, pickLanguage } from './language.ts';
