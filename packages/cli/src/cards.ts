/** Components in words: how they are found and how they look. */
import type { CardEntry } from '@orrery/presentation';
import { hanging, wrap } from './layout.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

/** A component with its messages put into words. */
export interface WordedCard {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly text: readonly string[];
}

export const wordCard = ({ format }: Words, { id, name, facts, text }: CardEntry): WordedCard => ({
  id,
  name: format(name),
  facts: facts.map(format),
  text: text.map(format),
});

/** The text without what people leave out when they search: capitals, accents, punctuation. */
export const searchable = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The cards that say every word of the filter, somewhere. */
export function matchCards(cards: readonly WordedCard[], filter: string): WordedCard[] {
  const wanted = searchable(filter)
    .split(' ')
    .filter((word) => word !== '');
  return cards.filter(({ id, name, facts, text }) => {
    const all = searchable([id, name, ...facts, ...text].join(' '));
    return wanted.every((word) => all.includes(word));
  });
}

/** The cards that a name stands for: the one with just that name, else all whose name has it in it. */
export function cardsNamed(cards: readonly WordedCard[], name: string): WordedCard[] {
  const wanted = searchable(name);
  if (wanted === '') return [];
  const exact = cards.filter((card) => searchable(card.name) === wanted || searchable(card.id) === wanted);
  if (exact.length > 0) return exact;
  // Ids are English: who knows a card by its English name finds it in every language.
  return cards.filter((card) => [card.name, card.id].some((text) => searchable(text).includes(wanted)));
}

export function cardLines(
  { paint, width }: Pick<Terminal, 'paint' | 'width'>,
  { name, facts, text }: WordedCard,
): string[] {
  return [
    paint.bold(name),
    ...wrap(facts.join(' · '), width - 2).map((line) => `  ${paint.dim(line)}`),
    ...text.flatMap((line) => hanging('  ', line, width)),
  ];
}
