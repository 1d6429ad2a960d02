/** What the pictures of worlds show of those who live, work or wait there. */
import type { Subject } from './developments.ts';
import { globe } from './globe.ts';
import { around, circle, each, ellipse, group, hsl, moved, n, path, polygon, rect, turned } from './ink.ts';
import { before } from './places.ts';
import { gear, rays, tower } from './things.ts';

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

/** Dark streets with something for sale. */
export const alleys: Subject = (scene) => {
  const { chance, width, height, light } = scene;
  const houses = each(7, (i) =>
    tower(scene, width * (0.1 + i * 0.14), height + 4, chance.between(44, 96), chance.between(7, 11)),
  );
  const crates = each(
    3,
    (i) =>
      rect(width * 0.44 + i * 17, height - 14 - (i % 2) * 4, 14, 14, {
        fill: '#12141f',
        stroke: light,
        'stroke-width': 0.8,
      }) +
      path(`M${n(width * 0.44 + i * 17)} ${n(height - 14 - (i % 2) * 4)}l14 14m0-14l-14 14`, {
        stroke: light,
        'stroke-opacity': 0.4,
      }),
  );
  return globe(scene, 'craters', { x: width * 0.68, y: height * 0.24, r: 13 }) + houses + crates;
};

/** Long stairs to a shrine. */
export const shrine: Subject = (scene) => {
  const { x, width, height, light, solid } = scene;
  const flight = each(9, (i) => {
    const half = 12 + i * 7;
    return rect(x - half, height * 0.52 + i * 8, half * 2, 8, { ...solid, 'stroke-opacity': 0.7 });
  });
  return (
    circle(x, height * 0.34, 34, { fill: '#fff4d8', opacity: 0.12 }) +
    rays(scene, x, height * 0.34, 22, 46, 28) +
    flight +
    path(
      `M${n(x - 10)} ${n(height * 0.52)}V${n(height * 0.36)}A10 10 0 0 1 ${n(x + 10)} ${n(height * 0.36)}V${n(height * 0.52)}Z`,
      { fill: '#1b2033', stroke: light },
    ) +
    circle(x, height * 0.36, 5, { fill: '#fff4d8' }) +
    each(5, (i) => circle(width * 0.36 + i * 13, height * 0.95 - (i % 2) * 8, 2, { fill: light }))
  );
};

/** Sea, sun and shades. */
export const resort: Subject = (scene) => {
  const { width, height, hue, saturation, light, mid } = scene;
  const palm = (x: number, foot: number, tall: number): string =>
    path(`M${n(x)} ${n(foot)}Q${n(x + 5)} ${n(foot - tall / 2)} ${n(x + 2)} ${n(foot - tall)}`, {
      stroke: light,
      'stroke-width': 1.6,
      fill: 'none',
    }) +
    each(5, (i) =>
      path(`M${n(x + 2)} ${n(foot - tall)}q8-7 15 2`, {
        stroke: light,
        'stroke-width': 1.4,
        fill: 'none',
        transform: turned(i * 68 - 40, x + 2, foot - tall),
      }),
    );
  return (
    circle(width * 0.64, height * 0.42, 27, { fill: '#ffe3b0', opacity: 0.2 }) +
    circle(width * 0.64, height * 0.42, 17, { fill: '#ffe9c4' }) +
    each(5, (i) =>
      path(`M-4 ${n(height * (0.62 + i * 0.06))}h${width + 8}`, { stroke: light, 'stroke-opacity': 0.25 }),
    ) +
    rect(0, height * 0.6, width, height * 0.4, { fill: hsl(hue, saturation, 22), opacity: 0.75 }) +
    path(
      `M0 ${height}Q${n(width * 0.3)} ${n(height * 0.74)} ${n(width * 0.7)} ${n(height * 0.86)}T${width} ${n(height * 0.8)}V${height}Z`,
      { fill: '#3a2f22', stroke: light, 'stroke-width': 0.7 },
    ) +
    palm(width * 0.36, height * 0.9, 38) +
    palm(width * 0.9, height * 0.86, 30) +
    path(`M${n(width * 0.6)} ${n(height * 0.9)}v-16m-13 2a13 10 0 0 1 26 0Z`, { fill: mid, stroke: light })
  );
};

/** A fire in the dark and those around it. */
export const firstFire: Subject = before('land', 0.7, ({ x, height, light, dark }) => {
  const foot = height * 0.84;
  const people = [-26, -14, 16, 28].map(
    (dx) =>
      circle(x + dx, foot - 12, 3.4, { fill: dark, stroke: light, 'stroke-width': 0.8 }) +
      path(`M${n(x + dx - 5)} ${n(foot + 4)}q1-12 5-12q4 0 5 12Z`, {
        fill: dark,
        stroke: light,
        'stroke-width': 0.8,
      }),
  );
  return (
    circle(x, foot - 6, 26, { fill: '#ffb35c', opacity: 0.16 }) +
    people.join('') +
    path(`M${n(x)} ${n(foot - 20)}q10 12 1 22q-11-8-1-22Z`, { fill: '#ffb35c' }) +
    path(`M${n(x - 8)} ${n(foot + 4)}l16-5m0 5l-16-5`, { stroke: light, 'stroke-width': 1.4 })
  );
});

/** Blades crossed before a living world. */
export const warriors: Subject = (scene) => {
  const { x, y, r, light } = scene;
  const blade = (turn: number): string =>
    group(
      turned(turn, x, y),
      path(
        polygon([
          [x - 3, y + r * 1.5],
          [x - 3.5, y - r * 1.3],
          [x, y - r * 1.7],
          [x + 3.5, y - r * 1.3],
          [x + 3, y + r * 1.5],
        ]),
        { fill: scene.dark, stroke: light, 'stroke-width': 1 },
      ) + path(`M${n(x - 12)} ${n(y + r * 0.9)}h24`, { stroke: light, 'stroke-width': 2 }),
    );
  return (
    rays(scene, x, y, r * 1.4, r * 1.8, 28) +
    globe(scene, 'cells', { r: r * 1.02, ring: true }) +
    blade(38) +
    blade(-38)
  );
};

/** Spots that spread over a world. */
export const plague: Subject = (scene) => {
  const { chance, x, y, r } = scene;
  const spots = around(9, x, y, () => r * chance.between(0.2, 0.9)).map(([cx, cy]) => {
    const size = chance.between(2.5, 6);
    return (
      circle(cx, cy, size * 1.5, { fill: '#10240f', opacity: 0.45 }) +
      circle(cx, cy, size, { fill: '#16210d', stroke: '#b7e26a', 'stroke-width': 0.8 }) +
      circle(cx, cy, size * 0.3, { fill: '#b7e26a' })
    );
  });
  return (
    globe(scene, 'land', { r: r * 1.15 }) +
    spots.join('') +
    circle(x, y, r * 1.36, {
      fill: 'none',
      stroke: '#b7e26a',
      'stroke-opacity': 0.6,
      'stroke-dasharray': '2 5',
    })
  );
};
