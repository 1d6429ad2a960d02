/** A master whose weights do not come, are damaged or were made for other rules: another bot plays, and the table says so. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startServer } from './support/server.ts';
import { serveDist } from './support/static.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

/** Stands in the file with the weights and in no other. */
const word = 'provenance';

const replaced = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: 'Master bot cannot play right now. Skilled bot answers in its place.' });

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
    await replaced(page).waitFor();
    await page.getByRole('region', { name: said.en.question, exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
  }, 60_000);
});

describe('a server whose bot gives no answer', () => {
  const visit = visitsTo(startServer);

  test('leaves the game to another bot, and the table says so, also after a reload', async () => {
    const { context, page } = await visit();
    // What the server says of it is told here in its place: the weights of its own bots are there.
    await page.routeWebSocket(/live/, (line) => {
      line
        .connectToServer()
        .onMessage((message) =>
          line.send(
            String(message).replace(
              '"replaced":[]',
              '"replaced":[{"seat":1,"bot":"master","spare":"greedy"}]',
            ),
          ),
        );
    });
    await page.goto('/new/reference');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('textbox', { name: 'Name in seat 1' }).fill('Ann');
    await page.getByRole('radiogroup', { name: 'Seat 2' }).getByRole('radio', { name: 'Bot' }).check();
    await page.getByRole('button', { name: said.en.create.create }).click();
    await replaced(page).waitFor();
    await page.reload();
    await replaced(page).waitFor();
    expect(await replaced(page).count()).toBe(1);
    await context.close();
  }, 60_000);
});
