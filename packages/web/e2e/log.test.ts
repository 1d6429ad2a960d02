/** The log on the screen: headings, cards that open, and names in another language. */
import { beforeAll, expect, test } from 'vitest';
import { screenTables } from './support/moments.ts';
import { serveDist } from './support/static.ts';
import { type Kept, keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';

const visit = visitsTo(serveDist);
let tables: Kept[];
beforeAll(async () => {
  tables = await screenTables('settle', 'mars-turn', 'gaia-turn');
}, 120_000);

test('a card that the log of Race names opens, and the line itself still leads to its moment', async () => {
  const { context, page, faults } = await visit();
  await keepTables(context, tables);
  await page.goto('/local/settle');
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByText('I Explore').first().waitFor();
  await log.locator('[data-log-card]').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  expect(await sheet.getByRole('heading', { level: 2 }).textContent()).not.toBe('');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await log.locator('[data-log-line]').first().click();
  await page.getByRole('button', { name: /^Back to the game/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a card that the log of a plain table names opens with its text, also on a phone', async () => {
  const { context, page, faults } = await visit({ size: 'phone' });
  await keepTables(context, tables);
  await page.goto('/local/mars-turn');
  await page.getByRole('navigation').last().getByRole('button').nth(1).click();
  const log = page.getByRole('region', { name: 'Log' });
  const name = log.locator('[data-log-card]').first();
  const title = await name.textContent();
  await name.click();
  await page.getByRole('dialog', { name: title ?? '' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('no line of the log of Gaia Project is a payment alone, and incomes stand under their heading', async () => {
  const { context, page } = await visit();
  await keepTables(context, tables);
  await page.goto('/local/gaia-turn');
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByText('Income', { exact: true }).first().waitFor();
  const lines = await log.getByRole('listitem').allTextContents();
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => / pays /.test(line))).toEqual([]);
  expect(lines.filter((line) => / has an income of /.test(line)).length).toBeGreaterThan(0);
  await context.close();
});

test('names that are not in the language of the screen are in italics, and marked as English', async () => {
  const { context, page } = await visit({ language: 'pl' });
  await keepTables(context, tables);
  await page.goto('/local/settle');
  const log = page.getByRole('region', { name: 'Dziennik gry' });
  const names = log.locator('[data-log-card]');
  await names.first().waitFor();
  expect(await names.count()).toBeGreaterThan(0);
  expect(await log.locator('[data-log-card] > i[lang="en"]').count()).toBe(await names.count());
  await context.close();
});
