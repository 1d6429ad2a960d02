/** Figures of the client: how much JavaScript a screen loads, and how quickly it answers on a slow processor. */

import { cpus } from 'node:os';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright-core';
import { launch, type Size, visitor } from './support/browser.ts';
import { serveDist } from './support/static.ts';

const SLOWDOWN = 4;
const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

interface Loaded {
  readonly gzip: number;
  readonly brotli: number;
  readonly files: number;
}

/** Sums up the scripts that the page loads, workers included. */
function countScripts(page: Page): () => Promise<Loaded> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js'))
      bodies.push(response.body().catch(() => Buffer.alloc(0)));
  });
  return async () => {
    const all = await Promise.all(bodies.splice(0));
    const sum = (size: (body: Buffer) => number): number =>
      all.reduce((total, body) => total + size(body), 0);
    return {
      gzip: sum((body) => gzipSync(body).length),
      brotli: sum((body) => brotliCompressSync(body).length),
      files: all.length,
    };
  };
}

async function sizes(browser: Browser, address: string): Promise<{ lobby: Loaded; game: Loaded }> {
  const { context, page } = await visitor(browser, address);
  const loaded = countScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const lobby = await loaded();
  await page.getByRole('button', { name: 'Play Race for the Galaxy now, against bots' }).click();
  await page.getByRole('region', { name: 'The question' }).waitFor();
  await page.waitForLoadState('networkidle');
  const game = await loaded();
  await context.close();
  return { lobby, game };
}

async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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

/** A table with something to choose, and what can be clicked there. */
const tables: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  Race: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Race for the Galaxy now, against bots' }).click();
    // Cards only; on a phone a chosen one has a button of its own for its sheet.
    return page.getByRole('region', { name: /^Your hand/ }).locator('button[aria-pressed]');
  },
  'the plain table': async (page) => {
    await page.goto('/new/reference');
    await page.getByRole('button', { name: 'Play now, bots in every seat' }).click();
    return page.getByRole('region', { name: 'What you may choose' }).getByRole('radio', { disabled: false });
  },
};

/** As a hand with a mouse does it: pointing and pressing take their time. */
async function click(page: Page, thing: Locator): Promise<void> {
  await thing.hover();
  await page.waitForTimeout(150);
  await thing.click({ delay: 60 });
}

/** Milliseconds from each of several clicks, or taps on a phone, to the next painted frame. */
async function clicks(
  browser: Browser,
  address: string,
  open: (page: Page) => Promise<Locator>,
  size: Size,
): Promise<number[]> {
  const { context, page } = await visitor(browser, address, { size });
  const things = await open(page);
  await things.first().waitFor();
  await slowed(page);
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const times: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') times.push(entry.duration);
    }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
    Object.assign(window, { clickTimes: times });
  });
  const count = await things.count();
  for (let i = 0; i < 12; i++) {
    const thing = things.nth(i % count);
    if (size === 'phone') await thing.tap();
    else await click(page, thing);
    await page.waitForTimeout(200);
  }
  const found = await page.evaluate(() => {
    const times: unknown = Reflect.get(window, 'clickTimes');
    return Array.isArray(times) ? times.map(Number) : [];
  });
  await context.close();
  return found;
}

const [browser, site] = await Promise.all([launch(), serveDist()]);
const { lobby, game } = await sizes(browser, site.address);
const screens = [];
for (let i = 0; i < 3; i++) screens.push(await firstScreen(browser, site.address));
const answered: [string, number[]][] = [];
for (const [where, open] of Object.entries(tables)) {
  answered.push([`a click answered, ${where}`, await clicks(browser, site.address, open, 'desktop')]);
  answered.push([`a tap answered, ${where}`, await clicks(browser, site.address, open, 'phone')]);
}
await browser.close();
await site.close();

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const rows: readonly (readonly [string, string, boolean])[] = [
  [
    'lobby, JavaScript',
    `${kilo(lobby.gzip)} gzip, ${kilo(lobby.brotli)} brotli (${lobby.files} files, at most 120)`,
    lobby.gzip <= 120_000,
  ],
  [
    'a game of Race, more',
    `${kilo(game.gzip)} gzip, ${kilo(game.brotli)} brotli (${game.files} files, at most 250)`,
    game.gzip <= 250_000,
  ],
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
];
console.log(cpus()[0]?.model ?? 'unknown processor');
for (const [what, figure, met] of rows) console.log(`${met ? 'met   ' : 'MISSED'}  ${what}: ${figure}`);
process.exitCode = rows.every(([, , met]) => met) ? 0 : 1;
