/** Hints at a table, and reviews of finished games. */
import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import type { Words } from './words.ts';

const hint = /^(Hint|Dica|Podpowiedź)$/;
const keyDecisions = /^(Key decisions|Decisões importantes|Kluczowe decyzje)$/;
const hints = /^(Hints|Dicas|Podpowiedzi)$/;

const showLine = /^(Show the bot’s line|Mostrar a linha do bot|Pokaż wariant bota)$/;
const line = /^(The bot’s line|A linha do bot|Wariant bota)$/;

/** The moves of the bot's line. */
export const lineOf = (page: Page) => page.getByRole('region', { name: line }).getByRole('list');

/** The list of the decisions that made the game. */
export const keysOf = (page: Page) => page.getByRole('region', { name: keyDecisions });

/** The hints that were asked for. */
export const hintsOf = (page: Page) => page.getByRole('region', { name: hints });

/** Waits until every decision has been looked at, and opens the most telling one in the middle of the list. */
export const reviewed = async (page: Page): Promise<void> => {
  await keysOf(page).waitFor({ timeout: 30_000 });
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 60_000 });
  await keysOf(page).getByRole('button').nth(2).click();
};

/** Asks for hints, and waits for them. */
export const hinted = async (page: Page, words: Words): Promise<void> => {
  const bar = page.getByRole('region', { name: words.question, exact: true });
  await bar.waitFor();
  await bar.getByRole('button', { name: hint }).click();
  await hintsOf(page).getByRole('listitem').first().waitFor({ timeout: 20_000 });
};

const asTable = async (page: Page): Promise<void> => {
  await reviewed(page);
  await page.getByRole('radiogroup').getByRole('radio').nth(2).check({ force: true });
};

/** Has the bot's line played from the decision that is open, and stays with its first move. */
export const inLine = async (page: Page): Promise<void> => {
  await reviewed(page);
  await page.getByRole('button', { name: showLine }).click();
  await lineOf(page).getByRole('listitem').first().getByRole('button').click();
};

export const adviceScreens: readonly Screen[] = [
  { name: 'review-race', path: '/review/local/raced', act: reviewed, long: true },
  { name: 'review-gaia', path: '/review/local/gaia-done', act: reviewed, long: true },
  { name: 'review-mars', path: '/review/local/mars-done', act: reviewed, long: true },
  { name: 'review-table', path: '/review/local/raced', act: asTable, long: true },
  { name: 'review-line', path: '/review/local/gaia-done', act: inLine, long: true },
  { name: 'hints-race', path: '/local/choose', act: hinted, fixed: true },
  { name: 'hints-gaia', path: '/local/gaia-turn', act: hinted, fixed: true, long: true },
  { name: 'hints-mars', path: '/local/mars-turn', act: hinted, fixed: true, long: true },
];
