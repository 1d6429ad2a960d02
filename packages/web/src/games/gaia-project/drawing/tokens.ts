/** The power tokens of a seat one by one, so that each can be seen moving from area to area; and where they lie in it. */
import type { Holdings } from '@orrery/gaia-project/advice';

/** The Gaia area first, then areas I, II and III. */
export const areas = [0, 1, 2, 3] as const;
export type PowerArea = (typeof areas)[number];

export interface Token {
  readonly id: number;
  readonly area: PowerArea;
}

export const tokensIn = ({ gaia, one, two, three }: Holdings, area: PowerArea): number =>
  [gaia, one, two, three][area] ?? 0;

/** The area of the brainstone; undefined where there is none. */
export function stoneAreaOf({ stone }: Pick<Holdings, 'stone'>): PowerArea | undefined {
  if (stone === 0) return undefined;
  return areas.find((area) => area === stone % 4);
}

/** Tokens without the brainstone, which is counted where it lies. */
const discsIn = (of: Holdings, area: PowerArea): number =>
  tokensIn(of, area) - (stoneAreaOf(of) === area ? 1 : 0);

/**
 * The same tokens after something has happened: as many as possible stay, those that an area has lost turn up where another
 * has gained, and only what is left over comes or goes.
 */
export function tokensAfter(before: readonly Token[], of: Holdings): readonly Token[] {
  const staying: Token[] = [];
  const leaving: Token[] = [];
  for (const area of areas) {
    const here = before.filter((token) => token.area === area);
    const room = discsIn(of, area);
    staying.push(...here.slice(0, room));
    leaving.push(...here.slice(room));
  }
  let newest = Math.max(-1, ...before.map(({ id }) => id));
  for (const area of areas) {
    let missing = discsIn(of, area) - staying.filter((token) => token.area === area).length;
    for (; missing > 0; missing--) {
      const id = leaving.shift()?.id ?? ++newest;
      staying.push({ id, area });
    }
  }
  return staying;
}

/** A place in a bowl, in units of which its radius has {@link BOWL}. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const BOWL = 22.5;
const SIZE = 12;
/** From so many tokens on they lie in two rings, and are drawn smaller. */
const CROWD = 8;
const OUTER = 9;

const ring = (n: number, radius: number, size: number): Spot[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / n;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), size };
  });

const few: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-7, 0],
    [7, 0],
  ],
  [
    [0, -8],
    [-7.5, 5],
    [7.5, 5],
  ],
  [
    [-7, -7],
    [7, -7],
    [-7, 7],
    [7, 7],
  ],
];

/** Where so many tokens lie in a bowl. */
export function spotsOf(n: number): readonly Spot[] {
  const known = few[n];
  if (known !== undefined) return known.map(([x, y]) => ({ x, y, size: SIZE }));
  if (n < CROWD) return ring(n, 13.5, SIZE);
  const outer = Math.min(n, OUTER);
  const inner = n - outer;
  return [...ring(outer, 16, 9.5), ...ring(inner, inner === 1 ? 0 : 6.5, 9.5)];
}
