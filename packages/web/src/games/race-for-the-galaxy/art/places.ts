/** What the pictures of worlds show, seen from their ground. */

import { circle, each, ellipse, hsl, n, path, rect } from '../../../parts/drawing/ink.ts';
import { globe, type Surface } from './globe.ts';
import type { Scene, Subject } from './scene.ts';
import { crystal, dome, ground, keep, rays, rock, ship, spire } from './things.ts';

/** The world in the sky over a place. */
function over(scene: Scene, surface: Surface): string {
  const { chance, width, height } = scene;
  return globe(scene, surface, {
    x: width * chance.between(0.68, 0.84),
    y: height * chance.between(0.18, 0.32),
    r: width * chance.between(0.1, 0.2),
  });
}

/** A place under its sky, with what stands on the hill. */
export const before =
  (surface: Surface, top: number, stand: (scene: Scene, foot: number) => string): Subject =>
  (scene) => {
    const heaven = over(scene, surface);
    return heaven + ground(scene, top) + stand(scene, scene.height * top + 4);
  };

export const spires = (sizes: readonly number[]): Subject =>
  before('glyph', 0.72, (scene, foot) =>
    sizes.map((size, i) => spire(scene, scene.width * (0.42 + i * 0.19), foot + 4, size)).join(''),
  );

export const steps = (count: number): Subject =>
  before('glyph', 0.72, ({ width, light }, foot) =>
    each(count, (i) => {
      const wide = width * 0.54 - i * 11;
      const left = width * 0.34 + i * 5.5;
      const y = foot + 6 - i * 12;
      return (
        path(`M${n(left)} ${n(y)}h${n(wide)}l-4-12h${n(-wide + 8)}Z`, {
          fill: '#14130a',
          stroke: light,
          'stroke-width': 0.8,
        }) +
        path(`M${n(left + wide / 2 - 4)} ${n(y)}v-12h8v12`, {
          fill: 'none',
          stroke: light,
          'stroke-opacity': 0.5,
        })
      );
    }),
  );

/** Shelves of the old ones: columns that carry rings of script. */
export const library: Subject = before('glyph', 0.76, (scene, foot) => {
  const { width, light } = scene;
  return each(5, (i) => {
    const x = width * (0.36 + i * 0.13);
    const tall = 44 + (i % 2) * 18;
    return (
      rect(x - 6, foot - tall, 12, tall + 6, { fill: '#14130a', stroke: light, 'stroke-width': 0.8 }) +
      each(Math.floor(tall / 8), (k) =>
        path(`M${n(x - 4)} ${n(foot - tall + 5 + k * 8)}h${n(3 + ((i * 7 + k * 5) % 6))}`, {
          stroke: light,
          'stroke-opacity': 0.75,
          'stroke-width': 1.6,
        }),
      ) +
      ellipse(x, foot - tall, 8, 2.6, { fill: '#14130a', stroke: light, 'stroke-width': 0.8 })
    );
  });
});

export const keeps = (tall: readonly number[], surface: Surface): Subject =>
  before(surface, 0.72, (scene, foot) =>
    tall
      .map((height, i) =>
        keep(scene, scene.width * (0.36 + (i * 0.54) / Math.max(1, tall.length - 1)), foot + 4, height, 8),
      )
      .join(''),
  );

/** Great arches, one inside the other. */
export const arches = (script: boolean): Subject =>
  before(script ? 'glyph' : 'craters', 0.74, ({ width, light }, foot) => {
    const span = width * 0.3;
    const rings = each(4, (i) => {
      const reach = span - i * 6;
      return path(
        `M${n(width * 0.6 - reach)} ${n(foot + 4)}V${n(foot - 14)}A${n(reach)} ${n(reach)} 0 0 1 ${n(width * 0.6 + reach)} ${n(foot - 14)}V${n(foot + 4)}`,
        {
          fill: i === 0 ? '#120f14' : 'none',
          stroke: light,
          'stroke-width': i === 0 ? 1.4 : 0.8,
          'stroke-dasharray': i === 2 ? '3 3' : 'none',
        },
      );
    });
    const stone = script
      ? path(`M${n(width * 0.6 - 9)} ${n(foot + 4)}V${n(foot - 36)}l9-9l9 9V${n(foot + 4)}Z`, {
          fill: '#211e0c',
          stroke: light,
        }) +
        each(5, (i) =>
          path(`M${n(width * 0.6 - 5)} ${n(foot - 30 + i * 7)}h${n(4 + ((i * 3) % 7))}`, {
            stroke: light,
            'stroke-width': 1.4,
          }),
        )
      : each(3, (i) =>
          path(`M${n(width * 0.6 - 16 + i * 16)} ${n(foot + 4)}v-26l7 3l-7 3`, {
            fill: 'none',
            stroke: light,
          }),
        );
    return rings + stone;
  });

export const domes = (sizes: readonly number[], surface: Surface): Subject =>
  before(surface, 0.7, (scene, foot) =>
    sizes
      .map((size, i) =>
        dome(scene, scene.width * (0.3 + (i * 0.58) / Math.max(1, sizes.length - 1)), foot + 8, size),
      )
      .join(''),
  );

/** Tents around a fire. */
export const camp: Subject = before('ice', 0.74, (scene, foot) => {
  const { width, solid, light } = scene;
  const tents = [0.36, 0.6, 0.86].map((left, i) => {
    const [x, size] = [width * left, 13 + (i % 2) * 5];
    return path(
      `M${n(x - size)} ${n(foot + 8)}L${n(x)} ${n(foot - size)}L${n(x + size)} ${n(foot + 8)}ZM${n(x)} ${n(foot - size)}l-4 ${n(size + 8)}h8Z`,
      solid,
    );
  });
  return (
    tents.join('') +
    circle(width * 0.72, foot + 12, 10, { fill: '#ffb35c', opacity: 0.2 }) +
    path(`M${n(width * 0.72)} ${n(foot)}q6 8 0 14q-6-6 0-14Z`, {
      fill: '#ffb35c',
      stroke: light,
      'stroke-width': 0.4,
    })
  );
});

/** Cells behind bars, and one gate. */
export const prison: Subject = before('craters', 0.76, ({ width, solid, light }, foot) => {
  const left = width * 0.32;
  const block = rect(left, foot - 54, width * 0.58, 60, { ...solid, fill: '#0e0f1e' });
  const cells = each(12, (i) => {
    const [x, y] = [left + 9 + (i % 4) * 18, foot - 46 + Math.floor(i / 4) * 16];
    return (
      rect(x, y, 11, 10, { fill: '#1b2138', stroke: light, 'stroke-width': 0.6 }) +
      path(`M${n(x + 3.5)} ${n(y)}v10m4-10v10`, { stroke: light, 'stroke-width': 0.7 })
    );
  });
  return (
    block +
    cells +
    path(`M${n(left - 6)} ${n(foot - 54)}h${n(width * 0.58 + 12)}m-6 0v-9m${n(-width * 0.58)} 9v-9`, {
      stroke: light,
      'stroke-width': 1.2,
    })
  );
});

export const canyon: Subject = (scene) => {
  const { width, height, solid, hue, saturation, light } = scene;
  const mesa = (x: number, wide: number, tall: number): string =>
    path(
      `M${n(x - wide)} ${height}L${n(x - wide * 0.7)} ${n(height - tall)}H${n(x + wide * 0.7)}L${n(x + wide)} ${height}Z`,
      { ...solid, fill: hsl(hue, saturation, 15) },
    ) +
    each(5, (i) =>
      path(`M${n(x - wide * 0.74)} ${n(height - tall + 8 + i * 9)}h${n(wide * 1.48)}`, {
        stroke: light,
        'stroke-opacity': 0.2,
      }),
    );
  return (
    circle(width * 0.62, height * 0.36, 26, { fill: '#ff9c7a', opacity: 0.16 }) +
    circle(width * 0.62, height * 0.36, 16, { fill: '#ffb89a', opacity: 0.85 }) +
    mesa(width * 0.9, 34, 84) +
    mesa(width * 0.38, 26, 62) +
    mesa(width * 0.66, 18, 44) +
    ship(scene, 'dart', width * 0.4, height * 0.3, 1.1, 14)
  );
};

/** Tanks under the rock. */
export const tanks: Subject = before('craters', 0.6, ({ width, height, solid, mid, light }) =>
  [0.34, 0.58, 0.82]
    .map((left, i) => {
      const [x, tall] = [width * left, 34 + (i % 2) * 12];
      const top = height * 0.92 - tall;
      return (
        rect(x - 11, top, 22, tall, { ...solid, rx: 4 }) +
        ellipse(x, top + 2, 11, 4, { fill: mid, stroke: light, 'stroke-width': 0.8 }) +
        path(
          `M${n(x - 11)} ${n(top + 14)}h22M${n(x - 11)} ${n(top + tall - 10)}h22M${n(x)} ${n(top + 19)}l4 6h-8Z`,
          { fill: 'none', stroke: light, 'stroke-width': 0.8 },
        )
      );
    })
    .join(''),
);

/** Halls below the ground. */
export const tunnels: Subject = before('craters', 0.4, ({ width, height, light }) => {
  const halls = [
    [0.62, 0.54, 17],
    [0.4, 0.7, 13],
    [0.82, 0.72, 15],
    [0.6, 0.88, 14],
  ] as const;
  const shafts = path(
    `M${n(width * 0.62)} ${n(height * 0.36)}V${n(height * 0.9)}M${n(width * 0.62)} ${n(height * 0.56)}L${n(width * 0.4)} ${n(height * 0.7)}M${n(width * 0.62)} ${n(height * 0.58)}L${n(width * 0.82)} ${n(height * 0.72)}`,
    { stroke: light, 'stroke-width': 4, 'stroke-opacity': 0.5, fill: 'none' },
  );
  return (
    shafts +
    halls
      .map(
        ([left, top, size]) =>
          ellipse(width * left, height * top, size, size * 0.62, {
            fill: '#0b0810',
            stroke: light,
            'stroke-width': 0.9,
          }) +
          circle(width * left - 4, height * top, 1.8, { fill: '#ffe9b8' }) +
          circle(width * left + 5, height * top + 1, 1.4, { fill: '#ffe9b8' }),
      )
      .join('')
  );
});

/** Rock, rig and beam. */
export const drill: Subject = (scene) => {
  const { x, y, r, line, light } = scene;
  return (
    rock(scene, x + 4, y + 24, r * 1.2, 26) +
    each(6, (i) =>
      rock(scene, x - r * 1.4 + i * r * 0.6, y - r * (i % 2 === 0 ? 1.2 : 0.9), 3 + (i % 3) * 2, 34),
    ) +
    path(
      `M${n(x - 16)} ${n(y)}L${n(x - 4)} ${n(y - 46)}h8L${n(x + 16)} ${n(y)}M${n(x - 12)} ${n(y - 14)}L${n(x + 8)} ${n(y - 30)}M${n(x + 12)} ${n(y - 14)}L${n(x - 8)} ${n(y - 30)}`,
      line,
    ) +
    path(`M${n(x)} ${n(y - 46)}V${n(y + 26)}`, { stroke: light, 'stroke-width': 2 }) +
    path(`M${n(x - 7)} ${n(y + 14)}h14l-7 18Z`, { fill: scene.mid, stroke: light })
  );
};

export const dunes: Subject = (scene) => {
  const { width, height, hue, saturation, light } = scene;
  const suns =
    circle(width * 0.7, height * 0.26, 15, { fill: '#dff0ff', opacity: 0.9 }) +
    circle(width * 0.88, height * 0.16, 7, { fill: '#fff2d0', opacity: 0.9 });
  return (
    suns +
    rays(scene, width * 0.7, height * 0.26, 19, 28, 22) +
    each(5, (i) => {
      const y = height * (0.52 + i * 0.11);
      return path(
        `M-4 ${n(y + 14)}C${n(width * 0.25)} ${n(y - 18 + i * 5)} ${n(width * 0.42)} ${n(y + 22)} ${n(width * 0.62)} ${n(y - 2)}S${n(width * 0.9)} ${n(y + 6)} ${width + 4} ${n(y - 12)}V${height}H-4Z`,
        {
          fill: hsl(hue, saturation * 0.8, 34 - i * 6),
          stroke: light,
          'stroke-opacity': 0.6,
          'stroke-width': 0.8,
        },
      );
    })
  );
};

export const crystals = (tall: readonly number[]): Subject =>
  before('bands', 0.76, (scene, foot) =>
    tall
      .map((height, i) =>
        crystal(
          scene,
          scene.width * (0.34 + (i * 0.54) / Math.max(1, tall.length - 1)),
          foot + 10,
          height,
          i % 2 === 0 ? -5 : 6,
        ),
      )
      .join(''),
  );
