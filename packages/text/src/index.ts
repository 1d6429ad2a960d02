export type { Catalogue } from './catalogue.ts';
export type { Format, Part } from './formatter.ts';
export { createFormatter, createSpeaker } from './formatter.ts';
export type { Language } from './language.ts';
export { languages, locales, pickLanguage } from './language.ts';
