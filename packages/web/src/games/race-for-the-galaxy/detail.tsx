/** A card in words: what it costs its owner term by term, every power as a sentence, what it scores. */

import type { Message } from '@orrery/kernel';
import {
  type Design,
  faceText,
  numerals,
  type Player,
  type PowerOf,
  type PowerPhase,
  powerPhases,
  powerText,
  scoringText,
} from '@orrery/race-for-the-galaxy';
import {
  costTerms,
  militaryTerms,
  type Price,
  pointsWith,
  priceOf,
  type Term,
  tradePrices,
} from '@orrery/race-for-the-galaxy/advice';
import type { ReactNode } from 'react';
import { pictureUrl } from './art/picture.ts';
import face from './card.module.css';
import { CardTitle } from './card-title.tsx';
import styles from './detail.module.css';
import { Emblem, Good, Icon, Pennant } from './marks.tsx';
import { useRaceWords } from './words.ts';

/** The head of the panel: the picture, the name, what kind of card it is. */
export function Banner({ design }: { readonly design: Design }) {
  const { format } = useRaceWords();
  const [, ...facts] = faceText(design);
  return (
    <div className={styles.banner}>
      <img src={pictureUrl(design)} alt="" />
      <div className={styles.title}>
        <Emblem design={design} size={48} />
        <div>
          <h3>
            <CardTitle design={design} />
          </h3>
          <p>
            {design.good !== undefined && <Good kind={design.good.kind} size={16} />}
            {(facts.length > 0 ? facts : faceText(design).slice(0, 1)).map(format).join(' · ')}
          </p>
        </div>
      </div>
      <span className={`${face.points} ${styles.points}`}>
        <Pennant design={design} size={24} />
      </span>
    </div>
  );
}

function phaseTexts<P extends PowerPhase>(
  design: Design,
  phase: P,
): { readonly phase: PowerPhase; readonly text: Message }[] {
  const powers: readonly PowerOf[P][] = design.powers[phase] ?? [];
  return powers.map((power) => ({ phase, text: powerText(phase, power) }));
}

const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

/** Every power in plain words. */
export function PowerList({
  design,
  player,
}: {
  readonly design: Design;
  readonly player?: Player | undefined;
}) {
  const { format, t } = useRaceWords();
  const lines = powerPhases.flatMap((phase) => phaseTexts(design, phase));
  const scoring = scoringText(design);
  return (
    <ul className={styles.powers}>
      {design.good?.source === 'windfall' && (
        <Line head={<Icon name="windfall" size={14} />}>{t('web.race.detail.windfall')}</Line>
      )}
      {lines.map(({ phase, text }, i) => (
        // A card's powers keep their places.
        <Line key={`${phase}${String(i)}`} head={numerals[phase]}>
          {capital(format(text))}
        </Line>
      ))}
      {design.good !== undefined && (
        <Line head="$" faint>
          {t('web.race.detail.price', { cards: tradePrices[design.good.kind] })}
        </Line>
      )}
      {scoring.length > 0 && (
        <Line head="?">
          {scoring.map(format).join(' ')}{' '}
          {player !== undefined && (
            <em>{t('web.race.detail.worthNow', { vp: pointsWith(player, design) })}</em>
          )}
        </Line>
      )}
      {lines.length === 0 && scoring.length === 0 && design.good === undefined && (
        <Line head="–" faint>
          {t('web.race.detail.noPowers')}
        </Line>
      )}
    </ul>
  );
}

function Line({
  head,
  children,
  faint = false,
}: {
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly faint?: boolean;
}) {
  return (
    <li className={faint ? styles.faint : undefined}>
      <b>{head}</b>
      <span>{children}</span>
    </li>
  );
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** The sum of what a card in the hand costs, each term with the card it comes from. */
export function Sum({
  card,
  player,
  others,
}: {
  readonly card: number;
  readonly player: Player;
  readonly others: number;
}) {
  const { t } = useRaceWords();
  const price = priceOf(player, card, others);
  if (price.do === 'copy') return <p className={styles.note}>{t('web.race.tag.copy')}</p>;
  const military = price.do === 'conquer' || price.do === 'short';
  const terms = military ? militaryTerms(player, card) : costTerms(player, card);
  return (
    <div className={styles.sum}>
      {military && <TermView amount={String(price.defense)} name={t('web.race.detail.defense')} />}
      {terms.map((term, i) => (
        <TermView
          key={typeof term.from === 'string' ? term.from : term.from.id}
          amount={i === 0 && !military ? String(term.amount) : signed(term.amount)}
          name={<TermName from={term.from} />}
        />
      ))}
      <span
        className={
          price.do === 'short' || ('missing' in price && price.missing > 0)
            ? `${styles.result} ${styles.bad}`
            : styles.result
        }
      >
        <Result price={price} />
      </span>
    </div>
  );
}

function TermView({ amount, name }: { readonly amount: string; readonly name: ReactNode }) {
  return (
    <span>
      <b>{amount}</b>
      {name}
    </span>
  );
}

function TermName({ from }: { readonly from: Term['from'] }) {
  const { t } = useRaceWords();
  if (typeof from !== 'string') return <CardTitle design={from} />;
  if (from === 'choice') return t('web.race.detail.choice');
  return from === 'printed' ? t('web.race.detail.printed') : t('web.race.detail.defense');
}

function Result({ price }: { readonly price: Exclude<Price, { do: 'copy' }> }) {
  const { t } = useRaceWords();
  if (price.do === 'conquer')
    return (
      <>
        <b>{price.strength}</b>
        {t('web.race.detail.enough')}
      </>
    );
  if (price.do === 'short')
    return (
      <>
        <b>{price.defense - price.strength}</b>
        {t('web.race.detail.missing')}
      </>
    );
  return (
    <>
      <b>{price.due}</b>
      {t('web.race.detail.toPay', { cards: price.due })}
    </>
  );
}
