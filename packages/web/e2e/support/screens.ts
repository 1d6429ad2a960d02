/** Every screen of the client, and the way to it. */
import type { Page } from 'playwright-core';
import { type Kept, keptTable } from './tables.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What to do once the page is there; buttons are found by their place, because names differ by language. */
  readonly act?: (page: Page) => Promise<void>;
  /** On a phone only, or on a desktop only. */
  readonly only?: 'phone' | 'desktop';
  /** A table must not scroll on a desktop. */
  readonly fixed?: boolean;
}

const reference = [{ name: 'Halley' }, { name: 'Lyra', bot: 'random' }];
const race = [{ name: 'Halley' }, { name: 'Lyra', bot: 'random' }];

/** The tables that the screens show. */
export const screenTables = (): Promise<Kept[]> =>
  Promise.all([
    keptTable({
      id: 'turn',
      game: 'reference',
      seats: reference,
      seed: 'screens',
      until: (name, n) => name === 'turn' && n > 12,
    }),
    keptTable({
      id: 'chart',
      game: 'reference',
      seats: reference,
      seed: 'screens',
      until: (name) => name === 'chart',
    }),
    keptTable({
      id: 'pay',
      game: 'reference',
      seats: reference,
      seed: 'pays',
      until: (name) => name === 'pay',
    }),
    keptTable({ id: 'done', game: 'reference', seats: reference, seed: 'screens', until: () => false }),
    keptTable({
      id: 'curtain',
      game: 'reference',
      seats: [{ name: 'Ann' }, { name: 'Bo' }],
      seed: 'screens',
      until: (_, n) => n === 1,
    }),
    keptTable({
      id: 'race',
      game: 'race-for-the-galaxy',
      seats: race,
      seed: 'screens',
      until: (_, n) => n > 30,
    }),
    keptTable({ id: 'raced', game: 'race-for-the-galaxy', seats: race, seed: 'screens', until: () => false }),
  ]);

const tab = (place: number) => async (page: Page) => {
  await page.getByRole('navigation').last().getByRole('button').nth(place).click();
};
const headerButton = (fromEnd: number) => async (page: Page) => {
  const buttons = page.getByRole('banner').getByRole('button');
  await buttons.nth((await buttons.count()) - fromEnd).click();
  await page.getByRole('dialog').waitFor();
};

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'settings', path: '/', act: headerButton(1) },
  { name: 'create', path: '/new/race-for-the-galaxy' },
  {
    name: 'create-here',
    path: '/new/race-for-the-galaxy',
    act: async (page) => {
      await page.getByRole('radio').nth(1).check();
      await page.getByRole('radiogroup').nth(1).getByRole('radio').last().check();
      await page.getByRole('list').getByRole('radio').last().check();
    },
  },
  { name: 'plain-turn', path: '/local/turn', fixed: true },
  { name: 'plain-some', path: '/local/chart', fixed: true },
  { name: 'plain-amounts', path: '/local/pay', fixed: true },
  { name: 'plain-log', path: '/local/turn', only: 'phone', act: tab(1) },
  { name: 'plain-score', path: '/local/turn', only: 'phone', act: tab(2) },
  { name: 'curtain', path: '/local/curtain', fixed: true },
  { name: 'end', path: '/local/done', fixed: true },
  { name: 'replay', path: '/replay/local/done/17', fixed: true },
  {
    name: 'branch',
    path: '/replay/local/done/17',
    act: async (page) => {
      await page.getByRole('main').waitFor();
      await page
        .getByRole('region')
        .filter({ has: page.getByRole('slider') })
        .getByRole('button')
        .last()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'keys',
    path: '/local/turn',
    only: 'desktop',
    act: async (page) => {
      await page.getByRole('main').waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'race', path: '/local/race', fixed: true },
  { name: 'race-end', path: '/local/raced', fixed: true },
  { name: 'race-replay', path: '/replay/local/raced/40', fixed: true },
  { name: 'trouble', path: '/nowhere/at/all' },
  { name: 'no-table', path: '/local/none' },
];

/** Goes there and waits until the screen stands still. */
export async function reach(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await page.locator('main:not([aria-busy])').first().waitFor();
  await screen.act?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
}
