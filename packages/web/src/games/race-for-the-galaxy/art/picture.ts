/** The pictures of cards and action cards as images: each is made once and then kept. */
import type { ActionId, Design } from '@orrery/race-for-the-galaxy';
import { plate } from './plates.ts';
import { HEIGHT, sceneFor, sky, WIDTH } from './scene.ts';
import { subjects } from './subjects.ts';

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** The picture of a card as SVG. */
function pictureOf(design: Design): string {
  const scene = sceneFor(design);
  return svg(WIDTH, HEIGHT, sky(scene) + subjects[design.id](scene));
}

const asUrl = (picture: string): string => `data:image/svg+xml,${encodeURIComponent(picture)}`;

const kept = new Map<string, string>();

function keep(name: string, draw: () => string): string {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const url = asUrl(draw());
  kept.set(name, url);
  return url;
}

export const pictureUrl = (design: Design): string => keep(design.id, () => pictureOf(design));
export const plateUrl = (action: ActionId): string =>
  keep(`action:${action}`, () => svg(WIDTH, 130, plate(action)));
