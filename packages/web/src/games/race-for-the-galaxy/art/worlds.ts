/** What the pictures of worlds show, seen from space. */
import type { Subject } from './developments.ts';
import { type GlobeOptions, globe, type Surface } from './globe.ts';
import { around, circle, each, ellipse, group, hsl, moved, n, path, polygon, turned } from './ink.ts';
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

/** One ship, large, on its way past a world. */
export const vessel =
  (hull: Hull, scale: number, surface: Surface, beam = false): Subject =>
  (scene) => {
    const { chance, x, y, r, width, height, light } = scene;
    const angle = chance.between(-44, -22);
    const trail = path(`M${n(x - r)} ${n(y + r * 0.5)}L${n(x - r * 2.2)} ${n(y + r * 1.1)}`, {
      stroke: light,
      'stroke-opacity': 0.4,
    });
    const light3 = beam
      ? path(`M${n(x + 20)} ${n(y - 20)}L${width} 4V40Z`, { fill: light, 'fill-opacity': 0.22 })
      : '';
    return (
      globe(scene, surface, { x: width * 0.2, y: height * 0.96, r: width * 0.34 }) +
      orbits(scene, 1) +
      trail +
      light3 +
      ship(scene, hull, x, y - 4, scale, angle)
    );
  };

export const fleet =
  (
    hull: Hull,
    ships: readonly (readonly [dx: number, dy: number, scale: number])[],
    angle: number,
  ): Subject =>
  (scene) =>
    globe(scene, 'bands', { x: scene.width * 0.16, y: scene.height * 1.02, r: scene.width * 0.36 }) +
    orbits(scene, 1) +
    ships.map(([dx, dy, scale]) => ship(scene, hull, scene.x + dx, scene.y + dy, scale, angle)).join('');

/** Small craft from everywhere, bound for one world. */
export const arrivals: Subject = (scene) => {
  const { chance, x, y, r } = scene;
  const boats = around(11, x, y, () => r * chance.between(1.35, 2), chance.between(0, 1), 0.85).map(
    ([cx, cy]) =>
      ship(
        scene,
        chance.often(0.5) ? 'freighter' : 'liner',
        cx,
        cy,
        chance.between(0.5, 0.8),
        (Math.atan2(y - cy, x - cx) * 180) / Math.PI,
      ),
  );
  return globe(scene, 'land', { r: r * 0.86 }) + boats.join('');
};

/** A wheel in space with ships at its docks. */
export const port: Subject = (scene) => {
  const { x, y, r, line, solid, light } = scene;
  const spokes = each(6, (i) =>
    path(`M${n(x)} ${n(y)}V${n(y - r * 1.2)}`, { ...line, transform: turned(i * 60, x, y) }),
  );
  const wheel =
    circle(x, y, r * 1.22, { ...line, 'stroke-width': 5, stroke: scene.dark }) +
    circle(x, y, r * 1.32, line) +
    circle(x, y, r * 1.12, line);
  const lamps = around(18, x, y, r * 1.22).map(([cx, cy]) => circle(cx, cy, 0.9, { fill: '#ffe9b8' }));
  const docked = around(3, x, y, r * 1.62, -0.6).map(([cx, cy]) =>
    ship(scene, 'freighter', cx, cy, 1, (Math.atan2(y - cy, x - cx) * 180) / Math.PI),
  );
  return (
    globe(scene, 'bands', { x: x + r, y: y + r * 2.3, r: r * 1.5 }) +
    spokes +
    wheel +
    lamps.join('') +
    circle(x, y, r * 0.3, solid) +
    circle(x, y, r * 0.1, { fill: light }) +
    docked.join('')
  );
};

/** A frame around a star. */
export const frameworks: Subject = (scene) => {
  const { x, y, r, line, light } = scene;
  const hoops = each(4, (i) =>
    ellipse(x, y, r * 1.4, r * 0.42, {
      ...line,
      transform: turned(i * 45, x, y),
      'stroke-dasharray': i % 2 === 0 ? '9 3' : 'none',
    }),
  );
  const plates = around(12, x, y, r * 1.4).map(([cx, cy], i) =>
    path(`M${n(cx - 4)} ${n(cy - 3)}h8v6h-8Z`, {
      fill: scene.dark,
      stroke: light,
      'stroke-width': 0.7,
      transform: turned(i * 30, cx, cy),
    }),
  );
  return (
    circle(x, y, r * 0.9, { fill: hsl(44, 80, 70), opacity: 0.16 }) +
    circle(x, y, r * 0.5, { fill: hsl(44, 90, 84) }) +
    hoops +
    circle(x, y, r * 1.4, line) +
    plates.join('')
  );
};

/** Arms that reach out of a world. */
export const tentacles: Subject = (scene) => {
  const { chance, x, y, r, light, dark } = scene;
  const arms = around(9, x, y, r * 0.9, chance.between(0, 1)).map(([fromX, fromY], i) => {
    const bend = (i % 2 === 0 ? 1 : -1) * r * chance.between(0.4, 0.8);
    const [outX, outY] = [x + (fromX - x) * 2.05, y + (fromY - y) * 2.05];
    const d = `M${n(fromX)} ${n(fromY)}Q${n((fromX + outX) / 2 + bend * 0.6)} ${n((fromY + outY) / 2 - bend * 0.6)} ${n(outX)} ${n(outY)}`;
    return (
      path(d, { fill: 'none', stroke: light, 'stroke-width': 5, 'stroke-linecap': 'round' }) +
      path(d, { fill: 'none', stroke: dark, 'stroke-width': 3.4, 'stroke-linecap': 'round' })
    );
  });
  return (
    arms.join('') +
    globe(scene, 'cells', { r: r * 0.95, lit: 52 }) +
    ellipse(x - r * 0.1, y - r * 0.05, r * 0.36, r * 0.2, { fill: '#e9f7c8' }) +
    ellipse(x - r * 0.1, y - r * 0.05, r * 0.08, r * 0.19, { fill: '#0a0c18' })
  );
};

/** Two minds in one wave. */
export const ripples: Subject = (scene) => {
  const { x, y, r, line } = scene;
  const wave = (cx: number, cy: number): string =>
    each(6, (i) => circle(cx, cy, r * (0.35 + i * 0.24), { ...line, 'stroke-opacity': 0.75 - i * 0.1 }));
  return (
    wave(x - r * 0.7, y + r * 0.45) +
    wave(x + r * 0.7, y - r * 0.45) +
    globe(scene, 'cells', { x: x - r * 0.7, y: y + r * 0.45, r: r * 0.36 }) +
    globe(scene, 'cells', { x: x + r * 0.7, y: y - r * 0.45, r: r * 0.36 })
  );
};

/** A world behind drifting veils. */
export const veiled: Subject = (scene) => {
  const { chance, width, height, light } = scene;
  const veils = each(6, (i) => {
    const y = height * (0.2 + i * 0.12);
    return path(
      `M-10 ${n(y)}C${n(width * 0.3)} ${n(y - chance.between(6, 26))} ${n(width * 0.6)} ${n(y + chance.between(6, 26))} ${width + 10} ${n(y - 6)}`,
      { fill: 'none', stroke: light, 'stroke-opacity': 0.16, 'stroke-width': chance.between(5, 13) },
    );
  });
  return globe(scene, 'bands', { ring: true }) + veils;
};

/** A small world, a long way off. */
export const afar: Subject = (scene) => {
  const { x, y, r, line } = scene;
  const long = each(7, (i) =>
    ellipse(x + 4, y - 18, r * (0.7 + i * 0.42), r * (0.24 + i * 0.15), {
      ...line,
      'stroke-opacity': 0.5 - i * 0.06,
      transform: turned(-20, x, y),
    }),
  );
  return (
    long +
    globe(scene, 'land', { x: x + 4, y: y - 18, r: r * 0.46 }) +
    globe(scene, 'cells', { x: scene.width * 0.86, y: scene.height * 1.02, r: scene.width * 0.34 })
  );
};

/** Half bare, half alive. */
export const halfAlive: Subject = (scene) => {
  const { x, y, r, name } = scene;
  const clip = name();
  const dead = globe(scene, 'craters', { r: r * 1.15, saturation: 12, tilt: 0 });
  const alive = globe(scene, 'land', { r: r * 1.15, hue: 150, saturation: 44, tilt: 0 });
  return `${orbits(scene, 1)}${dead}<defs><clipPath id="${clip}"><path d="M${n(x - r * 2)} ${n(y - r * 2)}H${n(x + r * 0.2)}Q${n(x - r * 0.5)} ${n(y)} ${n(x + r * 0.3)} ${n(y + r * 2)}H${n(x - r * 2)}Z"/></clipPath></defs><g clip-path="url(#${clip})">${alive}</g>${path(`M${n(x + r * 0.2)} ${n(y - r * 1.1)}Q${n(x - r * 0.5)} ${n(y)} ${n(x + r * 0.3)} ${n(y + r * 1.08)}`, { fill: 'none', stroke: '#dff5c8', 'stroke-width': 1.4, 'stroke-dasharray': '3 2' })}`;
};

/** A world worked down in terraces. */
export const terraces: Subject = (scene) => {
  const { x, y, r, light } = scene;
  const spiral = each(6, (i) =>
    ellipse(x - r * 0.1, y + r * 0.1, r * (0.16 + i * 0.13), r * (0.09 + i * 0.075), {
      fill: i === 0 ? '#0a0c18' : 'none',
      stroke: light,
      'stroke-opacity': 0.9 - i * 0.1,
      'stroke-width': 1,
    }),
  );
  return orbits(scene, 1) + globe(scene, 'plain', { r: r * 1.25, ring: true }) + spiral;
};

/** A world in armour. */
export const armoured: Subject = (scene) => {
  const { x, y, r, light, dark, line } = scene;
  const guns = around(8, x, y, r * 1.28).map(([cx, cy], i) =>
    group(
      moved(cx, cy, i * 45),
      path('M-5 3h10v-6h-3v-8h-4v8h-3Z', { fill: dark, stroke: light, 'stroke-width': 0.8 }),
    ),
  );
  return (
    globe(scene, 'scales', { r }) +
    circle(x, y, r * 1.22, { ...line, 'stroke-width': 2 }) +
    circle(x, y, r * 1.34, { ...line, 'stroke-dasharray': '4 3' }) +
    guns.join('')
  );
};

/** A wheel of fortune around a world. */
export const fortune: Subject = (scene) => {
  const { x, y, r, line, light, mid, dark } = scene;
  const fields = each(14, (i) => {
    const [from, to] = [(i / 14) * 2 * Math.PI, ((i + 1) / 14) * 2 * Math.PI];
    const at = (angle: number, reach: number): string =>
      `${n(x + Math.cos(angle) * r * reach)} ${n(y + Math.sin(angle) * r * reach)}`;
    return path(
      `M${at(from, 1)}L${at(from, 1.45)}A${n(r * 1.45)} ${n(r * 1.45)} 0 0 1 ${at(to, 1.45)}L${at(to, 1)}A${n(r)} ${n(r)} 0 0 0 ${at(from, 1)}Z`,
      { fill: i % 2 === 0 ? mid : dark, stroke: light, 'stroke-width': 0.7 },
    );
  });
  return (
    fields +
    globe(scene, 'city', { r: r * 0.96, lit: 48 }) +
    circle(x, y, r * 1.56, line) +
    circle(x + r * 1.22, y - r * 0.3, 3.4, { fill: '#fff' })
  );
};
