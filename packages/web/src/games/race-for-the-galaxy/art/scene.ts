/** What a picture is drawn with: the palette of its kind, the place of its subject, and chance from its id. */
import type { Design } from '@orrery/race-for-the-galaxy';
import { type Chance, chanceFrom } from '../../../parts/drawing/chance.ts';
import { circle, hsl, type Look, n } from '../../../parts/drawing/ink.ts';

export interface Scene {
  readonly id: string;
  readonly chance: Chance;
  readonly width: number;
  readonly height: number;
  /** The centre of the subject and its size. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly hue: number;
  readonly saturation: number;
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
  /** Thin light lines. */
  readonly line: Look;
  /** Dark shapes with a light edge. */
  readonly solid: Look;
  /** A name that no other drawing has, for gradients. */
  name(): string;
}

/** Hue and saturation by what a card is. */
const palettes = {
  novelty: [209, 62],
  rare: [20, 46],
  genes: [146, 44],
  alien: [56, 52],
  grey: [226, 18],
  development: [249, 44],
  military: [352, 38],
} as const;

function paletteOf({ type, good, defense, keywords }: Design): readonly [number, number] {
  if (good !== undefined) return palettes[good.kind];
  if (keywords.includes('alien')) return palettes.alien;
  if (type === 'development') return palettes.development;
  return defense === undefined ? palettes.grey : palettes.military;
}

export const WIDTH = 142;
export const HEIGHT = 150;

export function sceneFor(design: Design): Scene {
  const chance = chanceFrom(design.id);
  const [base, saturation] = paletteOf(design);
  const drift = design.type === 'development' ? chance.between(-52, 44) : chance.between(-11, 11);
  return sceneOf(design.id, chance, base + drift, saturation, WIDTH, HEIGHT);
}

export function sceneOf(
  id: string,
  chance: Chance,
  hue: number,
  saturation: number,
  width: number,
  height: number,
): Scene {
  const light = hsl(hue, saturation, 78);
  const dark = hsl(hue, saturation, 20);
  let names = 0;
  return {
    id,
    chance,
    width,
    height,
    x: width * chance.between(0.58, 0.66),
    y: height * chance.between(0.46, 0.53),
    r: width * chance.between(0.21, 0.29),
    hue,
    saturation,
    light,
    mid: hsl(hue, saturation, 46),
    dark,
    line: { fill: 'none', stroke: light, 'stroke-width': 0.9, 'stroke-linejoin': 'round' },
    solid: { fill: dark, stroke: light, 'stroke-width': 0.9, 'stroke-linejoin': 'round' },
    name: () => {
      names += 1;
      return `p${names}`;
    },
  };
}

/** The night behind every picture. */
export function sky({ chance, hue, width, height, name }: Scene): string {
  const id = name();
  const glow = hue + chance.between(-35, 35);
  const stops = [
    [0, hsl(glow, 38, 23)],
    [0.55, hsl(glow - 20, 36, 11)],
    [1, '#070912'],
  ]
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('');
  const gradient = `<defs><radialGradient id="${id}" cx="${n(chance.between(0.3, 0.8))}" cy="${n(chance.between(0, 0.6))}" r="1">${stops}</radialGradient></defs>`;
  return `${gradient}<rect width="${width}" height="${height}" fill="url(#${id})"/>${stars(chance, width, height, 40)}`;
}

export function stars(chance: Chance, width: number, height: number, count: number): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const r = chance.often(0.12) ? 1.1 : chance.between(0.35, 0.75);
    drawn += circle(chance.between(0, width), chance.between(0, height), r, {
      fill: '#fff',
      opacity: chance.between(0.25, 0.85),
    });
  }
  return drawn;
}

/** What a picture shows. */
export type Subject = (scene: Scene) => string;
