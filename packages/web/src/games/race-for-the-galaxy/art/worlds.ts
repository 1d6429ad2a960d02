/** What the pictures of worlds show, seen from space. */
import {
  around,
  circle,
  each,
  ellipse,
  group,
  hsl,
  n,
  path,
  polygon,
  turned,
} from '../../../parts/drawing/ink.ts';
import { type GlobeOptions, globe, type Surface } from './globe.ts';
import type { Subject } from './scene.ts';
import { type Hull, orbits, rays, rock, ship } from './things.ts';

/** A globe as a whole, with or without its moon. */
export const whole =
  (
    surface: Surface,
    { moon = false, ...options }: GlobeOptions & { readonly moon?: boolean } = {},
  ): Subject =>
  (scene) => {
    const { x, y, r } = scene;
    const body = globe(scene, surface, { r: r * 1.08, ...options });
    return (
      orbits(scene, 1) +
      body +
      (moon ? globe(scene, 'craters', { x: x + r * 1.15, y: y - r * 1.1, r: r * 0.24, saturation: 12 }) : '')
    );
  };

/** The edge of a great globe, and a small one above it. */
export const edge =
  (surface: Surface, visitor?: Hull): Subject =>
  (scene) => {
    const { chance, width, height, hue, saturation } = scene;
    const great = globe(scene, surface, {
      x: width * chance.between(0.62, 0.95),
      y: height * chance.between(0.86, 1),
      r: width * chance.between(0.42, 0.52),
    });
    const small = globe(scene, 'craters', {
      x: width * chance.between(0.52, 0.74),
      y: height * chance.between(0.2, 0.28),
      r: width * chance.between(0.05, 0.09),
      hue: hue + 60,
      saturation: saturation * 0.6,
    });
    return (
      small +
      great +
      (visitor === undefined ? '' : ship(scene, visitor, width * 0.4, height * 0.42, 1.5, -24))
    );
  };

/** A globe before its star. */
export const dawn =
  (surface: Surface, ring = false): Subject =>
  (scene) => {
    const { x, y, r, hue } = scene;
    const [starX, starY] = [x + r * 0.75, y - r * 0.95];
    return (
      circle(starX, starY, r * 1.1, { fill: hsl(hue + 30, 70, 80), opacity: 0.12 }) +
      circle(starX, starY, r * 0.55, { fill: hsl(hue + 30, 80, 88), opacity: 0.9 }) +
      rays(scene, starX, starY, r * 0.7, r * 1.2, 18) +
      globe(scene, surface, { y: y + 10, r: r * 1.1, ring })
    );
  };

/** A star with its family. */
export const system: Subject = (scene) => {
  const { chance, x, y, r, hue, line } = scene;
  const family = each(4, (i) => {
    const [a, b] = [r * (0.85 + i * 0.42), r * (0.34 + i * 0.18)];
    const angle = chance.between(0, 6.28);
    return (
      ellipse(x, y, a, b, { ...line, 'stroke-opacity': 0.35, transform: turned(-16, x, y) }) +
      group(
        turned(-16, x, y),
        globe(scene, i % 2 === 0 ? 'bands' : 'craters', {
          x: x + Math.cos(angle) * a,
          y: y + Math.sin(angle) * b,
          r: 4 + i * 1.8,
          hue: hue + i * 50,
          saturation: 40,
        }),
      )
    );
  });
  return (
    circle(x, y, r * 0.75, { fill: hsl(42, 80, 70), opacity: 0.14 }) +
    circle(x, y, r * 0.38, { fill: hsl(42, 90, 84) }) +
    rays(scene, x, y, r * 0.48, r * 0.72, 20) +
    family
  );
};

/** Two suns and the rock between them. */
export const binary: Subject = (scene) => {
  const { x, y, r, line } = scene;
  const sun = (cx: number, cy: number, size: number, hue: number): string =>
    circle(cx, cy, size * 1.9, { fill: hsl(hue, 80, 70), opacity: 0.12 }) +
    circle(cx, cy, size * 1.35, { fill: hsl(hue, 80, 75), opacity: 0.2 }) +
    circle(cx, cy, size, { fill: hsl(hue, 85, 82) });
  return (
    sun(x + r * 1.05, y - r * 1.15, r * 0.42, 44) +
    sun(x + r * 0.25, y - r * 1.5, r * 0.22, 24) +
    ellipse(x, y - r * 0.4, r * 1.7, r * 0.8, {
      ...line,
      'stroke-opacity': 0.4,
      transform: turned(-28, x, y),
    }) +
    globe(scene, 'craters', { y: y + r * 0.55, r: r * 0.95 })
  );
};

export const rocks =
  (count: number, middle: 'rock' | 'crystal' | 'none'): Subject =>
  (scene) => {
    const { chance, x, y, r, hue, saturation, light } = scene;
    const belt = each(count, () => {
      const angle = chance.between(0, 6.28);
      const reach = chance.between(0.8, 1.35);
      return rock(
        scene,
        x + Math.cos(angle) * r * 1.4 * reach,
        y + Math.sin(angle) * r * 0.85 * reach,
        chance.between(2, 8.5),
        chance.between(18, 40),
      );
    });
    const heart = {
      none: '',
      rock: rock(scene, x, y, r * 0.66, 34),
      crystal:
        rock(scene, x, y + 6, r * 0.8, 24) +
        around(7, x, y, (i) => r * (i % 2 === 0 ? 1 : 0.66), -2.6)
          .map(([cx, cy]) =>
            path(
              polygon([
                [x - 4, y],
                [cx, cy],
                [x + 4, y + 2],
              ]),
              {
                fill: hsl(hue + 320, saturation + 20, 58),
                'fill-opacity': 0.75,
                stroke: light,
                'stroke-width': 0.7,
              },
            ),
          )
          .join(''),
    };
    return orbits(scene, 2) + belt + heart[middle];
  };

export const comets: Subject = (scene) => {
  const { chance, width, height, light } = scene;
  const tails = each(3, (k) => {
    const [x, y] = [width * (0.42 + k * 0.2), height * (0.5 - k * 0.17) + chance.between(0, 14)];
    return (
      each(7, (j) => {
        const i = j - 3;
        return path(
          `M${n(x)} ${n(y + i)}Q${n(x + 30)} ${n(y - 20 + i * 3)} ${n(x + 78 - k * 10)} ${n(y - 44 + i * 7)}`,
          {
            stroke: light,
            'stroke-opacity': 0.5 - Math.abs(i) * 0.1,
            'stroke-width': 1.2 - Math.abs(i) * 0.2,
            fill: 'none',
          },
        );
      }) + rock(scene, x, y, 7 - k * 2, 54)
    );
  });
  return globe(scene, 'craters', { x: width * 0.3, y: height * 1.12, r: width * 0.42 }) + tails;
};

/** A world in pieces. */
export const broken: Subject = (scene) => {
  const { chance, x, y, r, light } = scene;
  const pieces = each(14, () =>
    rock(
      scene,
      x + r * chance.between(0.4, 1.7),
      y - r * chance.between(0.1, 1.5),
      chance.between(1.5, 7),
      chance.between(24, 38),
    ),
  );
  const crack = path(
    `M${n(x - r * 0.2)} ${n(y - r)}l${n(r * 0.3)} ${n(r * 0.6)}l${n(-r * 0.25)} ${n(r * 0.3)}l${n(r * 0.5)} ${n(r * 0.4)}l${n(-r * 0.2)} ${n(r * 0.6)}`,
    { stroke: '#ffb37a', fill: 'none', 'stroke-width': 1.8 },
  );
  return (
    circle(x + r * 0.5, y - r * 0.5, r * 1.3, { fill: light, opacity: 0.06 }) +
    globe(scene, 'craters', { r: r * 1.1 }) +
    pieces +
    crack
  );
};

/** Three blades around a middle: keep away. */
const trefoil = (x: number, y: number, r: number, colour: string): string =>
  each(3, (i) =>
    path(
      `M${n(x - r * 0.28)} ${n(y - r * 0.5)}L${n(x - r * 0.52)} ${n(y - r)}A${n(r * 1.1)} ${n(r * 1.1)} 0 0 1 ${n(x + r * 0.52)} ${n(y - r)}L${n(x + r * 0.28)} ${n(y - r * 0.5)}Z`,
      { fill: colour, transform: turned(i * 120, x, y) },
    ),
  ) + circle(x, y, r * 0.24, { fill: colour });

export const radiant: Subject = (scene) => {
  const { x, y, r } = scene;
  return (
    circle(x, y, r * 1.7, { fill: '#c8f06a', opacity: 0.07 }) +
    circle(x, y, r * 1.4, { fill: '#c8f06a', opacity: 0.1 }) +
    rays(scene, x, y, r * 1.25, r * 1.75, 30) +
    globe(scene, 'craters', { r: r * 1.12 }) +
    trefoil(x - 1, y, r * 0.5, 'hsl(76 70% 72% / .8)')
  );
};

export const hazard: Subject = (scene) => {
  const { chance, x, width, height, light, line } = scene;
  const rings = around(3, x, height * 0.36, 13).map(([cx, cy]) =>
    circle(cx, cy, 12, { ...line, 'stroke-width': 2.6 }),
  );
  const spores = each(12, () =>
    circle(chance.between(width * 0.2, width), chance.between(20, height * 0.6), chance.between(0.8, 2.4), {
      fill: '#a8e8b0',
      opacity: 0.6,
    }),
  );
  return (
    globe(scene, 'craters', { x: width * 0.6, y: height * 1.02, r: width * 0.46 }) +
    circle(x, height * 0.36, 30, { fill: light, opacity: 0.08 }) +
    rings.join('') +
    circle(x, height * 0.36, 5, { fill: '#0a0c18', stroke: light }) +
    spores
  );
};
