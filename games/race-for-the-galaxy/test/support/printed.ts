/** What is printed on the table beside the cards, in words: phases, actions, goods and things that are counted. */
import type { Message } from '@orrery/kernel';
import { actionCards } from '../../src/data/actions.ts';
import { goodKinds } from '../../src/data/goods.ts';
import { keywords, phases, powerPhases } from '../../src/data/types.ts';
import {
  actionText,
  bonusText,
  countables,
  countText,
  goodsText,
  kindText,
  labels,
  labelText,
  phaseActionText,
  phaseText,
  phaseTitleText,
  say,
} from '../../src/wording/cards.ts';

export const printedTexts = (): Message[] => [
  ...powerPhases.map(phaseText),
  ...phases.flatMap((phase) => [phaseTitleText(phase), phaseActionText(phase)]),
  ...actionCards.flatMap((action) => [actionText(action), bonusText(action)]),
  ...goodKinds.flatMap((kind) => [kindText(kind), ...[1, 2, 5].map((n) => goodsText(n, kind))]),
  ...keywords.map((keyword) => say(`race.keyword.${keyword}`)),
  ...labels.map(labelText),
  ...countables.flatMap((thing) => [0, 1, 2, 5].map((n) => countText(thing, n))),
];
