/** A table with a drawn board can be shown in lists as well: the same game, by one key or from the menu. */
import { beforeAll, expect, test } from 'vitest';
import { screenTables } from './support/moments.ts';
import { serveDist } from './support/static.ts';
import { type Kept, keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';

const visit = visitsTo(serveDist);
let tables: Kept[];
beforeAll(async () => {
  tables = await screenTables('gaia-turn');
}, 120_000);

test('V shows the drawn board as a list and back, and the choice is remembered', async () => {
  const { context, page, faults } = await visit();
  await keepTables(context, tables);
  await page.goto('/local/gaia-turn');
  const boosters = page.getByRole('region', { name: 'Boosters' });
  const options = page.getByRole('radio');
  await boosters.waitFor();
  await page.keyboard.press('v');
  await options.first().waitFor();
  expect(await boosters.count()).toBe(0);
  // The same question is answered there.
  await options.first().check();
  expect(await page.getByRole('button', { name: /^Confirm/ }).isEnabled()).toBe(true);
  await page.reload();
  await options.first().waitFor();
  await page.keyboard.press('v');
  await boosters.waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone the menu leads to the list', async () => {
  const { context, page, faults } = await visit({ size: 'phone' });
  await keepTables(context, tables);
  await page.goto('/local/gaia-turn');
  await page.getByRole('button', { name: 'Around the table' }).click();
  await page.getByRole('button', { name: 'Show the table as a list' }).click();
  await page.getByRole('radio').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('L opens the log over the column beside the map, and Escape closes it', async () => {
  const { context, page } = await visit();
  await keepTables(context, tables);
  await page.goto('/local/gaia-turn');
  const boosters = page.getByRole('region', { name: 'Boosters' });
  await boosters.waitFor();
  await page.keyboard.press('l');
  await boosters.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Log' }).getByLabel('Log of').waitFor();
  await page.keyboard.press('Escape');
  await boosters.waitFor();
  await context.close();
});

test('what happened since the last turn is numbered until something is touched', async () => {
  const { context, page } = await visit();
  await keepTables(context, tables);
  await page.goto('/local/gaia-turn');
  const strip = page.getByRole('region', { name: 'Since your last turn' });
  await strip.getByText('1', { exact: true }).waitFor();
  await page.keyboard.press('8');
  await strip.waitFor({ state: 'detached' });
  await context.close();
});
