/** What a client shows of an option that is a card. */
import type { Facts } from '@orrery/kernel';
import { type CardId, designOf } from '../data/cards.ts';
import type { Design } from '../data/types.ts';
import { titleText, typeText } from '../wording.ts';
import { say } from './say.ts';

export function designAt(card: CardId): Design {
  const design = designOf[card];
  if (design === undefined) throw new RangeError(`no card ${card}`);
  return design;
}

/** A card by its title, type, price and points. */
export function cardFacts(card: CardId): Facts {
  const design = designAt(card);
  return {
    text: say('race.option.card', { card: titleText(design), face: typeText(design) }),
    target: { card },
  };
}

/** A card of the tableau by its title alone. */
export const titleFacts = (card: CardId): Facts => ({ text: titleText(designAt(card)), target: { card } });
