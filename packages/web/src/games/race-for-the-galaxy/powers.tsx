/** Powers in short: the numeral of the phase and marks for what happens. */
import {
  type Design,
  type GoodKind,
  numerals,
  type Phase,
  type Power,
  powerPhases,
} from '@orrery/race-for-the-galaxy';
import type { ReactNode } from 'react';
import { Good, Icon } from './marks.tsx';
import styles from './powers.module.css';

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
const many = (count: number): string => (count > 1 ? String(count) : '');

/** A power as marks. `merged` leaves out a kind that the next power of the same phase shows for both. */
function glyph(power: Power, design: Design, size: number, merged: boolean): ReactNode {
  const icon = (name: Parameters<typeof Icon>[0]['name']) => <Icon name={name} size={size} />;
  const good = (kind?: GoodKind) => <Good kind={kind} size={size + 1} />;
  switch (power.do) {
    case 'explore':
      return (
        <>
          {power.draw > 0 && (
            <>
              {icon('draw')}
              {signed(power.draw)}
            </>
          )}
          {power.keep > 0 && (
            <>
              {icon('keep')}
              {signed(power.keep)}
            </>
          )}
        </>
      );
    case 'drawAtStart':
    case 'drawAfter':
    case 'draw':
      return (
        <>
          {icon('draw')}
          {power.cards}
        </>
      );
    case 'discount':
      return (
        <>
          {icon('discount')}−{power.amount}
          {'kind' in power && !merged && good(power.kind)}
        </>
      );
    case 'military':
      return (
        <>
          {icon('military')}
          {signed(power.amount)}
          {power.against !== undefined &&
            !merged &&
            (power.against.kind === undefined ? icon('flag') : good(power.against.kind))}
        </>
      );
    case 'temporaryMilitary':
      return (
        <>
          {icon('military')}
          {signed(power.amount)}
          {icon('spend')}
        </>
      );
    case 'setCostToZero':
      return (
        <>
          {icon('discount')}0{icon('spend')}
        </>
      );
    case 'payForMilitary':
      return (
        <>
          {icon('treaty')}
          {signed(power.costModifier)}
        </>
      );
    case 'tradeBonus':
      return (
        <>
          {icon('draw')}
          {signed(power.cards)}
          {power.thisWorldOnly === true ? icon('here') : power.kind !== undefined && good(power.kind)}
        </>
      );
    default:
      return lateGlyph(power, design, size);
  }
}

type LatePower = Exclude<
  Power,
  {
    do:
      | 'explore'
      | 'drawAtStart'
      | 'drawAfter'
      | 'draw'
      | 'discount'
      | 'military'
      | 'temporaryMilitary'
      | 'setCostToZero'
      | 'payForMilitary'
      | 'tradeBonus';
  }
>;

/** The powers of Consume and Produce. */
function lateGlyph(power: LatePower, design: Design, size: number): ReactNode {
  const icon = (name: Parameters<typeof Icon>[0]['name']) => <Icon name={name} size={size} />;
  const good = (kind?: GoodKind) => <Good kind={kind} size={size + 1} />;
  switch (power.do) {
    case 'consumeGoods':
      return (
        <>
          {power.take === 'upTo' && power.goods > 1
            ? `≤${power.goods}`
            : power.take === 'different'
              ? `${power.goods}≠`
              : many(power.goods)}
          {good(power.kind)}
          {icon('to')}
          {power.vp > 0 && (
            <>
              {icon('chip')}
              {many(power.vp)}
            </>
          )}
          {power.cards > 0 && (
            <>
              {icon('card')}
              {many(power.cards)}
            </>
          )}
        </>
      );
    case 'consumeAllGoods':
      return (
        <>
          ∞{good()}
          {icon('to')}
          {icon('chip')}−1
        </>
      );
    case 'consumeForTradePrice':
      return (
        <>
          {good()}
          {icon('to')}
          {icon('trade')}
        </>
      );
    case 'gamble':
      return (
        <>
          {icon('dice')}
          {power.lowest}–{power.highest}
        </>
      );
    case 'discardFromHand':
      return (
        <>
          ≤{power.upTo}
          {icon('card')}
          {icon('to')}
          {icon('chip')}
        </>
      );
    case 'produceHere':
      return (
        <>
          {good(design.good?.kind)}
          {power.thenDraw > 0 && (
            <>
              {icon('draw')}
              {power.thenDraw}
            </>
          )}
        </>
      );
    case 'produceOnWindfall':
      return (
        <>
          {icon('windfall')}
          {good(power.kind)}
        </>
      );
    case 'drawIfProducedHere':
      return (
        <>
          {icon('here')}
          {icon('draw')}
          {power.cards}
        </>
      );
    case 'drawPerGoodProduced':
    case 'drawPerWorldInTableau':
      return (
        <>
          {good(power.kind)}
          {icon('draw')}
          {power.cards}
        </>
      );
    case 'drawPerKindProduced':
      return (
        <>
          ≠{good()}
          {icon('draw')}
          {power.cards}
        </>
      );
    case 'drawIfProducedMost':
      return (
        <>
          {good(power.kind)}
          {'>'}
          {icon('draw')}
          {power.cards}
        </>
      );
  }
}

const kindOf = (power: Power | undefined): GoodKind | undefined => {
  if (power === undefined) return undefined;
  if (power.do === 'military') return power.against?.kind;
  return power.do === 'discount' && 'kind' in power ? power.kind : undefined;
};

/** All powers of a card, a line for each phase; the phase that is played now stands out. */
export function PowerRail({
  design,
  size,
  now,
}: {
  readonly design: Design;
  readonly size: number;
  readonly now?: Phase | undefined;
}) {
  return (
    <span className={styles.rail}>
      {powerPhases.map((phase) => {
        const powers: readonly Power[] = design.powers[phase] ?? [];
        if (powers.length === 0) return null;
        const current = phase === now || (phase === 'trade' && now === 'consume');
        return (
          <span key={phase} className={styles.power} data-now={current ? '' : undefined} data-printed>
            <b>{numerals[phase]}</b>
            {powers.map((power, i) => (
              // The powers of a card never change their order.
              <i key={`${power.do}${String(i)}`}>
                {glyph(
                  power,
                  design,
                  size,
                  kindOf(power) !== undefined && kindOf(power) === kindOf(powers[i + 1]),
                )}
              </i>
            ))}
          </span>
        );
      })}
    </span>
  );
}

/** One power as marks, for lists. */
export function PowerGlyph({
  design,
  power,
  size = 14,
}: {
  readonly design: Design;
  readonly power: Power;
  readonly size?: number;
}) {
  return <i className={styles.glyph}>{glyph(power, design, size, false)}</i>;
}
