import type { Message } from '@orrery/kernel';
import { testWords } from '../../../../test/support/words.ts';
import { cubeKinds, resources, tags } from '../../src/data/resources.ts';
import { tiles } from '../../src/data/types.ts';
import { amountText, cardEntries, terminalTable } from '../../src/index.ts';
import { say } from '../../src/wording/say.ts';
import { panelTexts } from './panel-texts.ts';
import { walkGames, walks } from './walks.ts';

/** What the panels say in some moments. */
function textsOnPanels(): Message[] {
  const texts: Message[] = [];
  let looks = 0;
  walkGames(12, 'panels', (moment) => {
    if (looks++ % 9 === 0) texts.push(...panelTexts(moment));
  });
  return texts;
}

testWords({
  walks,
  games: 30,
  seed: 'words 0',
  events:
    'award buy claim convert corporation cubes discard draw end first gain generation income keep lose milestone neutral pass passOn place play production project raise rating reshuffle reveal sell trigger use',
  questions:
    'action.amount cards.buy cards.exchange cards.keep cubes.add cubes.take effect.choose final.greenery kernel.bag payment production.copy production.lower production.shift research.buy research.pick resources.amount resources.remove setup.choose tile.claim tile.place turn.action turn.sell',
  sources: new URL('../../src/', import.meta.url),
  terminalTable,
  screens: 6,
  cards: cardEntries,
  printed: () => [
    ...textsOnPanels(),
    ...[...resources, 'cards'].flatMap((what) => amountText(what, 2) ?? []),
    ...tags.flatMap((tag) => [say(`mars.tag.${tag}`), say(`mars.aTag.${tag}`)]),
    ...resources.map((resource) => say(`mars.productionOf.${resource}`)),
    ...(['city', 'greenery'] as const).map((where) => say(`mars.where.${where}`)),
    ...cubeKinds.map((kind) => say(`mars.cubesOf.${kind}`)),
    say('mars.log.end.won'),
    ...tiles.map((tile) => say(`mars.tileToPlace.${tile}`)),
    ...tiles.map((tile) => say(`mars.tileOnMap.${tile}`)),
    say('mars.mark.capital'),
  ],
});
