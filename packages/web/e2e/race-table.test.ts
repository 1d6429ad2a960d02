/** Whole games of Race for the Galaxy in this browser, through the screen, by role and accessible name alone. */
import { describe, expect, test } from 'vitest';
import type { Language, Size } from './support/browser.ts';
import { chance } from './support/play.ts';
import { type Manner, type Person, playRace, rankingOf, tabTo } from './support/race.ts';
import { recordedTotals, shownTotals } from './support/record.ts';
import { serveDist } from './support/static.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

const visit = visitsTo(serveDist);

const short = process.env.E2E === 'short';
const LONG = 600_000;

async function sitDown(
  size: Size,
  language: Language,
  seed: number,
  manners: readonly Manner[],
): Promise<{ person: Person; faults: string[]; leave(): Promise<void> }> {
  const { context, page, faults } = await visit({ size, language });
  const person = { page, words: said[language], below: chance(seed), manners };
  await page.goto('/');
  return { person, faults, leave: () => context.close() };
}

const expectScoreOfRecord = async ({ page, words }: Person): Promise<void> => {
  const shown = await shownTotals(page, words);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(await recordedTotals(page, words));
};

type Case = readonly [Size, Language, number, readonly Manner[]];

const againstBots: readonly Case[] = [
  ['desktop', 'en', 5, ['board', 'board', 'list']],
  ['phone', 'pl', 6, ['board', 'list']],
  ['desktop', 'pt', 7, ['board']],
];

describe('Race against a bot', () => {
  test.each(short ? againstBots.slice(0, 1) : againstBots)(
    '%s, %s: to the final score, with a reload in the middle',
    async (size, language, seed, manners) => {
      const { person, faults, leave } = await sitDown(size, language, seed, manners);
      const { page, words } = person;
      await page.getByRole('button', { name: words.home.play }).click();
      await playRace([person], {
        between: async (answers) => {
          if (answers === 12) await page.reload();
        },
      });
      await expectScoreOfRecord(person);
      expect(faults).toEqual([]);
      await leave();
    },
    LONG,
  );
});

const atOneScreen: readonly Case[] = [
  ['phone', 'pt', 8, ['board', 'list', 'board']],
  ['desktop', 'pl', 9, ['board', 'list']],
];

describe('Race at one screen', () => {
  test.each(short ? atOneScreen.slice(0, 1) : atOneScreen)(
    '%s, %s: two people with a curtain between them',
    async (size, language, seed, manners) => {
      const { person, faults, leave } = await sitDown(size, language, seed, manners);
      const { page, words } = person;
      await page.getByRole('link', { name: words.home.friends }).click();
      await page.getByRole('radio', { name: words.create.here }).check();
      await page.getByRole('textbox', { name: words.create.name(1) }).fill('Ann');
      await page.getByRole('textbox', { name: words.create.name(2) }).fill('Bo');
      await page.getByRole('button', { name: words.create.start }).click();
      const seen = new Set<string>();
      await playRace([person], {
        ...(short ? { most: 16 } : {}),
        curtain: async (taken) => {
          seen.add(taken);
          // Behind the curtain nothing of the table shows.
          expect(await page.getByRole('region').count()).toBe(0);
        },
      });
      expect([...seen].map((name) => name.split(' ').at(-1)).sort()).toEqual(['Ann', 'Bo']);
      if (!short) await expectScoreOfRecord(person);
      expect(faults).toEqual([]);
      await leave();
    },
    LONG,
  );
});

describe('Race with the keyboard alone', () => {
  test(
    'from the home screen to the final score',
    async () => {
      const { person, faults, leave } = await sitDown('desktop', 'en', 10, ['keys']);
      const { page, words } = person;
      await tabTo(page, page.getByRole('button', { name: words.home.play }));
      await page.keyboard.press('Enter');
      await playRace([person], short ? { most: 14 } : {});
      if (!short) {
        await tabTo(page, page.getByRole('button', { name: words.download }));
        expect(await rankingOf(person).isVisible()).toBe(true);
        const shown = await shownTotals(page, words);
        expect(shown).toEqual(await recordedTotals(page, words));
      }
      expect(faults).toEqual([]);
      await leave();
    },
    LONG,
  );
});
