/** Cards that an effect shows: some are kept, one is bought or not, one of the hand is exchanged. */
import { askingCard, CARD_PRICE, resources } from '@orrery/terraforming-mars/advice';
import type { BarWords } from '../../../board-kit/board.ts';
import { CardFace } from '../cards/card.tsx';
import { Icon } from '../drawing/icon.tsx';
import { type Table, useTable } from '../table.ts';
import { Tray, type TrayOption } from '../tray/tray.tsx';
import { useMarsWords, type Words } from '../words.ts';
import { askedFor, cardName, oneOf, pickOf } from './common.ts';
import styles from './looked.module.css';
import offered from './offered.module.css';
import { cardsOffered, cardsPicked, Offered } from './offered.tsx';
import type { Place } from './place.ts';

const mostOf = ({ question }: Pick<Table, 'question'>): number =>
  question?.shape === 'some-of' ? question.max : 1;

// Some of them are kept.

function KeepTray() {
  const table = useTable();
  const { t } = useMarsWords();
  const cards = cardsOffered(table);
  return (
    <Tray title={t('web.mars.keep.cards')} note={t('web.mars.keep.note')} options={[]}>
      <Offered
        name={t('web.mars.keep.cards')}
        cards={cards}
        size={table.phone ? 'phone' : 'full'}
        lie={table.phone ? 'swipe' : 'row'}
        footOf={(_, chosen) => (
          <span className={chosen ? offered.bought : offered.offer}>
            {t(chosen ? 'web.mars.keep.kept' : 'web.mars.keep.keep')}
          </span>
        )}
        alsoOf={(_, chosen) => (chosen ? t('web.mars.keep.kept') : undefined)}
      />
    </Tray>
  );
}

function keepWords(table: Table, words: Words): BarWords {
  const { t } = words;
  const [n, all, picked] = [mostOf(table), cardsOffered(table).length, cardsPicked(table).length];
  return {
    title: askedFor(table, words, 'web.mars.keep.title', { n, all }),
    detail: t('web.mars.keep.detail', { n: picked, of: n, others: all - n }),
    confirm: t('web.mars.keep.confirm', { n }),
  };
}

export const keep: Place = { Tray: KeepTray, words: keepWords, phone: 'hand' };

// One is bought, or discarded.

const DISCARD = 'discard';

const megacredits = ({ player }: Pick<Table, 'player'>): number =>
  (player?.stock ?? [])[resources.indexOf('megacredits')] ?? 0;

function buyOptions(table: Table, { t }: Words): readonly TrayOption[] {
  const { choice, player } = table;
  const [card] = player?.drawn ?? [];
  const pick = pickOf(table);
  const press = (value: number | string): void =>
    pick === value && choice.ready ? choice.confirm() : choice.toggle(value);
  const discard: TrayOption = {
    key: DISCARD,
    title: t('web.mars.buy.discard'),
    mark: <Icon name="card" size={22} />,
    note: t('web.mars.buy.free'),
    chosen: pick === DISCARD,
    press: () => press(DISCARD),
    nothing: () => choice.give(DISCARD),
    label: t('web.mars.buy.discard'),
  };
  if (card === undefined) return [discard];
  const offers = oneOf(table).some(({ value }) => value === card);
  const buy: TrayOption = {
    key: 'buy',
    title: t('web.mars.buy.buy', { price: CARD_PRICE }),
    mark: <Icon name="megacredits" size={22} />,
    ...(offers
      ? { note: t('web.mars.buy.left', { left: megacredits(table) - CARD_PRICE }) }
      : { closed: t('web.mars.buy.short', { price: CARD_PRICE }) }),
    chosen: pick === card,
    press: () => press(card),
    label: t('web.mars.buy.buy', { price: CARD_PRICE }),
    thing: { card },
  };
  return [buy, discard];
}

function BuyTray() {
  const table = useTable();
  const words = useMarsWords();
  const [card] = table.player?.drawn ?? [];
  return (
    <div className={styles.buy}>
      {card === undefined ? null : <CardFace card={card} size={table.phone ? 'phone' : 'full'} foot={null} />}
      <Tray title={words.t('web.mars.buy.card')} options={buyOptions(table, words)} />
    </div>
  );
}

function buyWords(table: Table, words: Words): BarWords {
  const { t } = words;
  const [card] = table.player?.drawn ?? [];
  const pick = pickOf(table);
  return {
    title: askedFor(table, words, 'web.mars.buy.title', { price: CARD_PRICE }),
    detail: t('web.mars.buy.detail', {
      card: card === undefined ? '' : cardName(words, card),
      has: megacredits(table),
    }),
    ...(pick === undefined
      ? {}
      : {
          confirm:
            pick === DISCARD ? t('web.mars.buy.discard') : t('web.mars.buy.buy', { price: CARD_PRICE }),
        }),
    also:
      pick === DISCARD
        ? []
        : [{ text: t('web.mars.buy.discard'), key: '0', act: () => table.choice.give(DISCARD) }],
  };
}

export const buy: Place = { Tray: BuyTray, words: buyWords, phone: 'hand' };

// One of the hand is exchanged; the hand itself has the brass.

const DECLINE = 'decline';

function exchangeWords(table: Table, words: Words): BarWords {
  const { t } = words;
  const pick = pickOf(table);
  const by = table.question === undefined ? undefined : askingCard(table.question);
  return {
    title: askedFor(table, words, 'web.mars.exchange.title'),
    detail: by === undefined ? t('web.mars.exchange.hand') : t('web.mars.exchange.detail'),
    ...(pick === undefined
      ? {}
      : {
          confirm:
            typeof pick === 'number'
              ? t('web.mars.exchange.confirm', { card: cardName(words, pick) })
              : t('web.mars.exchange.keep'),
        }),
    also: [
      {
        text: t(table.phone ? 'web.mars.exchange.keepBriefly' : 'web.mars.exchange.keep'),
        key: '0',
        act: () => table.choice.give(DECLINE),
      },
    ],
  };
}

export const exchange: Place = {
  words: exchangeWords,
  keys: ({ choice }) => ({ '0': () => choice.give(DECLINE) }),
  phone: 'hand',
};
