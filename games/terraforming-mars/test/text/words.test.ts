import type { Message } from '@orrery/kernel';
import { testWords } from '../../../../test/support/words.ts';
import { cubeKinds, resources, tags } from '../../src/data/resources.ts';
import { tiles } from '../../src/data/types.ts';
import { amountText, cardEntries, terminalTable } from '../../src/index.ts';
import { actionMissingText, missingText } from '../../src/wording/missing.ts';
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

/** Everything that can be missing for a card. */
const missingTexts = (): Message[] => [
  ...(['temperature', 'oxygen', 'oceans'] as const).flatMap((track) =>
    (['min', 'max'] as const).map((bound) => missingText({ missing: 'level', track, bound, by: 2 })),
  ),
  ...(['city', 'greenery'] as const).map((tile) => missingText({ missing: 'tiles', tile, by: 2 })),
  ...[true, false].map((withMetals) => missingText({ missing: 'megacredits', by: 2, withMetals })),
  missingText({ missing: 'tag', tag: 'science', by: 2 }),
  missingText({ missing: 'production', of: 'titanium', by: 1 }),
  missingText({ missing: 'effect', effect: { do: 'lose', of: 'heat', amount: 2 } }),
];

/** Everything that can be missing for the action of a card. */
const actionMissingTexts = (): Message[] => [
  ...resources.map((of) => actionMissingText({ missing: 'stock', of, by: 2 })),
  actionMissingText({ missing: 'production', of: 'energy', by: 1 }),
  ...cubeKinds.flatMap((kind) => [
    actionMissingText({ missing: 'cubes', kind, by: 2 }),
    actionMissingText({ missing: 'prey', kind }),
  ]),
  actionMissingText({ missing: 'holder' }),
  actionMissingText({ missing: 'rating' }),
];

testWords({
  walks,
  games: 30,
  seed: 'words 0',
  events:
    'award buy claim convert corporation cubes discard draw end first gain generation income keep lose milestone neutral pass passOn place play production project raise rating reshuffle reveal sell standing trigger use',
  questions:
    'action.amount cards.buy cards.exchange cards.keep cubes.add cubes.take effect.choose final.greenery kernel.bag payment production.copy production.lower production.shift research.buy research.pick resources.amount resources.remove setup.choose tile.claim tile.place turn.action turn.sell',
  sources: new URL('../../src/', import.meta.url),
  terminalTable,
  screens: 6,
  cards: cardEntries,
  printed: () => [
    ...textsOnPanels(),
    ...missingTexts(),
    ...actionMissingTexts(),
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
