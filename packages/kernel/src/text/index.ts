/** The kernel's words (entry `./text`): one catalogue per language. The engine itself never loads them. */
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const catalogues = { en, pt, pl };
