/** What the pictures of worlds show of ships, stations and great works in space. */
import { around, circle, each, ellipse, hsl, n, path, turned } from '../../../parts/drawing/ink.ts';
import { globe, type Surface } from './globe.ts';
import type { Subject } from './scene.ts';
import { type Hull, orbits, ship } from './things.ts';

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
