/** Engraved plates for the action cards: one drawing per action, from the same hand as the pictures of the cards. */
import type { ActionId } from '@orrery/race-for-the-galaxy';
import { chanceFrom } from '../../../parts/drawing/chance.ts';
import {
  around,
  circle,
  each,
  group,
  moved,
  n,
  path,
  polygon,
  rect,
  turned,
} from '../../../parts/drawing/ink.ts';
import { globe } from './globe.ts';
import { type Scene, sceneOf, stars } from './scene.ts';
import { ship } from './things.ts';

const WIDE = 142;
const TALL = 130;
const LIGHT = '#cfc8ff';
const MID = '#7f72e0';
const DARK = '#1b1838';

const stroke = (d: string, opacity = 1, width = 0.9): string =>
  path(d, {
    fill: 'none',
    stroke: LIGHT,
    'stroke-opacity': opacity,
    'stroke-width': width,
    'stroke-linejoin': 'round',
  });

/** A hand of cards, of which some are kept. */
const fan = (count: number, kept: number): string =>
  each(count, (i) => {
    const lit = i < kept;
    const turn = (i - (count - 1) / 2) * (count > 4 ? 15 : 22);
    const face = rect(-14, -20, 28, 40, {
      rx: 3,
      fill: lit ? '#3b3288' : DARK,
      stroke: LIGHT,
      'stroke-width': lit ? 1.4 : 0.8,
    });
    return group(
      `translate(76 142) rotate(${turn}) translate(0 -64)`,
      face + (lit ? stroke('M-6 0l4 5 8-10', 1, 1.6) : stroke('M-8-12h16M-8-7h10', 0.5, 0.7)),
    );
  });

const lodestar =
  each(24, (i) =>
    path(`M76 30v-${i % 6 === 0 ? 6 : 3}`, {
      transform: `rotate(${i * 15} 76 30) translate(0 -17)`,
      stroke: LIGHT,
      'stroke-opacity': 0.7,
      'stroke-width': 0.8,
    }),
  ) +
  circle(76, 30, 14, { fill: 'none', stroke: LIGHT }) +
  stroke('M76 20l2.400 7.6 7.6 2.4-7.6 2.4-2.4 7.6-2.4-7.6-7.6-2.4 7.6-2.4z');

const diamond = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;

const develop = (): string =>
  each(6, (i) => stroke(diamond(82, 70, (i + 1) * 10), 1.05 - (i + 1) * 0.14, i === 2 ? 1.6 : 0.8)) +
  [...around(4, 82, 70, 60), ...around(4, 82, 70, 42.4, Math.PI / 4)]
    .map(([x, y]) =>
      path(diamond(Math.round(x), Math.round(y), 6), { fill: DARK, stroke: LIGHT, 'stroke-width': 0.9 }),
    )
    .join('') +
  path(diamond(82, 70, 14), { fill: MID, stroke: '#fff' }) +
  stroke('M82 63v14M75 70h14', 1, 1.8);

const settle = (scene: Scene, second: boolean): string =>
  globe(scene, second ? 'bands' : 'land', { x: 92, y: 112, r: 50, hue: 249, saturation: 40, tilt: -14 }) +
  each(5, (i) => {
    const k = i - 2;
    return stroke(`M${92 + k * 5} 8Q${92 + k * 4} 30 ${92 + k * 2} 44`, 0.45 - Math.abs(k) * 0.12);
  }) +
  ship(scene, 'dart', 92, 48, 2.4, 90, MID);

const trade = (): string =>
  each(36, (i) =>
    path(`M86 64V${i % 3 === 0 ? 10 : 18}`, {
      transform: turned(i * 10, 86, 64),
      stroke: LIGHT,
      'stroke-opacity': 0.28,
      'stroke-width': 0.8,
    }),
  ) +
  circle(86, 64, 33, { fill: DARK, stroke: LIGHT, 'stroke-width': 1.4 }) +
  circle(86, 64, 28, { fill: 'none', stroke: LIGHT, 'stroke-dasharray': '1.5 3' }) +
  group(
    moved(64, 42, 0, 1.83),
    '<path d="M15.300 8.8c-.6-1.1-1.8-1.7-3.3-1.7-2 0-3.3 1-3.3 2.4 0 3.3 6.7 1.6 6.7 5 0 1.5-1.4 2.5-3.4 2.5-1.6 0-2.9-.7-3.5-1.9M12 5v14"/>',
    { fill: 'none', stroke: LIGHT, 'stroke-width': 2, 'stroke-linecap': 'round' },
  );

const octagon = (r: number): string => polygon(around(8, 0, 0, r, Math.PI / 8));

const twice = (): string =>
  [
    [68, 52],
    [98, 78],
  ]
    .map(([x = 0, y = 0]) =>
      group(
        moved(x, y),
        path(octagon(31), { fill: DARK, stroke: LIGHT, 'stroke-width': 1.4 }) +
          path(octagon(26), {
            fill: 'none',
            stroke: LIGHT,
            'stroke-opacity': 0.5,
            'stroke-dasharray': '4 2',
          }) +
          stroke('M-10-9L0 11L10-9', 1, 2.6),
      ),
    )
    .join('');

const goods = [
  (x: number, y: number) => rect(x - 10, y - 10, 20, 20, { rx: 3.5, fill: '#6fb6f7' }),
  (x: number, y: number) => path(polygon(around(6, x, y, 11)), { fill: '#d98f6c' }),
  (x: number, y: number) =>
    path(
      `M${x} ${y - 11}C${x + 2} ${y - 6} ${x + 9} ${y - 2} ${x + 9} ${y + 3}a9 8 0 0 1-18 0C${x - 9} ${y - 2} ${x - 2} ${y - 6} ${x} ${y - 11}Z`,
      { fill: '#6fd092' },
    ),
  (x: number, y: number) => path(`M${x} ${y - 11}l11 19h-22Z`, { fill: '#efe96b' }),
];

const produce = (scene: Scene): string =>
  globe(scene, 'cells', { x: 76, y: 156, r: 58, hue: 249, saturation: 38, tilt: 8 }) +
  goods
    .map((draw, i) => {
      const x = 34 + i * 27;
      const y = i === 0 || i === 3 ? 74 : 54;
      return stroke(`M${n(76 + (x - 76) * 0.6)} 104Q${x} 100 ${x} ${y + 13}`, 0.5) + draw(x, y);
    })
    .join('');

const subjects: Readonly<Record<ActionId, (scene: Scene) => string>> = {
  'explore-5': () => fan(7, 1) + lodestar,
  'explore-1-1': () => fan(3, 2) + lodestar,
  develop,
  'develop-2': develop,
  settle: (scene) => settle(scene, false),
  'settle-2': (scene) => settle(scene, true),
  'consume-trade': trade,
  'consume-x2': twice,
  produce,
};

/** The plate of an action card, 142 by 130. */
export function plate(action: ActionId): string {
  const scene = sceneOf(action, chanceFrom(`action:${action}`), 249, 70, WIDE, TALL);
  const night = `<defs><radialGradient id="night" cx=".6" cy=".45" r=".9"><stop offset="0" stop-color="#2b2560"/><stop offset="1" stop-color="#0c0c1c"/></radialGradient></defs><rect width="${WIDE}" height="${TALL}" fill="url(#night)"/>`;
  return night + stars(scene.chance, WIDE, TALL, 44) + subjects[action](scene);
}
