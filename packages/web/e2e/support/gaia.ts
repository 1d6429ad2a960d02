/** Somebody who plays Gaia Project through the screen: on the board and its cards, from the list, or with keys alone. */
import type { Locator } from 'playwright-core';
import en from '../../src/games/gaia-project/text/en.json' with { type: 'json' };
import pl from '../../src/games/gaia-project/text/pl.json' with { type: 'json' };
import pt from '../../src/games/gaia-project/text/pt.json' with { type: 'json' };
import type { Language } from './browser.ts';
import { answerFromList, settled } from './play.ts';
import { type Course, isAsked, type Person, playOn, tabTo } from './race.ts';

const catalogues = { en, pt, pl } as const;

/** Words of the board without anything to fill in. */
export const catalogue = (language: Language, key: keyof typeof en): string => catalogues[language][key];

/** What somebody who plays it goes by. */
export interface GaiaPerson extends Person {
  readonly language: Language;
}

interface Seen {
  readonly bar: Locator;
  readonly title: Locator;
  /** The filled button, which Enter presses as well. */
  readonly main: Locator;
  /** The cards below the question that can be pressed and are not chosen. */
  readonly cards: Locator;
  /** The spaces of the map that the question offers. */
  readonly spaces: Locator;
  /** Everything that can be chosen and is not, wherever it lies: factions, levels, tiles, boosters too. */
  readonly things: Locator;
}

export function look({ page, words, language }: GaiaPerson): Seen {
  const bar = page.getByRole('region', { name: words.question, exact: true });
  const map = page.getByRole('region', { name: catalogue(language, 'web.gaia.map.title'), exact: true });
  return {
    bar,
    title: bar.getByRole('heading').first(),
    main: bar.locator('[aria-keyshortcuts="Enter"]'),
    cards: bar.getByRole('group').getByRole('button', { disabled: false, pressed: false }),
    spaces: map.getByRole('button', { pressed: false }),
    // Switches of the map are no answers; they say which key presses them.
    things: page
      .getByRole('main')
      .getByRole('button', { disabled: false, pressed: false })
      .and(page.locator('[aria-pressed]:not([aria-keyshortcuts])')),
  };
}

/** On a phone the map shows only in its own view. */
async function showMap({ page, language }: GaiaPerson): Promise<void> {
  const tab = page.getByRole('tab', { name: catalogue(language, 'web.gaia.phone.map'), exact: true });
  if ((await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
}

const isReady = async (main: Locator): Promise<boolean> =>
  (await main.count()) > 0 && (await main.isEnabled());

/** Presses cards and spaces until the filled button can be pressed; false when that is not to be had there. */
async function chooseOnBoard(person: GaiaPerson): Promise<boolean> {
  const { main, cards, spaces, things } = look(person);
  for (let press = 0; press < 10; press++) {
    if (await isReady(main)) return true;
    const [ofCards, ofSpaces] = [await cards.count(), await spaces.count()];
    if (ofCards + ofSpaces === 0) {
      const elsewhere = await things.count();
      if (elsewhere === 0) return false;
      await things.nth(person.below(elsewhere)).click();
      continue;
    }
    // Spaces are many: they count as much as the cards do.
    if (ofSpaces > 0 && (ofCards === 0 || person.below(2) === 0)) {
      await showMap(person);
      await spaces.nth(person.below(ofSpaces)).click();
    } else await cards.nth(person.below(ofCards)).click();
  }
  return isReady(main);
}

const backOf = ({ page, words }: GaiaPerson): Locator =>
  page.getByRole('button', { name: words.back, exact: true });

async function answerOnBoard(person: GaiaPerson): Promise<void> {
  const { bar, main } = look(person);
  for (let link = 0; link < 8 && (await isAsked(person)); link++) {
    if (!(await chooseOnBoard(person))) break;
    const title = await look(person).title.textContent();
    await main.click();
    await settled(bar);
    if (
      (await look(person)
        .title.textContent()
        .catch(() => '')) === title
    )
      return;
    // A chain goes on with its next link before anything is sent.
    if (
      !(await backOf(person)
        .isEnabled()
        .catch(() => false))
    )
      return;
  }
  const back = backOf(person);
  while (await back.isEnabled().catch(() => false)) await back.click();
  if (await isAsked(person)) await answerFromList(person.page, person.words, person.below);
}

/** Digits press cards; Tab and the arrow keys lead to what lies on the board; Enter sends. */
async function chooseByKeys(person: GaiaPerson): Promise<void> {
  const { page, below } = person;
  const { cards, spaces, things } = look(person);
  const [ofCards, ofSpaces] = [await cards.count(), await spaces.count()];
  if (ofCards > 0 && (ofSpaces === 0 || below(3) > 0)) {
    await page.keyboard.press(String(1 + below(Math.min(9, ofCards))));
    return;
  }
  await tabTo(page, ofSpaces > 0 ? spaces : things, 250);
  for (let i = below(4); i > 0; i--) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
}

async function answerByKeys(person: GaiaPerson): Promise<void> {
  const { page } = person;
  const { bar, main, title } = look(person);
  for (let press = 0; press < 40; press++) {
    if (!(await isReady(main))) {
      await chooseByKeys(person);
      continue;
    }
    // Enter belongs to the control that has the focus, where one has it.
    await tabTo(page, main, 250);
    await page.keyboard.press('Enter');
    await settled(bar);
    if (
      !(await isAsked(person)) ||
      !(await backOf(person)
        .isEnabled()
        .catch(() => false))
    )
      return;
  }
  throw new Error(`no key answers: ${await title.textContent()}`);
}

async function answer(person: GaiaPerson, answers: number): Promise<void> {
  const manner = person.manners[answers % person.manners.length];
  if (manner === 'keys') return answerByKeys(person);
  if (manner === 'list') return answerFromList(person.page, person.words, person.below);
  return answerOnBoard(person);
}

export const playGaia = (people: readonly GaiaPerson[], course: Course = {}): Promise<number> =>
  playOn(people, answer, course);

/** Makes a table in this browser: so many seats, persons by name, bots in the others. */
export async function beginHere(
  { page, words }: Pick<GaiaPerson, 'page' | 'words'>,
  players: number,
  names: readonly string[],
): Promise<void> {
  await page.goto('/new/gaia-project');
  await page.getByRole('radio', { name: words.create.here }).check();
  await page
    .getByRole('radiogroup', { name: words.create.players, exact: true })
    .getByRole('radio', { name: String(players), exact: true })
    .check();
  for (const [i, name] of names.entries())
    await page.getByRole('textbox', { name: words.create.name(i + 1) }).fill(name);
  for (let seat = names.length + 1; seat <= players; seat++)
    await page
      .getByRole('radiogroup', { name: words.create.seat(seat), exact: true })
      .getByRole('radio', { name: words.create.bot, exact: true })
      .check();
  await page.getByRole('button', { name: words.create.start }).click();
}
