/** The reference game at the plain table, in this browser, by role and accessible name alone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language, Size } from './support/browser.ts';
import { answerPlain, chance, said } from './support/play.ts';
import { recordedTotals, shownTotals } from './support/record.ts';
import { serveDist } from './support/static.ts';
import { visitsTo } from './support/visit.ts';

const visit = visitsTo(serveDist);

/** Plays until the ranking shows; reloads the page in the middle. */
async function playOut(page: Page, language: Language, seed: number): Promise<number> {
  const below = chance(seed);
  const end = page.getByRole('region', { name: said[language].ranking });
  const options = page.getByRole('region', { name: said[language].options });
  let answers = 0;
  while (!(await end.isVisible())) {
    await end.or(options).first().waitFor();
    if (await answerPlain(page, said[language], below)) answers += 1;
    if (answers === 5) await page.reload();
    if (answers > 400) throw new Error('no end in sight');
  }
  return answers;
}

const cases: readonly [Size, Language][] =
  process.env.E2E === 'short'
    ? [['desktop', 'en']]
    : [
        ['desktop', 'en'],
        ['phone', 'pt'],
        ['desktop', 'pl'],
      ];

describe('the reference game at the plain table', () => {
  test.each(cases)(
    '%s, %s: played to the end, with a reload, and the record agrees',
    async (size, language) => {
      const { context, page, faults } = await visit({ size, language });
      await page.goto('/new/reference');
      await page.getByRole('button', { name: said[language].create.allBots }).click();
      expect(await playOut(page, language, 7)).toBeGreaterThan(5);
      const shown = await shownTotals(page, said[language]);
      expect(await recordedTotals(page, said[language])).toEqual(shown);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('two people at one screen, with a curtain between them', async () => {
    const { context, page, faults } = await visit();
    await page.goto('/new/reference');
    await page.getByRole('radio', { name: 'This screen' }).check();
    await page.getByRole('textbox', { name: 'Name in seat 1' }).fill('Ann');
    await page.getByRole('textbox', { name: 'Name in seat 2' }).fill('Bo');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const below = chance(3);
    const end = page.getByRole('region', { name: 'Ranking' });
    const options = page.getByRole('region', { name: 'What you may choose' });
    const takeOver = page.getByRole('button', { name: /^I am / });
    const seen = new Set<string>();
    const most = process.env.E2E === 'short' ? 8 : 400;
    for (let i = 0; i < most && !(await end.isVisible()); i++) {
      await end.or(options).or(takeOver).first().waitFor();
      if (await takeOver.isVisible()) {
        // Behind the curtain nothing of the table shows.
        expect(await page.getByRole('region', { name: 'The table in words' }).count()).toBe(0);
        seen.add((await takeOver.textContent()) ?? '');
        await takeOver.click();
        await options.or(end).first().waitFor();
      } else await answerPlain(page, said.en, below);
    }
    expect([...seen].sort()).toEqual(['I am Ann', 'I am Bo']);
    if (process.env.E2E !== 'short') expect(await end.isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('by keyboard alone', async () => {
    const { context, page, faults } = await visit();
    await page.goto('/new/reference');
    await page.getByRole('button', { name: said.en.create.allBots }).focus();
    await page.keyboard.press('Enter');
    const options = page.getByRole('region', { name: 'What you may choose' });
    const log = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
    await options.waitFor();
    const before = await log.count();
    await page.keyboard.press('2');
    expect(await options.getByRole('radio').nth(1).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await options.getByRole('radio').nth(1).isChecked()).toBe(false);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => log.count()).toBeGreaterThan(before);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Help' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
