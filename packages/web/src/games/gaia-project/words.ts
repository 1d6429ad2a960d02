/** Words in the language of the screen: the board's own, and those of the game for its components. */
import {
  amountText,
  areaText,
  type FactionId,
  factionText,
  listText,
  planetText,
  structureText,
} from '@orrery/gaia-project';
import type { Area, PlanetIndex, Structure } from '@orrery/gaia-project/advice';
import { type Message, msg } from '@orrery/kernel';
import { createContext, useContext } from 'react';
import { amountsIn } from './amounts.ts';
import type en from './text/en.json';

export type Key = keyof typeof en;

export interface Words {
  readonly format: (message: Message) => string;
  /** Words of the board. */
  readonly t: (key: Key, args?: Message['args']) => string;
  readonly planet: (type: PlanetIndex) => string;
  readonly structure: (structure: Structure) => string;
  readonly area: (area: Area) => string;
  readonly faction: (faction: FactionId | null) => string;
  /** "3 ore, 2 credits": amounts in the order in which prices are told; "nothing" for none. */
  readonly amounts: (of: object) => string;
}

/** The board's own words as a message, for places that put it into words themselves. */
export const say = (key: Key, args?: Message['args']): Message => msg(key, args);

export const wordsFrom = (format: (message: Message) => string): Words => ({
  format,
  t: (key, args) => format(say(key, args)),
  planet: (type) => format(planetText(type)),
  structure: (structure) => format(structureText(structure)),
  area: (area) => format(areaText(area)),
  faction: (faction) => (faction === null ? '' : format(factionText(faction))),
  amounts: (of) => format(listText(amountsIn(of).flatMap(({ what, n }) => amountText(what, n) ?? []))),
});

/** Parts as sentences one after the other, without those that are empty; "Q.I.C." ends one by itself. */
export const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .reduce<string>((before, part) => {
      if (before === '') return part ?? '';
      return /[.?!]$/.test(before) ? `${before} ${part}` : `${before}. ${part}`;
    }, '');

export const GaiaWords = createContext<Words | undefined>(undefined);

export function useGaiaWords(): Words {
  const words = useContext(GaiaWords);
  if (words === undefined) throw new Error('no language is spoken here');
  return words;
}
