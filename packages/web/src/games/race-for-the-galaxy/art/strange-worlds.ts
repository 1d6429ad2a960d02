/** What the pictures of worlds show that are not like others. */
import { around, circle, each, ellipse, group, moved, n, path, turned } from '../../../parts/drawing/ink.ts';
import { globe } from './globe.ts';
import type { Subject } from './scene.ts';
import { orbits } from './things.ts';

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
