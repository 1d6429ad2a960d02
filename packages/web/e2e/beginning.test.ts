/** A new question is seen from its beginning. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from './support/browser.ts';
import { screenTables } from './support/moments.ts';
import { settled } from './support/play.ts';
import { serveDist } from './support/static.ts';
import { keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

const visit = visitsTo(serveDist);
const words = said.en;

/** How far the list of options is scrolled: by itself, or on a phone with everything above the bar. */
const scrolled = (page: Page, size: Size): Promise<number> =>
  page.evaluate(
    (selector) => document.querySelector(selector)?.scrollTop ?? -1,
    size === 'phone' ? 'main' : 'section[data-begins="above"]',
  );

test.each<Size>(['desktop', 'phone'])('%s: after a free action the list begins anew', async (size) => {
  const { context, page, faults } = await visit({ size });
  await keepTables(context, await screenTables('gaia-turn'), { table: 'listed' });
  await page.goto('/local/gaia-turn');
  const options = page.getByRole('region', { name: words.options, exact: true });
  const bar = page.getByRole('region', { name: words.question, exact: true });
  // Free actions stand far below in the list, and the same question comes again after them.
  const free = options.getByRole('radio', { name: /→ 1 credit/ }).last();
  await free.scrollIntoViewIfNeeded();
  await free.check();
  expect(await scrolled(page, size)).toBeGreaterThan(100);
  await bar.getByRole('button').last().click();
  await settled(bar);
  await expect.poll(() => scrolled(page, size), { timeout: 5000 }).toBe(0);
  expect(await options.getByRole('radio').count()).toBeGreaterThan(10);
  expect(faults).toEqual([]);
  await context.close();
});
