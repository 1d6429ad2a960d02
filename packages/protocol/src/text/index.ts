/** The words of the server (entry `./text`): one catalogue per language. */
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export { type ServerKey, serverKeys } from './keys.ts';

export const catalogues = { en, pt, pl };
