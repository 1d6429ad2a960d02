/**
 * Figures of the client: how much JavaScript a screen loads, and how quickly it answers on a slow processor. Words after it
 * leave out what none of them names: `npm run bench:web -- Mars`.
 */

import { cpus } from 'node:os';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { launch, type Size, visitor } from './support/browser.ts';
import { type Moving, panning, zooming } from './support/frames.ts';
import { screenTables } from './support/moments.ts';
import { serveDist } from './support/static.ts';
import { type Kept, keepTables } from './support/tables.ts';

const SLOWDOWN = 4;
const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

interface Loaded {
  readonly gzip: number;
  readonly brotli: number;
  readonly files: number;
}

interface Fetched {
  readonly name: string;
  readonly body: Buffer;
}

const sumOf = (files: readonly Fetched[]): Loaded => ({
  gzip: files.reduce((sum, { body }) => sum + gzipSync(body).length, 0),
  brotli: files.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0),
  files: files.length,
});

const isScript = ({ name }: Fetched): boolean => name.endsWith('.js');

/**
 * The scripts and style sheets that the page has fetched since it was last asked, workers included. What page and workers
 * share comes over the line once.
 */
function watchFetched(page: Page): () => Promise<Fetched[]> {
  const bodies: Promise<Fetched>[] = [];
  const known = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (known.has(pathname) || !/\.(js|css)$/.test(pathname)) return;
    known.add(pathname);
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    const body = response.body().catch(() => Buffer.alloc(0));
    bodies.push(body.then((content) => ({ name, body: content })));
  });
  return () => Promise.all(bodies.splice(0));
}

interface Sizes {
  /** All scripts before a game is chosen. */
  readonly lobby: Loaded;
  /** All further scripts of a game. */
  readonly game: Loaded;
  /** Scripts and style sheets of its board alone. */
  readonly board: Loaded;
}

async function sizes(
  browser: Browser,
  address: string,
  [slug, title]: readonly [string, string],
): Promise<Sizes> {
  const { context, page } = await visitor(browser, address);
  const fetched = watchFetched(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const lobby = await fetched();
  await page.getByRole('button', { name: `Play ${title} now, against bots` }).click();
  await page.getByRole('region', { name: 'The question' }).waitFor();
  await page.waitForLoadState('networkidle');
  const game = await fetched();
  await context.close();
  return {
    lobby: sumOf(lobby.filter(isScript)),
    game: sumOf(game.filter(isScript)),
    // A board is a chunk of its own, named after its folder.
    board: sumOf(game.filter(({ name }) => name.startsWith(slug))),
  };
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Milliseconds until the games are on the screen. */
async function firstScreen(browser: Browser, address: string): Promise<number> {
  const { context, page } = await visitor(browser, address);
  await slowed(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Race for the Galaxy now, against bots' }).waitFor();
  const painted = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last !== undefined) done(last.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return painted;
}

/** Cards of the hand on the boards of Race and Mars, or things in the list of a plain table, that the question offers. */
const onCards = (page: Page): Locator =>
  // Cards only; on a phone a chosen one has a button of its own for its sheet.
  page.getByRole('region', { name: /^Your hand/ }).locator('button[aria-pressed]:enabled');
const inList = (page: Page): Locator =>
  page.getByRole('region', { name: 'What you may choose' }).getByRole('radio', { disabled: false });
/** The cards of a question of Gaia Project, and the spaces of the map that it offers. */
const onMapOrCards = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'The question' })
    .getByRole('group')
    .or(page.getByRole('region', { name: 'Map', exact: true }))
    .getByRole('button', { disabled: false })
    .and(page.locator('[aria-pressed]:not([aria-keyshortcuts])'));

/** A four-player board of Gaia Project in its last round. */
const LATE_MAP = 'gaia-late';

interface Place {
  readonly what: string;
  /** A table from `moments.ts`; a new one against bots where this is absent. */
  readonly table?: string;
  readonly things: (page: Page) => Locator;
  /** Before each click the master is asked for a hint, about which it thinks for a second. */
  readonly thinks?: true;
}

/** Tables with something to choose, at the beginning and deep in a game. */
const places: readonly Place[] = [
  { what: 'a new game of Race', things: onCards },
  { what: 'Race, four players', table: 'four', things: onCards },
  { what: 'Race, paying', table: 'pay', things: onCards },
  { what: 'the reference game', table: 'turn', things: inList },
  { what: 'Gaia Project, four players, last round', table: LATE_MAP, things: onMapOrCards },
  { what: 'Terraforming Mars, 20 cards in hand, 60 on the table', table: 'mars-many', things: onCards },
];

/** The same while a bot thinks as hard as it can: it has workers of its own, and the page may not feel it. */
const whileThinking: readonly Place[] = [
  { what: 'Race, four players, while the master thinks', table: 'four', things: onCards, thinks: true },
  {
    what: 'Gaia Project, four players, while the master thinks',
    table: LATE_MAP,
    things: onMapOrCards,
    thinks: true,
  },
  {
    what: 'Terraforming Mars, 20 cards in hand, while the master thinks',
    table: 'mars-many',
    things: onCards,
    thinks: true,
  },
];

const PRESSED = 60;

/** Where to press, once it is in sight. A locator's own click would add its checks to what the page has to do. */
async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('What should be pressed is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** As a hand with a mouse does it: pointing and pressing take their time. */
async function click(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await middleOf(thing);
  await page.mouse.move(x, y);
  await page.waitForTimeout(150);
  await page.mouse.click(x, y, { delay: PRESSED });
}

/** As a finger does it: nothing is pointed at before. */
async function tap(page: Page, touch: CDPSession, thing: Locator): Promise<void> {
  const at = await middleOf(thing);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(PRESSED);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const CLICKS = 12;
const ROUNDS = 3;

/** The browser reports no click that took less. */
const LEAST = 16;

/** Watches how long clicks take until the next painted frame; the function gives the one since it was last called. */
async function watchClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((durationThreshold) => {
    const times: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') times.push(entry.duration);
    }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold }));
    Object.assign(window, { clickTimes: times });
  }, LEAST);
  return async () => {
    const times = await page.evaluate(() => {
      const all: unknown = Reflect.get(window, 'clickTimes');
      return Array.isArray(all) ? all.splice(0).map(Number) : [];
    });
    return Math.max(LEAST, ...times);
  };
}

/** The key that asks for hints, and puts them away. */
const HINT = 'h';

/** Has the master think about the question; what it found out before is put away. */
async function think(page: Page): Promise<void> {
  const hints = page.getByRole('region', { name: 'Hints' });
  if (await hints.isVisible()) await page.keyboard.press(HINT);
  await page.keyboard.press(HINT);
  await hints.waitFor();
}

/** Milliseconds to the next painted frame: from each of several clicks, or taps on a phone, the last one confirms. */
async function clicks(
  browser: Browser,
  address: string,
  tables: readonly Kept[],
  { table, things: find, thinks }: Place,
  size: Size,
): Promise<number[]> {
  const { context, page } = await visitor(browser, address, { size });
  await keepTables(context, tables);
  await page.goto(table === undefined ? '/' : `/local/${table}`);
  if (table === undefined)
    await page.getByRole('button', { name: 'Play Race for the Galaxy now, against bots' }).click();
  const things = find(page);
  await things.first().waitFor();
  const session = await slowed(page);
  await page.waitForTimeout(1500);
  const since = await watchClicks(page);
  const found: number[] = [];
  const press = async (thing: Locator): Promise<void> => {
    if (size === 'phone') await tap(page, session, thing);
    else await click(page, thing);
    await page.waitForTimeout(250);
    found.push(await since());
  };
  for (let i = 0; i < CLICKS; i++) {
    // What is pressed may put other things in its place, or lead on to a question that has none: then back.
    for (let left = 3; left > 0 && (await things.count()) === 0; left--) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(500);
    }
    if (thinks === true) await think(page);
    await press(things.nth(i % (await things.count())));
  }
  const confirm = page.getByRole('region', { name: 'The question' }).locator('.button.main:enabled');
  if ((await confirm.count()) > 0) await press(confirm);
  await context.close();
  return found;
}

/** Each click as often as there are rounds, the middle time of each: what other programs do meanwhile is left out. */
async function steadily(measure: () => Promise<number[]>): Promise<number[]> {
  const rounds: number[][] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await measure());
  const [first = []] = rounds;
  return first.map((_, i) => middle(rounds.flatMap((round) => round[i] ?? [])));
}

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

const ENLARGED = 2;

/** Maps on which much lies, by the names that they have on their boards. */
const maps = [
  { game: 'Gaia Project', table: LATE_MAP, name: 'Map' },
  { game: 'Terraforming Mars', table: 'mars-final', name: 'Map of Mars' },
] as const;

/** What it costs to move an enlarged map and to change its size. */
async function movingMap(
  browser: Browser,
  address: string,
  tables: readonly Kept[],
  { game, table, name }: (typeof maps)[number],
): Promise<readonly (readonly [string, Moving])[]> {
  const { context, page } = await visitor(browser, address);
  await keepTables(context, tables);
  await page.goto(`/local/${table}`);
  const map = page.getByRole('region', { name, exact: true });
  await map.waitFor();
  const session = await slowed(page);
  for (let i = 0; i < ENLARGED; i++) await page.keyboard.press('+');
  await page.waitForTimeout(1500);
  const moved = await panning(page, session, map);
  await page.waitForTimeout(1000);
  const zoomed = await zooming(page, session, map);
  await context.close();
  return [
    [`the map of ${game} dragged`, moved],
    [`the map of ${game} enlarged`, zoomed],
  ];
}

const games = [
  ['race-for-the-galaxy', 'Race for the Galaxy'],
  ['gaia-project', 'Gaia Project'],
  ['terraforming-mars', 'Terraforming Mars'],
] as const;

const named = process.argv.slice(3);
const isWanted = (what: string): boolean => named.length === 0 || named.some((name) => what.includes(name));
const clicked = [...places, ...whileThinking].filter(({ what }) => isWanted(what));
const moved = maps.filter(({ game }) => isWanted(game));
const kept = [...clicked, ...moved].flatMap(({ table }) => table ?? []);
const [browser, site, tables] = await Promise.all([
  launch(),
  serveDist(),
  kept.length === 0 ? [] : screenTables(...kept),
]);
const loaded: (readonly [string, Sizes])[] = [];
for (const game of games)
  if (isWanted(game[1])) loaded.push([game[1], await sizes(browser, site.address, game)]);
const screens = [];
for (let i = 0; i < 3; i++) screens.push(await firstScreen(browser, site.address));
const answered: [string, number[]][] = [];
for (const place of clicked)
  for (const size of ['desktop', 'phone'] as const)
    answered.push([
      `${size === 'phone' ? 'a tap' : 'a click'} answered, ${place.what}`,
      await steadily(() => clicks(browser, site.address, tables, place, size)),
    ]);
const moving: (readonly [string, Moving])[] = [];
for (const map of moved) moving.push(...(await movingMap(browser, site.address, tables, map)));
await browser.close();
await site.close();

const sizeRow = (
  what: string,
  { gzip, brotli, files }: Loaded,
  most: number,
): readonly [string, string, boolean] => [
  what,
  `${kilo(gzip)} gzip, ${kilo(brotli)} brotli (${files} files, at most ${most})`,
  gzip <= most * 1000,
];

const rows: readonly (readonly [string, string, boolean])[] = [
  ...loaded.slice(0, 1).map(([, { lobby }]) => sizeRow('lobby, JavaScript', lobby, 120)),
  ...loaded.flatMap(([title, { game, board }]) => [
    sizeRow(`${title}, more JavaScript`, game, 250),
    ...(board.files === 0 ? [] : [sizeRow(`${title}, board, with styles`, board, 90)]),
  ]),
  [
    `first screen, ${SLOWDOWN}× slower`,
    `${middle(screens).toFixed(0)} ms (at most 1500)`,
    middle(screens) <= 1500,
  ],
  ...answered.map(([what, times]): readonly [string, string, boolean] => {
    const slowest = Math.max(0, ...times);
    return [
      `${what}, ${SLOWDOWN}× slower`,
      `${middle(times).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (at most 100)`,
      slowest <= 100 && times.length > 0,
    ];
  }),
  ...moving.map(([what, { p95, longest, rate, redrawn }]): readonly [string, string, boolean] => [
    `${what}, ${SLOWDOWN}× slower`,
    `${p95.toFixed(1)} ms of work in a frame (p95, at most 10), longest task ${longest.toFixed(0)} ms (at most 50), ${rate.toFixed(0)} frames a second, ${redrawn} changes to the page`,
    p95 <= 10 && longest <= 50,
  ]),
];
console.log(cpus()[0]?.model ?? 'unknown processor');
for (const [what, figure, met] of rows) console.log(`${met ? 'met   ' : 'MISSED'}  ${what}: ${figure}`);
process.exitCode = rows.every(([, , met]) => met) ? 0 : 1;
