export { type Catalogue, createFormatter, createSpeaker, type Format, type Part } from './formatter.ts';
export type { Language } from './language.ts';
export { languages, locales, pickLanguage } from './language.ts';
