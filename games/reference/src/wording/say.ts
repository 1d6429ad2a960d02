import { type Message, msg } from '@orrery/kernel';
import type en from '../text/en.json';

/** The keys of this game's catalogues; the English one says which there are. */
type ReferenceKey = keyof typeof en;

/** A message of this game: only keys that the catalogues have. */
export const say = (key: ReferenceKey, args?: Message['args']): Message => msg(key, args);

/** Several messages as a list. */
export function listed(messages: readonly Message[]): Message {
  const [first, ...rest] = messages;
  if (first === undefined) return say('reference.list.none');
  return rest.length === 0 ? first : say('reference.list.more', { first, rest: listed(rest) });
}
