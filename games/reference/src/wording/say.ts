import { type Message, msg } from '@orrery/kernel';
import type { ReferenceKey } from '../text/keys.ts';

/** A message of this game: only keys that the catalogues have. */
export const say = (key: ReferenceKey, args?: Message['args']): Message => msg(key, args);

/** Several messages as a list. */
export function listed(messages: readonly Message[]): Message {
  const [first, ...rest] = messages;
  if (first === undefined) return say('reference.list.none');
  return rest.length === 0 ? first : say('reference.list.more', { first, rest: listed(rest) });
}
