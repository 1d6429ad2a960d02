/** A globe engraved like a plate in an old atlas: tone, a surface, hatching on the night side, a lit limb. */
import type { Chance } from '../../../parts/drawing/chance.ts';
import {
  around,
  circle,
  each,
  ellipse,
  group,
  hsl,
  moved,
  n,
  path,
  polygon,
} from '../../../parts/drawing/ink.ts';
import type { Scene } from './scene.ts';

export type Surface = 'bands' | 'land' | 'craters' | 'city' | 'cells' | 'glyph' | 'scales' | 'ice' | 'plain';

export interface GlobeOptions {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly hue?: number;
  readonly saturation?: number;
  readonly lit?: number;
  readonly tilt?: number;
  readonly ring?: boolean;
}

interface Ground {
  readonly chance: Chance;
  readonly r: number;
  readonly blue: boolean;
  tone(shift: number, light: number, alpha?: number): string;
}

/** A place on the disc. */
function spot({ chance, r }: Ground, reach: number): readonly [number, number] {
  const angle = chance.between(0, 2 * Math.PI);
  const distance = Math.sqrt(chance.between(0, 1)) * r * reach;
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
}

function bands({ chance, r, tone }: Ground): string {
  let drawn = '';
  for (let y = -r; y < r; ) {
    const thick = 2 + chance.between(0, r * 0.22);
    const bend = r * 0.22;
    drawn += path(
      `M${n(-r * 1.1)} ${n(y)}Q0 ${n(y + bend)} ${n(r * 1.1)} ${n(y)}V${n(y + thick)}Q0 ${n(y + thick + bend)} ${n(-r * 1.1)} ${n(y + thick)}Z`,
      { fill: tone(chance.between(-13, 13), chance.between(-34, 0), 0.75) },
    );
    y += thick + chance.between(0, r * 0.12);
  }
  const storm = ellipse(
    chance.between(-r * 0.25, r * 0.05),
    chance.between(r * 0.2, r * 0.4),
    r * 0.2,
    r * 0.1,
    {
      fill: tone(20, 12, 0.8),
    },
  );
  return chance.often(0.6) ? drawn + storm : drawn;
}

/** Land is greener than a blue sea and paler than a red plain. */
function land(ground: Ground): string {
  const { chance, r, tone, blue } = ground;
  const shift = blue ? -74 : 34;
  const continents = each(6, () => {
    const [x, y] = spot(ground, 0.75);
    const size = r * chance.between(0.18, 0.46);
    const coast = around(11, 0, 0, () => size * chance.between(0.6, 1.3)).map(
      ([dx, dy]) => [x + dx * 1.4, y + dy * 0.8] as const,
    );
    return path(polygon(coast), {
      fill: tone(shift, -12, 0.9),
      stroke: tone(shift, 14, 0.7),
      'stroke-width': 0.5,
    });
  });
  const clouds = each(3, (i) =>
    path(`M${n(-r)} ${n(-r * 0.6 + i * r * 0.55)}q${n(r * 0.5)} ${n(-r * 0.18)} ${n(r)} 0t${n(r)} 0`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.28,
      'stroke-width': chance.between(1, 3),
    }),
  );
  return continents + clouds;
}

function craters(ground: Ground): string {
  const { chance, r, tone } = ground;
  return each(13, () => {
    const [x, y] = spot(ground, 0.92);
    const size = r * chance.between(0.05, 0.2);
    return group(
      moved(x, y),
      circle(0, 0, size, { fill: tone(0, -36) }) +
        path(`M${n(-size)} 0A${n(size)} ${n(size)} 0 0 0 ${n(size)} 0`, {
          fill: 'none',
          stroke: tone(0, 16),
          'stroke-width': 0.7,
        }),
    );
  });
}

function city(ground: Ground): string {
  const { chance, r } = ground;
  const roads = each(8, () => {
    const [x1, y1] = spot(ground, 0.9);
    const [x2, y2] = spot(ground, 0.9);
    return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, {
      stroke: '#ffe9b8',
      'stroke-opacity': 0.38,
      'stroke-width': 0.5,
    });
  });
  const lamps = each(Math.round(20 + r * 0.6), () => {
    const [x, y] = spot(ground, 0.93);
    return circle(x, y, chance.between(0.5, 1.2), { fill: '#ffe9b8', opacity: chance.between(0.5, 1) });
  });
  return roads + lamps;
}

function cells(ground: Ground): string {
  const { chance, r, tone } = ground;
  return each(9, () => {
    const [x, y] = spot(ground, 0.8);
    const size = r * chance.between(0.12, 0.32);
    return group(
      moved(x, y),
      circle(0, 0, size, { fill: tone(20, -20, 0.7), stroke: tone(0, 18), 'stroke-width': 0.7 }) +
        circle(size * 0.2, 0, size * 0.35, { fill: tone(0, 18) }),
    );
  });
}

function glyph({ chance, r, tone }: Ground): string {
  const rings = each(4, (i) =>
    circle(0, 0, (r * (i + 1)) / 4.6, {
      fill: 'none',
      stroke: tone(0, 14, 0.8),
      'stroke-width': 0.7,
      'stroke-dasharray': `${n(chance.between(2, 11))} ${n(chance.between(1, 5))}`,
    }),
  );
  const spokes = each(6, (i) =>
    path(`M0 0V${n(-r)}`, { stroke: tone(0, 10, 0.5), 'stroke-width': 0.6, transform: `rotate(${i * 60})` }),
  );
  const eye = path(`M0 ${n(-r * 0.34)}L${n(r * 0.3)} ${n(r * 0.2)}H${n(-r * 0.3)}Z`, { fill: tone(0, 16) });
  return rings + spokes + eye;
}

function scales({ r, tone }: Ground): string {
  const size = r * 0.24;
  return each(11, (row) =>
    each(10, (column) => {
      const x = -r * 1.1 + (column + (row % 2) / 2) * size;
      const y = -r + row * size * 0.85;
      return path(
        `M${n(x - size / 2)} ${n(y)}A${n(size / 2)} ${n(size / 2)} 0 0 0 ${n(x + size / 2)} ${n(y)}`,
        {
          fill: tone(14, -26, 0.6),
          stroke: tone(0, 12, 0.7),
          'stroke-width': 0.6,
        },
      );
    }),
  );
}

function ice(ground: Ground): string {
  const { chance, r, tone } = ground;
  const caps = [-1, 1].map((side) =>
    path(
      `M${n(-r)} ${n(side * r * 0.62)}Q0 ${n(side * r * 0.3)} ${n(r)} ${n(side * r * 0.62)}V${n(side * r)}H${n(-r)}Z`,
      {
        fill: '#eef6ff',
        opacity: 0.75,
      },
    ),
  );
  const cracks = each(6, () => {
    const [x, y] = spot(ground, 0.8);
    return path(
      `M${n(x)} ${n(y)}l${n(chance.between(-9, 9))} ${n(chance.between(3, 9))}l${n(chance.between(-9, 9))} ${n(chance.between(2, 8))}`,
      { fill: 'none', stroke: tone(0, 22, 0.7), 'stroke-width': 0.7 },
    );
  });
  return cracks + caps.join('');
}

const surfaces: Readonly<Record<Surface, (ground: Ground) => string>> = {
  bands,
  land,
  craters,
  city,
  cells,
  glyph,
  scales,
  ice,
  plain: () => '',
};

/** Night falls from the upper left: hatching over the far side. */
const hatching = (r: number): string =>
  each(17, (i) => {
    const y = -r + (i * r) / 8;
    return path(
      `M${n(r * 0.1 + Math.abs(y) * 0.12)} ${n(y)}Q${n(r * 0.6)} ${n(y + r * 0.1)} ${n(r)} ${n(y - r * 0.02)}`,
      {},
    );
  });

function ringHalf(r: number, colour: (alpha: number) => string, sweep: 0 | 1): string {
  const layers = [
    [1, 2.4, 0.55],
    [0.86, 1.2, 0.8],
    [0.76, 0.6, 0.6],
    [1.12, 0.5, 0.5],
  ] as const;
  return layers
    .map(([size, width, alpha]) => {
      const [a, b] = [r * 1.75 * size, r * 0.36 * size];
      return path(`M${n(-a)} 0A${n(a)} ${n(b)} 0 0 ${sweep} ${n(a)} 0`, {
        fill: 'none',
        stroke: colour(alpha),
        'stroke-width': width,
      });
    })
    .join('');
}

export function globe(scene: Scene, surface: Surface, options: GlobeOptions = {}): string {
  const { chance } = scene;
  const { x = scene.x, y = scene.y, r = scene.r, hue = scene.hue, saturation = scene.saturation } = options;
  const { lit = 62, tilt = chance.between(-25, 25), ring = false } = options;
  const tone = (shift: number, light: number, alpha = 1): string =>
    hsl(hue + shift, saturation, lit + light, alpha);
  const [body, shade, clip] = [scene.name(), scene.name(), scene.name()];
  const defs = `<defs><radialGradient id="${body}" cx=".34" cy=".3" r=".85"><stop offset="0" stop-color="${tone(0, 12)}"/><stop offset=".5" stop-color="${tone(0, -18)}"/><stop offset="1" stop-color="${hsl(hue, saturation + 6, 10)}"/></radialGradient><radialGradient id="${shade}" cx=".3" cy=".28" r=".95"><stop offset=".42" stop-color="#05060d" stop-opacity="0"/><stop offset="1" stop-color="#05060d" stop-opacity=".88"/></radialGradient><clipPath id="${clip}"><circle r="${n(r)}"/></clipPath></defs>`;
  const halo =
    circle(0, 0, r * 1.28, { fill: tone(0, 0), opacity: 0.07 }) +
    circle(0, 0, r * 1.12, { fill: tone(0, 0), opacity: 0.1 });
  const turn = `rotate(${n(tilt)})`;
  const face =
    circle(0, 0, r, { fill: `url(#${body})` }) +
    group(turn, surfaces[surface]({ chance, r, tone, blue: hue > 180 && hue < 250 })) +
    circle(0, 0, r, { fill: `url(#${shade})` }) +
    group(`rotate(${n(tilt * 0.5 + 38)})`, hatching(r), {
      fill: 'none',
      stroke: '#04050b',
      'stroke-opacity': 0.55,
      'stroke-width': 0.7,
    });
  const limb = path(`M${n(-r * 0.94)} ${n(r * 0.34)}A${n(r)} ${n(r)} 0 0 1 ${n(r * 0.34)} ${n(-r * 0.94)}`, {
    fill: 'none',
    stroke: hsl(hue, saturation, 88),
    'stroke-opacity': 0.75,
    'stroke-width': 0.8,
  });
  const halfRing = (light: number, sweep: 0 | 1): string =>
    ring
      ? group(
          turn,
          ringHalf(r, (alpha) => tone(12, light, alpha), sweep),
        )
      : '';
  const drawn = `${halo}${halfRing(14, 1)}<g clip-path="url(#${clip})">${face}</g>${limb}${halfRing(18, 0)}`;
  return defs + group(moved(x, y), drawn);
}
