/** The screens of "Keep my games", of the way back, and of those who watch. */
import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import type { Words } from './words.ts';

type Act = NonNullable<Screen['act']>;

/** Opens the sheet at home. */
const openAtHome: Act = async (page, { recovery }) => {
  await page.getByRole('button', { name: recovery.keep }).first().click();
  await page.getByRole('dialog', { name: recovery.keep }).waitFor();
};

const offline: Act = async (page, words) => {
  await openAtHome(page, words);
  await page.getByRole('dialog').getByRole('alert').waitFor();
};

const typeWrong: Act = async (page, { recovery }) => {
  await page.getByRole('textbox', { name: recovery.code }).fill('ABCD-EFGH');
  await page.getByRole('button', { name: recovery.look, exact: true }).click();
  await page.getByRole('alert').getByText('28').waitFor();
};

/** Where there is no server. */
export const recoveryAlone: readonly Screen[] = [
  { name: 'restore', path: '/restore' },
  { name: 'restore-wrong', path: '/restore', act: typeWrong },
  { name: 'keep-offline', path: '/', act: offline },
];

async function makeCode(page: Page, words: Words): Promise<string> {
  const { recovery } = words;
  await page.goto('/');
  await openAtHome(page, words);
  await page.getByRole('button', { name: recovery.make }).click();
  return page.getByRole('textbox', { name: recovery.link }).inputValue();
}

/** With a table server; `start` sits down at a table there. */
export function recoveryOnline(start: Act): readonly Screen[] {
  /** Sits down as somebody whom the server has not known. */
  const asNew: Act = async (page, words) => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem('orrery.keeping'));
    await page.goto('/');
    await start(page, words);
  };
  const watch: Act = async (page, words) => {
    await asNew(page, words);
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('button', { name: words.recovery.have }).waitFor();
  };
  return [
    {
      name: 'keep-stranger',
      path: '/',
      act: async (page, words) => {
        await page.context().clearCookies();
        await openAtHome(page, words);
        await page.getByRole('dialog').getByRole('paragraph').first().waitFor();
      },
    },
    { name: 'keep-suggested', path: '/', fixed: true, act: asNew },
    {
      name: 'keep-none',
      path: '/',
      act: async (page, words) => {
        await asNew(page, words);
        await page.goto('/');
        await openAtHome(page, words);
        await page.getByRole('button', { name: words.recovery.make }).waitFor();
      },
    },
    {
      name: 'keep-code',
      path: '/',
      act: async (page, words) => {
        await asNew(page, words);
        await makeCode(page, words);
      },
    },
    {
      name: 'keep-made',
      path: '/',
      act: async (page, words) => {
        await asNew(page, words);
        await makeCode(page, words);
        await page.reload();
        await openAtHome(page, words);
        await page
          .getByRole('dialog')
          .getByText(/20\d\d/)
          .waitFor();
      },
    },
    {
      name: 'restore-asks',
      path: '/',
      act: async (page, words) => {
        await asNew(page, words);
        const link = await makeCode(page, words);
        await asNew(page, words);
        await page.goto(link);
        await page.getByRole('button', { name: words.recovery.keepFirst }).waitFor();
      },
    },
    { name: 'watching', path: '/', fixed: true, act: watch },
    {
      name: 'watching-code',
      path: '/',
      act: async (page, words) => {
        await watch(page, words);
        await page.getByRole('button', { name: words.recovery.have }).click();
        await page.getByRole('textbox', { name: words.recovery.code }).waitFor();
      },
    },
  ];
}
