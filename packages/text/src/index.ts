export type { Catalogue, Format, Part } from './formatter.ts';
export type { Language } from './language.ts';
export { languages, locales, pickLanguage } from './language.ts';
