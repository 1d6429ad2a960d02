/** The workers of a table in this browser: there while it is played, gone when one leaves. */
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { serveDist } from './support/static.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

const visit = visitsTo(serveDist);

/** The names of all workers that run in the browser. */
async function workersIn(browser: Browser): Promise<string[]> {
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send('Target.getTargets', { filter: [{ type: 'worker' }] });
  await devtools.detach();
  return targetInfos.map(({ url }) => /[a-z]+-worker/.exec(url)?.[0] ?? url).sort();
}

test('a table has a worker for the game and one for its bots, and takes both with it', async () => {
  const { context, page, faults } = await visit();
  const browser = context.browser();
  if (browser === null) throw new Error('no browser');
  await page.goto('/');
  expect(await workersIn(browser)).toEqual([]);
  await page.getByRole('button', { name: said.en.home.play }).click();
  await page.getByRole('region', { name: said.en.question, exact: true }).waitFor();
  await expect.poll(() => workersIn(browser)).toEqual(['bot-worker', 'local-worker']);
  await page.evaluate(() => history.back());
  await expect.poll(() => workersIn(browser)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);
