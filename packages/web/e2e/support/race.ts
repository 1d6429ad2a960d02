/** Somebody who plays Race for the Galaxy through the screen: on the cards, from the list, or with keys alone. */
import type { Locator } from 'playwright-core';
import { type Course, createTable, focused, type Person, playOn, tabTo } from './people.ts';
import { answerFromList, type Chance, settled } from './play.ts';

interface Seen {
  readonly bar: Locator;
  readonly confirm: Locator;
  /** The things that the question offers on the board: cards, actions, powers, goods, ways to pay. */
  readonly things: Locator;
  /** The button that declines. */
  readonly none: Locator;
}

function look({ page, words }: Person): Seen {
  const bar = page.getByRole('region', { name: words.question, exact: true });
  const row = page.getByRole('region', { name: words.race.row }).getByRole('list').first();
  const ways = page.getByRole('list', { name: words.race.ways });
  const open = page.getByRole('button', { disabled: false });
  return {
    bar,
    confirm: bar.getByRole('button').last(),
    things: row.or(ways).getByRole('listitem').filter({ has: open }),
    none: bar.getByRole('button', { name: words.race.none }),
  };
}

/** The numbers below `count` in an order of chance. */
function shuffled(count: number, below: Chance): number[] {
  const left = Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 0);
}

/** Presses things on the board until the choice can be sent; false when that is not to be had there. */
async function chooseOnBoard(person: Person): Promise<boolean> {
  const { below } = person;
  const { confirm, things, none } = look(person);
  const count = await things.count();
  const declines = await none.isVisible();
  if (declines && below(count + 1) === 0) await none.click();
  for (const i of shuffled(count, below)) {
    if (await confirm.isEnabled()) return true;
    // Cards of a large hand overlap: their left edges always show.
    await things
      .nth(i)
      .getByRole('button')
      .first()
      .click({ position: { x: 12, y: 20 } });
  }
  if (!(await confirm.isEnabled()) && declines) await none.click();
  return confirm.isEnabled();
}

/** Chooses the first thing on offer, where something is to be chosen; nothing is sent. */
export async function chooseFirst(person: Person): Promise<boolean> {
  const { things } = look(person);
  const back = person.page.getByRole('button', { name: person.words.back, exact: true });
  if ((await things.count()) === 0 || (await back.isEnabled())) return false;
  await things
    .first()
    .getByRole('button')
    .first()
    .click({ position: { x: 12, y: 20 } });
  return back.isEnabled();
}

/** Whether there is nothing to choose but to decline; then there is no list of options either. */
async function mayOnlyDecline(person: Person): Promise<boolean> {
  const { bar, none } = look(person);
  const list = bar.getByRole('button', { name: person.words.all, exact: true });
  return (await none.isVisible()) && !(await list.isVisible());
}

/** Sends an answer from the board without waiting until it is taken; false when there was no way. */
export async function sendFromBoard(person: Person): Promise<boolean> {
  if (await mayOnlyDecline(person)) {
    // Against bots it may have passed by itself before the click came.
    await look(person)
      .none.click({ timeout: 2000 })
      .catch(() => undefined);
    return true;
  }
  if (!(await chooseOnBoard(person))) return false;
  await look(person).confirm.click();
  return true;
}

async function answerOnBoard(person: Person): Promise<void> {
  const { page, words, below } = person;
  const { bar } = look(person);
  if (await sendFromBoard(person)) return settled(bar);
  const back = bar.getByRole('button', { name: words.back, exact: true });
  if (await back.isVisible()) await back.click();
  await answerFromList(page, words, below);
}

/** Digits choose and take back, Enter sends. Where only some sets will do, it may take a few rounds to come by one. */
async function chooseByDigits(person: Person, rounds = 8): Promise<void> {
  const { page, below } = person;
  const { confirm } = look(person);
  for (let round = 0; round < rounds; round++)
    for (const i of shuffled(9, below)) {
      if (await confirm.isEnabled()) return;
      await page.keyboard.press(String(i + 1));
    }
}

/** Tab leads to the first thing on offer, the arrow keys along the row, Space picks. */
async function chooseByTab(person: Person): Promise<void> {
  const { page, below } = person;
  const { confirm, things } = look(person);
  await tabTo(page, things.getByRole('button').first());
  for (let i = below(3); i > 0; i--) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < 12 && !(await confirm.isEnabled()); i++) {
    await page.keyboard.press('Space');
    if (!(await confirm.isEnabled())) await page.keyboard.press('ArrowRight');
  }
}

async function answerByKeys(person: Person): Promise<void> {
  const { page, below } = person;
  const { bar, confirm, things } = look(person);
  const walks = below(5) === 0 && (await things.count()) > 0;
  if (walks) await chooseByTab(person);
  if (!(await confirm.isEnabled())) await chooseByDigits(person);
  if (!(await confirm.isEnabled()))
    throw new Error(`no key answers: ${await bar.getByRole('heading').first().textContent()}`);
  // Enter belongs to the control that has the focus, where one has it; a chosen card sends the choice.
  if ((await page.getByRole('button').and(focused(page)).count()) > 0) await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await settled(bar);
}

async function answer(person: Person, answers: number): Promise<void> {
  const manner = person.manners[answers % person.manners.length];
  if (manner === 'keys') return answerByKeys(person);
  if (manner === 'list' && !(await mayOnlyDecline(person)))
    return answerFromList(person.page, person.words, person.below);
  return answerOnBoard(person);
}

export const playRace = (people: readonly Person[], course: Course = {}): Promise<number> =>
  playOn(people, answer, course);

/** From the home screen to a table whose link can be sent. */
export async function makeTable(person: Person): Promise<string> {
  const { page, words } = person;
  await page.goto('/');
  await page.getByRole('link', { name: words.home.friends }).click();
  return createTable(person);
}
