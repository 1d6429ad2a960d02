/** The home screen of somebody who has games, and of somebody who has none. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { screenTables } from './support/moments.ts';
import { serveDist } from './support/static.ts';
import { type Kept, keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';

const visit = visitsTo(serveDist);
let tables: Kept[];
beforeAll(async () => {
  tables = await screenTables('turn', 'choose');
});

const mine = (page: Page) => page.getByRole('region', { name: 'My games' });
const games = (page: Page) => mine(page).getByRole('link', { name: /^Play on/ });
const deleteRace = (page: Page) =>
  mine(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /Race for the Galaxy/ }) })
    .getByRole('button', { name: /^Delete/ });
const undo = (page: Page) => mine(page).getByRole('button', { name: /^Undo/ });
const keptIds = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('orrery.table.')));

describe('the ✕ of a game', () => {
  test('deletes it only after a while, in which it can be had back', async () => {
    const { context, page, faults } = await visit();
    await keepTables(context, tables);
    await page.clock.install();
    await page.goto('/');
    await deleteRace(page).click();
    await mine(page).getByText('Deleted', { exact: true }).waitFor();
    expect(await games(page).count()).toBe(1);
    expect(await undo(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await games(page).nth(1).waitFor();
    await deleteRace(page).click();
    await page.clock.fastForward(9_000);
    expect(await undo(page).count()).toBe(1);
    await page.clock.fastForward(2_000);
    await undo(page).waitFor({ state: 'detached' });
    expect(await games(page).count()).toBe(1);
    expect(await keptIds(page)).toEqual(['orrery.table.turn']);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('neither destroys it unseen nor brings it back when the page is left meanwhile', async () => {
    const { context, page } = await visit();
    await keepTables(context, tables);
    await page.clock.install();
    await page.goto('/');
    await deleteRace(page).click();
    await undo(page).waitFor();
    await page.goto('/new/race-for-the-galaxy');
    await page.clock.fastForward(60_000);
    expect(await keptIds(page)).toContain('orrery.table.choose');
    await page.goto('/');
    await undo(page).waitFor();
    expect(await games(page).count()).toBe(1);
    expect(await page.locator('.resume').textContent()).not.toContain('Race');
    await page.clock.fastForward(9_000);
    await undo(page).click();
    await games(page).nth(1).waitFor();
    await page.reload();
    await games(page).nth(1).waitFor();
    await context.close();
  });

  test('is a finger away from Play', async () => {
    const { context, page } = await visit({ size: 'phone' });
    await keepTables(context, tables);
    await page.goto('/');
    const cross = await deleteRace(page).boundingBox();
    const play = await mine(page)
      .getByRole('link', { name: /Race for the Galaxy/ })
      .boundingBox();
    if (cross === null || play === null) throw new Error('no buttons');
    expect(Math.min(cross.width, cross.height)).toBeGreaterThanOrEqual(32);
    expect(play.x - (cross.x + cross.width)).toBeGreaterThanOrEqual(12);
    await context.close();
  });
});
