import { type Message, msg } from '@orrery/kernel';
import type { GaiaKey } from '../text/keys.ts';

/** A message of this game: only keys that the catalogues have. */
export const say = (key: GaiaKey, args?: Message['args']): Message => msg(key, args);
