/** Hints at a table, and the review of a finished game. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hinted, hintsOf, keysOf, lineOf, reviewed } from './support/advice-screens.ts';
import type { Size } from './support/browser.ts';
import { screenTables } from './support/moments.ts';
import { serveDist } from './support/static.ts';
import { keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

const visit = visitsTo(serveDist);
const words = said.en;
const short = process.env.E2E === 'short';
const sizes: readonly Size[] = ['desktop', 'phone'];

/** Each on one size in the short form, on both in the long one. */
const onSizes = (names: readonly string[]): [string, Size][] =>
  names.flatMap((name, i) =>
    sizes.filter((_, place) => !short || place === i % 2).map((size): [string, Size] => [name, size]),
  );

async function open(path: string, id: string, size: Size) {
  const { context, page, faults } = await visit({ size });
  await keepTables(context, await screenTables(id));
  await page.goto(path);
  return { context, page, faults };
}

const barOf = (page: Page) => page.getByRole('region', { name: words.question, exact: true });

describe('hints', () => {
  test.each(onSizes(['choose', 'gaia-turn', 'mars-turn']))(
    'at %s on a %s name the best answers with their chances, and lift what is touched',
    async (id, size) => {
      const { context, page, faults } = await open(`/local/${id}`, id, size);
      await hinted(page, words);
      const rows = hintsOf(page).getByRole('listitem').getByRole('button');
      expect(await rows.count()).toBeGreaterThan(1);
      expect(await rows.first().textContent()).toMatch(/\d+\s%/);
      // Where the board has little room, the reasons of one answer stand below all of them.
      await hintsOf(page)
        .getByText(/It brings|Against it|Nothing sets/)
        .first()
        .waitFor();
      await rows.first().click();
      await expect.poll(() => rows.first().getAttribute('aria-pressed')).toBe('true');
      await hintsOf(page).getByRole('button', { name: 'Put away' }).click();
      await hintsOf(page).waitFor({ state: 'detached' });
      expect(faults).toEqual([]);
      await context.close();
    },
    60_000,
  );

  test('come and go with a key, and tell what a bot at the table would do', async () => {
    const { context, page } = await open('/local/choose', 'choose', 'desktop');
    await barOf(page).waitFor();
    await page.keyboard.press('h');
    await hintsOf(page).getByRole('listitem').first().waitFor({ timeout: 20_000 });
    await hintsOf(page)
      .getByRole('button', { name: /^What would .* do\?$/ })
      .click();
    await hintsOf(page)
      .getByText(/would choose: /)
      .waitFor({ timeout: 20_000 });
    await page.keyboard.press('h');
    await hintsOf(page).waitFor({ state: 'detached' });
    await context.close();
  }, 60_000);
});

/** A game with fewer decisions where many tests want the processor. */
const gaiaGame = short ? 'gaia-automa-won' : 'gaia-done';

describe('a review', () => {
  test.each(onSizes(['raced', gaiaGame, 'mars-done']))(
    'of %s on a %s has its curve within three seconds and everything within thirty',
    async (id, size) => {
      const { context, page, faults } = await open(`/review/local/${id}`, id, size);
      await page.getByRole('slider').waitFor();
      const begun = Date.now();
      await page
        .getByRole('img', { name: /^Chance to win/ })
        .locator('path[style*="stroke"]')
        .first()
        .waitFor({ state: 'attached' });
      expect(Date.now() - begun).toBeLessThan(short ? 10_000 : 3_000);
      await reviewed(page);
      expect(Date.now() - begun).toBeLessThan(short ? 60_000 : 30_000);
      const chosen = keysOf(page).locator('[aria-current]');
      expect(await chosen.count()).toBe(1);
      const moment = page.url().split('/').at(-1);
      await page.getByRole('button', { name: 'Try it from here' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await page.getByRole('dialog').textContent()).toContain(String(moment));
      expect(faults).toEqual([]);
      await context.close();
    },
    90_000,
  );

  test.skipIf(short)(
    'that was made is there at once, and walks by keys from one key decision to the next',
    async () => {
      const { context, page } = await open('/review/local/raced', 'raced', 'desktop');
      await reviewed(page);
      await page.reload();
      await keysOf(page).getByRole('button').first().waitFor({ timeout: 3_000 });
      expect(await page.getByRole('progressbar').count()).toBe(0);
      await page.keyboard.press('Home');
      await page.keyboard.press('n');
      await page.keyboard.press('n');
      await expect
        .poll(() => keysOf(page).getByRole('button').nth(1).getAttribute('aria-current'))
        .toBe('true');
      await context.close();
    },
    90_000,
  );

  test.skipIf(short)(
    'plays the bot’s line on the board in place, and leads back to the game',
    async () => {
      const { context, page, faults } = await open('/review/local/raced', 'raced', 'desktop');
      await reviewed(page);
      const address = page.url();
      await page.getByRole('button', { name: 'Show the bot’s line' }).click();
      const moves = lineOf(page).getByRole('button');
      await moves.nth(1).waitFor({ timeout: 20_000 });
      await moves.first().click();
      expect(await moves.first().getAttribute('aria-current')).toBe('step');
      await page.keyboard.press('Escape');
      await lineOf(page).waitFor({ state: 'detached' });
      await page.getByRole('region', { name: 'What could be chosen' }).waitFor();
      expect(page.url()).toBe(address);
      expect(faults).toEqual([]);
      await context.close();
    },
    90_000,
  );
});
