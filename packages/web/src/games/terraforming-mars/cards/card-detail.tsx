/** Everything printed on a card, in words: for the dock, sheets and the catalog. */
import {
  type CardAdvice,
  type CardPart,
  missingText,
  type PrintedCard,
  printedOf,
} from '@orrery/terraforming-mars/advice';
import type { ReactNode } from 'react';
import { Coin, Icon, type IconName } from '../drawing/icon.tsx';
import { useMarsWords, type Words } from '../words.ts';
import styles from './card-detail.module.css';
import { Tags } from './parts.tsx';

const iconOf: Readonly<Record<CardPart, IconName>> = {
  start: 'megacredits',
  beginner: 'card',
  first: 'project',
  requires: 'check',
  stores: 'cube',
  action: 'kind-active',
  effect: 'loop',
  play: 'kind-automated',
  points: 'points',
};

/** The kind, and how the price comes about: "Event · 31 − 2 Space Station". */
function kindLine({ kind, cost }: PrintedCard, advice: CardAdvice | undefined, { t, format }: Words): string {
  const discounts = (advice?.price.discounts ?? []).map(({ by, megacredits }) => {
    const name = by === 'next' ? t('web.mars.card.nextCard') : format(printedOf(by).title);
    return `− ${megacredits} ${name}`;
  });
  const kindName = t(`web.mars.card.kind.${kind}`);
  return discounts.length === 0 ? kindName : `${kindName} · ${[cost, ...discounts].join(' ')}`;
}

/** With advice: what it costs the viewer now, and all that is in the way of playing it. */
export function CardDetail(props: { readonly card: number; readonly advice?: CardAdvice | undefined }) {
  const { card, advice } = props;
  const words = useMarsWords();
  const printed = printedOf(card);
  const { kind, cost, title } = printed;
  const missing = (advice?.missing ?? []).map((each) => words.format(missingText(each)));
  return (
    <article className={styles.detail} data-kind={kind}>
      <header>
        {kind === 'corporation' ? (
          <span className={styles.corporation}>
            <Icon name="kind-corporation" size={28} />
          </span>
        ) : (
          <Coin n={advice?.price.cost ?? cost} size={32} />
        )}
        <div>
          <h3>{words.format(title)}</h3>
          <small>{kindLine(printed, advice, words)}</small>
        </div>
        <Tags tags={printed.tags} size={20} />
      </header>
      <CardLines card={card}>
        {missing.map((each) => (
          <li key={each} data-part="missing">
            <Icon name="lock" size={13} />
            {each}
          </li>
        ))}
      </CardLines>
    </article>
  );
}

/** All lines of a card, with what else belongs below them. */
export function CardLines({ card, children }: { readonly card: number; readonly children?: ReactNode }) {
  const { format } = useMarsWords();
  const { lines } = printedOf(card);
  return (
    <ul className={styles.lines}>
      {lines.map(({ part, heading, text }) => (
        <li key={lines.findIndex((line) => line.text === text)} data-part={part}>
          <Icon name={iconOf[part]} size={15} />
          <span>
            {heading !== undefined && <b>{format(heading)}: </b>}
            {format(text)}.
          </span>
        </li>
      ))}
      {children}
    </ul>
  );
}
