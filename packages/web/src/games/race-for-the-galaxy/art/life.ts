/** What the pictures of worlds show of those who live, work or wait there. */
import { circle, each, ellipse, group, hsl, moved, n, path, rect } from '../../../parts/drawing/ink.ts';
import { globe } from './globe.ts';
import { before } from './places.ts';
import type { Subject } from './scene.ts';
import { gear, rays } from './things.ts';

/** Water, and something that lives in it. */
export const waves: Subject = (scene) => {
  const { width, height, hue, saturation, light } = scene;
  const back =
    path(
      `M${n(width * 0.36)} ${n(height * 0.66)}Q${n(width * 0.52)} ${n(height * 0.28)} ${n(width * 0.78)} ${n(height * 0.5)}Q${n(width * 0.9)} ${n(height * 0.56)} ${n(width * 0.86)} ${n(height * 0.7)}Z`,
      { fill: scene.dark, stroke: light },
    ) +
    path(`M${n(width * 0.52)} ${n(height * 0.42)}q4-18 18-20q-4 12 2 18`, {
      fill: scene.dark,
      stroke: light,
    }) +
    circle(width * 0.76, height * 0.56, 2.6, { fill: '#fff' });
  return (
    globe(scene, 'ice', { x: width * 0.76, y: height * 0.2, r: 15 }) +
    back +
    each(5, (i) => {
      const y = height * (0.62 + i * 0.09);
      return path(`M-6 ${n(y)}${each(8, () => `q10-${8 - i} 20 0`)}V${height}H-6Z`, {
        fill: hsl(hue + 14, saturation, 26 - i * 3.5),
        stroke: light,
        'stroke-opacity': 0.7,
        'stroke-width': 0.8,
      });
    })
  );
};

/** Wings before a sun. */
export const flock: Subject = (scene) => {
  const { x, y, r, light, width, height } = scene;
  const wings = [
    [0, 0, 1.7],
    [-30, 22, 1.1],
    [30, 18, 1],
    [-20, -28, 0.8],
    [26, -24, 0.7],
  ] as const;
  return (
    circle(x, y - 6, r * 1.3, { fill: '#e6ffd9', opacity: 0.14 }) +
    circle(x, y - 6, r * 0.9, { fill: '#e6ffd9', opacity: 0.22 }) +
    globe(scene, 'land', { x: width * 0.7, y: height * 1.26, r: width * 0.6 }) +
    wings
      .map(([dx, dy, scale]) =>
        group(
          moved(x + dx, y + dy, -12, scale),
          path('M0 0Q-8-12-22-10Q-12-4-4 4L0 8L4 4Q12-4 22-10Q8-12 0 0Z', {
            fill: scene.dark,
            stroke: light,
            'stroke-width': 0.9,
          }),
        ),
      )
      .join('')
  );
};

/** A slit eye that looks out of scales. */
export const slitEye: Subject = (scene) => {
  const { x, y, r, light } = scene;
  return (
    globe(scene, 'scales', { r: r * 1.3, tilt: -12 }) +
    path(
      `M${n(x - r * 0.8)} ${n(y)}Q${n(x)} ${n(y - r * 0.7)} ${n(x + r * 0.8)} ${n(y)}Q${n(x)} ${n(y + r * 0.7)} ${n(x - r * 0.8)} ${n(y)}Z`,
      { fill: '#e8f5a6', stroke: light, 'stroke-width': 1.2 },
    ) +
    ellipse(x, y, r * 0.1, r * 0.34, { fill: '#0a0c18' })
  );
};

/** The last one, asleep. */
export const pod: Subject = (scene) => {
  const { x, y, r, line, mid, light } = scene;
  return (
    rays(scene, x, y, r * 1.5, r * 1.9, 20) +
    ellipse(x, y, r * 0.8, r * 1.3, { fill: scene.dark, stroke: light, 'stroke-width': 1.4 }) +
    ellipse(x, y, r * 0.62, r * 1.08, {
      fill: mid,
      'fill-opacity': 0.4,
      stroke: light,
      'stroke-opacity': 0.6,
    }) +
    path(
      `M${n(x - 8)} ${n(y + 22)}Q${n(x - 16)} ${n(y)} ${n(x)} ${n(y - 10)}Q${n(x + 14)} ${n(y - 18)} ${n(x + 6)} ${n(y - 26)}M${n(x)} ${n(y - 10)}q12 8 6 26`,
      { ...line, 'stroke-width': 2.4 },
    ) +
    circle(x + 4, y - 24, 4, { fill: light }) +
    path(`M${n(x - r * 0.9)} ${n(y + r * 1.2)}h${n(r * 1.8)}`, { ...line, 'stroke-width': 2 })
  );
};

/** A watcher on three legs. */
export const sentinel: Subject = before('glyph', 0.8, ({ x, height, light, mid }) => {
  const y = height * 0.4;
  return (
    path(
      `M${n(x)} ${n(y + 10)}L${n(x - 26)} ${n(height * 0.86)}M${n(x)} ${n(y + 10)}L${n(x + 4)} ${n(height * 0.9)}M${n(x)} ${n(y + 10)}L${n(x + 30)} ${n(height * 0.84)}`,
      { stroke: light, 'stroke-width': 2.2, fill: 'none' },
    ) +
    path(
      `M${n(x - 30)} ${n(y)}Q${n(x)} ${n(y - 30)} ${n(x + 30)} ${n(y)}Q${n(x)} ${n(y + 22)} ${n(x - 30)} ${n(y)}Z`,
      { fill: '#14130a', stroke: light, 'stroke-width': 1.2 },
    ) +
    circle(x, y - 3, 9, { fill: mid, stroke: light }) +
    circle(x, y - 3, 3, { fill: '#fff' }) +
    path(`M${n(x - 8)} ${n(y - 2)}L0 ${n(y + 30)}V${n(y + 52)}Z`, { fill: light, 'fill-opacity': 0.12 })
  );
});

/** Machines that make machines. */
export const factory: Subject = before('glyph', 0.78, (scene, foot) => {
  const { width, light } = scene;
  const chimneys = [0.38, 0.5, 0.86].map(
    (left, i) =>
      rect(width * left - 5, foot - 58 + i * 8, 10, 70, {
        fill: '#14130a',
        stroke: light,
        'stroke-width': 0.8,
      }) + circle(width * left + 4, foot - 66 + i * 8, 5, { fill: light, opacity: 0.18 }),
  );
  return (
    chimneys.join('') +
    gear(scene, width * 0.68, foot - 18, 22, 10) +
    gear(scene, width * 0.46, foot + 2, 13, 8)
  );
});

/** Machines that have run away. */
export const runaways: Subject = (scene) => {
  const { width, height, light } = scene;
  const walkers = [
    [0.42, 0.56, 11, 8],
    [0.7, 0.4, 16, 10],
    [0.86, 0.7, 10, 7],
    [0.56, 0.8, 8, 7],
  ] as const;
  return (
    globe(scene, 'craters', { x: width * 0.6, y: height * 1.3, r: width * 0.6 }) +
    walkers
      .map(
        ([left, top, size, teeth]) =>
          path(
            `M${n(width * left - size)} ${n(height * top + size)}l-5 10m${n(size)}-8v12m${n(size)}-14l6 10`,
            { stroke: light, 'stroke-width': 1.2, fill: 'none' },
          ) + gear(scene, width * left, height * top, size, teeth),
      )
      .join('')
  );
};

/** An ark: a garden under glass, under way. */
export const ark: Subject = (scene) => {
  const { x, y, r, light, mid, solid } = scene;
  const tree = (dx: number, tall: number): string =>
    path(`M${n(x + dx)} ${n(y)}v${n(-tall)}`, { stroke: light, 'stroke-width': 1.4 }) +
    circle(x + dx, y - tall, tall * 0.42, { fill: mid, stroke: light, 'stroke-width': 0.7 });
  return (
    rays(scene, x, y, r * 1.7, r * 2.1, 26) +
    path(`M${n(x - r * 1.3)} ${n(y)}A${n(r * 1.3)} ${n(r * 1.2)} 0 0 1 ${n(x + r * 1.3)} ${n(y)}Z`, {
      fill: mid,
      'fill-opacity': 0.18,
      stroke: light,
      'stroke-width': 1,
    }) +
    tree(-16, 17) +
    tree(0, 25) +
    tree(17, 15) +
    path(
      `M${n(x - r * 1.5)} ${n(y)}H${n(x + r * 1.5)}L${n(x + r * 0.9)} ${n(y + r * 0.7)}H${n(x - r * 0.9)}Z`,
      solid,
    ) +
    path(
      `M${n(x - r * 0.5)} ${n(y + r * 0.7)}l-6 22M${n(x)} ${n(y + r * 0.7)}v26M${n(x + r * 0.5)} ${n(y + r * 0.7)}l6 22`,
      { stroke: '#ffd9a0', 'stroke-opacity': 0.6, 'stroke-width': 2 },
    )
  );
};
