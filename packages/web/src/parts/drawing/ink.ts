/** SVG as text: pictures are images of their own, so a table full of cards stays light. */

/** A number as short as a picture needs it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const hsl = (hue: number, saturation: number, light: number, alpha = 1): string =>
  `hsl(${Math.round((hue + 720) % 360)} ${Math.round(saturation)}% ${Math.round(light)}%${alpha < 1 ? ` / ${Math.round(alpha * 100) / 100}` : ''})`;

export type Look = Readonly<Record<string, string | number>>;

const looked = (look: Look): string =>
  Object.entries(look)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');

export const path = (d: string, look: Look): string => `<path d="${d}"${looked(look)}/>`;
export const circle = (cx: number, cy: number, r: number, look: Look): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${looked(look)}/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number, look: Look): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${looked(look)}/>`;
export const rect = (x: number, y: number, width: number, height: number, look: Look): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${looked(look)}/>`;
export const group = (transform: string, content: string, look: Look = {}): string =>
  `<g transform="${transform}"${looked(look)}>${content}</g>`;
export const turned = (degrees: number, x: number, y: number): string =>
  `rotate(${n(degrees)} ${n(x)} ${n(y)})`;
export const moved = (x: number, y: number, degrees = 0, scale = 1): string =>
  `translate(${n(x)} ${n(y)}) rotate(${n(degrees)}) scale(${Math.round(scale * 100) / 100})`;

/** Points as a path; `M` to the first, `L` to the others. */
export const polyline = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
export const polygon = (points: readonly (readonly [number, number])[]): string => `${polyline(points)}Z`;

/** `count` points around a centre. */
export const around = (
  count: number,
  x: number,
  y: number,
  radius: number | ((i: number) => number),
  start = -Math.PI / 2,
  squash = 1,
): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = start + (i / count) * 2 * Math.PI;
    const reach = typeof radius === 'number' ? radius : radius(i);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash] as const;
  });

/** The numbers from 0, joined as texts. */
export const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
