/** The screens of Gaia Project: every state of its table, and the way to it from a kept game. */
import type { Page } from 'playwright-core';
import { languages } from './browser.ts';
import { onlyListed } from './checks.ts';
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
  const own = mapOf(page).getByRole('button', { name: /Halley/ });
  await mapOf(page).waitFor();
  for (let i = 0; i < 4 && (await own.count()) === 0; i++)
    await page.getByRole('button', { name: larger }).click();
  await own.first().click();
};

/** Presses a card below the question. */
const card =
  (place: number): Act =>
  async (page, { question }) => {
    const bar = page.getByRole('region', { name: question, exact: true });
    await bar.getByRole('group').getByRole('button', { disabled: false }).nth(place).click();
  };

/** Presses the card with this name. */
const cardNamed =
  (name: RegExp): Act =>
  async (page, { question }) => {
    const bar = page.getByRole('region', { name: question, exact: true });
    await bar.getByRole('group').getByRole('button', { disabled: false, name }).first().click();
  };

/** Confirms what stands ready; a further question of the same action follows. */
const confirm: Act = async (page, { question }) => {
  const bar = page.getByRole('region', { name: question, exact: true });
  await bar.locator('.button.main:enabled').click();
};

/** Touches spaces until there are so many cards for one of them. */
const spaceWithCards =
  (many: number): Act =>
  async (page, words) => {
    await view('map')(page, words);
    const bar = page.getByRole('region', { name: words.question, exact: true });
    const cards = bar.getByRole('group').getByRole('button');
    for (let place = 0; place < 12; place++) {
      await space(place)(page, words);
      await page.waitForTimeout(120);
      if (
        (await cards.count()) >= many &&
        (await mapOf(page).getByRole('button', { pressed: true }).count()) > 0
      )
        return;
      await page.keyboard.press('Escape');
    }
    throw new Error(`no space has ${many} cards`);
  };

/** Touches a space by what its name has in it. */
const spaceNamed =
  (name: RegExp): Act =>
  async (page, words) => {
    await view('map')(page, words);
    const spaces = mapOf(page).getByRole('button', { pressed: false, name });
    await mapOf(page).waitFor();
    for (let i = 0; i < 4 && (await spaces.count()) === 0; i++)
      await page.getByRole('button', { name: larger }).click();
    await spaces.first().click();
  };

/** Presses something that can be chosen, wherever it lies. */
const thing =
  (place: number): Act =>
  async (page, { question }) => {
    const around = page.getByRole('main').or(page.getByRole('region', { name: question, exact: true }));
    const things = around.getByRole('button', { disabled: false, pressed: false });
    await things.and(page.locator('[aria-pressed]:not([aria-keyshortcuts])')).nth(place).click();
  };

/** A tab at the foot of a phone: the table, the log, the score. */
const phoneTab =
  (place: number): Act =>
  async (page) => {
    await page.getByRole('navigation').last().getByRole('button').nth(place).click();
  };

const first =
  (...acts: readonly Act[]): Act =>
  async (page, words) => {
    for (const act of acts) await act(page, words);
  };

/** For what only shows something. */
const none: NonNullable<Screen['faults']> = async () => [];

/** A state of the table, at a kept game. */
const state = (name: string, table = name, more: Partial<Screen> = {}): Screen => ({
  name: `gaia-${name}`,
  path: `/local/gaia-${table}`,
  fixed: true,
  // A map that is too small for a finger is touched to enlarge it.
  faults: (page, words) => onlyListed(page, words, mapOf(page).getByRole('button')),
  ...more,
});

/** A state that no picture of the table shows: the long form looks at it. */
const beyondPictures = (screen: Screen): Screen => ({ ...screen, long: true });

/** The verbs of a turn by their digits. */
const [UPGRADE, FEDERATE, RESEARCH, POWER, SPECIAL, PASS] = ['3', '4', '5', '6', '7', '8'] as const;

/** "Research lab" and "Academy" in any language. */
const withTile = /(research lab|academy|laboratório|academia|laboratorium|akademia)/i;
const aStep = /(1 free terraforming step|1 passo de|1 darmowym etapem)/i;
const ofBot = /(Skilled bot|Bot hábil|Bot wprawny)/;

/** Up to the tech tile: the upgrade is chosen, and the tile asked for. */
const toTile = first(key(UPGRADE), cardNamed(withTile), confirm, view('research'));

const kept = (table: string): string => `orrery.table.gaia-${table}`;

/** The turn is taken for good; the other screens of this table want it back. */
const keepTurn =
  (table: string) =>
  async (page: Page): Promise<void> => {
    if (page.url() === 'about:blank') await page.goto('/');
    await page.evaluate((key) => sessionStorage.setItem(key, localStorage.getItem(key) ?? ''), kept(table));
  };
const giveBackTurn =
  (table: string) =>
  async (page: Page): Promise<void> => {
    await page.evaluate((key) => localStorage.setItem(key, sessionStorage.getItem(key) ?? ''), kept(table));
  };
/** A screen that is reached by an action of this table. */
const afterAction = (table: string, act: Act): Pick<Screen, 'before' | 'act' | 'after'> => ({
  before: keepTurn(table),
  act,
  after: giveBackTurn(table),
});

/** Bots that never say a word: somebody waits for them. */
async function silenceBots(page: Page): Promise<void> {
  const table = page.workers().find((worker) => worker.url().includes('local-worker'));
  await table?.evaluate(() => {
    class Silent extends EventTarget {
      postMessage = (): void => undefined;
      terminate = (): void => undefined;
    }
    Object.assign(globalThis, { Worker: Silent });
  });
}

/** Takes a turn and waits until the others have been looked at for a while. */
const passAndWait: Act = async (page, words) => {
  const bar = page.getByRole('region', { name: words.question, exact: true });
  await bar.getByRole('group').waitFor();
  await silenceBots(page);
  await page.keyboard.press(PASS);
  await card(0)(page, words);
  await confirm(page, words);
  await bar.getByRole('group').waitFor({ state: 'detached' });
  await page.waitForTimeout(LONG_WAIT);
};
/** After so many milliseconds the players unfold for whoever waits. */
const LONG_WAIT = 2_700;

/** Questions that a chain leads to, asked alone: where the answers before them have been sent already. */
const askedAlone = [
  state('place-alone', 'place', { act: space(0) }),
  state('tile-alone', 'tile', { act: view('research') }),
  state('cover-alone', 'cover'),
  state('step-alone', 'step', { act: view('research') }),
  state('federation-alone', 'federation', { act: card(0) }),
  state('token-alone', 'token', { act: card(0) }),
].map((screen) => ({ ...screen, long: true }));

/** The button tells its key as well. */
const endOfTurn = new RegExp(
  `^(${languages.map((language) => catalogue(language, 'web.gaia.turn.free.end')).join('|')})`,
);
const automasTurn = named('web.gaia.automa.turn');

/** Advances in a research area, and waits until the Automa's turn is told. */
const advance: Act = async (page, words) => {
  await key(RESEARCH)(page, words);
  await card(0)(page, words);
  await confirm(page, words);
  await page.getByRole('button', { name: endOfTurn }).click();
  await page.getByRole('region', { name: automasTurn }).waitFor();
};

/** What leads to the Automa's turn from a kept game. */
export const automaActs = { advance } as const;

/** A new table for one: the level of the Automa and its faction. */
const forOne: Act = async (page, { create }) => {
  await page
    .getByRole('radiogroup', { name: create.players, exact: true })
    .getByRole('radio', { name: '1', exact: true })
    .check();
};

/** A new table against the Automa. */
export const newAgainstAutoma: Screen = {
  name: 'gaia-automa-new',
  path: '/new/gaia-project',
  act: forOne,
};

/** Alone against the Automa. */
const againstAutoma: readonly Screen[] = [
  beyondPictures(state('automa-faction')),
  beyondPictures(state('automa', 'automa-turn')),
  beyondPictures(
    state('automa-told', 'automa-turn', { ...afterAction('automa-turn', advance), faults: none }),
  ),
  beyondPictures(state('automa-opponent', 'automa-turn', { act: key('o'), only: 'desktop' })),
  beyondPictures(state('automa-others', 'automa-turn', { act: view('others'), only: 'phone' })),
  beyondPictures(state('automa-charge')),
  beyondPictures(state('automa-won')),
  state('automa-lost', 'automa-lost', { long: true }),
  { name: 'gaia-automa-replay', path: '/replay/local/gaia-automa-won/40', fixed: true, long: true },
];

export const gaiaStates: readonly Screen[] = [
  ...againstAutoma,
  state('faction', 'faction', { act: thing(1) }),
  state('faction-sheet', 'faction', { act: first(thing(1), card(-1)), only: 'phone', faults: none }),
  state('faction-before-map'),
  state('sectors'),
  state('first-mines', 'first-mines', { act: space(0) }),
  state('setup-booster', 'setup-booster', { act: card(1) }),
  state('turn'),
  state('build', 'may-settle', { act: first(spaceWithCards(3), card(1)) }),
  state('upgrade', 'may-take-tile', { act: first(key(UPGRADE), cardNamed(withTile)) }),
  beyondPictures(state('own-building', 'turn', { act: building })),
  state('research', 'turn', { act: first(key(RESEARCH), card(3)) }),
  beyondPictures(state('power', 'turn', { act: key(POWER) })),
  beyondPictures(state('special', 'turn', { act: key(SPECIAL) })),
  state('pass', 'turn', { act: first(key(PASS), card(0)) }),
  beyondPictures(state('free-before', 'turn', { act: key('f') })),
  state('place', 'may-step', { act: first(key(POWER), cardNamed(aStep), space(0)) }),
  state('project', 'may-start-project', { act: first(key('2'), card(0)) }),
  beyondPictures(state('tile', 'may-take-tile', { act: toTile })),
  state('tile-chosen', 'may-take-tile', { act: first(toTile, thing(0)) }),
  beyondPictures(state('cover', 'may-cover', { act: first(toTile, thing(0)) })),
  state('covered', 'may-cover', { act: first(toTile, thing(0), thing(0), view('research')) }),
  state('federation', 'may-choose-shape', { act: first(key(FEDERATE), card(0)) }),
  state('federation-hand', 'may-choose-shape', { act: first(key(FEDERATE), card(0), space(0)) }),
  beyondPictures(state('token', 'may-choose-shape', { act: first(key(FEDERATE), card(0), confirm) })),
  beyondPictures(state('tokens', 'project')),
  state('charge'),
  state('income'),
  state('income-many', 'income-many', { long: true }),
  state('stone'),
  beyondPictures(state('spend')),
  beyondPictures(state('sacrifice')),
  state('free', 'free', { act: card(0) }),
  state('former-qic', 'former-qic', { act: first(key('f'), card(-1)) }),
  state('convert'),
  state('gaia-tile', 'gaia-tile', { act: card(0) }),
  state('station', 'station', { act: space(0) }),
  state('guest', 'may-guest', { act: first(spaceNamed(ofBot), card(0)) }),
  state('swap', 'swap', { act: space(0) }),
  state('lost', 'lost', { act: space(3) }),
  state('four', 'waiting', afterAction('waiting', passAndWait)),
  state('downgrade', 'downgrade', { act: space(0) }),
  beyondPictures(state('unfolded', 'late', { act: key('o'), only: 'desktop' })),
  state('since', 'late', { act: key('l'), only: 'desktop' }),
  state('since-log', 'late', { act: phoneTab(1), only: 'phone', faults: none }),
  beyondPictures(state('late')),
  state('me', 'late', { act: view('me'), only: 'phone' }),
  beyondPictures(state('others', 'late', { act: view('others'), only: 'phone' })),
  ...askedAlone,
  state('end', 'done'),
  { name: 'gaia-replay', path: '/replay/local/gaia-done/150', fixed: true, long: true },
  // Whoever waits sees the same: nobody has a faction yet.
  { name: 'gaia-replay-start', path: '/replay/local/gaia-done/0', fixed: true, long: true },
];
