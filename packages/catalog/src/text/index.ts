/** The names of the games (entry `./text`), for screens that have not loaded them: one catalogue per language. */
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const catalogues = { en, pt, pl };
