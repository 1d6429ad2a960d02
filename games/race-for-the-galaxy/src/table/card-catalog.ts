/** The cards for the card browser: every design with all that is printed on it, in words. */

import type { Plain } from '@orrery/kernel';
import type { CardEntry, CardTrait } from '@orrery/presentation';
import { designOf, designs } from '../data/cards.ts';
import { goodKinds } from '../data/goods.ts';
import type { Design } from '../data/types.ts';
import { readTarget } from '../targets.ts';
import { cardText } from '../wording/card-text.ts';
import { faceText, kindText, titleText } from '../wording/cards.ts';
import { say } from '../wording/say.ts';

const kinds = ['world', 'militaryWorld', 'development', 'sixCost'] as const;

function kindOf({ type, defense, scoring }: Design): (typeof kinds)[number] {
  if (defense !== undefined) return 'militaryWorld';
  if (type === 'world') return 'world';
  return scoring.length > 0 ? 'sixCost' : 'development';
}

function traitsOf(design: Design): CardTrait[] {
  const kind = kindOf(design);
  const { good } = design;
  return [
    { group: say('race.trait.kind'), value: say(`race.trait.${kind}`), place: kinds.indexOf(kind) },
    ...(good === undefined
      ? []
      : [{ group: say('race.trait.good'), value: kindText(good.kind), place: goodKinds.indexOf(good.kind) }]),
  ];
}

function entryOf(design: Design): CardEntry {
  const { id, copies, presetHand, cost } = design;
  return {
    id,
    name: titleText(design),
    facts: [
      ...faceText(design),
      ...(copies === 1 ? [] : [say('race.face.copies', { copies })]),
      ...(presetHand === undefined ? [] : [say('race.face.presetHand', { number: presetHand })]),
    ],
    text: cardText(design),
    traits: traitsOf(design),
    ...(cost === undefined ? {} : { cost }),
  };
}

/** All 95 designs: start worlds, other worlds, developments. */
export const cardEntries = (): readonly CardEntry[] => designs.map(entryOf);

/** The design that the target of an option points at. */
export function designIdOf(target: Plain): string | undefined {
  const card = readTarget(target)?.card;
  return card === undefined ? undefined : designOf[card]?.id;
}
