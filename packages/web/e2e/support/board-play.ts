/** Somebody who plays on a drawn board whose answers form chains: on the board itself, from the list, or with keys alone. */
import type { Locator } from 'playwright-core';
import { type Course, isAsked, type Person, playOn, tabTo } from './people.ts';
import { answerFromList, settled } from './play.ts';

/** The question as it stands on the screen. */
export interface Bar {
  readonly bar: Locator;
  readonly title: Locator;
  /** The filled button, which Enter presses as well. */
  readonly main: Locator;
}

/** What a game's board adds to it. */
export interface Board {
  /** Presses things until the filled button can be pressed; false when that is not to be had on the board. */
  choose(person: Person): Promise<boolean>;
  /** The button that sends what is chosen, where it is not always the one of the bar. */
  main?(person: Person): Promise<Locator>;
  /** What stands on the screen while nothing is asked, and has to be pressed away. */
  meanwhile?(person: Person): Promise<void>;
  /** Presses keys until something else is chosen. */
  chooseByKeys(person: Person): Promise<void>;
}

export function barOf({ page, words }: Pick<Person, 'page' | 'words'>): Bar {
  const bar = page.getByRole('region', { name: words.question, exact: true });
  return {
    bar,
    title: bar.getByRole('heading').first(),
    main: bar.locator('[aria-keyshortcuts="Enter"]'),
  };
}

export const isReady = async (main: Locator): Promise<boolean> =>
  (await main.count()) > 0 && (await main.isEnabled());

const mainOf = async (person: Person, board: Board): Promise<Locator> =>
  (await board.main?.(person)) ?? barOf(person).main;

const canGoBack = ({ page, words }: Person): Promise<boolean> =>
  page
    .getByRole('button', { name: words.back, exact: true })
    .isEnabled({ timeout: 50 })
    .catch(() => false);

const titleOf = (person: Person): Promise<string | null> =>
  barOf(person)
    .title.textContent({ timeout: 500 })
    .catch(() => '');

/** Chooses on the board and sends it, link by link, without waiting for the last one to be taken; false where it cannot. */
export async function sendOnBoard(person: Person, board: Board): Promise<boolean> {
  for (let link = 0; link < 8; link++) {
    if (!(await board.choose(person))) return false;
    const before = await titleOf(person);
    await (await mainOf(person, board)).click();
    // A chain goes on with its next link before anything is sent.
    if ((await titleOf(person)) === before || !(await canGoBack(person))) return true;
  }
  return false;
}

/** From the list; where there is only one option there is none, and against bots it may be taken before the click comes. */
async function answerListed(person: Person): Promise<void> {
  const { page, words, below } = person;
  if (await page.getByRole('button', { name: words.all, exact: true }).isVisible())
    return answerFromList(page, words, below);
  await barOf(person)
    .main.click({ timeout: 2000 })
    .catch(() => undefined);
}

async function answerOnBoard(person: Person, board: Board): Promise<void> {
  const { bar } = barOf(person);
  for (let link = 0; link < 8 && (await isAsked(person)); link++) {
    if (!(await board.choose(person))) break;
    const before = await titleOf(person);
    await (await mainOf(person, board)).click({ timeout: 5000 }).catch(() => undefined);
    await settled(bar);
    if ((await titleOf(person)) === before || !(await canGoBack(person))) return;
  }
  const back = person.page.getByRole('button', { name: person.words.back, exact: true });
  while (await canGoBack(person)) await back.click();
  if (await isAsked(person)) await answerListed(person);
}

async function answerByKeys(person: Person, board: Board): Promise<void> {
  const { page } = person;
  const { bar, main, title } = barOf(person);
  for (let press = 0; press < 40; press++) {
    if (!(await isReady(main))) {
      await board.chooseByKeys(person);
      continue;
    }
    // Enter belongs to the control that has the focus, where one has it.
    await tabTo(page, main, 250);
    await page.keyboard.press('Enter');
    await settled(bar);
    if (!(await isAsked(person)) || !(await canGoBack(person))) return;
  }
  throw new Error(`no key answers: ${await title.textContent()}`);
}

/** Plays on, each person in the manners that they take in turn. */
export const playBoard =
  (board: Board) =>
  (people: readonly Person[], course: Course = {}): Promise<number> =>
    playOn(
      people,
      async (person, answers) => {
        const manner = person.manners[answers % person.manners.length];
        if (manner === 'keys') await answerByKeys(person, board);
        else if (manner === 'list') await answerListed(person);
        else await answerOnBoard(person, board);
      },
      {
        ...course,
        ...(board.meanwhile === undefined ? {} : { meanwhile: board.meanwhile }),
      },
    );
