/** The names of a game's components: which component a message names, and in which language its name is. */
import type { LoadedGame } from '@orrery/catalog';
import type { Language } from '@orrery/text';
import type { CardNames } from '../app/words.tsx';

/** A name counts only where it belongs to one component: tiles that are all called "booster" have none. */
export function cardNames({ cards, catalogues, printedAlike }: LoadedGame): CardNames {
  const ids = new Map<string, string | undefined>();
  for (const { id, name } of cards?.() ?? [])
    if (name.args === undefined) ids.set(name.key, ids.has(name.key) ? undefined : id);
  const isEnglish = (key: string, card: string, language: Language): boolean => {
    if (language === 'en' || printedAlike === undefined) return false;
    if (printedAlike[language]?.includes(card) === true) return false;
    return catalogues[language][key] === catalogues.en[key];
  };
  return {
    cardOf: (key) => ids.get(key),
    isEnglish: (key, language) => {
      const card = ids.get(key);
      return card !== undefined && isEnglish(key, card, language);
    },
  };
}
