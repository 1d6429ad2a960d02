/** What cards say in icons: the same rows as in words, for screens to draw. */
import type { Message } from '@orrery/kernel';
import type { CubeKind, Resource, Tag } from '../data/resources.ts';
import type { Counted, Prey, Tile } from '../data/types.ts';
import { say } from './say.ts';

/** What has an icon. */
export type Shown =
  | Resource
  | 'card'
  | 'rating'
  | 'temperature'
  | 'oxygen'
  | 'ocean'
  | 'greenery'
  | 'city'
  | 'special'
  | 'project'
  | 'claim'
  | 'copy'
  | 'shield'
  | 'lock'
  | 'cube'
  | `cube-${CubeKind}`
  | `tag-${Tag}`
  | 'tag-event';

export type Sign =
  /** So many of a thing; `any` is as many as the owner likes. */
  | { readonly sign: 'thing'; readonly thing: Shown; readonly n: number | 'any' }
  /** Signs that every language has: "−", "±2", "/". */
  | { readonly sign: 'text'; readonly text: string }
  | { readonly sign: 'word'; readonly word: Message }
  /** From what is paid to what it brings. */
  | { readonly sign: 'arrow' }
  /** Several that stay on one line. */
  | { readonly sign: 'together'; readonly signs: readonly Sign[] }
  /** Production stands in a box; what happens to or by any player has a red edge. */
  | {
      readonly sign: 'box';
      readonly production: boolean;
      readonly anybody: boolean;
      readonly signs: readonly Sign[];
    };

export const thing = (shown: Shown, n: number | 'any' = 1): Sign => ({ sign: 'thing', thing: shown, n });
export const mark = (text: string): Sign => ({ sign: 'text', text });
export const minus = mark('−');
export const slash = mark('/');
export const colon = mark(':');
/** Of any player, or on another card: the words of the card say more. */
export const star = mark('*');
export const arrow: Sign = { sign: 'arrow' };
export const or: Sign = { sign: 'word', word: say('mars.sign.or') };
export const otherwise: Sign = { sign: 'word', word: say('mars.sign.else') };

export const together = (...signs: readonly Sign[]): Sign => ({ sign: 'together', signs });
export const production = (...signs: readonly Sign[]): Sign => ({
  sign: 'box',
  production: true,
  anybody: false,
  signs,
});
export const anybody = (...signs: readonly Sign[]): Sign => ({
  sign: 'box',
  production: false,
  anybody: true,
  signs,
});
export const anybodysProduction = (...signs: readonly Sign[]): Sign => ({
  sign: 'box',
  production: true,
  anybody: true,
  signs,
});

/** Things with a sign between each two. */
export const between = (separator: Sign, all: readonly (readonly Sign[])[]): Sign[] =>
  all.flatMap((signs, i) => (i === 0 ? [...signs] : [separator, ...signs]));

/** Special tiles are told apart by the words of their cards. */
export const shownTile = (tile: Tile): Shown => {
  if (tile === 'capital') return 'city';
  return tile === 'ocean' || tile === 'greenery' || tile === 'city' ? tile : 'special';
};

function counted(what: Counted): Sign[] {
  switch (what.per) {
    case 'tag': {
      const tag = thing(`tag-${what.tag}`);
      const every = what.every ?? 1;
      return [...(every > 1 ? [mark(String(every))] : []), what.of === 'self' ? tag : anybody(tag)];
    }
    case 'city':
      return [anybody(thing('city'))];
    case 'event':
      return [thing('tag-event')];
  }
}

/** One of a thing for each of what is counted. */
export const perSigns = (shown: Shown, what: Counted): Sign[] => [thing(shown), slash, ...counted(what)];

export const preySigns = (prey: Prey): Sign[] => [
  thing('of' in prey ? prey.of : `cube-${prey.cubes}`, prey.amount),
];
