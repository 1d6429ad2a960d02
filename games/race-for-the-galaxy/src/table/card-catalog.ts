/** The cards for the card browser: every design with all that is printed on it, in words. */

import type { Plain } from '@orrery/kernel';
import type { CardEntry } from '@orrery/presentation';
import { designOf, designs } from '../data/cards.ts';
import type { Design } from '../data/types.ts';
import { readTarget } from '../targets.ts';
import { cardText } from '../wording/card-text.ts';
import { faceText, titleText } from '../wording/cards.ts';
import { say } from '../wording/say.ts';

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
  const card = readTarget(target)?.card;
  return card === undefined ? undefined : designOf[card]?.id;
}
