/** A master whose weights do not come, are damaged or were made for other rules: another bot plays, and the table says so. */
import { describe, expect, test } from 'vitest';
import { serveDist } from './support/static.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

/** Stands in the file with the weights and in no other. */
const word = 'provenance';

const edits = {
  'do not come': () => undefined,
  'are damaged': (text: string) => text.replace(/(weights:[`"'])..../, '$1AAAA'),
  'were made for other rules': (text: string) => text.replace(/rules:\d+/, 'rules:99'),
};

describe.each(Object.entries(edits))('weights that %s', (_what, edit) => {
  const visit = visitsTo(() => serveDist({ word, edit }));

  test('leave the game to another bot, and the table says so', async () => {
    const { context, page } = await visit();
    await page.goto('/');
    await page
      .getByRole('radiogroup', { name: 'How well bots play' })
      .getByRole('radio', { name: /^Master/ })
      .check();
    await page.getByRole('button', { name: said.en.home.play }).click();
    await page.getByText('Master bot cannot play right now. Skilled bot answers in its place.').waitFor();
    await page.getByRole('region', { name: said.en.question, exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
  }, 60_000);
});
