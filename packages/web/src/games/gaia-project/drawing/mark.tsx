/** Marks, planets, seats and amounts: the same drawing for the same thing at every size. */
import { type PlanetIndex, planetTypes } from '@orrery/gaia-project/advice';
import { memo } from 'react';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { SeatMark } from '../../../parts/seat.tsx';
import { type AmountKind, amountsIn } from '../amounts.ts';
import styles from './mark.module.css';
import type { MarkName } from './mark-symbols.tsx';

/** A mark in the text; decoration only, so what it means is said beside it or in a label. */
export const Mark = memo(function Mark({
  name,
  size = 14,
}: {
  readonly name: MarkName;
  readonly size?: number;
}) {
  return (
    <svg className={styles.mark} width={size} height={size} aria-hidden="true">
      <use href={`#gaia-${name}`} />
    </svg>
  );
});

export const planetHref = (type: PlanetIndex): string => `#gaia-${planetTypes[type] ?? 'terra'}`;

export const Planet = memo(function Planet({
  type,
  size = 26,
}: {
  readonly type: PlanetIndex;
  readonly size?: number;
}) {
  return (
    <svg className={styles.planet} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <use href={planetHref(type)} x="-12" y="-12" width="24" height="24" />
    </svg>
  );
});

/** The shape of a seat in its colour, with an edge that stands out from planets and paper. */
export function Seat({ seat, size = 11 }: { readonly seat: SeatInfo | undefined; readonly size?: number }) {
  return seat === undefined ? null : (
    <span className={styles.seat}>
      <SeatMark mark={seat.mark} colour={seat.colour} size={size} />
    </span>
  );
}

const marksOfAmounts: Readonly<Record<AmountKind, MarkName>> = {
  power: 'token',
  stone: 'brainstone',
  areaThree: 'token',
  ore: 'ore',
  credits: 'credits',
  knowledge: 'knowledge',
  qic: 'qic',
  tokens: 'token',
  charge: 'charge',
  gaiaformers: 'gaiaformer',
  vp: 'vp',
};

/** Amounts as numbers with marks; for the eye, so say them in words as well. */
export function Amounts(props: {
  readonly of: object;
  readonly size?: number;
  /** With a plus before what is gained. */
  readonly signed?: boolean;
}) {
  const { of, size = 14, signed = false } = props;
  return (
    <span className={styles.amounts} aria-hidden="true">
      {amountsIn(of).map(({ what, n }) => (
        <span key={what} className={styles.amount}>
          {n < 0 ? `−${-n}` : signed ? `+${n}` : n}
          <Mark name={marksOfAmounts[what]} size={size} />
        </span>
      ))}
    </span>
  );
}
