/** The cards for the card browser: every design with all that is printed on it, in words. */
import { isRecord, type Message, type Plain } from '@orrery/kernel';
import { designOf, designs } from './data/cards.ts';
import type { Design } from './data/types.ts';
import { cardText, faceText, say, titleText } from './wording.ts';

export interface CardEntry {
  /** The id of the design. */
  readonly id: string;
  readonly name: Message;
  /** Type, price and points; good, keywords; how many copies there are. */
  readonly facts: readonly Message[];
  /** Its powers, and what it scores at the end. */
  readonly text: readonly Message[];
}

function entryOf(design: Design): CardEntry {
  const { id, copies, presetHand } = design;
  return {
    id,
    name: titleText(design),
    facts: [
      ...faceText(design),
      ...(copies === 1 ? [] : [say('race.face.copies', { copies })]),
      ...(presetHand === undefined ? [] : [say('race.face.presetHand', { number: presetHand })]),
    ],
    text: cardText(design),
  };
}

/** All 95 designs: start worlds, other worlds, developments. */
export const cardEntries = (): readonly CardEntry[] => designs.map(entryOf);

/** The design that the target of an option points at. */
export function designIdOf(target: Plain): string | undefined {
  const card = isRecord(target) ? target.card : undefined;
  return typeof card === 'number' ? designOf[card]?.id : undefined;
}
