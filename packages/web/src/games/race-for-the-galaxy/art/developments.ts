/** What the pictures of developments show of fleets, machines and science. */
import {
  around,
  circle,
  each,
  ellipse,
  group,
  moved,
  n,
  path,
  polyline,
  turned,
} from '../../../parts/drawing/ink.ts';
import { globe, type Surface } from './globe.ts';
import type { Subject } from './scene.ts';
import { gear, type Hull, orbits, rays, ship } from './things.ts';

/** Ships in formation over the edge of a world. */
export const formation =
  (hull: Hull, count: number, scale: number, angle: number, surface: Surface = 'bands'): Subject =>
  (scene) => {
    const { x, y, width, height } = scene;
    const world = globe(scene, surface, { x: width * 0.95, y: height * 0.96, r: width * 0.42 });
    const ships = each(count, (i) => {
      const side = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1);
      return ship(scene, hull, x - 6 + side * 17, y - 10 + Math.abs(side) * 14, scale - i * 0.1, angle);
    });
    return orbits(scene, 1) + world + ships;
  };

/** Landing craft that come down in their trails. */
export const landing: Subject = (scene) => {
  const { width, height, light } = scene;
  const places = [
    [0.42, 0.22, 1.5],
    [0.62, 0.4, 2],
    [0.82, 0.2, 1.6],
    [0.5, 0.58, 1.3],
    [0.88, 0.52, 1.3],
  ] as const;
  const world = globe(scene, 'craters', { x: width * 0.66, y: height * 1.2, r: width * 0.5 });
  return (
    world +
    places
      .map(
        ([left, top, scale]) =>
          path(`M${n(width * left)} ${n(height * top)}V0`, {
            stroke: light,
            'stroke-opacity': 0.25,
            'stroke-width': scale,
          }) + ship(scene, 'dart', width * left, height * top, scale, 90),
      )
      .join('')
  );
};

export const tactics: Subject = (scene) => {
  const { x, y, line } = scene;
  const sight =
    circle(x, y, 34, { ...line, 'stroke-dasharray': '3 3' }) +
    circle(x, y, 20, line) +
    path(`M${n(x - 44)} ${n(y)}h16m56 0h16M${n(x)} ${n(y - 44)}v16m0 56v16`, line);
  const sweep = path(`M${n(x - 52)} ${n(y + 34)}Q${n(x - 10)} ${n(y + 40)} ${n(x + 6)} ${n(y + 4)}`, {
    ...line,
    'stroke-dasharray': '5 3',
  });
  return (
    orbits(scene, 1) +
    sweep +
    sight +
    ship(scene, 'dart', x + 4, y - 2, 1.6, -52) +
    ship(scene, 'dart', x - 40, y + 36, 1.1, -8)
  );
};

export const gears =
  (
    layout: readonly (readonly [dx: number, dy: number, size: number, teeth: number])[],
    behind: Subject,
  ): Subject =>
  (scene) =>
    behind(scene) +
    layout
      .map(([dx, dy, size, teeth]) => gear(scene, scene.x + dx, scene.y + dy, scene.r * size, teeth))
      .join('');

export const paths: Subject = (scene) => orbits(scene, 2);

export const limb =
  (surface: Surface, hue: number): Subject =>
  (scene) =>
    globe(scene, surface, { x: scene.width * 0.62, y: scene.height * 1.16, r: scene.width * 0.52, hue });

/** A dish that listens or speaks. */
export const dish: Subject = (scene) => {
  const { chance, x, y, r, height, width, line, dark, light } = scene;
  const bowl = group(
    moved(x, y, chance.between(-50, -35)),
    path(`M-6 ${n(-r)}Q${n(r * 0.75)} 0-6 ${n(r)}Z`, { ...line, fill: dark }) +
      path(
        `M-6 ${n(-r * 0.6)}Q${n(r * 0.35)} 0-6 ${n(r * 0.6)}M-6 ${n(-r)}L${n(r * 0.95)} 0L-6 ${n(r)}`,
        line,
      ) +
      circle(r * 0.95, 0, 3, { fill: light }),
  );
  const waves = each(4, (i) =>
    path(`M${n(x + 14 + 8 * i)} ${n(y - r - 2 - 3 * i)}q${9 + i * 3} ${6 + i * 3} ${6 + i} ${16 + i * 5}`, {
      ...line,
      opacity: 0.9 - i * 0.18,
    }),
  );
  const mast = path(
    `M${n(x)} ${n(y + 6)}L${n(x - 10)} ${height}M${n(x)} ${n(y + 6)}L${n(x + 10)} ${height}M${n(x - 5)} ${n(y + 32)}h10`,
    line,
  );
  return globe(scene, 'craters', { x: width * 0.7, y: height * 1.25, r: width * 0.6 }) + mast + bowl + waves;
};

export const atom: Subject = (scene) => {
  const { x, y, r, light, line } = scene;
  const shells = each(3, (i) =>
    ellipse(x, y, r * 1.45, r * 0.5, { ...line, transform: turned(i * 60 + 12, x, y) }),
  );
  const electrons = around(3, x, y, r * 1.3, 0.4).map(([cx, cy]) => circle(cx, cy, 3.4, { fill: light }));
  return (
    rays(scene, x, y, r * 1.7, r * 2.1, 24) +
    shells +
    electrons.join('') +
    globe(scene, 'cells', { r: r * 0.42 })
  );
};

export const helix: Subject = (scene) => {
  const { x, height, light, mid, line } = scene;
  const wave = (phase: number): (readonly [number, number])[] =>
    Array.from(
      { length: 29 },
      (_, i) => [x + Math.sin(i * 0.42 + phase) * 26, 8 + (i * (height - 16)) / 28] as const,
    );
  const [one, two] = [wave(0), wave(Math.PI)];
  const rungs = one.map(([left, top], i) => {
    const right = two[i]?.[0] ?? left;
    return i % 2 === 0 ? path(`M${n(left)} ${n(top)}H${n(right)}`, { ...line, 'stroke-opacity': 0.45 }) : '';
  });
  const beads = [...one, ...two].map(([cx, cy], i) =>
    i % 2 === 0 ? circle(cx, cy, 2.6, { fill: i % 4 === 0 ? light : mid }) : '',
  );
  return (
    rungs.join('') +
    path(polyline(one), { ...line, 'stroke-width': 1.8 }) +
    path(polyline(two), { ...line, 'stroke-width': 1.8 }) +
    beads.join('')
  );
};
