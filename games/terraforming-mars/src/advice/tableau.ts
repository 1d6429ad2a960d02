/** What lies before a player, by what it is good for. */
import type { Seat } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import type { CubeKind, Tag } from '../data/resources.ts';
import type { Colour } from '../data/types.ts';
import { cubesOn } from '../rules/cubes.ts';
import { cardPoints } from '../rules/scoring.ts';
import { allPlayed, NO_CARD, type Player, playerAt } from '../state.ts';
import type { Position } from './position.ts';

export interface CardInPlay {
  readonly card: CardId;
  /** Undefined for the corporation. */
  readonly colour: Colour | undefined;
  readonly tags: readonly Tag[];
  /** What it holds, and how many of them. */
  readonly holds: CubeKind | undefined;
  readonly cubes: number;
  /** What it is worth if the game ended now. */
  readonly points: number;
  /** How many ways there are to use it, and whether it was used in this generation. */
  readonly ways: number;
  readonly used: boolean;
}

/** The corporation stands first in the group that it belongs to. */
export interface Tableau {
  /** Cards with actions; they may have effects too. */
  readonly actions: readonly CardInPlay[];
  /** Cards that take effect by themselves or change rules. */
  readonly effects: readonly CardInPlay[];
  readonly others: readonly CardInPlay[];
  /** Events lie face down. */
  readonly events: readonly CardInPlay[];
}

export function tableauOf(position: Position, seat: Seat): Tableau {
  const player = playerAt(position, seat);
  const cards = allPlayed(player).map((card): CardInPlay => {
    const { colour, tags, stores, actions } = faceOf(card);
    return {
      card,
      colour,
      tags,
      holds: stores,
      cubes: cubesOn(player, card),
      points: cardPoints(position, seat, card),
      ways: actions.length,
      used: player.used.includes(card),
    };
  });
  const isDoing = ({ card }: CardInPlay): boolean => player.doing.includes(card);
  const isLasting = (each: CardInPlay): boolean => !isDoing(each) && player.lasting.includes(each.card);
  const rest = cards.filter((each) => !isDoing(each) && !isLasting(each));
  return {
    actions: cards.filter(isDoing),
    effects: cards.filter(isLasting),
    others: rest.filter(({ colour }) => colour !== 'red'),
    events: rest.filter(({ colour }) => colour === 'red'),
  };
}

/** Whether a player leads a corporation yet: until all have chosen, nobody's is revealed. */
export const hasCorporation = ({ corporation }: Pick<Player, 'corporation'>): boolean =>
  corporation !== NO_CARD;
