/** Tables that were begun with earlier rules: they say so, their record can be saved, and one can be rid of them. */
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readRecord } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { launch, visitor } from './support/browser.ts';
import { screenTables } from './support/moments.ts';
import { dataFolder, main, serveFrom } from './support/server.ts';
import { serveDist } from './support/static.ts';
import { keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';

/** The record that the page gives to be saved. */
async function savedRecord(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  return readRecord(readFileSync(await file.path(), 'utf8'));
}

describe('a table of this browser', () => {
  const visit = visitsTo(serveDist);

  test('that was begun with earlier rules can be saved and deleted', async () => {
    const { context, page, faults } = await visit();
    const [kept] = await screenTables('turn');
    if (kept === undefined) throw new Error('there is no table to age');
    await keepTables(context, [{ ...kept, table: { ...kept.table, rules: 0 } }]);
    await page.goto('/');
    const mine = page.getByRole('region', { name: 'My games' });
    await mine.getByText('earlier rules, cannot go on').waitFor();
    await mine.getByRole('link', { name: /^Open: Small Hours/ }).click();
    await page.getByRole('heading', { name: 'This table cannot go on' }).waitFor();
    const saved = await savedRecord(page);
    expect(saved).toMatchObject({ record: { game: 'reference', rules: 0, seed: kept.table.seed } });
    await page.getByRole('button', { name: 'Delete this table' }).click();
    await page.getByRole('button', { name: 'Yes, delete it for good' }).click();
    await mine.waitFor();
    expect(await mine.getByRole('link').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Makes every table of a server that is not running one of earlier rules. */
async function ageTables(data: string): Promise<void> {
  const { PGlite } = await import(createRequire(main).resolve('@electric-sql/pglite'));
  const database = await PGlite.create(join(data, 'pglite'));
  await database.query(`update log set entry = jsonb_set(entry, '{settings,rules}', '0') where n = 1`);
  await database.close();
}

describe('a table of the server', () => {
  test('that was begun with earlier rules can be ended by its players, and saved', async () => {
    const data = dataFolder();
    const browser = await launch();
    let site = await serveFrom(data);
    try {
      const { page } = await visitor(browser, site.address);
      await page.goto('/new/reference');
      await page.getByRole('radiogroup', { name: 'Seat 2' }).getByRole('radio', { name: 'Bot' }).check();
      await page.getByRole('button', { name: 'Create the table' }).click();
      await page.getByRole('region', { name: 'The question' }).waitFor();
      await page.goto('about:blank');
      await site.close();
      await ageTables(data);
      site = await serveFrom(data, site.address);

      await page.goto(site.address);
      const mine = page.getByRole('region', { name: 'My games' });
      await mine.getByText('earlier rules, cannot go on').waitFor();
      await mine.getByRole('link').click();
      await page.getByRole('heading', { name: 'This table cannot go on' }).waitFor();
      await page.getByRole('button', { name: 'End this table' }).click();
      await page.getByRole('button', { name: 'Yes, end it for everybody' }).click();
      await page.getByText('The table has ended.').waitFor();
      expect(await savedRecord(page)).toMatchObject({ record: { game: 'reference', rules: 0 } });
      await Promise.all([
        page.waitForResponse(/list=mine/),
        page.getByRole('link', { name: 'Back to the home screen' }).click(),
      ]);
      await mine.getByText('Games you begin are listed here').waitFor();
      expect(await mine.getByRole('link').count()).toBe(0);
    } finally {
      await browser.close();
      await site.close();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
