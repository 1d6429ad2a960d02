/** What the pictures of developments show of leagues, banks, towns and trade. */
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
import { globe, type Surface } from './globe.ts';
import type { Subject } from './scene.ts';
import { coins, type Hull, orbits, rays, rock, ship, tower } from './things.ts';

/** Worlds that belong together, in a ring of lines. */
export const union =
  (count: number, core: Surface, member: 'world' | 'rock' | 'ship'): Subject =>
  (scene) => {
    const { x, y, r, chance, mid, dark, light, line } = scene;
    const reach = r * 1.36;
    const members = around(count, x, y, reach);
    const step = count > 6 ? 3 : 2;
    const lines = members
      .map(([fromX, fromY], i) => {
        const [toX, toY] = members[(i + step) % count] ?? [fromX, fromY];
        return `M${n(fromX)} ${n(fromY)}L${n(toX)} ${n(toY)}`;
      })
      .join('');
    const rings = each(3, (i) =>
      circle(x, y, r * (0.7 + i * 0.33), {
        ...line,
        'stroke-opacity': 0.9 - i * 0.25,
        'stroke-dasharray': i === 1 ? `${n(chance.between(3, 9))} 3` : 'none',
      }),
    );
    const drawn = members.map(([cx, cy], i) => {
      if (member === 'rock') return rock(scene, cx, cy, 6, 34);
      if (member === 'ship') return ship(scene, 'dart', cx, cy, 0.9, (i * 360) / count);
      return circle(cx, cy, chance.between(3, 5.5), {
        fill: i % 2 === 0 ? dark : mid,
        stroke: light,
        'stroke-width': 0.8,
      });
    });
    return (
      rings +
      path(lines, { ...line, 'stroke-opacity': 0.5 }) +
      drawn.join('') +
      globe(scene, core, { r: r * 0.52 })
    );
  };

/** Piles of coins; what stands before them says whether they grow or go. */
export const treasure =
  (piles: readonly number[], mark: 'none' | 'scales' | 'up' | 'down'): Subject =>
  (scene) => {
    const { x, height, line, light } = scene;
    const foot = height * 0.86;
    const money = piles.map((count, i) => coins(scene, x - 28 + i * 28, foot, count)).join('');
    const slope = mark === 'up' ? -34 : 34;
    const marks = {
      none: '',
      scales:
        path(`M${n(x)} 20V62M${n(x - 38)} 32Q${n(x)} 22 ${n(x + 38)} 32`, { ...line, 'stroke-width': 1.4 }) +
        [-38, 38].map((dx) => path(`M${n(x + dx)} 32l-10 20h20Z`, line)).join('') +
        circle(x, 18, 3, { fill: light }),
      up: path(`M${n(x - 34)} 60L${n(x + 30)} ${n(60 + slope)}m-12 0h12v12`, {
        ...line,
        'stroke-width': 1.6,
      }),
      down: path(`M${n(x - 34)} 22L${n(x + 30)} ${n(22 + slope)}m-12 0h12v-12`, {
        ...line,
        'stroke-width': 1.6,
      }),
    };
    return orbits(scene, 2) + money + marks[mark];
  };

/** Columns under a gable, with light behind. */
export const temple =
  (columns: number, wide: number): Subject =>
  (scene) => {
    const { x, y, r, height, mid, solid, light } = scene;
    const half = r * wide;
    const foot = height * 0.84;
    const shafts = each(columns, (i) => {
      const at = x - half + (i * 2 * half) / (columns - 1);
      return path(
        `M${n(at - 3.5)} ${n(foot)}V${n(y + 2)}h7V${n(foot)}M${n(at - 5)} ${n(y + 2)}h10M${n(at)} ${n(foot)}V${n(y + 4)}`,
        solid,
      );
    });
    const gable = path(
      `M${n(x - half * 1.2)} ${n(y)}L${n(x)} ${n(y - r * 0.85)}L${n(x + half * 1.2)} ${n(y)}ZM${n(x - half * 1.3)} ${n(foot)}H${n(x + half * 1.3)}v6H${n(x - half * 1.3)}Z`,
      solid,
    );
    return (
      circle(x, y + 6, r * 1.35, { fill: mid, opacity: 0.25 }) +
      rays(scene, x, y + 6, r * 0.4, r * 1.9, columns * 4) +
      shafts +
      gable +
      circle(x, y - r * 0.3, 4, { fill: light })
    );
  };

/** A town on a hill under its world. */
export const town =
  (houses: number, tallest: number, ring: boolean, visitor?: Hull): Subject =>
  (scene) => {
    const { chance, x, r, width, height, solid } = scene;
    const foot = height * 0.86;
    const world = globe(scene, 'bands', {
      x: x + chance.between(-10, 14),
      y: height * 0.32,
      r: width * 0.19,
      ring,
    });
    const row = each(houses, (i) => {
      const tall = tallest * (0.4 + 0.6 * Math.sin(((i + 0.5) / houses) * Math.PI)) + chance.between(-4, 6);
      return tower(
        scene,
        x - r * 1.25 + (i * r * 2.5) / (houses - 1),
        foot + 12,
        tall,
        chance.between(5, 7.5),
      );
    });
    const hill = path(
      `M0 ${n(foot + 8)}Q${n(width * 0.5)} ${n(foot - 6)} ${width} ${n(foot + 8)}V${height}H0Z`,
      solid,
    );
    return (
      world +
      row +
      hill +
      (visitor === undefined ? '' : ship(scene, visitor, width * 0.3, height * 0.3, 1.1, -18))
    );
  };

/** An imperial star over its ranks. */
export const crown: Subject = (scene) => {
  const { x, y, r, mid, light, solid } = scene;
  const star = around(16, x, y, (i) => (i % 4 === 0 ? r * 1.35 : i % 2 === 0 ? r * 0.95 : r * 0.5));
  const ranks = each(5, (i) =>
    path(`M${n(x - 40 + i * 20)} 150V${n(132 - (i === 2 ? 10 : 0))}l-6-9h12l-6 9`, solid),
  );
  return (
    rays(scene, x, y, r * 1.3, r * 2, 32) +
    circle(x, y, r * 1.1, { fill: mid, opacity: 0.3 }) +
    path(polygon(star), { ...solid, 'stroke-width': 1.2 }) +
    circle(x, y, r * 0.34, { fill: mid, stroke: light, 'stroke-width': 1.2 }) +
    circle(x, y, r * 0.12, { fill: '#fff' }) +
    ranks
  );
};

/** Four kinds of goods around one middle. */
export const fourGoods: Subject = (scene) => {
  const { x, y, r, line } = scene;
  const shapes = [
    (cx: number, cy: number) => rect(cx - 9, cy - 9, 18, 18, { fill: '#6fb6f7', rx: 3 }),
    (cx: number, cy: number) => path(polygon(around(6, cx, cy, 11)), { fill: '#d98f6c' }),
    (cx: number, cy: number) =>
      path(
        `M${n(cx)} ${n(cy - 12)}C${n(cx + 2)} ${n(cy - 6)} ${n(cx + 10)} ${n(cy - 2)} ${n(cx + 10)} ${n(cy + 4)}a10 8 0 0 1-20 0C${n(cx - 10)} ${n(cy - 2)} ${n(cx - 2)} ${n(cy - 6)} ${n(cx)} ${n(cy - 12)}Z`,
        { fill: '#6fd092' },
      ),
    (cx: number, cy: number) => path(`M${n(cx)} ${n(cy - 11)}l12 20h-24Z`, { fill: '#efe96b' }),
  ];
  const places = around(4, x, y, r * 1.3);
  const wires = places.map(([cx, cy]) =>
    path(`M${n(x)} ${n(y)}Q${n(cx)} ${n(y)} ${n(cx)} ${n(cy)}`, { ...line, 'stroke-opacity': 0.6 }),
  );
  return (
    orbits(scene, 2) +
    circle(x, y, r * 1.3, { ...line, 'stroke-dasharray': '2 4' }) +
    wires.join('') +
    places.map(([cx, cy], i) => shapes[i]?.(cx, cy) ?? '').join('') +
    globe(scene, 'city', { r: r * 0.4 })
  );
};

/** Stalls in rows, each with its awning and its lamp. */
export const stalls: Subject = (scene) => {
  const { chance, width, height, solid, light, hue, saturation } = scene;
  const rows = each(3, (row) => {
    const y = height * (0.5 + row * 0.19);
    const size = 20 + row * 7;
    return each(6 - row, (i) => {
      const left = width * 0.12 + i * (size + 5) + row * 6;
      return (
        rect(left + 2, y + 8, size - 4, 18, { ...solid, fill: '#0c0d1c' }) +
        path(`M${n(left)} ${n(y + 8)}l4-9h${n(size - 8)}l4 9Z`, {
          fill: hsl(hue + i * 24 + row * 40, saturation, 46),
          stroke: light,
          'stroke-width': 0.7,
        }) +
        (chance.often(0.75) ? circle(left + size / 2, y + 14, 1.8, { fill: '#ffe9b8' }) : '')
      );
    });
  });
  return globe(scene, 'city', { x: width * 0.66, y: height * 0.24, r: width * 0.16, ring: true }) + rows;
};

/** Two worlds that speak with each other. */
export const contact: Subject = (scene) => {
  const { x, y, width, line } = scene;
  const waves = each(5, (i) =>
    path(`M${n(x - 26 + i * 12)} ${n(y - 22)}q9 22 0 44`, { ...line, 'stroke-opacity': 0.4 + (i % 3) * 0.2 }),
  );
  return (
    orbits(scene, 1) +
    globe(scene, 'city', { x: width * 0.3, y: y + 30, r: 19 }) +
    globe(scene, 'cells', { x: width * 0.84, y: y - 26, r: 22, hue: scene.hue + 110 }) +
    group(turned(-38, x, y), waves)
  );
};

/** Bars that rise over a network. */
export const growth: Subject = (scene) => {
  const { chance, x, y, width, height, mid, solid, light, line } = scene;
  const tops = each(6, (i) => {
    const tall = 16 + i * 13 + chance.between(-5, 5);
    return rect(width * 0.2 + i * 18, height * 0.92 - tall, 12, tall, {
      ...solid,
      fill: i % 2 === 0 ? mid : scene.dark,
    });
  });
  const nodes = around(7, x + 8, y - 26, () => chance.between(16, 36)).map(([cx, cy]) => [cx, cy] as const);
  const wires = nodes.map(([cx, cy], i) => {
    const [tx, ty] = nodes[(i + 2) % nodes.length] ?? [cx, cy];
    return `M${n(cx)} ${n(cy)}L${n(tx)} ${n(ty)}`;
  });
  return (
    path(wires.join(''), { ...line, 'stroke-opacity': 0.4 }) +
    nodes.map(([cx, cy]) => circle(cx, cy, 3.4, { fill: mid, stroke: light, 'stroke-width': 0.8 })).join('') +
    tops +
    path(`M${n(width * 0.16)} ${n(height * 0.93)}H${n(width * 0.98)}`, line)
  );
};

/** Drilling rigs on a bare world. */
export const rigs =
  (count: number): Subject =>
  (scene) => {
    const { width, height, line, solid, light } = scene;
    const foot = height * 0.82;
    const towers = each(count, (i) => {
      const at = width * (0.3 + (i * 0.6) / Math.max(1, count - 1));
      const tall = 54 - i * 9;
      return (
        path(`M${n(at - 11)} ${n(foot)}L${n(at - 3)} ${n(foot - tall)}h6L${n(at + 11)} ${n(foot)}`, line) +
        each(4, (k) =>
          path(
            `M${n(at - 10 + k * 2)} ${n(foot - (k * tall) / 4)}L${n(at + 8 - k * 2)} ${n(foot - ((k + 1) * tall) / 4)}`,
            { ...line, 'stroke-opacity': 0.6 },
          ),
        ) +
        path(`M${n(at)} ${n(foot - tall)}V${n(foot + 20)}`, { stroke: light, 'stroke-width': 1.4 }) +
        path(`M${n(at - 5)} ${n(foot + 14)}h10l-5 12Z`, solid)
      );
    });
    return globe(scene, 'craters', { x: width * 0.6, y: height * 1.32, r: width * 0.66 }) + towers;
  };
