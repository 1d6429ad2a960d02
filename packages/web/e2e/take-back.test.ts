/** Take-back against bots: cards that were drawn are taken back, and the same ones come again. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language, Size } from './support/browser.ts';
import { answerFromList, chance, settled } from './support/play.ts';
import { startServer } from './support/server.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

const visit = visitsTo(startServer);

/** What the screen says, by language. */
const told = {
  en: {
    undo: 'Undo',
    redo: 'Redo',
    explore: /Explore/,
    drawn: /^\d+ cards? to choose from$/,
    same: /The same cards will come again\.$/,
  },
  pt: {
    undo: 'Desfazer',
    redo: 'Refazer',
    explore: /Descoberta/,
    drawn: /^\d+ cartas? para escolher$/,
    same: /As mesmas cartas virão de novo\.$/,
  },
  pl: {
    undo: 'Cofnij',
    redo: 'Ponów',
    explore: /Eksploracja/,
    drawn: /^\d+ kart[ay]? do wyboru$/,
    same: /Przyjdą znowu te same karty\.$/,
  },
} as const;

interface Player {
  readonly page: Page;
  readonly language: Language;
  /** Waits until the bots have locked their choices, where they think elsewhere. */
  readonly botsChosen?: () => Promise<void>;
}

/** Waits until the server's table waits for nobody but its one person: what the bots have locked stays. */
async function untilOnlyMine(page: Page): Promise<void> {
  const waiting = (): Promise<string> =>
    page.evaluate(async () => {
      const reply = await fetch(`/api${location.pathname.replace('/table/', '/tables/')}`);
      const { deciding, seat } = await reply.json();
      return JSON.stringify(deciding) === JSON.stringify([seat]) ? 'me' : 'others';
    });
  await expect.poll(waiting, { timeout: 15_000 }).toBe('me');
}

const barOf = ({ page, language }: Player) =>
  page.getByRole('region', { name: said[language].question, exact: true });
const actionsOf = ({ page, language }: Player) =>
  page.getByRole('region', { name: said[language].race.row }).getByRole('list').first();
const drawnOf = ({ page, language }: Player) =>
  page.getByRole('region', { name: told[language].drawn }).getByRole('list').first();
const undoOf = ({ page, language }: Player) =>
  page.getByRole('button', { name: told[language].undo, exact: true });

/** Answers the discards at the beginning, until actions are to be chosen. */
async function toActions(player: Player): Promise<void> {
  const { page, language } = player;
  const explore = actionsOf(player).getByRole('button', { name: told[language].explore });
  await barOf(player).waitFor();
  for (let i = 0; i < 4 && !(await explore.first().isVisible()); i++) {
    await answerFromList(page, said[language], chance(3));
    await page.waitForTimeout(200);
  }
  await explore.first().waitFor();
}

/** Explores, with whatever other action is to be chosen besides; gives the names of the cards that were drawn. */
async function explore(player: Player): Promise<string[]> {
  const { language } = player;
  await player.botsChosen?.();
  const confirm = barOf(player).getByRole('button').last();
  const cards = actionsOf(player).getByRole('button');
  await cards
    .filter({ hasText: told[language].explore })
    .first()
    .click({ position: { x: 12, y: 20 } });
  for (let i = (await cards.count()) - 1; i >= 0 && !(await confirm.isEnabled()); i--)
    await cards.nth(i).click({ position: { x: 12, y: 20 } });
  await confirm.click();
  await settled(barOf(player));
  await drawnOf(player).waitFor();
  return drawnOf(player).getByRole('listitem').allInnerTexts();
}

/** Draws, takes back, draws again; undo is lit throughout, and what comes again is said once. */
async function exploreTwice(player: Player): Promise<void> {
  const { page, language } = player;
  await toActions(player);
  const first = await explore(player);
  expect(first.length).toBeGreaterThan(1);
  const same = barOf(player).getByRole('status').filter({ hasText: told[language].same });
  expect(await undoOf(player).isEnabled()).toBe(true);
  await undoOf(player).click();
  await same.waitFor();
  expect(await drawnOf(player).isVisible()).toBe(false);
  expect(await explore(player)).toEqual(first);
  expect(await same.count()).toBe(0);

  await undoOf(player).click();
  await drawnOf(player).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: told[language].redo, exact: true }).click();
  await drawnOf(player).waitFor();
  expect(await drawnOf(player).getByRole('listitem').allInnerTexts()).toEqual(first);
  expect(await same.count()).toBe(0);
  // Down to the first question, without a refusal.
  while (await undoOf(player).isEnabled()) {
    const title = await barOf(player).textContent();
    await undoOf(player).click();
    await expect.poll(() => barOf(player).textContent(), { timeout: 15_000 }).not.toBe(title);
    expect(await page.getByRole('alert').count()).toBe(0);
  }
}

const sides: readonly (readonly [Size, Language])[] = [
  ['desktop', 'en'],
  ['phone', 'pl'],
  ['desktop', 'pt'],
];
const shown = process.env.E2E === 'short' ? sides.slice(0, 2) : sides;

describe('take-back against bots in Race', () => {
  test.each(shown)(
    'at a table of this browser, %s, %s',
    async (size, language) => {
      const { context, page, faults } = await visit({ size, language });
      await page.goto('/');
      await page.getByRole('button', { name: said[language].home.play }).click();
      await exploreTwice({ page, language });
      expect(faults).toEqual([]);
      await context.close();
    },
    180_000,
  );

  test('at a server’s table with a bot', async () => {
    const { context, page, faults } = await visit();
    const words = said.en;
    await page.goto('/new/race-for-the-galaxy');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('textbox', { name: words.create.name(1) }).fill('Ann');
    const second = page.getByRole('radiogroup', { name: words.create.seat(2) });
    await second.getByRole('radio', { name: words.create.bot }).check();
    await page.getByRole('button', { name: words.create.create }).click();
    await exploreTwice({ page, language: 'en', botsChosen: () => untilOnlyMine(page) });
    expect(faults).toEqual([]);
    await context.close();
  }, 180_000);
});
