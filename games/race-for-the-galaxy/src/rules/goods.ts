/** Goods on the worlds of a tableau. */
import { type CardId, designOf } from '../data/cards.ts';
import { type GoodKind, goodKinds } from '../data/goods.ts';
import type { GoodSource } from '../data/types.ts';
import type { Player } from '../state.ts';

/** The kind of good that a card can hold, as a place in `goodKinds`; -1 for none. */
const kindIndex: readonly number[] = designOf.map(({ good }) =>
  good === undefined ? -1 : goodKinds.indexOf(good.kind),
);

export const kindIndexOf = (card: CardId): number => kindIndex[card] ?? -1;

export function kindOf(card: CardId): GoodKind {
  const kind = goodKinds[kindIndexOf(card)];
  if (kind === undefined) throw new RangeError(`card ${card} holds no goods`);
  return kind;
}

export const hasGood = (player: Player, place: number): boolean => (player.goods[place] ?? -1) >= 0;

/** The worlds that hold a good, of one kind where it is given. */
export function worldsWithGood(player: Player, kind?: GoodKind): CardId[] {
  const worlds: CardId[] = [];
  const wanted = kind === undefined ? -1 : goodKinds.indexOf(kind);
  for (let place = 0; place < player.tableau.length; place++) {
    const card = player.tableau[place];
    if (card === undefined || !hasGood(player, place)) continue;
    if (wanted < 0 || kindIndexOf(card) === wanted) worlds.push(card);
  }
  return worlds;
}

/** How many goods lie on a seat's worlds, of one kind where it is given. */
export function countGoods(player: Player, kind?: GoodKind): number {
  let count = 0;
  const wanted = kind === undefined ? -1 : goodKinds.indexOf(kind);
  for (let place = 0; place < player.tableau.length; place++)
    if (hasGood(player, place) && (wanted < 0 || kindIndexOf(player.tableau[place] ?? -1) === wanted))
      count++;
  return count;
}

/** Numbers by kind of good, in the order of `goodKinds`. */
export type ByKind = [number, number, number, number];

/** How many goods of each kind lie on a seat's worlds. */
export function goodsByKind({ tableau, goods }: Pick<Player, 'tableau' | 'goods'>): ByKind {
  const counts: ByKind = [0, 0, 0, 0];
  for (let place = 0; place < tableau.length; place++) {
    if ((goods[place] ?? -1) < 0) continue;
    const kind = kindIndexOf(tableau[place] ?? -1);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** How many worlds of a kind could hold a good, and hold none. */
export const countEmpty = (player: Player, kind: GoodKind, source: GoodSource): number =>
  player.tableau.filter((card, place) => {
    const good = designOf[card]?.good;
    return good?.kind === kind && good.source === source && !hasGood(player, place);
  }).length;

/** The kinds of the goods that lie on a seat's worlds, a bit each. */
export function kindsWithGood(player: Player): number {
  let kinds = 0;
  for (let place = 0; place < player.tableau.length; place++)
    if (hasGood(player, place)) kinds |= 1 << kindIndexOf(player.tableau[place] ?? -1);
  return kinds;
}

/** How many worlds of a tableau are of this kind, by its place in `goodKinds`. */
export const worldsOfKind = (player: Player, kind: number): number =>
  player.tableau.filter((card) => kindIndexOf(card) === kind).length;

export const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The place of a card in the tableau. */
export function placeOf(player: Player, card: CardId): number {
  const place = player.tableau.indexOf(card);
  if (place < 0) throw new RangeError(`card ${card} is not in the tableau`);
  return place;
}
