/** The map of the plain table: larger and smaller by fingers, buttons and keys; a tap on a space that is on offer chooses it. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import en from '../src/text/en.json' with { type: 'json' };
import type { Size } from './support/browser.ts';
import { screenTables } from './support/moments.ts';
import { serveDist } from './support/static.ts';
import { type Kept, keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

const visit = visitsTo(serveDist);
let tables: Kept[];
beforeAll(async () => {
  tables = await screenTables('mars-tile');
});

interface Seen {
  readonly page: Page;
  readonly map: Locator;
  readonly spaces: Locator;
}

async function atTheMap(size: Size): Promise<Seen & { done(): Promise<void> }> {
  const { context, page, faults } = await visit({ size });
  await keepTables(context, tables);
  await page.goto('/local/mars-tile');
  // The table as lists, in the place of its board.
  await page.getByRole('region', { name: said.en.question, exact: true }).waitFor();
  await page.keyboard.press('v');
  const tabs = page.getByRole('group', { name: said.en.parts, exact: true });
  await tabs.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await map.waitFor();
  const done = async (): Promise<void> => {
    expect(faults).toEqual([]);
    await context.close();
  };
  return { page, map, spaces: map.getByRole('button'), done };
}

const button = (page: Page, key: 'larger' | 'smaller' | 'whole'): Locator =>
  page.getByRole('button', { name: en[`web.map.${key}`], exact: true });

/** How wide all of the map is, and how far it is moved. */
const measures = (map: Locator): Promise<{ width: number; left: number; top: number }> =>
  map.evaluate(({ scrollWidth, scrollLeft, scrollTop }) => ({
    width: scrollWidth,
    left: scrollLeft,
    top: scrollTop,
  }));
const widthOf = async (map: Locator): Promise<number> => (await measures(map)).width;

async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return box;
}

/** How wide the map is laid out, whatever it is transformed to. */
const laidOut = (map: Locator): Promise<number> =>
  map.locator('> div').evaluate((sheet) => (sheet instanceof HTMLElement ? sheet.offsetWidth : 0));

/** Two fingers that move apart on the map; gives how wide the map was laid out while they held it. */
async function pinch(page: Page, map: Locator): Promise<number> {
  const { x, y, width, height } = await boxOf(map);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: cx - apart, y: cy, id: 0 },
    { x: cx + apart, y: cy, id: 1 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [35, 40, 45, 50])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  const held = await laidOut(map);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return held;
}

describe('the map of the plain table', () => {
  test('on a phone begins with spaces that a finger hits, and a tap on one chooses it', async () => {
    const { page, map, spaces, done } = await atTheMap('phone');
    for (const space of await spaces.all()) expect((await boxOf(space)).width).toBeGreaterThanOrEqual(43.5);
    const bar = page.getByRole('region', { name: said.en.question, exact: true });
    expect(await bar.getByRole('button').last().isEnabled()).toBe(false);
    const { x, y, width, height } = await boxOf(map.getByRole('button', { name: /\bE7\b/ }));
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    expect(await map.getByRole('button', { pressed: true }).count()).toBe(1);
    expect(await bar.getByRole('button').last().isEnabled()).toBe(true);
    await done();
  }, 60_000);

  test('grows under two fingers, and by buttons; small it is for looking, and a tap enlarges it', async () => {
    const { page, map, spaces, done } = await atTheMap('phone');
    const first = await widthOf(map);
    const before = await laidOut(map);
    expect(await pinch(page, map)).toBe(before);
    await expect.poll(() => widthOf(map)).toBeGreaterThan(first * 1.3);
    expect(await laidOut(map)).toBeGreaterThan(before * 1.3);
    await button(page, 'whole').tap();
    const { width: frame } = await boxOf(map);
    await expect.poll(() => widthOf(map)).toBeLessThanOrEqual(Math.ceil(frame));
    expect(await spaces.count()).toBe(0);
    expect(await button(page, 'smaller').isDisabled()).toBe(true);
    await map.tap();
    await expect.poll(() => spaces.count()).toBeGreaterThan(0);
    await button(page, 'larger').tap();
    await expect.poll(() => widthOf(map)).toBeGreaterThan(first);
    await done();
  }, 60_000);

  test('is enlarged by keys alone, and arrows lead to a space and from space to space', async () => {
    const { page, map, spaces, done } = await atTheMap('desktop');
    await map.focus();
    const first = await widthOf(map);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(map)).toBeGreaterThan(first * 1.5);
    await page.keyboard.press('0');
    await expect.poll(() => widthOf(map)).toBe(first);
    // From the map itself an arrow leads to a space.
    const focused = map.locator(':focus');
    await page.keyboard.press('ArrowRight');
    await focused.waitFor();
    const from = await focused.getAttribute('aria-label');
    await page.keyboard.press('ArrowDown');
    expect(await focused.getAttribute('aria-label')).not.toBe(from);
    await page.keyboard.press(' ');
    expect(await spaces.and(page.locator('[aria-pressed="true"]')).count()).toBe(1);
    await done();
  }, 60_000);

  test('is dragged by a mouse without choosing what lies under it', async () => {
    const { page, map, done } = await atTheMap('desktop');
    await button(page, 'larger').click();
    await button(page, 'larger').click();
    const { x, y, width, height } = await boxOf(map);
    const before = await measures(map);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 60, y + height / 2 - 40, { steps: 4 });
    await page.mouse.up();
    const after = await measures(map);
    expect([after.left - before.left, after.top - before.top]).toEqual([60, 40]);
    expect(await map.getByRole('button', { pressed: true }).count()).toBe(0);
    await done();
  }, 60_000);
});
