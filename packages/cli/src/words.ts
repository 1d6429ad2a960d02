/** The words of the command line, together with those of the kernel, the bots and the game in play. */
import { catalogues as ofBots } from '@orrery/bots/text';
import type { LoadedGame } from '@orrery/catalog';
import { type Message, msg } from '@orrery/kernel';
import { catalogues as ofKernel } from '@orrery/kernel/text';
import { createFormatter, type Format, type Language, locales } from '@orrery/text';
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };
import pt from './text/pt.json' with { type: 'json' };

const own = { en, pt, pl };

/** The keys of the command line's catalogues; the English one says which there are. */
export type CliKey = keyof typeof en;

/** A message of the command line. */
export const say = (key: CliKey, args?: Message['args']): Message => msg(key, args);

/** Everything that puts things into words of one language. */
export interface Words {
  readonly language: Language;
  readonly format: Format;
  /** A message of the command line in words. */
  text(key: CliKey, args?: Message['args']): string;
  /** "Ann, Bob and Eve" */
  list(items: readonly string[]): string;
  /** A number with a fixed number of decimals. */
  number(value: number, decimals?: number): string;
}

export function wordsIn(language: Language, game?: LoadedGame): Words {
  const catalogues = [ofKernel[language], ofBots[language], own[language]];
  const format = createFormatter(language, game ? [...catalogues, game.catalogues[language]] : catalogues);
  const lists = new Intl.ListFormat(locales[language]);
  return {
    language,
    format,
    text: (key, args) => format(say(key, args)),
    list: (items) => lists.format(items),
    number: (value, decimals = 0) =>
      value.toLocaleString(locales[language], {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  };
}
