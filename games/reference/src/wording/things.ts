/** Words for cards, instruments and amounts, made from the same rows that the rules run on. */
import type { Message } from '@orrery/kernel';
import type { Instrument } from '../data/instruments.ts';
import { sightOf } from '../data/sights.ts';
import { RESOURCES } from '../state.ts';
import { listed, say } from './say.ts';

/** A card: what it shows and how brightly. */
export function cardText(card: number): Message {
  const { kind, brightness } = sightOf(card);
  return say(`reference.card.${kind}`, { brightness });
}

export const cardsText = (cards: readonly number[]): Message => listed(cards.map(cardText));

/** An amount of a resource, in the form it takes after a verb. */
export const amountText = (resource: (typeof RESOURCES)[number], amount: number): Message =>
  say(`reference.amount.${resource}`, { amount });

const stockText = (stock: readonly number[]): Message[] =>
  RESOURCES.flatMap((name, column) => {
    const amount = stock[column] ?? 0;
    return amount > 0 ? [amountText(name, amount)] : [];
  });

export const instrumentText = ({ id }: Instrument): Message => say(`reference.instrument.${id}`);

/** What an instrument does at dusk. */
export function effectText(instrument: Instrument): Message {
  const price = stockText(instrument.pays);
  const brings = stockText(instrument.gives);
  if (instrument.cards > 0) brings.push(say('reference.amount.cards', { amount: instrument.cards }));
  if (instrument.points > 0) brings.push(say('reference.amount.points', { amount: instrument.points }));
  const args = { name: instrumentText(instrument), brings: listed(brings) };
  return price.length === 0
    ? say('reference.effect.free', args)
    : say('reference.effect.paid', { ...args, price: listed(price) });
}
