/** Playing by what is on the screen: roles and accessible names, as somebody without a mouse would. */
import type { Locator, Page } from 'playwright-core';
import type { Words } from './words.ts';

export { said } from './words.ts';

/** A generator of its own, so that a failing game can be played again. */
export type Chance = (below: number) => number;

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function pickSome(boxes: Locator, below: Chance, confirm: Locator): Promise<void> {
  const count = await boxes.count();
  const start = below(Math.max(1, count));
  for (let i = 0; i < count && !(await confirm.isEnabled()); i++) {
    const box = boxes.nth((start + i) % count);
    if (await box.isEnabled()) await box.check();
  }
}

/** Waits until an answer that was sent has been taken. */
export async function settled(bar: Locator): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    const gone = (await bar.count()) === 0;
    if (gone || (await bar.getAttribute('aria-busy', { timeout: 1000 }).catch(() => 'false')) !== 'true')
      return;
    await new Promise((wake) => setTimeout(wake, 10));
  }
  throw new Error('an answer was sent and never taken');
}

/** Chooses something in a list of options until it may be sent. */
async function chooseIn(list: Locator, confirm: Locator, below: Chance): Promise<void> {
  const radios = list.getByRole('radio', { disabled: false });
  const boxes = list.getByRole('checkbox', { disabled: false });
  const choices = await radios.count();
  if (choices > 0) await radios.nth(below(choices)).check();
  else if (!(await confirm.isEnabled()) && (await boxes.count()) > 0) await pickSome(boxes, below, confirm);
  if (await confirm.isEnabled()) return;
  // Sets that the rules do not allow are put back, until a single one or a proposal fits.
  for (const box of await boxes.all()) if (await box.isChecked()) await box.uncheck();
  for (let i = 0; i < (await boxes.count()) && !(await confirm.isEnabled()); i++) {
    await boxes.nth(i).check();
    if (!(await confirm.isEnabled())) await boxes.nth(i).uncheck();
  }
  const proposal = list.getByRole('button').first();
  if (!(await confirm.isEnabled()) && (await proposal.isVisible())) await proposal.click();
}

/** So long somebody may take with a list, in milliseconds. */
const LIST_STAYS = 90_000;

/** Answers from the sheet that lists all options of a drawn board. */
export async function answerFromList(page: Page, words: Words, below: Chance): Promise<void> {
  await page.getByRole('button', { name: words.all, exact: true }).click();
  const sheet = page.getByRole('dialog');
  const confirm = sheet.getByRole('button').last();
  const send = async (): Promise<void> => {
    const title = await sheet.getByRole('heading').first().textContent();
    await chooseIn(sheet, confirm, below);
    if (!(await confirm.isEnabled())) throw new Error(`no way found to answer: ${title}`);
    await confirm.click();
  };
  const gone = sheet.waitFor({ state: 'detached', timeout: LIST_STAYS });
  const sent = send();
  // What can be answered in one way only passes by itself after a moment, and takes the list with it.
  sent.catch(() => undefined);
  await Promise.race([sent, gone]);
  await gone;
  await settled(page.getByRole('region', { name: words.question, exact: true }));
}

/** Answers the open question at the plain table; false when there is none. */
export async function answerPlain(
  page: Page,
  words: Pick<Words, 'options' | 'question'>,
  below: Chance,
): Promise<boolean> {
  const options = page.getByRole('region', { name: words.options });
  if (!(await options.isVisible())) return false;
  const bar = page.getByRole('region', { name: words.question });
  const confirm = bar.getByRole('button').last();
  const title = await bar.getByRole('heading').first().textContent();
  await chooseIn(options, confirm, below);
  if (!(await confirm.isEnabled())) throw new Error(`no way found to answer: ${title}`);
  await confirm.click();
  await settled(bar);
  return true;
}
