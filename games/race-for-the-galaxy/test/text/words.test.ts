import { testWords } from '../../../../test/support/words.ts';
import { actionCards } from '../../src/data/actions.ts';
import { goodKinds } from '../../src/data/goods.ts';
import { keywords, phases, powerPhases } from '../../src/data/types.ts';
import { amountText, cardEntries, screen } from '../../src/index.ts';
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
} from '../../src/wording.ts';
import { walks } from './walks.ts';

testWords({
  walks,
  games: 24,
  seed: 'words',
  events:
    'choose conquer consume develop discard draw end gain gamble good keep pay phase place reshuffle round sell settle spend start use',
  // A payment says what it was for, the next round that one has ended, and the effect of a power what was used.
  silent: 'develop phase settle use',
  questions:
    'consume.gamble consume.goods consume.hand consume.power consume.sell develop.place explore.keep payment.cards produce.power round.action round.discard round.twoActions settle.place settle.way setup.discard',
  log: 'race.log.',
  sources: new URL('../../src/', import.meta.url),
  screen,
  screens: 2,
  cards: cardEntries,
  printed: () => [
    ...powerPhases.map(phaseText),
    ...phases.flatMap((phase) => [phaseTitleText(phase), phaseActionText(phase)]),
    ...actionCards.flatMap((action) => [actionText(action), bonusText(action)]),
    ...goodKinds.flatMap((kind) => [kindText(kind), goodsText(1, kind)]),
    ...keywords.map((keyword) => say(`race.keyword.${keyword}`)),
    ...labels.map(labelText),
    ...countables.map((thing) => countText(thing, 2)),
    amountText('cards', 3)!,
  ],
});
