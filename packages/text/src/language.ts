/** The languages the games are played in; the first one is spoken where none of them is preferred. */
export const languages = ['en', 'pt', 'pl'] as const;
export type Language = (typeof languages)[number];

/** Whose plurals and numbers a language follows; Portuguese is that of Brazil. */
export const locales = { en: 'en', pt: 'pt-BR', pl: 'pl' } as const satisfies Record<Language, string>;

/**
 * The first language of `preferred` that we speak, or English. Takes what systems offer: browser tags
 * (`pt-BR`), the shell's locales (`pl_PL.UTF-8`) and its lists (`pl:en`).
 */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred.flatMap((entry) => entry.split(':'))) {
    const name = tag
      .trim()
      .toLowerCase()
      .split(/[-_.@]/)[0];
    const known = languages.find((language) => language === name);
    if (known !== undefined) return known;
  }
  return languages[0];
}
