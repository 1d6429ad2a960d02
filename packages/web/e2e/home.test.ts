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
    expect(await page.locator('[data-resume]').textContent()).not.toContain('Race');
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

describe('a first game for a newcomer', () => {
  const tile = (page: Page, game: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) });
  const first = (page: Page, game: string) =>
    tile(page, game).getByRole('button', { name: /^Play your first game/ });
  const optionsOf = (page: Page) =>
    page.evaluate(() => {
      const id = location.pathname.split('/').at(-1);
      return JSON.parse(localStorage.getItem(`orrery.table.${id}`) ?? '{}').options;
    });

  test('is offered beside the standard game until the title was begun, and not again', async () => {
    const { context, page, faults } = await visit();
    await page.goto('/');
    await tile(page, 'Race for the Galaxy').getByText('start worlds and first hands are given').waitFor();
    await first(page, 'Race for the Galaxy').click();
    await page.getByRole('region', { name: 'The question' }).waitFor();
    expect(await optionsOf(page)).toMatchObject({ setup: 'first-game' });
    await page.goto('/');
    await games(page).waitFor();
    expect(await first(page, 'Race for the Galaxy').count()).toBe(0);
    expect(await first(page, 'Gaia Project').count()).toBe(1);
    await page.clock.install();
    await deleteRace(page).click();
    await page.clock.fastForward(11_000);
    await undo(page).waitFor({ state: 'detached' });
    await page.reload();
    await first(page, 'Gaia Project').waitFor();
    expect(await first(page, 'Race for the Galaxy').count()).toBe(0);
    await page.getByRole('button', { name: 'Play Race for the Galaxy now, against bots' }).click();
    await page.getByRole('region', { name: 'The question' }).waitFor();
    expect((await optionsOf(page)).setup ?? 'standard').toBe('standard');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('of Terraforming Mars deals a beginner corporation and leaves the Corporate Era out', async () => {
    const { context, page } = await visit({ size: 'phone' });
    await page.goto('/');
    await first(page, 'Terraforming Mars').click();
    await page.getByRole('region', { name: 'The question' }).waitFor();
    expect(await optionsOf(page)).toMatchObject({ corporateEra: false, beginner1: true });
    await context.close();
  });
});
