/** Somebody who plays Gaia Project through the screen: on the board and its cards, from the list, or with keys alone. */
import { catalogues as gameWords } from '@orrery/gaia-project';
import type { Locator } from 'playwright-core';
import en from '../../src/games/gaia-project/text/en.json' with { type: 'json' };
import pl from '../../src/games/gaia-project/text/pl.json' with { type: 'json' };
import pt from '../../src/games/gaia-project/text/pt.json' with { type: 'json' };
import type { Language } from './browser.ts';
import {
  beginFromForm,
  type Course,
  choosePlayers,
  createTable,
  focused,
  type Person,
  playOn,
  tabTo,
} from './people.ts';
import { answerFromList, settled } from './play.ts';

const catalogues = { en, pt, pl } as const;

/** Words of the board without anything to fill in. */
export const catalogue = (language: Language, key: keyof typeof en): string => catalogues[language][key];

interface Seen {
  readonly bar: Locator;
  readonly title: Locator;
  /** The filled button, which Enter presses as well. */
  readonly main: Locator;
  readonly back: Locator;
  /** The cards below the question that can be pressed and are not chosen. */
  readonly cards: Locator;
  /** The spaces of the map that the question offers; for the Tab key they are one stop, with the chosen one among them. */
  readonly spaces: Locator;
  readonly everySpace: Locator;
  /** Everything that can be chosen and is not, wherever it lies: factions, levels, tiles, boosters too. */
  readonly things: Locator;
}

export function look({ page, words, language }: Person): Seen {
  const bar = page.getByRole('region', { name: words.question, exact: true });
  const map = page.getByRole('region', { name: catalogue(language, 'web.gaia.map.title'), exact: true });
  return {
    bar,
    title: bar.getByRole('heading').first(),
    main: bar.locator('[aria-keyshortcuts="Enter"]'),
    back: bar.getByRole('button', { name: words.back, exact: true }),
    cards: bar.getByRole('group').getByRole('button', { disabled: false, pressed: false }),
    spaces: map.getByRole('button', { pressed: false }),
    everySpace: map.getByRole('button'),
    // Switches of the map are no answers; they say which key presses them.
    things: page
      .getByRole('main')
      .getByRole('button', { disabled: false, pressed: false })
      .and(page.locator('[aria-pressed]:not([aria-keyshortcuts])')),
  };
}

/** On a phone the map shows only in its own view. */
export async function showMap({ page, language }: Person): Promise<void> {
  const tab = page.getByRole('tab', { name: catalogue(language, 'web.gaia.phone.map'), exact: true });
  if ((await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
}

const isReady = async (main: Locator): Promise<boolean> =>
  (await main.count()) > 0 && (await main.isEnabled());

/** Whether somebody would rather do something else first: passing, or an exchange before the action. */
const isPutOff = ({ below }: Person): boolean => below(8) > 0;

/** The cards that somebody chooses from; passing only now and then, so that more comes about. */
async function cardsFor(person: Person, cards: Locator): Promise<Locator> {
  const { page, language } = person;
  if (!isPutOff(person)) return cards;
  const pass = catalogue(language, 'web.gaia.turn.verb.pass');
  const others = cards.and(page.getByRole('button', { name: new RegExp(`^(?!${pass}\\b)`) }));
  return (await others.count()) > 0 ? others : cards;
}

/** Presses something that the question offers: a card, a space, else whatever lies elsewhere; false for nothing. */
async function pressSomething(person: Person): Promise<boolean> {
  const { below, language } = person;
  const { bar, cards: all, spaces, things } = look(person);
  const exchanges = bar.getByRole('button', { name: catalogue(language, 'web.gaia.turn.freeActions') });
  if ((await exchanges.count()) > 0 && !isPutOff(person)) await exchanges.click();
  const cards = await cardsFor(person, all);
  const [ofCards, ofSpaces] = [await cards.count(), await spaces.count()];
  // Spaces are many: they count as much as the cards do.
  if (ofSpaces > 0 && (ofCards === 0 || below(2) === 0)) {
    await showMap(person);
    await spaces.nth(below(ofSpaces)).click();
    return true;
  }
  const [offered, count] = ofCards > 0 ? [cards, ofCards] : [things, await things.count()];
  if (count > 0) await offered.nth(below(count)).click();
  return count > 0;
}

/** So many presses somebody tries before they put everything back, and so often they begin anew. */
const PRESSES = 12;
const BEGINNINGS = 8;

async function putBack({ back }: Seen): Promise<void> {
  for (let i = 0; i < PRESSES && (await back.count()) > 0 && (await back.isEnabled()); i++)
    await back.click();
}

/** Presses what the board offers until the filled button can be pressed; the list is never asked. */
async function chooseOnBoard(person: Person): Promise<void> {
  const seen = look(person);
  const { main, title } = seen;
  for (let beginning = 0; beginning < BEGINNINGS; beginning++) {
    for (let press = 0; press < PRESSES; press++) {
      if (await isReady(main)) return;
      if (!(await pressSomething(person))) break;
    }
    if (await isReady(main)) return;
    await putBack(seen);
  }
  throw new Error(`the board has no answer to: ${await title.textContent()}`);
}

/** Sends an answer from the board, or adds it to the chain, without waiting until it is taken. */
async function sendFromBoard(person: Person): Promise<void> {
  for (let more = ATTEMPTS; ; more--) {
    await chooseOnBoard(person);
    try {
      return await look(person).main.click({ timeout: SOON });
    } catch (error) {
      // Another question may have come between the look and the press: then nothing is chosen there yet.
      if (more === 0 || (await isReady(look(person).main))) throw error;
    }
  }
}
const ATTEMPTS = 3;
const SOON = 5_000;

/** Sends whole actions from the board, until something waits for the line. */
export async function sendActionFromBoard(person: Person): Promise<boolean> {
  const { bar, back } = look(person);
  for (let link = 0; link < PRESSES; link++) {
    await sendFromBoard(person);
    if ((await bar.getAttribute('aria-busy')) === 'true') return true;
    if (!(await back.isEnabled())) return false;
  }
  return false;
}

async function answerOnBoard(person: Person): Promise<void> {
  await sendFromBoard(person);
  await settled(look(person).bar);
}

/** Digits press cards; Tab and the arrow keys lead to what lies on the board. */
async function pressByKeys(person: Person): Promise<void> {
  const { page, below } = person;
  const { cards, spaces, everySpace, things } = look(person);
  const [ofCards, ofSpaces] = [await cards.count(), await spaces.count()];
  if (ofCards > 0 && (ofSpaces === 0 || below(3) > 0)) {
    // A card keeps its digit when others are closed, so any of them may be meant.
    await page.keyboard.press(String(1 + below(9)));
    return;
  }
  await tabTo(page, ofSpaces > 0 ? everySpace : things, MOST_TABS);
  for (let i = below(4); i > 0; i--) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
}

/** Nobody should need more presses of the Tab key to get around a table. */
const MOST_TABS = 250;

async function answerByKeys(person: Person): Promise<void> {
  const { page } = person;
  const { bar, main, title } = look(person);
  for (let press = 1; !(await isReady(main)); press++) {
    if (press > BEGINNINGS * PRESSES) throw new Error(`no key answers: ${await title.textContent()}`);
    if (press % PRESSES === 0) await page.keyboard.press('Escape');
    else await pressByKeys(person);
  }
  // Enter belongs to the control that has the focus, where one has it.
  if ((await page.getByRole('button').and(focused(page)).count()) > 0) await tabTo(page, main, MOST_TABS);
  await page.keyboard.press('Enter');
  await settled(bar);
}

/** Where there is little room, the Automa's turn stands in the place of the cards until it has been read. */
async function readAutoma(person: Person): Promise<void> {
  const close = look(person).bar.getByRole('button', {
    name: catalogue(person.language, 'web.gaia.automa.close'),
    exact: true,
  });
  if ((await close.count()) > 0) await close.click();
}

async function answer(person: Person, answers: number): Promise<void> {
  await readAutoma(person);
  const manner = person.manners[answers % person.manners.length];
  if (manner === 'keys') return answerByKeys(person);
  // So many tokens of each area are told on the board alone.
  const list = person.page.getByRole('button', { name: person.words.all, exact: true });
  if (manner === 'list' && (await list.isVisible()))
    return answerFromList(person.page, person.words, person.below);
  return answerOnBoard(person);
}

export const playGaia = (people: readonly Person[], course: Course = {}): Promise<number> =>
  playOn(people, answer, course);

/** Whether the top of the screen tells this round. */
export const isInRound =
  (round: number) =>
  ({ page, language }: Person): Promise<boolean> =>
    page
      .getByRole('banner')
      .getByText(catalogue(language, 'web.gaia.headline').replace('{round}', String(round)))
      .isVisible();

/** A new table of the usual game, whatever somebody who has never played is offered first. */
async function openForm({ page, language }: Person): Promise<void> {
  const words = gameWords[language];
  await page.goto('/new/gaia-project');
  await page
    .getByRole('radiogroup', { name: words['gaia.setting.setup'], exact: true })
    .getByRole('radio', { name: words['gaia.setting.setup.advanced'], exact: true })
    .check();
}

/** Makes a table in this browser with a deal of its own: so many seats, persons by name, bots in the others. */
export async function beginHere(person: Person, players: number, names: readonly string[]): Promise<void> {
  await openForm(person);
  await beginFromForm(person, players, names);
}

/** Against a bot, without a mouse: from the form to the table. */
export async function beginByKeys({ page, words, language }: Person): Promise<void> {
  await page.goto('/new/gaia-project');
  const group = (name: string): Locator => page.getByRole('radiogroup', { name, exact: true });
  const setup = gameWords[language]['gaia.setting.setup'];
  await tabTo(page, group(words.create.where).getByRole('radio'));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, group(setup).getByRole('radio'));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('textbox', { name: words.create.seed, exact: true }));
  await page.keyboard.type('keys');
  await tabTo(page, page.getByRole('button', { name: words.create.allBots, exact: true }));
  await page.keyboard.press('Enter');
}

/** A table for two whose link can be sent. */
export async function makeTable(person: Person): Promise<string> {
  await openForm(person);
  await choosePlayers(person, 2);
  return createTable(person);
}
