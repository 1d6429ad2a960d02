/** What is printed on the table beside the cards, in words: phases, actions, goods and things that are counted. */
import type { Message } from '@orrery/kernel';
import { actionCards } from '../../src/data/actions.ts';
import { goodKinds } from '../../src/data/goods.ts';
import { keywords, phases, powerPhases } from '../../src/data/types.ts';
import { bonusText } from '../../src/wording/card-text.ts';
import {
  actionText,
  countables,
  countText,
  kindText,
  labels,
  labelText,
  phaseActionText,
  phaseText,
  phaseTitleText,
} from '../../src/wording/cards.ts';
import { goodsText } from '../../src/wording/goods.ts';
import { say } from '../../src/wording/say.ts';

export const printedTexts = (): Message[] => [
  ...powerPhases.map(phaseText),
  ...phases.flatMap((phase) => [phaseTitleText(phase), phaseActionText(phase)]),
  ...actionCards.flatMap((action) => [actionText(action), bonusText(action)]),
  ...goodKinds.flatMap((kind) => [kindText(kind), ...[1, 2, 5].map((n) => goodsText(n, kind))]),
  ...keywords.map((keyword) => say(`race.keyword.${keyword}`)),
  ...labels.map(labelText),
  ...countables.flatMap((thing) => [0, 1, 2, 5].map((n) => countText(thing, n))),
];
