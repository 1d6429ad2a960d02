/** People at a table, each with a screen: whose turn it is, how they answer, and how a game goes on to its end. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Language, Size } from './browser.ts';
import { type Chance, chance } from './play.ts';
import type { visitsTo } from './visit.ts';
import { said, type Words } from './words.ts';

/** The ways to answer. */
export type Manner = 'board' | 'list' | 'keys';

export interface Person {
  readonly page: Page;
  readonly language: Language;
  readonly words: Words;
  readonly below: Chance;
  /** How the next question is answered; the ways are taken in turn. */
  readonly manners: readonly Manner[];
}

/** A screen, how somebody plays at it, and the seed of what they choose. */
export type Seating = readonly [size: Size, language: Language, seed: number, manners: readonly Manner[]];

export interface Seated {
  readonly person: Person;
  readonly context: BrowserContext;
  /** What has gone wrong on their pages. */
  readonly faults: readonly string[];
}

/** Lets somebody come with a browser of their own. */
export const comingTo =
  (visit: ReturnType<typeof visitsTo>) =>
  async ([size, language, seed, manners]: Seating): Promise<Seated> => {
    const { context, page, faults } = await visit({ size, language });
    const person = { page, language, words: said[language], below: chance(seed), manners };
    return { person, context, faults };
  };

export const focused = (page: Page): Locator => page.locator(':focus');

/** Presses Tab until the thing has the focus; nobody should need many more presses than this. */
export async function tabTo(page: Page, thing: Locator, most = 150): Promise<void> {
  for (let i = 0; i < most; i++) {
    if ((await thing.and(focused(page)).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

export const rankingOf = ({ page, words }: Person): Locator =>
  page.getByRole('region', { name: words.ranking });

/** Whether this person is to choose: the title of the tab says so. */
export const isAsked = async ({ page, words }: Person): Promise<boolean> =>
  (await page.title()).startsWith(words.turn);

export interface Course {
  /** The game is left after so many answers; to the end where absent. */
  readonly most?: number;
  /** The game is left as soon as this is so on the first screen. */
  readonly until?: (person: Person) => Promise<boolean>;
  /** Runs after each answer. */
  readonly between?: (answers: number) => Promise<void>;
  /** Runs while somebody is not asked: what stands between the last answer and the end. */
  readonly meanwhile?: (person: Person) => Promise<void>;
  /** Runs whenever a curtain covers the screen, before it is drawn. */
  readonly curtain?: (words: string) => Promise<void>;
}

/** Draws the curtain where it covers the screen. */
async function drawCurtain({ page, words }: Person, { curtain }: Course): Promise<boolean> {
  const take = page.getByRole('button', { name: words.iAm });
  if (!(await take.isVisible())) return false;
  await curtain?.((await take.textContent()) ?? '');
  await take.click();
  await take.waitFor({ state: 'detached' });
  return true;
}

/** So long may bots play on by themselves, in milliseconds. */
const PATIENCE = 120_000;

/** Whoever is asked answers in the way of their game, until everybody sees the end. Gives the number of answers. */
export async function playOn<P extends Person>(
  people: readonly P[],
  answerAs: (person: P, answers: number) => Promise<void>,
  course: Course,
): Promise<number> {
  let answers = 0;
  for (let asked = Date.now(); Date.now() - asked < PATIENCE; ) {
    let idle = true;
    for (const person of people) {
      if (!(await isAsked(person)) && !(await drawCurtain(person, course))) {
        await course.meanwhile?.(person);
        continue;
      }
      idle = false;
      asked = Date.now();
      if (!(await isAsked(person))) continue;
      await answerAs(person, answers);
      answers += 1;
      await course.between?.(answers);
      if (answers >= (course.most ?? 2000)) return answers;
    }
    const ended = await Promise.all(people.map((person) => rankingOf(person).isVisible()));
    if (ended.every(Boolean)) return answers;
    const [first] = people;
    if (first !== undefined && (await course.until?.(first)) === true) return answers;
    if (idle) await people[0]?.page.waitForTimeout(25);
  }
  throw new Error('nobody was asked anything for a long time');
}

/** On the form of a new table. */
export const choosePlayers = ({ page, words }: Person, players: number): Promise<void> =>
  page
    .getByRole('radiogroup', { name: words.create.players, exact: true })
    .getByRole('radio', { name: String(players), exact: true })
    .check();

/** Begins a game in this browser from the form of a new table: persons by name, bots in the other seats, a deal of its own. */
export async function beginFromForm(
  person: Person,
  players: number,
  names: readonly string[],
): Promise<void> {
  const { page, words } = person;
  await page.getByRole('radio', { name: words.create.here }).check();
  await choosePlayers(person, players);
  for (const [i, name] of names.entries())
    await page.getByRole('textbox', { name: words.create.name(i + 1) }).fill(name);
  for (let seat = names.length + 1; seat <= players; seat++)
    await page
      .getByRole('radiogroup', { name: words.create.seat(seat), exact: true })
      .getByRole('radio', { name: words.create.bot, exact: true })
      .check();
  await page.getByRole('textbox', { name: words.create.seed, exact: true }).fill(`deal ${players}`);
  await page.getByRole('button', { name: words.create.start }).click();
}

/** Makes a table from the page of a new one; gives the link that can be sent. */
export async function createTable({ page, words }: Person): Promise<string> {
  await page.getByRole('textbox', { name: words.create.name(1) }).fill('Ann');
  await page.getByRole('button', { name: words.create.create }).click();
  return page.getByRole('textbox', { name: words.room.link }).inputValue();
}

/** Sits down at the table of a link. */
export async function joinTable({ page, words }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: words.room.yourName }).fill('Bo');
  await page.getByRole('button', { name: words.room.join }).click();
}
