/** What cards cost before anybody plays them: at the beginning, in research, and where packs go in a draft. */
import type { Seat } from '@orrery/kernel';
import { CARD_PRICE, RESEARCH_CARDS } from '../data/board.ts';
import { type CardId, faceOf } from '../data/cards.ts';
import { at, type Resource, resources } from '../data/resources.ts';
import { passesTo } from '../rules/research.ts';
import { isProject, playerAt } from '../state.ts';
import type { Position } from './position.ts';

export { CARD_PRICE } from '../data/board.ts';

/** Whether a card is a corporation rather than a project. */
export const isCorporation = (card: CardId): boolean => !isProject(card);

/** What somebody begins with, by their corporation and the number of cards they buy. */
export interface Beginning {
  /** M€ of the corporation, what the cards cost, and what is left; below 0 where they are too dear. */
  readonly pays: number;
  readonly cost: number;
  readonly left: number;
  /** So many further cards could be paid; below 0 where some must be given back. */
  readonly more: number;
  readonly rating: number;
  /** Everything but M€ that there is some of. */
  readonly stock: readonly { readonly resource: Resource; readonly amount: number }[];
}

export function beginningWith(position: Position, seat: Seat, corporation: CardId, cards: number): Beginning {
  const { stock } = faceOf(corporation);
  const pays = stock[at.megacredits] ?? 0;
  const cost = CARD_PRICE * cards;
  return {
    pays,
    cost,
    left: pays - cost,
    more: Math.floor((pays - cost) / CARD_PRICE),
    rating: playerAt(position, seat).rating,
    stock: resources
      .map((resource, place) => ({ resource, amount: stock[place] ?? 0 }))
      .filter(({ resource, amount }) => resource !== 'megacredits' && amount > 0),
  };
}

/** Where the packs of a draft come from and go to. */
export interface Draft {
  readonly from: Seat;
  readonly to: Seat;
  readonly clockwise: boolean;
  /** Which pick this is, and of how many: the last card of a pack is not picked. */
  readonly pick: number;
  readonly picks: number;
}

export function draftOf(position: Position, seat: Seat): Draft {
  const seats = position.players.map((_, other) => other);
  const to = passesTo(position, seat);
  return {
    to,
    from: seats.find((other) => passesTo(position, other) === seat) ?? seat,
    clockwise: to === (seat + 1) % seats.length,
    pick: playerAt(position, seat).drafted.length + 1,
    picks: RESEARCH_CARDS - 1,
  };
}
