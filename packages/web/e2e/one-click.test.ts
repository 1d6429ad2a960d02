/** One click less: the end of a turn, and passing where nothing can be placed. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screenTables } from './support/moments.ts';
import { serveDist } from './support/static.ts';
import { keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

const visit = visitsTo(serveDist);
const words = said.en;

const barOf = (page: Page) => page.getByRole('region', { name: words.question, exact: true });

/** How many moves the browser has kept of a table. */
const movesOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (table) => JSON.parse(localStorage.getItem(`orrery.table.${table}`) ?? '{}').moves.length,
    id,
  );

async function open(id: string) {
  const { context, page, faults } = await visit();
  await keepTables(context, await screenTables(id));
  await page.goto(`/local/${id}`);
  return { context, page, faults };
}

/** Longer than the moment after which the only option is taken. */
const LONG_ENOUGH = 3000;

describe('ending a turn', () => {
  const tables = [
    ['gaia-free', 'End the turn'],
    ['mars-second', 'End turn'],
  ] as const;

  test.each(tables)('%s: one click on “%s” is enough', async (id, name) => {
    const { context, page, faults } = await open(id);
    await barOf(page).waitFor();
    const before = await movesOf(page, id);
    await barOf(page).getByRole('button', { name }).click();
    await expect.poll(() => movesOf(page, id), { timeout: 10_000 }).toBeGreaterThan(before);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('one key is enough', async () => {
    const { context, page } = await open('gaia-free');
    await barOf(page).waitFor();
    const before = await movesOf(page, 'gaia-free');
    await page.keyboard.press('e');
    await expect.poll(() => movesOf(page, 'gaia-free'), { timeout: 10_000 }).toBeGreaterThan(before);
    await context.close();
  });
});

describe('with nothing to place', () => {
  test('against a bot the phase passes by itself after a moment', async () => {
    const { context, page, faults } = await open('nothing');
    await barOf(page).getByRole('button', { name: 'Not yet' }).waitFor();
    const before = await movesOf(page, 'nothing');
    await expect.poll(() => movesOf(page, 'nothing'), { timeout: 10_000 }).toBeGreaterThan(before);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('whoever wants to look longer stays, and passes with one key', async () => {
    const { context, page } = await open('nothing');
    await barOf(page).getByRole('button', { name: 'Not yet' }).waitFor();
    const before = await movesOf(page, 'nothing');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await movesOf(page, 'nothing')).toBe(before);
    await page.keyboard.press('Enter');
    await expect.poll(() => movesOf(page, 'nothing'), { timeout: 10_000 }).toBeGreaterThan(before);
    await context.close();
  });

  test('among people nothing passes by itself, so that nobody learns it from the time it takes', async () => {
    const { context, page } = await open('nothing-shared');
    const none = barOf(page).getByRole('button', { name: words.race.none });
    const take = page.getByRole('button', { name: words.iAm });
    await none.or(take).first().waitFor();
    if (await take.isVisible()) await take.click();
    await none.waitFor();
    const before = await movesOf(page, 'nothing-shared');
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await movesOf(page, 'nothing-shared')).toBe(before);
    expect(await barOf(page).getByRole('button', { name: 'Not yet' }).count()).toBe(0);
    await none.click();
    await expect.poll(() => movesOf(page, 'nothing-shared'), { timeout: 10_000 }).toBeGreaterThan(before);
    await context.close();
  });
});
