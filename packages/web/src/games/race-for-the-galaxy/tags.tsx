/** What is reckoned about a card, outside its frame: what it costs, what is missing, what it would be worth. */

import {
  type Departure,
  designAt,
  nextPhase,
  type Price,
  pointsWith,
  priceOf,
} from '@orrery/race-for-the-galaxy/advice';
import type { ReactNode } from 'react';
import { Icon } from './marks.tsx';
import { optionsOn } from './options-on.ts';
import type { Asked } from './table.ts';
import styles from './tags.module.css';
import type { Words } from './words.ts';

/** A price in words. */
function priceWords(price: Price, { t }: Words): string {
  switch (price.do) {
    case 'pay':
      return price.missing > 0
        ? t('web.race.tag.missingCards', { cards: price.missing })
        : t('web.race.tag.pay', { due: price.due });
    case 'conquer':
      return t('web.race.tag.conquer', { strength: price.strength, defense: price.defense });
    case 'otherwise':
      return price.missing > 0
        ? t('web.race.tag.missingCards', { cards: price.missing })
        : t('web.race.tag.otherwise', { due: price.due });
    case 'short':
      return t('web.race.tag.missingMilitary', { missing: price.defense - price.strength });
    case 'copy':
      return t('web.race.tag.copy');
  }
}

interface Tag {
  readonly main: string;
  readonly second?: string;
  /** The printed number that the price replaces. */
  readonly instead?: number;
  readonly military?: boolean;
}

/** The tag of a card in the hand while the question is which card to place. */
function placingTag(asked: Asked, card: number, words: Words): Tag {
  const { player, question } = asked;
  if (player === undefined) return { main: '' };
  const design = designAt(card);
  const wanted = question?.name === 'develop.place' ? 'development' : 'world';
  if (design.type !== wanted)
    return { main: words.t(wanted === 'world' ? 'web.race.tag.onlyDevelop' : 'web.race.tag.onlySettle') };
  const price = priceOf(player, card, player.hand.length - 1, question?.args.nth === 2 ? 2 : 1);
  return tagOf(price, words);
}

export function tagOf(price: Price, words: Words): Tag {
  const main = priceWords(price, words);
  if (price.do === 'pay' && price.missing === 0 && price.due !== price.printed)
    return { main, instead: price.printed };
  return price.do === 'conquer' || price.do === 'short' ? { main, military: true } : { main };
}

/** What the card would otherwise be good for, with its points. */
function prospectTag(asked: Asked, card: number, words: Words): Tag {
  const { player } = asked;
  if (player === undefined) return { main: '' };
  const others = player.hand.includes(card) ? player.hand.length - 1 : player.hand.length;
  const price = priceOf({ ...nextPhase(player), chosen: [] }, card, others);
  return {
    ...tagOf(price, words),
    second: words.t('web.race.tag.points', { vp: pointsWith(player, designAt(card)) }),
  };
}

/** What becomes of a card, in a replay. */
function departureTag(departure: Departure | undefined, { t }: Words): Tag {
  if (departure === undefined) return { main: t('web.race.tag.stays') };
  return { main: t(`web.race.tag.${departure.how}`), second: t('web.race.tag.atMove', { at: departure.at }) };
}

export function tagFor(asked: Asked, card: number, words: Words): Tag {
  if (asked.foretell !== undefined) return departureTag(asked.foretell(card), words);
  switch (asked.question?.name) {
    case 'develop.place':
    case 'settle.place':
      return placingTag(asked, card, words);
    default:
      return prospectTag(asked, card, words);
  }
}

/** What a card could become, if it were not given away. */
function keptWords(price: Price, words: Words): string {
  if (price.do === 'conquer') return words.t('web.race.tag.kept.conquer');
  return (price.do === 'pay' || price.do === 'otherwise') && price.missing === 0
    ? words.t('web.race.tag.kept.pay', { due: price.due })
    : priceWords(price, words);
}

/** The tag of a card that may be given away: first that, then what else it would be good for. */
export function insteadTag(
  { player }: Asked,
  card: number,
  picking: 'pay' | 'discard',
  state: 'chosen' | 'proposed' | 'offer',
  words: Words,
): Tag {
  const main = words.t(state === 'proposed' ? 'web.race.tag.proposed' : `web.race.tag.${picking}.${state}`);
  if (player === undefined) return { main };
  const price = priceOf({ ...nextPhase(player), chosen: [] }, card, player.hand.length - 1);
  return { main, second: keptWords(price, words) };
}

/** Why a card of the hand cannot be chosen, in the engine's own words. */
const reasonFor = ({ unavailable }: Asked, card: number, { format }: Words): string | undefined => {
  const entry = unavailable.find(({ value }) => value === card);
  return entry === undefined ? undefined : format(entry.reason);
};

export function TagView({ tag, filled }: { readonly tag: Tag; readonly filled?: ReactNode }) {
  return (
    <span className={styles.tag}>
      <span>
        {tag.military === true && <Icon name="military" size={13} />}
        {filled ?? tag.main}
        {tag.instead !== undefined && filled === undefined && <s>{tag.instead}</s>}
      </span>
      {tag.second !== undefined && <small>{tag.second}</small>}
    </span>
  );
}

/** The tag as it is read aloud with the card's name. */
export function spokenTag(asked: Asked, card: number, tag: Tag, words: Words): string {
  const reason = optionsOn(asked.question, card).length > 0 ? undefined : reasonFor(asked, card, words);
  return [reason ?? tag.main, tag.second].filter((part) => part !== undefined && part !== '').join(', ');
}
