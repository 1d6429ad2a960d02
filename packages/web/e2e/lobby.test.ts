/** The way in: one click to a game, settings, forms, records, replays and branches. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { screenTables } from './support/moments.ts';
import { serveDist } from './support/static.ts';
import { type Kept, keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';

const visit = visitsTo(serveDist);
let tables: Kept[];
beforeAll(async () => {
  tables = await screenTables('done');
});

describe('the home screen', () => {
  test('one click leads into a game of Race against a bot, which is listed afterwards', async () => {
    const { context, page, faults } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Race for the Galaxy now, against bots' }).click();
    await page.getByRole('heading', { level: 1, name: 'Race for the Galaxy' }).waitFor();
    await page.getByRole('region', { name: 'The question' }).waitFor();
    expect(await page.title()).toContain('Your turn');
    await page.getByRole('link', { name: 'Orrery, home' }).click();
    const mine = page.getByRole('region', { name: 'My games' });
    await mine.getByRole('link', { name: /^Play on: Race for the Galaxy/ }).click();
    await page.getByRole('region', { name: 'The question' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('bots play at the level that was chosen, which stays chosen', async () => {
    const { context, page, faults } = await visit();
    await page.goto('/');
    const levels = page.getByRole('radiogroup', { name: 'How well bots play' });
    expect(await levels.getByRole('radio', { name: /^Casual/ }).isChecked()).toBe(true);
    await levels.getByRole('radio', { name: /^Master/ }).check();
    await page.getByRole('button', { name: 'Play Race for the Galaxy now, against bots' }).click();
    await page.getByText('Master bot').first().waitFor();
    await page.getByRole('link', { name: 'Orrery, home' }).click();
    expect(await levels.getByRole('radio', { name: /^Master/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: /^Play your first game of Gaia Project/ }).click();
    await page.getByText('Newcomer bot').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the first language is the browser’s, and another one is a click away and kept', async () => {
    const { context, page } = await visit({ language: 'pl' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Moje partie' }).waitFor();
    await page.getByRole('button', { name: 'Português' }).click();
    await page.getByRole('heading', { name: 'Minhas partidas' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Minhas partidas' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt');
    await context.close();
  });

  test('settings change the page at once', async () => {
    const { context, page } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    const sheet = page.getByRole('dialog', { name: 'Settings' });
    await sheet.getByRole('radio', { name: 'Day' }).check();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await sheet.getByRole('radio', { name: 'Larger' }).check();
    expect(await page.locator('html').getAttribute('data-text')).toBe('larger');
    await sheet.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.keyboard.press('Escape');
    expect(await sheet.count()).toBe(0);
    await page.getByText('Ada').waitFor();
    await context.close();
  });

  test('a file that is no record is refused in words', async () => {
    const { context, page } = await visit();
    await page.goto('/');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open a record' }).click(),
    ]);
    await chooser.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
    await page.getByRole('alert').getByText('no record of ours').waitFor();
    await context.close();
  });

  test('without a server the form says so, and nothing is lost', async () => {
    const { context, page } = await visit();
    await page.goto('/');
    await page.getByRole('link', { name: 'Play Race for the Galaxy with friends' }).click();
    await page.getByRole('radio', { name: '3', exact: true }).check();
    const advanced = page.getByRole('switch', { name: /two actions/i });
    expect(await advanced.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.getByRole('alert').getByText('The server cannot be reached').waitFor();
    expect(await page.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true);
    await context.close();
  });
});

describe('a replay', () => {
  test('steps, slides, has an address for each position, and can be branched', async () => {
    const { context, page, faults } = await visit();
    await keepTables(context, tables);
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Recent replays' })
      .getByRole('link', { name: /Small Hours/ })
      .click();
    const controls = page.getByRole('region', { name: 'Replay' });
    await controls.getByRole('heading', { name: /^Move 0 of/ }).waitFor();
    await controls.getByRole('button', { name: 'One move on' }).click();
    await page.keyboard.press('ArrowRight');
    await controls.getByRole('heading', { name: /^Move 2 of/ }).waitFor();
    expect(page.url()).toMatch(/\/2$/);
    await controls.getByRole('slider', { name: 'Position' }).fill('9');
    await controls.getByRole('heading', { name: /^Move 9 of/ }).waitFor();
    await page.reload();
    await controls.getByRole('heading', { name: /^Move 9 of/ }).waitFor();
    await page.getByRole('region', { name: 'Log' }).getByRole('button').first().click();
    await controls.getByRole('heading', { name: /^Move 0 of/ }).waitFor();
    await controls.getByRole('button', { name: 'To the end' }).click();
    await controls.getByRole('button', { name: 'One move back' }).click();
    await controls.getByRole('button', { name: 'Branch here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('region', { name: 'The question' }).waitFor();
    expect(page.url()).toContain('/local/');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a downloaded record opens from its file', async () => {
    const { context, page } = await visit();
    await keepTables(context, tables);
    await page.goto('/replay/local/done/3');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the record' }).click(),
    ]);
    const buffer = readFileSync(await file.path());
    await page.goto('/');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open a record' }).click(),
    ]);
    await chooser.setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await page.getByRole('slider', { name: 'Position' }).waitFor();
    expect(page.url()).toContain('/replay/file/');
    await context.close();
  });
});
