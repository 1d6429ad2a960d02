/** Research: cards to buy, over the map; the hand stays for comparison. */
import { CARD_PRICE, resources } from '@orrery/terraforming-mars/advice';
import type { ReactNode } from 'react';
import type { BarWords } from '../../../../board-kit/board.ts';
import { type Table, useTable } from '../../table.ts';
import { useMarsWords, type Words } from '../../words.ts';
import offered from '../offered.module.css';
import { cardsOffered, cardsPicked, Offered } from '../offered.tsx';
import type { Place } from '../place.ts';
import { Over } from './over.tsx';
import { Tracks } from './tracks.tsx';

function Cards({ lie }: { readonly lie: 'row' | 'swipe' }) {
  const table = useTable();
  const { t } = useMarsWords();
  const price = CARD_PRICE;
  return (
    <Offered
      name={t('web.mars.research.cards')}
      cards={cardsOffered(table)}
      size={lie === 'row' ? 'large' : 'phone'}
      lie={lie}
      footOf={(_, chosen) => (
        <span className={chosen ? offered.bought : offered.offer}>
          {t(chosen ? 'web.mars.research.bought' : 'web.mars.research.offer', { price })}
        </span>
      )}
      alsoOf={(_, chosen) => (chosen ? t('web.mars.research.bought', { price }) : undefined)}
    />
  );
}

function ResearchMap({ children }: { readonly children: ReactNode }) {
  const table = useTable();
  const { t } = useMarsWords();
  // On a phone the cards have a part of their own, and the map stays.
  if (table.phone) return children;
  return (
    <Over
      title={t('web.mars.research.title', { generation: table.view.generation })}
      note={t('web.mars.research.each', { n: cardsOffered(table).length, price: CARD_PRICE })}
      beside={<Tracks />}
    >
      <Cards lie="row" />
    </Over>
  );
}

function ResearchPhone() {
  const table = useTable();
  const { t } = useMarsWords();
  return (
    <Over
      title={t('web.mars.research.each', { n: cardsOffered(table).length, price: CARD_PRICE })}
      note={t('web.mars.research.count', { n: cardsPicked(table).length })}
    >
      <Cards lie="swipe" />
    </Over>
  );
}

/** "2 of 4. 48 − 6 = 42 M€ left for this generation." */
function researchWords(table: Table, words: Words): BarWords {
  const { t } = words;
  const n = cardsPicked(table).length;
  const all = cardsOffered(table).length;
  const has = (table.player?.stock ?? [])[resources.indexOf('megacredits')] ?? 0;
  const cost = CARD_PRICE * n;
  const nothing =
    n === 0 ? [] : [{ text: t('web.mars.research.none'), key: '0', act: () => table.choice.setPicks([]) }];
  return {
    title: t('web.mars.research.ask'),
    detail:
      cost > has
        ? t('web.mars.research.withHeat', { n, all, cost })
        : t('web.mars.research.sum', { n, all, has, cost, left: has - cost }),
    confirm: n === 0 ? t('web.mars.research.none') : t('web.mars.research.confirm', { n, cost }),
    also: nothing,
    back: false,
  };
}

export const buyResearch: Place = {
  Map: ResearchMap,
  Phone: ResearchPhone,
  words: researchWords,
  keys: ({ choice }) => ({ '0': () => choice.setPicks([]) }),
  phone: 'hand',
};
