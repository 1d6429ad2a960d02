/** What the pictures of worlds show of streets, shrines and those who gather there. */
import {
  around,
  circle,
  each,
  group,
  hsl,
  n,
  path,
  polygon,
  rect,
  turned,
} from '../../../parts/drawing/ink.ts';
import { globe } from './globe.ts';
import { before } from './places.ts';
import type { Subject } from './scene.ts';
import { rays, tower } from './things.ts';

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
