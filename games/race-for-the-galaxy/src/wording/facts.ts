/** What a client shows of an option that is a card. */
import type { Facts, Message } from '@orrery/kernel';
import { type CardId, designOf } from '../data/cards.ts';
import type { Design } from '../data/types.ts';
import { goodText, titleText, typeText } from './cards.ts';
import { say } from './say.ts';

// A copy, because the rules read it all the time, and reading frozen lists is slow.
const byCard = designOf.slice();

export function designAt(card: CardId): Design {
  const design = byCard[card];
  if (design === undefined) throw new RangeError(`no card ${card}`);
  return design;
}

function printedText(design: Design): Message {
  const printed = { card: titleText(design), face: typeText(design) };
  const good = goodText(design);
  return good === undefined
    ? say('race.option.card', printed)
    : say('race.option.cardWithGood', { ...printed, good });
}

/** A card by its title, type, price and points, and the good it holds. */
export const cardFacts = (card: CardId): Facts => ({ text: printedText(designAt(card)), target: { card } });

/** A card of the tableau by its title alone. */
export const titleFacts = (card: CardId): Facts => ({ text: titleText(designAt(card)), target: { card } });
