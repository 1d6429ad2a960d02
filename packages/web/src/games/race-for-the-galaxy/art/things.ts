/** Things that stand in many pictures: rocks, ships, orbits, ground, towers, gears. */
import {
  around,
  circle,
  each,
  ellipse,
  group,
  hsl,
  type Look,
  moved,
  n,
  path,
  polygon,
  rect,
  turned,
} from '../../../parts/drawing/ink.ts';
import type { Scene } from './scene.ts';

export function rock(
  { chance, hue, saturation }: Scene,
  x: number,
  y: number,
  size: number,
  tone: number,
): string {
  const edge = around(chance.whole(7, 9), x, y, () => size * chance.between(0.7, 1.2));
  return (
    path(polygon(edge), {
      fill: hsl(hue, saturation, tone),
      stroke: hsl(hue, saturation, tone + 28),
      'stroke-width': 0.6,
    }) +
    path(
      `M${n(x - size * 0.4)} ${n(y + size * 0.1)}l${n(size * 0.5)} ${n(size * 0.35)}M${n(x)} ${n(y - size * 0.3)}l${n(size * 0.45)} ${n(size * 0.4)}`,
      { stroke: '#000', 'stroke-opacity': 0.5, 'stroke-width': 0.6 },
    )
  );
}

export type Hull = 'dart' | 'liner' | 'freighter' | 'cruiser';

const hulls: Readonly<Record<Hull, (fill: string) => string>> = {
  dart: (fill) =>
    `<path d="M14 0L-4-5.5L-1 0Z" fill="${fill}"/><path d="M14 0L-4 5.5L-1 0Z" fill="#0a0c18"/><path d="M-1 0H-9M-3-2.4L-9-4M-3 2.4L-9 4" stroke-opacity=".6"/>`,
  liner: (fill) =>
    `<ellipse rx="12" ry="3.6" fill="${fill}"/><path d="M-6-2.6A6 5.5 0 0 1 6-2.6Z" fill="#0a0c18"/><path d="M-9 1.6H9M-14 0h-5M14 0h5" stroke-opacity=".7"/><circle cx="-5" r=".7" fill="#fff"/><circle r=".7" fill="#fff"/><circle cx="5" r=".7" fill="#fff"/>`,
  freighter: (fill) =>
    `<path d="M16 0L6-1.8H-8V1.800H6Z" fill="${fill}"/><ellipse cx="-1" rx="2.4" ry="7" fill="none" stroke-width="1"/><path d="M-8-1.8L-13-4V4L-8 1.8" fill="#0a0c18"/><path d="M-13 0h-7" stroke-opacity=".6"/>`,
  cruiser: (fill) =>
    `<path d="M12 0L4-3L-2-9L-4-3L-9-2V2L-4 3L-2 9L4 3Z" fill="#0a0c18"/><path d="M12 0L4-3H-4L-9 0L-4 3H4Z" fill="${fill}"/><circle r="1.6" fill="#fff"/><path d="M-9-1H-16M-9 1H-14" stroke-opacity=".6"/>`,
};

export const ship = (
  { light, mid }: Scene,
  hull: Hull,
  x: number,
  y: number,
  scale: number,
  angle: number,
  fill = mid,
): string =>
  group(moved(x, y, angle, scale), hulls[hull](fill), {
    stroke: light,
    'stroke-width': 0.5,
    'stroke-linejoin': 'round',
  });

/** Faint paths around the subject. */
export function orbits({ chance, x, y, r, light }: Scene, count: number): string {
  return each(count, (i) =>
    ellipse(x, y, r * (1.5 + i * 0.42), r * (0.62 + i * 0.2), {
      fill: 'none',
      stroke: light,
      'stroke-opacity': 0.22,
      'stroke-width': 0.6,
      transform: turned(chance.between(-18, -6), x, y),
    }),
  );
}

/** A hill across the foot of the picture; `top` as a share of the height. */
export function ground({ chance, width, height, dark, light }: Scene, top: number): string {
  const y = height * top;
  const hill = path(
    `M0 ${n(y)}Q${n(width * 0.3)} ${n(y - chance.between(10, 20))} ${n(width * 0.55)} ${n(y - 2)}T${width} ${n(y - 6)}V${height}H0Z`,
    { fill: dark, stroke: light, 'stroke-width': 0.7 },
  );
  const furrows = each(6, (i) =>
    path(`M0 ${n(y + 6 + i * 6)}Q${n(width * 0.4)} ${n(y - 1 + i * 7)} ${width} ${n(y + 3 + i * 6)}`, {
      stroke: light,
      'stroke-opacity': 0.16,
      fill: 'none',
    }),
  );
  return hill + furrows;
}

export function gear(scene: Scene, x: number, y: number, r: number, teeth: number): string {
  const { chance, line, solid, light, mid } = scene;
  const rim = around(teeth * 4, x, y, (i) => (i % 4 < 2 ? r * 1.15 : r * 0.92));
  return (
    path(polygon(rim), solid) +
    circle(x, y, r * 0.66, { ...line, 'stroke-dasharray': `${n(chance.between(2, 6))} 2` }) +
    circle(x, y, r * 0.34, { fill: mid, stroke: light }) +
    circle(x, y, r * 0.12, { fill: '#fff' })
  );
}

/** A dome with its ribs. */
export const dome = ({ mid, light }: Scene, x: number, y: number, r: number): string =>
  path(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}Z`, {
    fill: mid,
    'fill-opacity': 0.5,
    stroke: light,
    'stroke-width': 0.8,
  }) +
  path(
    `M${n(x - r * 0.5)} ${n(y)}Q${n(x - r * 0.4)} ${n(y - r * 0.8)} ${n(x)} ${n(y - r)}Q${n(x + r * 0.4)} ${n(y - r * 0.8)} ${n(x + r * 0.5)} ${n(y)}M${n(x)} ${n(y - r)}v-7`,
    { fill: 'none', stroke: light, 'stroke-width': 0.6 },
  );

/** A tall house with lit windows and a pointed roof. */
export function tower({ chance, solid }: Scene, x: number, foot: number, tall: number, half: number): string {
  const top = foot - tall;
  const walls = path(
    `M${n(x - half)} ${n(foot)}V${n(top)}L${n(x)} ${n(top - half * 1.6)}L${n(x + half)} ${n(top)}V${n(foot)}Z`,
    solid,
  );
  const windows = each(Math.max(1, Math.floor((tall - 6) / 6)), (i) =>
    chance.often(0.7)
      ? rect(x - half * 0.6 + (i % 2) * half * 0.8, top + 4 + i * 6, 1.6, 2.4, {
          fill: '#ffe9b8',
          opacity: 0.8,
        })
      : '',
  );
  return walls + windows;
}

/** A flat-topped keep with a pennant. */
export const keep = ({ light }: Scene, x: number, foot: number, tall: number, half: number): string =>
  path(
    `M${n(x - half)} ${n(foot)}L${n(x - half * 0.6)} ${n(foot - tall)}H${n(x + half * 0.6)}L${n(x + half)} ${n(foot)}Z`,
    { fill: '#120a10', stroke: light, 'stroke-width': 0.8 },
  ) + path(`M${n(x)} ${n(foot - tall)}v-10l8 3l-8 3`, { fill: 'none', stroke: light, 'stroke-width': 0.8 });

/** A spire of the old ones. */
export const spire = ({ light }: Scene, x: number, foot: number, size: number): string =>
  path(
    `M${n(x - size * 0.7)} ${n(foot)}L${n(x - size * 0.3)} ${n(foot - size * 3)}L${n(x)} ${n(foot - size * 3.6)}L${n(x + size * 0.3)} ${n(foot - size * 3)}L${n(x + size * 0.7)} ${n(foot)}Z`,
    { fill: '#14130a', stroke: light, 'stroke-width': 0.8 },
  ) +
  path(
    `M${n(x)} ${n(foot - size * 3.6)}V${n(foot)}M${n(x - size * 0.4)} ${n(foot - size * 1.8)}h${n(size * 0.8)}M${n(x - size * 0.5)} ${n(foot - size)}h${n(size)}`,
    { stroke: light, 'stroke-opacity': 0.55, 'stroke-width': 0.7 },
  );

/** A pile of coins. */
export function coins({ dark, mid, light }: Scene, x: number, foot: number, count: number): string {
  const edge: Look = { fill: dark, stroke: light, 'stroke-width': 0.8 };
  return each(count, (i) => {
    const y = foot - i * 9;
    return (
      path(`M${n(x - 12)} ${n(y)}a12 4.5 0 0 1 24 0v6a12 4.5 0 0 1-24 0Z`, edge) +
      ellipse(x, y, 12, 4.5, { ...edge, fill: mid })
    );
  });
}

/** Rays around a point. */
export const rays = (
  { line }: Scene,
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
): string =>
  each(count, (i) =>
    path(`M${n(x)} ${n(y - from)}V${n(y - to * (i % 2 === 0 ? 1 : 0.88))}`, {
      ...line,
      'stroke-opacity': 0.4,
      transform: turned((i * 360) / count, x, y),
    }),
  );

/** A crystal that grows from a foot. */
export const crystal = ({ mid, light }: Scene, x: number, foot: number, tall: number, lean: number): string =>
  path(
    `M${n(x - tall * 0.18)} ${n(foot)}L${n(x - tall * 0.22 + lean)} ${n(foot - tall * 0.75)}L${n(x + lean * 1.2)} ${n(foot - tall)}L${n(x + tall * 0.2 + lean)} ${n(foot - tall * 0.7)}L${n(x + tall * 0.18)} ${n(foot)}Z`,
    { fill: mid, 'fill-opacity': 0.65, stroke: light, 'stroke-width': 0.8 },
  ) +
  path(`M${n(x + lean * 1.2)} ${n(foot - tall)}L${n(x)} ${n(foot)}`, {
    stroke: light,
    'stroke-opacity': 0.6,
    'stroke-width': 0.6,
  });
