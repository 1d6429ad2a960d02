/** Words in the language of the screen. */
import { fetchCatalogue as fetchBotWords } from '@orrery/bots/text/fetched';
import { catalogues as gameNames } from '@orrery/catalog/text';
import { type Message, msg } from '@orrery/kernel';
import { type Catalogue, createSpeaker, type Format, type Language, type Part } from '@orrery/text';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type en from '../text/en.json';
import { settings, useSettings } from './settings.ts';

export type WebKey = keyof typeof en;

/** What is known of the names of a game's components. */
export interface CardNames {
  /** The component that a message names, by the key of the message. */
  cardOf(key: string): string | undefined;
  /** Whether a name is English in this language, because no printed one is known. */
  isEnglish(key: string, language: Language): boolean;
}
const noNames: CardNames = { cardOf: () => undefined, isEnglish: () => false };

export interface Words {
  readonly language: Language;
  readonly format: Format;
  /** A message in pieces, the names of components apart. */
  readonly parts: (message: Message) => readonly Part[];
  readonly names: CardNames;
  /** A message of this client. */
  readonly t: (key: WebKey, args?: Message['args']) => string;
  /** Names as a list: "Ann, Bo and Cy". */
  readonly list: (names: readonly string[]) => string;
}

const wordsWith = (
  language: Language,
  catalogues: readonly Catalogue[],
  names: CardNames = noNames,
): Words => {
  const { format, parts } = createSpeaker(language, catalogues);
  const isName = ({ key }: Message): boolean => names.cardOf(key) !== undefined;
  const lists = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
  return {
    language,
    format,
    parts: (message) => parts(message, isName),
    names,
    t: (key, args) => format(msg(key, args)),
    list: (names) => lists.format(names),
  };
};

/** A glob rather than an import with attributes: the development server hands JSON out as a script. */
const own = import.meta.glob<{ readonly default: Catalogue }>('../text/*.json');

/**
 * The client's own words and the few for bots and games, which the lists name; asked for as soon as this file is here,
 * because nothing shows without them.
 */
async function loadOwn(language: Language): Promise<readonly Catalogue[]> {
  const [catalogue, bots] = await Promise.all([
    own[`../text/${language}.json`]?.(),
    fetchBotWords[language](),
  ]);
  return catalogue === undefined ? [] : [catalogue.default, bots.default, gameNames[language]];
}
const firstWords = { language: settings().language, catalogues: loadOwn(settings().language) };

/** The words of the server's refusals; the first screen does not wait for them. */
async function loadOthers(language: Language): Promise<readonly Catalogue[]> {
  const { fetchCatalogue } = await import('@orrery/protocol/text');
  return [(await fetchCatalogue[language]()).default];
}

interface Spoken {
  readonly words: Words;
  readonly catalogues: readonly Catalogue[];
}

const WordsContext = createContext<Spoken | undefined>(undefined);

/** Everything inside speaks the chosen language; until the first catalogue is here nothing is shown. */
export function Speaking({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const [spoken, setSpoken] = useState<Spoken>();
  useEffect(() => {
    let wanted = true;
    const speak = (catalogues: readonly Catalogue[]): void => {
      if (wanted) setSpoken({ words: wordsWith(language, catalogues), catalogues });
    };
    const load = async (): Promise<void> => {
      const first = await (firstWords.language === language ? firstWords.catalogues : loadOwn(language));
      speak(first);
      speak([...first, ...(await loadOthers(language))]);
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [language]);
  return spoken === undefined ? null : (
    <WordsContext.Provider value={spoken}>{children}</WordsContext.Provider>
  );
}

function useSpoken(): Spoken {
  const spoken = useContext(WordsContext);
  if (spoken === undefined) throw new Error('no language is spoken here');
  return spoken;
}

export const useWords = (): Words => useSpoken().words;

/** Words that are fetched one language at a time; undefined until those of this language are here. */
function useFetched(
  fetch: ((language: Language) => Promise<Catalogue>) | undefined,
  language: Language,
): readonly Catalogue[] | undefined {
  const [fetched, setFetched] = useState<{ readonly language: Language; readonly words: Catalogue[] }>();
  useEffect(() => {
    let wanted = true;
    void fetch?.(language).then((words) => {
      if (wanted) setFetched({ language, words: [words] });
    });
    return () => {
      wanted = false;
    };
  }, [fetch, language]);
  if (fetch === undefined) return NO_CATALOGUES;
  return fetched?.language === language ? fetched.words : undefined;
}
const NO_CATALOGUES: readonly Catalogue[] = [];

/** Inside, the words of further packages are known too; until fetched ones are here, those from before are spoken. */
export function SpeakingOf(props: {
  readonly more: Readonly<Record<Language, Catalogue>>[];
  readonly fetch?: (language: Language) => Promise<Catalogue>;
  readonly names?: CardNames;
  readonly children: ReactNode;
}) {
  const { more, fetch, names, children } = props;
  const { words, catalogues } = useSpoken();
  const { language } = words;
  const fetched = useFetched(fetch, language);
  const [before, setBefore] = useState<Spoken>();
  const spoken = useMemo(() => {
    if (fetched === undefined) return undefined;
    const all = [...catalogues, ...more.map((each) => each[language]), ...fetched];
    return { words: wordsWith(language, all, names), catalogues: all };
  }, [catalogues, more, fetched, names, language]);
  if (spoken !== undefined && spoken !== before) setBefore(spoken);
  const now = spoken ?? before;
  return now === undefined ? null : <WordsContext.Provider value={now}>{children}</WordsContext.Provider>;
}
