import { type Message, msg } from '@orrery/kernel';
import type en from '../text/en.json';

/** The keys of this game's catalogues; the English one says which there are. */
type GaiaKey = keyof typeof en;

/** A message of this game: only keys that the catalogues have. */
export const say = (key: GaiaKey, args?: Message['args']): Message => msg(key, args);
