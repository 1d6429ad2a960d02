/** The screens of Gaia Project: every state of its table, and the way to it from a kept game. */
import type { Page } from 'playwright-core';
import { languages } from './browser.ts';
import { catalogue } from './gaia.ts';
import type { Screen } from './screens.ts';

type Act = NonNullable<Screen['act']>;

/** A name in any language of the screen. */
const named = (key: Parameters<typeof catalogue>[1]): RegExp =>
  new RegExp(`^(${languages.map((language) => catalogue(language, key)).join('|')})$`);

const mapOf = (page: Page) => page.getByRole('region', { name: named('web.gaia.map.title') });

/** Shows a view of the table on a phone; elsewhere all of them show. */
const view =
  (key: 'map' | 'research' | 'me' | 'others'): Act =>
  async (page) => {
    const tab = page.getByRole('tab', { name: named(`web.gaia.phone.${key}`) });
    if ((await tab.count()) > 0) await tab.click();
  };

const key =
  (...names: readonly string[]): Act =>
  async (page) => {
    await mapOf(page).or(page.getByRole('heading')).first().waitFor();
    for (const name of names) await page.keyboard.press(name);
  };

const larger = /^(Enlarge the map|Ampliar o mapa|Powiększ mapę)$/;

/** Touches a space that the question offers, by its place among them. */
const space =
  (place: number): Act =>
  async (page, words) => {
    await view('map')(page, words);
    const spaces = mapOf(page).getByRole('button', { pressed: false });
    await mapOf(page).waitFor();
    // A map too small for a finger is only for looking.
    for (let i = 0; i < 4 && (await spaces.count()) <= place; i++)
      await page.getByRole('button', { name: larger }).click();
    await spaces.nth(place).click();
  };

/** Touches one's own building. */
const building: Act = async (page, words) => {
  await view('map')(page, words);
  await mapOf(page)
    .getByRole('button', { name: /Halley/ })
    .first()
    .click();
};

/** Presses a card below the question. */
const card =
  (place: number): Act =>
  async (page, { question }) => {
    const bar = page.getByRole('region', { name: question, exact: true });
    await bar.getByRole('group').getByRole('button', { disabled: false }).nth(place).click();
  };

/** Presses something that can be chosen, wherever it lies. */
const thing =
  (place: number): Act =>
  async (page, { question }) => {
    const around = page.getByRole('main').or(page.getByRole('region', { name: question, exact: true }));
    const things = around.getByRole('button', { disabled: false, pressed: false });
    await things.and(page.locator('[aria-pressed]:not([aria-keyshortcuts])')).nth(place).click();
  };

const first =
  (...acts: readonly Act[]): Act =>
  async (page, words) => {
    for (const act of acts) await act(page, words);
  };

/** A state of the table, at a kept game. */
const state = (name: string, table = name, more: Partial<Screen> = {}): Screen => ({
  name: `gaia-${name}`,
  path: `/local/gaia-${table}`,
  fixed: true,
  ...more,
});

export const gaiaStates: readonly Screen[] = [
  state('faction', 'faction', { act: thing(1) }),
  state('faction-before-map'),
  state('sectors'),
  state('first-mines', 'first-mines', { act: space(0) }),
  state('setup-booster', 'setup-booster', { act: card(1) }),
  state('turn'),
  state('build', 'turn', { act: space(1) }),
  state('upgrade', 'turn', { act: building }),
  state('research', 'turn', { act: key('5') }),
  state('power', 'turn', { act: key('6') }),
  state('special', 'turn', { act: key('7') }),
  state('pass', 'turn', { act: first(key('8'), card(0)) }),
  state('free-before', 'turn', { act: key('f') }),
  state('place', 'place', { act: space(0) }),
  state('project'),
  state('tile', 'tile', { act: view('research') }),
  state('cover'),
  state('step', 'step', { act: view('research') }),
  state('federation', 'federation', { act: card(0) }),
  state('federation-hand', 'federation', { act: first(key('d'), space(0)) }),
  state('token', 'token', { act: card(0) }),
  state('charge'),
  state('income'),
  state('stone'),
  state('spend'),
  state('sacrifice'),
  state('free'),
  state('former-qic', 'former-qic', { act: key('f') }),
  state('convert'),
  state('gaia-tile'),
  state('station', 'station', { act: space(0) }),
  state('guest', 'guest', { act: space(0) }),
  state('swap', 'swap', { act: space(0) }),
  state('lost', 'lost', { act: space(3) }),
  state('downgrade', 'downgrade', { act: space(0) }),
  state('four', 'late', { act: key('o'), only: 'desktop' }),
  state('log', 'late', { act: key('l'), only: 'desktop' }),
  state('late'),
  state('me', 'late', { act: view('me'), only: 'phone' }),
  state('others', 'late', { act: view('others'), only: 'phone' }),
  state('end', 'done'),
  { name: 'gaia-replay', path: '/replay/local/gaia-done/150', fixed: true },
];
