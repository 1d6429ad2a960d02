/** Marks: the same drawing for the same thing at every size. Shape and letter tell kinds apart, never colour alone. */
import type { Design, GoodKind } from '@orrery/race-for-the-galaxy';
import styles from './marks.module.css';
import { useRaceWords } from './words.ts';

/** Line drawings on a field of 24; `fill` is what is filled. */
const drawings = {
  explore: {
    line: 'M3.500 10.5a7 7 0 1 0 14 0a7 7 0 1 0-14 0M15.800 15.8l5.700 5.7',
    fill: 'M10.500 6.5l1.100 2.9 2.9 1.1-2.9 1.1-1.1 2.9-1.1-2.9-2.9-1.1 2.9-1.1z',
  },
  develop: { line: 'M12 2.5L21.500 12 12 21.5 2.5 12ZM12 8v8M8 12h8', fill: '' },
  settle: { line: 'M5 14.5a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 1.5v12M8 9.5l4 4 4-4', fill: '' },
  consume: { line: 'M12 12h5.500M15 9l3 3-3 3M21.500 4v16', fill: 'M3 8h7v8H3Z' },
  produce: { line: 'M2.500 20.5a10.500 7 0 0 1 19 0', fill: 'M8 2.5h8v8H8Z' },
  card: {
    line: 'M8 3h8.500a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM9.500 7H15',
    fill: '',
  },
  draw: {
    line: 'M11 2.5h7.500a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V4.500a2 2 0 0 1 2-2ZM5.500 6v13.500a2 2 0 0 0 2 2H16M14.700 7.5V14M11.500 10.8H18',
    fill: '',
  },
  keep: {
    line: 'M7.500 2.5h9a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM8.500 12.5l2.600 2.7 4.6-6',
    fill: '',
  },
  discount: {
    line: 'M3 12.5V4a1 1 0 0 1 1-1h8.500l9 9-9 9.5Z',
    fill: 'M6 7.8a1.800 1.8 0 1 0 3.6 0a1.800 1.8 0 1 0-3.6 0',
  },
  military: {
    line: 'M3 3l4.500 1L18 15.5M21 3l-4.5 1L6 15.5M14.500 19l5.500-5.5M9.500 19L4 13.5M17.500 16.8l3.500 3.7M6.500 16.8L3 20.5',
    fill: '',
  },
  trade: {
    line: 'M2.700 12a9.300 9.3 0 1 0 18.6 0a9.300 9.3 0 1 0-18.6 0M15.300 8.8c-.6-1.1-1.8-1.7-3.3-1.7-2 0-3.3 1-3.3 2.4 0 3.3 6.7 1.6 6.7 5 0 1.5-1.4 2.5-3.4 2.5-1.6 0-2.9-.7-3.5-1.9M12 5v14',
    fill: '',
  },
  chip: { line: 'M8 2.5h8L21.500 8v8L16 21.5H8L2.500 16V8ZM7 8l5 8.5L17 8', fill: '' },
  pennant: { line: 'M4.500 2.5h15v19L12 17l-7.5 4.5Z', fill: '' },
  to: { line: 'M8 5l7.500 7L8 19', fill: '' },
  spend: { line: 'M5 5l14 14M19 5L5 19', fill: '' },
  here: {
    line: 'M12 21.5S5 14.5 5 9.5a7 7 0 0 1 14 0c0 5-7 12-7 12Z',
    fill: 'M9.700 9.5a2.300 2.3 0 1 0 4.6 0a2.300 2.3 0 1 0-4.6 0',
  },
  windfall: { line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7.5v9M7.500 12h9', fill: '' },
  treaty: {
    line: 'M4 20L17 7M14 4l6 6M4.500 3h5A1.500 1.5 0 0 1 11 4.5V9M3 13V4.500A1.500 1.5 0 0 1 4.5 3',
    fill: '',
  },
  flag: { line: 'M5 21.5V3M5 4h14l-4 4.5 4 4.5H5', fill: '' },
  dice: {
    line: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
    fill: 'M6.500 8a1.500 1.5 0 1 0 3 0a1.500 1.5 0 1 0-3 0M14.500 16a1.500 1.5 0 1 0 3 0a1.500 1.5 0 1 0-3 0M10.500 12a1.500 1.5 0 1 0 3 0a1.500 1.5 0 1 0-3 0',
  },
  deck: {
    line: 'M10 6h8a2 2 0 0 1 2 2v11.500a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM5 18.5V5a2 2 0 0 1 2-2h10',
    fill: '',
  },
  discards: {
    line: 'M4 8l8.500-2.2a2 2 0 0 1 2.4 1.5l2.700 11.2-10.7 2.7a2 2 0 0 1-2.4-1.5ZM19.500 8.5l1.500 12',
    fill: '',
  },
  check: { line: 'M4.500 12.8l5 5.2L19.500 6.5', fill: '' },
  clock: { line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 6.5V12l3.500 2.5', fill: '' },
  lock: {
    line: 'M7 10.5h10a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2ZM8 10.5v-3a4 4 0 0 1 8 0v3',
    fill: '',
  },
  info: {
    line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v6',
    fill: 'M10.700 7.5a1.300 1.3 0 1 0 2.6 0a1.300 1.3 0 1 0-2.6 0',
  },
} as const;

export type MarkName = keyof typeof drawings;

export function Icon({ name, size = 16 }: { readonly name: MarkName; readonly size?: number }) {
  const { line, fill } = drawings[name];
  return (
    <svg
      className={styles.icon}
      data-mark="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={line} className={styles.line} />
      {fill !== '' && <path d={fill} className={styles.fill} />}
    </svg>
  );
}

const goodShapes: Readonly<Record<GoodKind, string>> = {
  novelty: 'M5.500 1.5h13a4 4 0 0 1 4 4v13a4 4 0 0 1-4 4h-13a4 4 0 0 1-4-4v-13a4 4 0 0 1 4-4Z',
  rare: 'M12 .5L22.500 6.5v11L12 23.5 1.5 17.5v-11Z',
  genes: 'M12 .3C14 5 22 9 22 15a9.500 8.8 0 0 1-20 0C2 9 10 5 12 .3Z',
  alien: 'M12 1L23.600 22.5H.4Z',
};
const letterHeights: Readonly<Record<GoodKind, number>> = {
  novelty: 17.4,
  rare: 17.4,
  genes: 19,
  alien: 20.4,
};

/** A good of a kind, or of any kind; an empty place for one where `empty` is set. */
export function Good({
  kind,
  size = 15,
  empty = false,
}: {
  readonly kind?: GoodKind | undefined;
  readonly size?: number;
  readonly empty?: boolean;
}) {
  const { letter } = useRaceWords();
  if (kind === undefined)
    return (
      <svg
        className={styles.good}
        data-mark="good"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d="M12 2.5v19M3.800 7.2l16.400 9.6M20.200 7.2L3.800 16.8" className={styles.line} />
      </svg>
    );
  return (
    <svg
      className={`${styles.good} ${styles.kinded}`}
      data-mark="good"
      data-kind={kind}
      width={size}
      height={size}
      viewBox="-1 -1 26 26"
      aria-hidden="true"
    >
      <path d={goodShapes[kind]} className={empty ? styles.hole : styles.ware} />
      {!empty && (
        <text x="12" y={letterHeights[kind]} textAnchor="middle" fontSize={kind === 'alien' ? 12 : 14.5}>
          {letter(kind)}
        </text>
      )}
    </svg>
  );
}

/** Price and type of a card: circle for a world, diamond for a development, red ring with notches for a military world. */
export function Emblem({ design, size = 36 }: { readonly design: Design; readonly size?: number }) {
  const { type, cost, defense, good } = design;
  return (
    <svg
      className={`${styles.emblem} ${styles.kinded}`}
      data-mark="emblem"
      data-kind={good?.kind}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      {type === 'development' ? <Diamond double={cost === 6} /> : <Disc design={design} />}
      <text
        x="20"
        y="25.7"
        textAnchor="middle"
        className={good?.source === 'production' ? styles.onWare : undefined}
      >
        {cost ?? defense}
      </text>
    </svg>
  );
}

function Diamond({ double }: { readonly double: boolean }) {
  return (
    <>
      <path d="M20 2.2L37.800 20 20 37.8 2.2 20Z" className={styles.diamond} />
      {double && <path d="M20 6.6L33.400 20 20 33.4 6.6 20Z" className={styles.diamondInner} />}
    </>
  );
}

function Disc({ design: { defense, good } }: { readonly design: Design }) {
  const r = defense === undefined ? 17 : 14.2;
  return (
    <>
      {defense !== undefined && (
        <>
          <circle cx="20" cy="20" r="17.8" className={styles.militaryRing} />
          <path d="M20 .4V5M20 35v4.600M.4 20H5M35 20h4.600" className={styles.militaryRing} />
        </>
      )}
      {good?.source === 'production' && <circle cx="20" cy="20" r={r} className={styles.ware} />}
      {good?.source === 'windfall' && (
        <>
          <circle cx="20" cy="20" r={r} className={styles.ground} />
          <circle cx="20" cy="20" r={r - 1.6} className={styles.halo} />
          <circle cx="20" cy="20" r={r - 5} className={styles.haloInner} />
        </>
      )}
      {good === undefined && (
        <circle cx="20" cy="20" r={r} className={defense === undefined ? styles.plainRing : styles.ground} />
      )}
    </>
  );
}

/** Printed victory points; a question mark where the end of the game decides. */
export function Pennant({ design, size = 21 }: { readonly design: Design; readonly size?: number }) {
  return (
    <svg className={styles.pennant} width={size} height={size * 1.2} viewBox="0 0 20 24" aria-hidden="true">
      <path d="M1 1h18v21l-9-4.5L1 22Z" />
      <text x="10" y="14.6" textAnchor="middle">
        {design.scoring.length > 0 ? '?' : design.vp}
      </text>
    </svg>
  );
}
