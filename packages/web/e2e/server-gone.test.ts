/** A server that goes away and comes back: no control does nothing without a word. */
import { readFileSync, rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, visitor } from './support/browser.ts';
import { dataFolder, serveFrom } from './support/server.ts';
import type { Site } from './support/static.ts';

const unreachable = 'The server cannot be reached';
const lost = (page: Page) => page.getByRole('status').filter({ hasText: 'The connection is lost' });

/** A new table of Small Hours; the second seat is for a bot or for somebody who has the link. */
async function makeTable(page: Page, second: 'Bot' | 'Person'): Promise<void> {
  await page.goto('/new/reference');
  if (second === 'Bot')
    await page.getByRole('radiogroup', { name: 'Seat 2' }).getByRole('radio', { name: 'Bot' }).check();
  await page.getByRole('button', { name: 'Create the table' }).click();
}

describe('a server that goes away', () => {
  const data = dataFolder();
  const settings = { ORRERY_CONTACT: 'rules@example.org' };
  let browser: Browser;
  let site: Site;
  const comeBack = async (): Promise<void> => {
    site = await serveFrom(data, site.address, settings);
  };

  beforeAll(async () => {
    browser = await launch();
    site = await serveFrom(data, undefined, settings);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    rmSync(data, { recursive: true, force: true });
  });

  test('is missed in the waiting room, and whoever cancels their table is told that they did', async () => {
    const { context, page } = await visitor(browser, site.address);
    await makeTable(page, 'Person');
    const addBot = page.getByRole('button', { name: 'Put a bot into seat 2' });
    await addBot.waitFor();
    await site.close();
    await lost(page).waitFor();
    await addBot.click();
    await page.getByRole('alert').getByText(unreachable).waitFor();
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.getByRole('button', { name: 'Calling …' }).waitFor();
    await comeBack();
    await lost(page).waitFor({ state: 'detached' });
    // What was given up has not been done behind one's back.
    await addBot.waitFor();
    await page.getByRole('button', { name: 'Cancel the table' }).click();
    await page.getByRole('heading', { name: 'The table is cancelled' }).waitFor();
    await page.getByText('You have cancelled this table.').waitFor();
    await context.close();
  });

  test('is missed at the table: log, chat, and the lists at home', async () => {
    const { context, page } = await visitor(browser, site.address);
    await makeTable(page, 'Bot');
    await page.getByRole('region', { name: 'The question' }).waitFor();
    await page.getByRole('region', { name: 'Log' }).getByRole('button').first().waitFor();
    await page.getByRole('link', { name: 'Orrery, home' }).click();
    const mine = page.getByRole('region', { name: 'My games' });
    const row = mine.getByRole('link', { name: /Small Hours/ });
    await row.click();
    await page.getByRole('region', { name: 'Log' }).getByRole('button').first().waitFor();
    await site.close();
    await lost(page).waitFor();
    await page.getByRole('region', { name: 'Log' }).getByRole('button').first().click();
    await page.getByRole('status').getByText(unreachable).waitFor();
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    const chat = page.getByRole('dialog', { name: 'Chat' });
    await chat.getByRole('textbox').fill('Hello?');
    await chat.getByRole('button', { name: 'Send' }).click();
    await chat.getByRole('alert').getByText(unreachable).waitFor();
    expect(await chat.getByRole('textbox').inputValue()).toBe('Hello?');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Orrery, home' }).click();
    await mine.getByRole('status').getByText(unreachable).waitFor();
    await row.click();
    await page.getByText('so the table cannot be shown').waitFor();
    await comeBack();
    await context.close();
  });

  test('says while it is there where a suspected rules error can be sent', async () => {
    const { context, page } = await visitor(browser, site.address);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Race for the Galaxy now, against bots' }).click();
    await page.getByRole('region', { name: 'The question' }).waitFor();
    await page.getByRole('button', { name: 'Around the table' }).click();
    await page.getByRole('button', { name: 'Report a suspected rules error' }).click();
    const sheet = page.getByRole('dialog', { name: 'Report a suspected rules error' });
    const contact = sheet.getByRole('link', { name: 'rules@example.org' });
    expect(await contact.getAttribute('href')).toBe('mailto:rules@example.org');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    const report = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(report).toMatchObject({ game: 'race-for-the-galaxy', question: {} });
    await sheet.getByRole('status').getByText('race-for-the-galaxy-report.json').waitFor();
    await context.close();
  });
});
