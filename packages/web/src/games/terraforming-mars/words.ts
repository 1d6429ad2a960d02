/** Words in the language of the screen: the board's own, and those of the game for its components. */
import { type Message, msg } from '@orrery/kernel';
import { createContext, useContext } from 'react';
import type en from './text/en.json';

export type Key = keyof typeof en;

export interface Words {
  readonly format: (message: Message) => string;
  /** Words of the board. */
  readonly t: (key: Key, args?: Message['args']) => string;
}

/** The board's own words as a message, for places that put it into words themselves. */
export const say = (key: Key, args?: Message['args']): Message => msg(key, args);

export const wordsFrom = (format: (message: Message) => string): Words => ({
  format,
  t: (key, args) => format(say(key, args)),
});

export const MarsWords = createContext<Words | undefined>(undefined);

export function useMarsWords(): Words {
  const words = useContext(MarsWords);
  if (words === undefined) throw new Error('no language is spoken here');
  return words;
}
