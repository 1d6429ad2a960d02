/** The entries of the card catalog: every card with everything printed on it in words. */

import type { Message, Plain } from '@orrery/kernel';
import type { CardEntry } from '@orrery/presentation';
import { type Face, faceOf, faces } from '../data/cards.ts';
import { readTarget } from '../targets.ts';
import { faceText } from '../wording/cards.ts';
import { cardTitle } from '../wording/facts.ts';
import { say } from '../wording/say.ts';

const factsOf = (face: Face): Message[] => [
  ...(face.colour === undefined
    ? [say('mars.fact.corporation')]
    : [say(`mars.fact.${face.colour}`), say('mars.fact.cost', { cost: face.cost })]),
  say(`mars.fact.${face.deck}`),
  ...face.tags.map((tag) => say(`mars.tag.${tag}`)),
  ...(face.colour === 'red' ? [say('mars.tag.event')] : []),
];

export const entryOf = (face: Face): CardEntry => ({
  id: face.id,
  name: cardTitle(face.card),
  facts: factsOf(face),
  text: faceText(face),
});

export const cardEntries = (): readonly CardEntry[] => faces.map(entryOf);

/** The card that something in a question stands for. */
export function cardIdOf(thing: Plain): string | undefined {
  const target = readTarget(thing);
  return target !== undefined && 'card' in target ? faceOf(target.card).id : undefined;
}
