/** Lost cookies and other devices: a guest who kept their games comes back to the seat. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answerPlain, chance, said } from './support/play.ts';
import { startServer } from './support/server.ts';
import { visitsTo } from './support/visit.ts';

const visit = visitsTo(startServer);

const options = (page: Page, words = said.en) => page.getByRole('region', { name: words.options });
const menu = (page: Page) => page.getByRole('button', { name: said.en.recovery.menu });

/** Ann at a table of her own with a bot, at the plain table; gives its address. */
async function sitDown(page: Page): Promise<string> {
  await page.goto('/new/reference');
  await page.getByRole('textbox', { name: 'Name in seat 1' }).fill('Ann');
  await page.getByRole('radiogroup', { name: 'Seat 2' }).getByRole('radio', { name: 'Bot' }).check();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await options(page).waitFor();
  return page.url();
}

/** Makes the code from the table's menu; gives the link and the letters. */
async function keepGames(page: Page): Promise<{ link: string; code: string }> {
  const { recovery } = said.en;
  await menu(page).click();
  await page.getByRole('dialog').getByRole('button', { name: recovery.keep }).click();
  const sheet = page.getByRole('dialog', { name: recovery.keep });
  await sheet.getByRole('button', { name: recovery.make }).click();
  await sheet.getByRole('img', { name: recovery.qr }).waitFor();
  const link = await sheet.getByRole('textbox', { name: recovery.link }).inputValue();
  const code = (await sheet.getByRole('status', { name: recovery.code }).textContent()) ?? '';
  return { link, code: code.replace(/\s/, '-') };
}

describe('a guest who kept their games', () => {
  test('loses the cookies, is told that they watch, and has the seat again by the link', async () => {
    const { context, page, faults } = await visit();
    const table = await sitDown(page);
    const suggestion = page.getByRole('status').filter({ hasText: 'You play as a guest.' });
    await suggestion.waitFor();
    const { link, code } = await keepGames(page);
    expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
    expect(link).toContain(`/restore#${code.replaceAll('-', '')}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await suggestion.count()).toBe(0);

    await context.clearCookies();
    await page.reload();
    const watching = page.getByRole('status').filter({ hasText: 'You are watching.' });
    await watching.waitFor();
    expect(await options(page).count()).toBe(0);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
    await page.goto(link);
    await page.getByText('This is the code of Ann.').waitFor();
    // It is taken out of the address, and the server has not seen it there.
    expect(page.url()).toMatch(/\/restore$/);
    await page.getByRole('button', { name: 'Continue as Ann' }).click();
    const mine = page.getByRole('region', { name: 'My games' });
    await mine
      .getByRole('link', { name: /Small Hours/ })
      .first()
      .click();
    await options(page).waitFor();
    expect(page.url()).toBe(table);
    expect(await watching.count()).toBe(0);
    expect(await answerPlain(page, said.en, chance(3))).toBe(true);
    expect(asked.filter((line) => line.includes(code.replaceAll('-', '')))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('comes back on a second device, a phone in Polish, by typing the code at the table', async () => {
    const [ann, phone] = await Promise.all([visit(), visit({ size: 'phone', language: 'pl' })]);
    const words = said.pl;
    const { recovery } = words;
    const table = await sitDown(ann.page);
    const { code } = await keepGames(ann.page);

    await phone.page.goto(table);
    const watching = phone.page.getByRole('status').filter({ hasText: 'Oglądasz tę partię.' });
    await watching.getByRole('button', { name: recovery.have }).click();
    const sheet = phone.page.getByRole('dialog', { name: recovery.restore });
    const field = sheet.getByRole('textbox', { name: recovery.code });

    // A slip of the pen is found without asking the server; a code that nobody has is not.
    await field.fill(code.replace(/.$/, (last) => (last === 'Z' ? 'Y' : 'Z')));
    await sheet.getByRole('button', { name: recovery.look }).click();
    await sheet.getByRole('alert').getByText('28 liter i cyfr').waitFor();
    await field.fill('0'.repeat(28));
    await sheet.getByRole('button', { name: recovery.look }).click();
    await sheet.getByRole('alert').getByText('Nikt nie ma takiego kodu').waitFor();

    await field.fill(code.toLowerCase().replaceAll('-', ' '));
    await sheet.getByRole('button', { name: recovery.look }).click();
    await sheet.getByText('To kod gościa Ann.').waitFor();
    await sheet.getByRole('button', { name: /Ann$/ }).click();
    // The same page, without loading it again: the connection is now Ann's.
    await options(phone.page, words).waitFor();
    expect(await watching.count()).toBe(0);
    expect(await answerPlain(phone.page, words, chance(5))).toBe(true);
    await options(ann.page).waitFor();
    expect(phone.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await Promise.all([ann.context.close(), phone.context.close()]);
  });

  test('is warned before another guest’s seats are left, and may make a code for them first', async () => {
    const [ann, bo] = await Promise.all([visit(), visit()]);
    await sitDown(ann.page);
    const { link } = await keepGames(ann.page);
    const { page } = bo;
    await page.goto('/new/reference');
    await page.getByRole('textbox', { name: 'Name in seat 1' }).fill('Bo');
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.getByRole('textbox', { name: 'Invite link' }).waitFor();
    const room = page.url();

    await page.goto(link);
    await page.getByText('On this device you are Bo now, with a seat at 1 table.').waitFor();
    await page.getByRole('button', { name: 'First make a code for Bo' }).click();
    await page.getByRole('button', { name: said.en.recovery.make }).click();
    const his = await page.getByRole('textbox', { name: said.en.recovery.link }).inputValue();
    await page.getByRole('button', { name: 'I have it: on to Ann' }).click();
    await page.getByText('The code of Bo brings you back there.').waitFor();
    await page.getByRole('button', { name: 'Continue as Ann' }).click();
    await page.getByRole('region', { name: 'My games' }).getByRole('link').first().waitFor();
    await page.goto(room);
    await page.getByText('Was one of these seats yours?').waitFor();

    await page.goto(his);
    await page.getByRole('button', { name: 'Continue as Bo' }).click();
    await page.getByRole('region', { name: 'My games' }).getByRole('link').first().waitFor();
    await page.goto(room);
    await page.getByRole('textbox', { name: 'Invite link' }).waitFor();
    await Promise.all([ann.context.close(), bo.context.close()]);
  });

  test('replaces the code and switches it off, and other tabs hear of another person', async () => {
    const { context, page } = await visit();
    const { recovery } = said.en;
    const table = await sitDown(page);
    const { link } = await keepGames(page);
    const sheet = page.getByRole('dialog', { name: recovery.keep });
    await sheet.getByRole('button', { name: /^Make a new code/ }).click();
    await sheet.getByRole('button', { name: 'Yes, replace the old code' }).click();
    const letters = sheet.getByRole('textbox', { name: recovery.link });
    await expect.poll(() => letters.inputValue()).not.toBe(link);
    const renewed = await letters.inputValue();

    const elsewhere = await visit();
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole('alert').getByText('Nobody has this code.').waitFor();
    const tab = await elsewhere.context.newPage();
    await tab.goto(table);
    await tab.getByRole('status').filter({ hasText: 'You are watching.' }).waitFor();
    await elsewhere.page.goto(renewed);
    await elsewhere.page.getByRole('button', { name: 'Continue as Ann' }).click();
    await options(tab).waitFor();

    await sheet.getByRole('button', { name: 'Sign out on my other devices' }).click();
    await sheet.getByRole('button', { name: 'Yes, sign out there' }).click();
    await sheet.getByText('You are signed out on all other devices.').waitFor();
    await tab.getByRole('status').filter({ hasText: 'You are watching.' }).waitFor();

    await sheet.getByRole('button', { name: 'Switch the code off' }).click();
    await sheet.getByRole('button', { name: 'Yes, switch it off' }).click();
    await sheet.getByRole('button', { name: recovery.make }).waitFor();
    await tab.goto(renewed);
    await tab.getByRole('alert').getByText('Nobody has this code.').waitFor();
    await Promise.all([context.close(), elsewhere.context.close()]);
  });
});
