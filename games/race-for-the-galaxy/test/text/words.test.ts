import { testWords } from '../../../../test/support/words.ts';
import { amountText, cardEntries, terminalTable } from '../../src/index.ts';
import { printedTexts } from '../support/printed.ts';
import { walks } from './walks.ts';

testWords({
  walks,
  games: 24,
  seed: 'words',
  events:
    'choose conquer consume develop discard draw end gain gamble good keep pay phase place reshuffle round sell settle spend start use',
  questions:
    'consume.gamble consume.goods consume.hand consume.power consume.sell develop.place explore.keep payment.cards produce.power round.action round.discard round.twoActions settle.place settle.way setup.discard',
  sources: new URL('../../src/', import.meta.url),
  terminalTable,
  screens: 2,
  cards: cardEntries,
  printed: () => [...printedTexts(), amountText('cards', 3)!],
});
