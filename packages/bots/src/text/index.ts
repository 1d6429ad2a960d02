/** The words of the bots (entry `./text`): one catalogue per language, and what each bot is called. */
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export { botName, botNames, isLevel, LEVELS, type Level, levelName, levelNote } from './names.ts';

export const catalogues = { en, pt, pl };
