/** Every screen of the client, and the way to it. */
import type { Page } from 'playwright-core';
import { adviceScreens } from './advice-screens.ts';
import { type Language, type Size, sizes, type Theme } from './browser.ts';
import { onlyListed } from './checks.ts';
import { gaiaStates, newAgainstAutoma } from './gaia-screens.ts';
import { marsStates } from './mars-screens.ts';
import { recoveryAlone, recoveryOnline } from './recovery-screens.ts';
import { said, type Words } from './words.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What to do before the page is asked for. */
  readonly before?: (page: Page) => Promise<void>;
  /** What to do once the page is there. */
  readonly act?: (page: Page, words: Words) => Promise<void>;
  /** What else would be wrong with it, in a few words. */
  readonly faults?: (page: Page, words: Words) => Promise<readonly string[]>;
  /** Puts back what the screen has changed beyond its page. */
  readonly after?: (page: Page) => Promise<void>;
  /** On a phone only, or on a desktop only. */
  readonly only?: Size;
  /** In this theme only, where the theme makes no difference. */
  readonly theme?: Theme;
  /** A table must not scroll on a desktop. */
  readonly fixed?: boolean;
  /** Under a finger, as on a tablet; on a phone it always is. */
  readonly touch?: boolean;
  /** Where there is a table server. */
  readonly server?: boolean;
  /** Left out of the short form, where its like is looked at already. */
  readonly long?: boolean;
}

const questionOf = (page: Page, { question }: Words) =>
  page.getByRole('region', { name: question, exact: true });

const tab = (place: number) => async (page: Page) => {
  await page.getByRole('navigation').last().getByRole('button').nth(place).click();
};

/** Opens a sheet with a button of the top bar, by its name in each language. */
const headerButton = (name: RegExp) => async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
};
const settings = /^(Settings|Configurações|Ustawienia)$/;
const help = /^(Help|Ajuda|Pomoc)$/;
const menu = /^(Around the table|Em volta da mesa|Wokół stołu)$/;
const chat = /^(Chat|Conversa|Czat)/;

/** Looks for a word in the catalog of cards, and reads the first that has it. */
async function readCard(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('2');
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
}

const thingsOf = (page: Page, { race }: Words) =>
  page
    .getByRole('region', { name: race.row })
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { disabled: false }) });

/** Picks the first things on offer, so that the selection shows. */
const pick = (count: number) => async (page: Page, words: Words) => {
  await questionOf(page, words).waitFor();
  for (let i = 0; i < count; i++) await thingsOf(page, words).nth(i).getByRole('button').first().click();
};

const listOptions = async (page: Page, words: Words): Promise<void> => {
  await page.getByRole('button', { name: words.all, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

/** On a phone: the sheet of the first card in the tableau. */
const openOwnCard = async (page: Page): Promise<void> => {
  const tableau = page.getByRole('region', { name: /Halley/ }).first();
  await tableau.getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
};
const openOpponent = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /Skilled bot|Bot hábil|Bot wprawny/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

/** Deletes the first game of the list, and leaves it at that. */
const deleteGame = async (page: Page): Promise<void> => {
  await page.locator('#mine li button').first().click();
  await page.getByRole('status').first().waitFor();
};
/** The other screens want the game back. */
const undelete = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.removeItem('orrery.deleted'));
};

/** Somebody who has never been here; what the browser keeps is put back afterwards. */
const asNewcomer = async (page: Page): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto('/');
  await page.evaluate(() => {
    const names = ['orrery.tables', 'orrery.begun'];
    const kept = names.map((name) => [name, localStorage.getItem(name)]);
    sessionStorage.setItem('kept', JSON.stringify(kept));
    localStorage.setItem('orrery.tables', '[]');
    localStorage.removeItem('orrery.begun');
  });
};
const asBefore = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const kept: [string, string | null][] = JSON.parse(sessionStorage.getItem('kept') ?? '[]');
    for (const [name, value] of kept)
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
  });
};

/** The sheet of the first card that the log names. */
const openLogCard = async (page: Page): Promise<void> => {
  await page.locator('[data-log-card]').last().click();
  await page.getByRole('dialog').waitFor();
};
const openLogCardOnPhone = async (page: Page): Promise<void> => {
  await tab(1)(page);
  await openLogCard(page);
};

const branch = async (page: Page): Promise<void> => {
  await page
    .getByRole('region')
    .filter({ has: page.getByRole('slider') })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('dialog').waitFor();
};

/** On a phone the help is in the menu too. */
const helpFromMenu = async (page: Page): Promise<void> => {
  await headerButton(menu)(page);
  await page.getByRole('dialog').getByRole('button', { name: help }).click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
};

/** Searches the components in the help. */
const helpSearch = (word: string) => async (page: Page) => {
  await headerButton(help)(page);
  await page.getByRole('dialog').getByRole('searchbox').fill(word);
};

/** Keeps the only option from being taken by itself while the screen is looked at. */
const stayed = async (page: Page, words: Words): Promise<void> => {
  await questionOf(page, words).waitFor();
  await page.keyboard.press('Escape');
};

const pressHelp = async (page: Page): Promise<void> => {
  await page.getByRole('main').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
};

/** Something beside the question, or where there is nothing to choose from. */
const beside = (id: string, more: Partial<Screen> = {}): Screen => ({
  name: `race-${id}`,
  path: `/local/${id}`,
  fixed: true,
  ...more,
});
const table = (id: string, more: Partial<Screen> = {}): Screen => beside(id, { faults: onlyListed, ...more });

const race: readonly Screen[] = [
  table('choose'),
  table('choose', { name: 'race-choose-lifted', act: pick(1) }),
  table('two', { name: 'race-two-actions', act: pick(2) }),
  table('opening', { act: pick(1) }),
  table('explore', { act: pick(1) }),
  table('develop', { act: pick(1) }),
  table('settle', { act: pick(1) }),
  table('pay', { act: pick(2) }),
  table('sell'),
  table('consume'),
  table('goods', { act: pick(1) }),
  table('gamble'),
  table('give'),
  table('produce'),
  table('discard', { act: pick(1) }),
  table('four'),
  table('long'),
  table('hand'),
  table('names'),
  beside('choose', { name: 'race-list', act: listOptions }),
  beside('pay', { name: 'race-list-pay', act: listOptions }),
  beside('nothing', { act: stayed }),
  beside('choose', { name: 'race-help', act: headerButton(help) }),
  beside('choose', { name: 'race-menu', act: headerButton(menu) }),
  beside('choose', { name: 'race-log', only: 'phone', act: tab(1) }),
  beside('choose', { name: 'race-score', only: 'phone', act: tab(2) }),
  beside('settle', { name: 'race-card', only: 'phone', act: openOwnCard }),
  beside('settle', { name: 'race-opponent', only: 'phone', act: openOpponent }),
  beside('settle', { name: 'race-log-card', only: 'desktop', act: openLogCard }),
  beside('raced', { name: 'race-end' }),
  { name: 'race-replay', path: '/replay/local/raced/40', fixed: true },
  { name: 'race-replay-late', path: '/replay/local/raced/190', fixed: true },
  { name: 'race-branch', path: '/replay/local/raced/40', act: branch },
];

const plain: readonly Screen[] = [
  { name: 'plain-turn', path: '/local/turn', fixed: true },
  { name: 'plain-some', path: '/local/chart', fixed: true },
  { name: 'plain-amounts', path: '/local/amounts', fixed: true },
  { name: 'plain-log', path: '/local/turn', only: 'phone', act: tab(1) },
  { name: 'plain-score', path: '/local/turn', only: 'phone', act: tab(2) },
  { name: 'plain-end', path: '/local/done', fixed: true },
  { name: 'plain-replay', path: '/replay/local/done/17', fixed: true },
  { name: 'curtain', path: '/local/curtain', fixed: true },
  { name: 'plain-help', path: '/local/turn', only: 'desktop', act: pressHelp },
  { name: 'plain-help-phone', path: '/local/turn', only: 'phone', act: helpFromMenu },
];

const game = (id: string, more: Partial<Screen> = {}): Screen => ({
  name: id,
  path: `/local/${id}`,
  fixed: true,
  ...more,
});

/** What belongs to no state of a table. */
const games: readonly Screen[] = [
  { name: 'create-gaia', path: '/new/gaia-project' },
  newAgainstAutoma,
  { name: 'create-mars', path: '/new/terraforming-mars' },
  { name: 'cards-mars', path: '/cards/terraforming-mars', act: readCard },
  { name: 'cards-race', path: '/cards/race-for-the-galaxy', long: true },
  { name: 'cards-gaia', path: '/cards/gaia-project', long: true },
  game('gaia-turn', { name: 'gaia-help', only: 'desktop', act: headerButton(help) }),
  game('gaia-turn', { name: 'gaia-help-phone', only: 'phone', act: helpFromMenu }),
  game('mars-turn', { name: 'mars-help', only: 'desktop', act: helpSearch('u') }),
  game('mars-turn', { name: 'mars-help-phone', only: 'phone', act: helpFromMenu }),
  game('mars-turn', { name: 'mars-log-card', only: 'phone', act: openLogCardOnPhone }),
];

/** Makes a table of the server with a free place, and waits for the link to it. */
async function makeTable(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words.home.friends }).click();
  await page.getByRole('button', { name: words.create.create }).click();
  await page.getByRole('textbox', { name: words.room.link }).waitFor();
}

/** Makes a table of the server with a bot in seat 2; nobody else has to come, so it starts by itself. */
async function startTable(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words.home.friends }).click();
  const seat = page.getByRole('radiogroup', { name: words.create.seat(2), exact: true });
  await seat.getByRole('radio', { name: words.create.bot }).check();
  await page.getByRole('button', { name: words.create.create }).click();
  await questionOf(page, words).waitFor();
}

const lose = async (page: Page, words: Words): Promise<void> => {
  await startTable(page, words);
  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: words.lost }).waitFor();
};

/** Answers behind a lost line: what was chosen waits. */
const answerLost = async (page: Page, words: Words): Promise<void> => {
  await lose(page, words);
  await pick(2)(page, words);
  await page.keyboard.press('Enter');
  await questionOf(page, words).getByRole('button', { name: words.takeBack }).waitFor();
};

/** Comes with the link, and as nobody whom the server knows. */
const asGuest = async (page: Page, words: Words): Promise<void> => {
  await makeTable(page, words);
  const link = await page.getByRole('textbox', { name: words.room.link }).inputValue();
  await page.context().clearCookies();
  await page.goto('/');
  await page.goto(link);
  await page.getByRole('button', { name: words.room.join }).waitFor();
};

/** Locks in an answer that a friend, who does not answer, keeps waiting. */
const lock = async (page: Page, words: Words): Promise<void> => {
  await makeTable(page, words);
  const link = await page.getByRole('textbox', { name: words.room.link }).inputValue();
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page without a browser');
  const friend = await browser.newPage({ locale: 'en-GB' });
  await friend.goto(link);
  await friend.getByRole('textbox', { name: said.en.room.yourName }).fill('Bo');
  await friend.getByRole('button', { name: said.en.room.join }).click();
  await page.getByRole('button', { name: words.room.start }).click();
  await pick(2)(page, words);
  await page.keyboard.press('Enter');
  await questionOf(page, words).getByRole('button', { name: words.plan }).waitFor();
  await friend.close();
};

const onServer: readonly Screen[] = [
  { name: 'server-locked', path: '/', fixed: true, act: lock },
  { name: 'home-online', path: '/' },
  { name: 'room', path: '/', act: makeTable },
  { name: 'room-guest', path: '/', act: asGuest },
  { name: 'server-table', path: '/', fixed: true, act: startTable },
  {
    name: 'server-menu',
    path: '/',
    act: async (page, words) => {
      await startTable(page, words);
      await headerButton(menu)(page);
    },
  },
  {
    name: 'server-chat',
    path: '/',
    only: 'desktop',
    act: async (page, words) => {
      await startTable(page, words);
      await headerButton(chat)(page);
    },
  },
  {
    name: 'server-chat-tab',
    path: '/',
    only: 'phone',
    act: async (page, words) => {
      await startTable(page, words);
      await tab(3)(page);
    },
  },
  { name: 'server-lost', path: '/', act: lose, after: (page) => page.context().setOffline(false) },
  ...recoveryOnline(startTable),
  { name: 'server-kept', path: '/', act: answerLost, after: (page) => page.context().setOffline(false) },
];

const createHere = async (page: Page): Promise<void> => {
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('radiogroup').nth(1).getByRole('radio').last().check();
  await page.getByRole('list').getByRole('radio').last().check();
};

/** With the largest text; the setting is put back afterwards. */
const large = (screen: Screen): Screen => ({
  ...screen,
  theme: 'dark',
  name: `large-${screen.name}`,
  before: (page) => setText(page, 'larger'),
  after: (page) => setText(page, 'normal'),
});
async function setText(page: Page, textSize: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  await page.evaluate((size) => {
    const kept = JSON.parse(localStorage.getItem('orrery.settings') ?? '{}');
    localStorage.setItem('orrery.settings', JSON.stringify({ ...kept, textSize: size }));
  }, textSize);
}

/** On a tablet, held either way; the size of the window is put back afterwards. */
const tablet =
  (width: number, height: number) =>
  (screen: Screen): Screen => ({
    ...screen,
    theme: 'dark',
    only: 'desktop',
    fixed: false,
    touch: true,
    name: `tablet-${width}-${screen.name}`,
    before: async (page) => {
      await page.setViewportSize({ width, height });
      await setTouch(page, true);
    },
    after: async (page) => {
      await screen.after?.(page);
      await page.setViewportSize(sizes.desktop);
      await setTouch(page, false);
    },
  });
async function setTouch(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled });
}
const onTablets: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-deleted', path: '/', act: deleteGame, after: undelete },
  { name: 'restore', path: '/restore' },
  { name: 'create', path: '/new/race-for-the-galaxy' },
  table('choose', { act: pick(1) }),
  table('four', { act: pick(1) }),
  table('pay', { act: pick(2) }),
  table('consume'),
  table('discard'),
  beside('raced', { name: 'race-end' }),
  { name: 'race-replay', path: '/replay/local/raced/180' },
  { name: 'plain-turn', path: '/local/turn' },
];
/** Larger text and tablets are looked at in the short form where much stands in little room; the long form has them all. */
const tellsEnough: ReadonlySet<string> = new Set(['home', 'race-pay', 'race-four', 'gaia-turn', 'mars-turn']);
const exemplary = (screen: Screen): Screen => ({ ...screen, long: !tellsEnough.has(screen.name) });
/** Every state of a drawn table, in both themes. */
const statesOnTablets: readonly Screen[] = [...gaiaStates, ...marsStates].filter(
  ({ only }) => only !== 'phone',
);
const inBothThemes = ({ theme: _, ...screen }: Screen): Screen => screen;

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-newcomer', path: '/', before: asNewcomer, after: asBefore },
  { name: 'home-deleted', path: '/', act: deleteGame, after: undelete },
  { name: 'settings', path: '/', act: headerButton(settings) },
  { name: 'create', path: '/new/race-for-the-galaxy' },
  { name: 'create-here', path: '/new/race-for-the-galaxy', act: createHere },
  ...race,
  ...plain,
  ...gaiaStates,
  ...marsStates,
  ...games,
  ...adviceScreens,
  ...recoveryAlone,
  { name: 'plain-branch', path: '/replay/local/done/17', act: branch },
  { name: 'trouble', path: '/nowhere/at/all' },
  { name: 'no-table', path: '/local/none' },
  { name: 'no-record', path: '/replay/local/none/0' },
  ...[
    { name: 'home', path: '/' },
    { name: 'create', path: '/new/race-for-the-galaxy' },
    table('choose'),
    table('four', { act: pick(1) }),
    table('pay', { act: pick(2) }),
    table('consume'),
    table('hand'),
    table('names'),
    table('discard'),
    table('raced', { name: 'race-end', fixed: false }),
    { name: 'race-replay', path: '/replay/local/raced/180', fixed: true },
    game('gaia-turn'),
    game('mars-turn'),
  ]
    .map(exemplary)
    .map(large),
  ...[tablet(820, 1180), tablet(1180, 820)].flatMap((held) => [
    ...onTablets.map(exemplary).map(held),
    ...statesOnTablets.map(exemplary).map(held).map(inBothThemes),
  ]),
  ...onServer.map((screen) => ({ ...screen, server: true })),
];

/** What was put together on a screen before must not stand ready on the next one of the same table. */
const forgetDrafts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (location.protocol === 'about:') return;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('orrery.draft.')) sessionStorage.removeItem(key);
  });

/** Goes there and waits until the screen stands still. */
export async function reach(page: Page, screen: Screen, language: Language): Promise<void> {
  await screen.before?.(page);
  await forgetDrafts(page);
  await page.goto(screen.path);
  // A locator looks again only every half a second.
  await page.waitForFunction(() => document.querySelector('main:not([aria-busy])') !== null);
  await screen.act?.(page, said[language]);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
}
