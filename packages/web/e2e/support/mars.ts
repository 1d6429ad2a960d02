/** Somebody who plays Terraforming Mars through the screen: on the board, from the list, or with keys alone. */
import type { Locator } from 'playwright-core';
import en from '../../src/games/terraforming-mars/text/en.json' with { type: 'json' };
import pl from '../../src/games/terraforming-mars/text/pl.json' with { type: 'json' };
import pt from '../../src/games/terraforming-mars/text/pt.json' with { type: 'json' };
import { type Board, barOf, isReady, playBoard } from './board-play.ts';
import type { Language } from './browser.ts';
import { beginFromForm, type Person, tabTo } from './people.ts';

const catalogues = { en, pt, pl } as const;

/** Words of the board without anything to fill in. */
export const catalogue = (language: Language, key: keyof typeof en): string => catalogues[language][key];

/** Everything in sight that can be chosen and is not: cards, options of the tray, areas, actions, goals. */
function thingsOf({ page }: Pick<Person, 'page'>): Locator {
  const main = page.getByRole('main');
  const can = page.locator('[data-state~="can"], [data-state~="can"] > [aria-pressed]');
  const inSight = page.locator(':not([inert] *)');
  return main
    .getByRole('button', { disabled: false, pressed: false })
    .or(main.getByRole('radio', { disabled: false, checked: false }))
    .and(can)
    .and(inSight)
    .filter({ visible: true });
}

/** The areas of the map that the question offers; on a phone nothing else stands for them. */
const areasOf = ({ page, language }: Person): Locator =>
  page
    .getByRole('region', { name: catalogue(language, 'web.mars.map.title'), exact: true })
    .getByRole('button', { pressed: false })
    .and(page.locator(':not([inert] *)'));

/** What stands for the options of the question: things and areas. */
export const offeredTo = (person: Person): Locator => thingsOf(person).or(areasOf(person));

/** On a phone a payment is a sheet over the bar, with a button of its own. */
async function mainOf(person: Person): Promise<Locator> {
  const sheet = person.page.getByRole('dialog');
  return (await sheet.count()) > 0 ? sheet.getByRole('button').last() : barOf(person).main;
}

/** The button of the bar that passes. */
const passButton = (person: Person): Locator =>
  barOf(person).bar.getByRole('button', {
    name: new RegExp(`^${catalogue(person.language, 'web.mars.turn.pass')}`),
  });

/** Parts of a phone's table that the question has options in. */
const otherParts = ({ page }: Pick<Person, 'page'>): Locator =>
  page.getByRole('main').getByRole('tab', { selected: false }).filter({ hasText: /\d/ });

/** Presses one of the things in sight, an area of the map, or the part of a phone's table that has some; false without any. */
async function pressOne(person: Person): Promise<boolean> {
  const { below } = person;
  const all = [thingsOf(person), areasOf(person), otherParts(person)];
  for (const things of all) {
    const count = await things.count();
    if (count === 0) continue;
    // An area may lie outside what a phone shows of the map.
    await things
      .nth(below(count))
      .click({ timeout: 2000 })
      .catch(() => undefined);
    return true;
  }
  return false;
}

/** Where a choice stands ready by itself, somebody may still choose otherwise. */
async function chooseOnBoard(person: Person): Promise<boolean> {
  const { page, below } = person;
  const pays = page.getByRole('dialog');
  if ((await passButton(person).count()) > 0 && below(4) === 0) await passButton(person).click();
  let wishes = below(3);
  for (let press = 0; press < 14; press++) {
    const covered = (await pays.count()) > 0;
    if ((wishes-- <= 0 || covered) && (await isReady(await mainOf(person)))) return true;
    if (!(await pressOne(person))) break;
  }
  return isReady(await mainOf(person));
}

/** Digits press options; Tab and the arrow keys lead to everything else; P passes. */
async function chooseByKeys(person: Person): Promise<void> {
  const { page, below } = person;
  if ((await passButton(person).count()) > 0 && below(3) === 0) return page.keyboard.press('p');
  if (below(2) === 0) return page.keyboard.press(String(1 + below(9)));
  await tabTo(page, thingsOf(person), 400);
  for (let i = below(4); i > 0; i--) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
}

/** The points are counted step by step before the end; the result is a press away. */
async function skipCounting({ page, language, manners }: Person): Promise<void> {
  const result = page.getByRole('button', { name: catalogue(language, 'web.mars.count.result') });
  if (!(await result.isVisible())) return;
  if (manners.includes('keys')) await page.keyboard.press('Escape');
  else await result.click();
}

export const marsBoard: Board = {
  choose: chooseOnBoard,
  chooseByKeys,
  main: mainOf,
  meanwhile: skipCounting,
};
export const playMars = playBoard(marsBoard);

/** Makes a table in this browser: so many seats, persons by name, bots in the others. */
export async function beginHere(person: Person, players: number, names: readonly string[]): Promise<void> {
  await person.page.goto('/new/terraforming-mars');
  await beginFromForm(person, players, names);
}

/** Against one bot, without a mouse: from the form to the table. */
export async function beginByKeys({ page, words }: Person): Promise<void> {
  await page.goto('/new/terraforming-mars');
  const group = (name: string): Locator => page.getByRole('radiogroup', { name, exact: true });
  await tabTo(page, group(words.create.where).getByRole('radio'));
  await page.keyboard.press('ArrowRight');
  const players = group(words.create.players);
  await tabTo(page, players.getByRole('radio'));
  const two = players.getByRole('radio', { name: '2', exact: true });
  for (let i = 0; i < 5 && !(await two.isChecked()); i++) await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('textbox', { name: words.create.seed, exact: true }));
  await page.keyboard.type('keys');
  await tabTo(page, page.getByRole('button', { name: words.create.allBots, exact: true }));
  await page.keyboard.press('Enter');
}

/** Whether the top of the screen tells this generation. */
export const isInGeneration =
  (generation: number) =>
  ({ page, language }: Person): Promise<boolean> =>
    page
      .getByRole('banner')
      .getByText(catalogue(language, 'web.mars.headline').replace('{generation}', String(generation)))
      .first()
      .isVisible();
