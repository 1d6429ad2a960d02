/** The areas of the power cycle as bowls: large with tokens that move, small for what would result, and as numbers. */
import type { Holdings } from '@orrery/gaia-project/advice';
import { useState } from 'react';
import { sentences, useGaiaWords, type Words } from '../words.ts';
import styles from './bowls.module.css';
import { Mark } from './mark.tsx';
import {
  areas,
  BOWL,
  type PowerArea,
  spotsOf,
  stoneAreaOf,
  type Token,
  tokensAfter,
  tokensIn,
} from './tokens.ts';

const numerals = ['G', 'I', 'II', 'III'] as const;
const NO_TOKENS: readonly Token[] = [];

/** What lies in each area, and where the brainstone is. */
const areasText = ({ t }: Words, of: Holdings): string => {
  const { gaia, one, two, three } = of;
  const stone = stoneAreaOf(of);
  return sentences(
    t('web.gaia.bowls.label', { gaia, one, two, three }),
    stone === undefined ? '' : t('web.gaia.bowls.stone', { area: numerals[stone] }),
  );
};

/** All areas in words, and what becomes of them. */
export function bowlsText(words: Words, of: Holdings, was: Holdings = of): string {
  const [now, then] = [areasText(words, was), areasText(words, of)];
  return now === then ? now : sentences(now, words.t('web.gaia.bowls.then', { areas: then }));
}

interface PlacedToken {
  readonly key: string;
  readonly area: PowerArea;
  readonly stone: boolean;
}

/** The tokens of a seat, the same ones from one position to the next. */
function useTokens(of: Holdings): readonly PlacedToken[] {
  const [tokens, setTokens] = useState(() => tokensAfter(NO_TOKENS, of));
  const next = tokensAfter(tokens, of);
  const moved = next.length !== tokens.length || next.some(({ id, area }) => !isAt(tokens, id, area));
  if (moved) setTokens(next);
  const stone = stoneAreaOf(of);
  const discs = next.map(({ id, area }) => ({ key: String(id), area, stone: false }));
  const placed = stone === undefined ? discs : [{ key: 'stone', area: stone, stone: true }, ...discs];
  return placed;
}

const isAt = (tokens: readonly Token[], id: number, area: PowerArea): boolean =>
  tokens.some((token) => token.id === id && token.area === area);

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function Ring({ circle: { x, y, r }, area }: { readonly circle: Circle; readonly area: PowerArea }) {
  return <circle className={styles.ring} data-area={numerals[area]} cx={x} cy={y} r={r} />;
}

/** Tokens in their bowls; each slides to its new place. */
function Tokens(props: {
  readonly tokens: readonly PlacedToken[];
  readonly circleOf: (area: PowerArea) => Circle;
}) {
  const { tokens, circleOf } = props;
  const drawn = areas.flatMap((area) => {
    const here = tokens.filter((token) => token.area === area);
    const spots = spotsOf(here.length);
    const { x, y, r } = circleOf(area);
    const scale = r / BOWL;
    return here.map((token, i) => {
      const spot = spots[i] ?? { x: 0, y: 0, size: 9.5 };
      const size = spot.size * scale * (token.stone ? 1.2 : 1);
      return { token, size, x: x + spot.x * scale, y: y + spot.y * scale };
    });
  });
  // In the order of their keys: what moves must not change its place in the page, or it would jump.
  return drawn
    .toSorted((a, b) => (a.token.key < b.token.key ? -1 : 1))
    .map(({ token, size, x, y }) => (
      <g
        key={token.key}
        className={styles.token}
        data-area={numerals[token.area]}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <use
          href={token.stone ? '#gaia-brainstone' : '#gaia-token'}
          x={-size / 2}
          y={-size / 2}
          width={size}
          height={size}
        />
      </g>
    ));
}

const columns = [22, 75, 127, 179] as const;
const LARGE = 20.5;
const circleIn = (area: PowerArea): Circle => ({ x: columns[area], y: 29, r: LARGE });

/** Which way tokens go: up through the areas, and from the Gaia area back to where the faction has them return. */
function Ways({ returnsTo }: { readonly returnsTo: 1 | 2 }) {
  const back = returnsTo === 2 ? 'M28 7C44 -8 106 -8 120 5' : 'M43 29h7';
  const head = returnsTo === 2 ? 'M115 4.500l5.500 1-1.500-5.500' : 'M47 26l3.500 3-3.500 3';
  return (
    <path
      className={styles.way}
      d={`${back}${head}M97 29h6M100 26l3.500 3-3.500 3M149 29h6M152 26l3.500 3-3.500 3`}
    />
  );
}

/**
 * All four areas, large. With `was`, the tokens lie where they lie now and the numbers say what they become.
 */
export function Bowls(props: {
  readonly of: Holdings;
  readonly was?: Holdings;
  /** The height. */
  readonly size?: number;
  /** The area to which tokens return from the Gaia area. */
  readonly returnsTo?: 1 | 2;
}) {
  const words = useGaiaWords();
  const { of, was = of, size = 76, returnsTo = 1 } = props;
  const tokens = useTokens(was);
  const nameOf = (area: PowerArea): string => (area === 0 ? words.t('web.gaia.bowls.gaia') : numerals[area]);
  return (
    <svg
      className={styles.bowls}
      viewBox="0 -6 201 74"
      height={size}
      role="img"
      aria-label={bowlsText(words, of, was)}
    >
      <Ways returnsTo={returnsTo} />
      {areas.map((area) => (
        <Ring key={area} area={area} circle={circleIn(area)} />
      ))}
      <Tokens tokens={tokens} circleOf={circleIn} />
      {areas.map((area) => {
        const [before, after] = [tokensIn(was, area), tokensIn(of, area)];
        return (
          <text key={area} x={columns[area]} y="65">
            <tspan className={styles.numeral}>{nameOf(area)}</tspan>{' '}
            <tspan className={styles.count}>{before}</tspan>
            {after === before ? null : <tspan className={styles.change}>→{after}</tspan>}
          </text>
        );
      })}
    </svg>
  );
}

/** The areas after something, small, with what has changed in each; for the eye, so say it in words as well. */
export function MiniBowls(props: {
  readonly of: Holdings;
  readonly was?: Holdings;
  /** The diameter of a bowl. */
  readonly size?: number;
  /** With the Gaia area; where not said, when something changes in it. */
  readonly gaia?: boolean;
}) {
  const { of, was = of, size = 38, gaia = of.gaia !== was.gaia } = props;
  const tokens = useTokens(of);
  const shown = gaia ? areas : areas.slice(1);
  const pitch = size + 11;
  const circleOf = (area: PowerArea): Circle => ({
    x: shown.indexOf(area) * pitch + pitch / 2,
    y: size / 2 + 1,
    r: size / 2 - 1,
  });
  const width = shown.length * pitch;
  return (
    <svg
      className={styles.bowls}
      width={width}
      height={size + 17}
      viewBox={`0 0 ${width} ${size + 17}`}
      aria-hidden="true"
    >
      {shown.map((area) => (
        <Ring key={area} area={area} circle={circleOf(area)} />
      ))}
      <Tokens tokens={gaia ? tokens : tokens.filter(({ area }) => area !== 0)} circleOf={circleOf} />
      {shown.map((area) => {
        const after = tokensIn(of, area);
        const change = after - tokensIn(was, area);
        return (
          <text key={area} x={circleOf(area).x} y={size + 14}>
            <tspan className={styles.numeral}>{numerals[area]}</tspan>{' '}
            <tspan className={styles.count}>{after}</tspan>
            {change === 0 ? null : (
              <tspan className={change > 0 ? styles.gained : styles.lost}>
                {' '}
                {change > 0 ? `+${change}` : `−${-change}`}
              </tspan>
            )}
          </text>
        );
      })}
    </svg>
  );
}

/** The areas as numbers in a line, "G 6 I 0 II 2 III 4"; the brainstone's mark stands where it lies. */
export function BowlCounts(props: {
  readonly of: Holdings;
  readonly was?: Holdings;
  /** In a frame of its own; else only the numbers. */
  readonly framed?: boolean;
}) {
  const words = useGaiaWords();
  const { of, was = of, framed = false } = props;
  const stone = stoneAreaOf(was);
  return (
    <span className={styles.counts} data-framed={framed ? '' : undefined}>
      <span className="hidden">{bowlsText(words, of, was)}</span>
      {areas.map((area) => {
        const [before, after] = [tokensIn(was, area), tokensIn(of, area)];
        return (
          <span key={area} aria-hidden="true">
            <em>{numerals[area]}</em>
            {before}
            {after === before ? null : <small>→{after}</small>}
            {stone === area ? <Mark name="brainstone" size={11} /> : null}
          </span>
        );
      })}
    </span>
  );
}
