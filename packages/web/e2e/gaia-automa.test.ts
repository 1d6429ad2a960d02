/** The Automa's turn on the board of Gaia Project: shown step by step, skipped with one key, read again afterwards. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language, Size } from './support/browser.ts';
import { catalogue } from './support/gaia.ts';
import { gaiaMoments } from './support/gaia-moments.ts';
import { automaActs } from './support/gaia-screens.ts';
import { serveDist } from './support/static.ts';
import { type Kept, keepTables, keptTable } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

const visit = visitsTo(serveDist);
const kept = async (name: string): Promise<Kept> => {
  const wanted = gaiaMoments.find(({ id }) => id === name);
  if (wanted === undefined) throw new Error('no such moment');
  return keptTable(wanted);
};
let table: Kept;
beforeAll(async () => {
  table = await kept('gaia-automa-turn');
}, 120_000);

interface Shown {
  readonly page: Page;
  readonly panel: Locator;
  button(key: 'skip' | 'again' | 'close'): Locator;
  readonly faults: readonly string[];
}

/** Somebody who has just ended a turn, at a screen on which things move. */
async function ended(size: Size, language: Language): Promise<Shown> {
  const { context, page, faults } = await visit({ size, language });
  await keepTables(context, [table]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/local/gaia-automa-turn');
  await automaActs.advance(page, said[language]);
  const panel = page.getByRole('region', { name: catalogue(language, 'web.gaia.automa.turn') });
  return {
    page,
    panel,
    button: (key) => panel.getByRole('button', { name: catalogue(language, `web.gaia.automa.${key}`) }),
    faults,
  };
}

describe.each([
  ['desktop', 'en'],
  ['phone', 'pl'],
] as const)('%s, %s', (size, language) => {
  test('the turn is shown, one key skips it, and it can be shown again', async () => {
    const { page, panel, button, faults } = await ended(size, language);
    await button('skip').waitFor();
    expect(await panel.getByText(catalogue(language, 'web.gaia.automa.support')).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    if (size === 'desktop') {
      await button('again').waitFor();
      const told = await panel.textContent();
      await button('again').click();
      await button('skip').click();
      expect(await panel.textContent()).toBe(told);
    }
    // Whoever does not see it hears it in sentences.
    const status = page.getByRole('main').getByRole('status');
    expect(await status.first().textContent()).toContain(catalogue(language, 'web.gaia.automa.turn'));
    // On a phone the cards have their place again at once.
    if (size === 'desktop') await button('close').click();
    await panel.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('the speed is remembered, and at once shows the whole turn at rest', async () => {
    const { page, panel, button } = await ended(size, language);
    await panel.getByRole('combobox').selectOption('none');
    await button('again').waitFor();
    expect(await button('skip').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('orrery.automa.speed'))).toBe('"none"');
    await page.context().close();
  });
});

test('a finished game is replayed, and goes on from any of its positions', async () => {
  const won = await kept('gaia-automa-won');
  const { context, page, faults } = await visit();
  await keepTables(context, [won]);
  await page.goto('/replay/local/gaia-automa-won/30');
  const order = page.getByRole('banner').getByRole('list');
  await order.getByText('Automa').waitFor();
  await page.getByRole('button', { name: 'Branch here' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/local\//);
  await page
    .getByRole('region', { name: said.en.question, exact: true })
    .getByRole('group')
    .first()
    .waitFor();
  await order.getByText('Automa').waitFor();
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);
