/** Whole games of Gaia Project in this browser, through the screen, by role and accessible name alone. */
import { describe, expect, test } from 'vitest';
import type { Language, Size } from './support/browser.ts';
import { beginHere, type GaiaPerson, playGaia } from './support/gaia.ts';
import { chance } from './support/play.ts';
import type { Manner } from './support/race.ts';
import { recordedTotals, shownTotals } from './support/record.ts';
import { serveDist } from './support/static.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

const visit = visitsTo(serveDist);

const short = process.env.E2E === 'short';
const LONG = 900_000;

async function sitDown(
  size: Size,
  language: Language,
  seed: number,
  manners: readonly Manner[],
): Promise<{ person: GaiaPerson; faults: string[]; leave(): Promise<void> }> {
  const { context, page, faults } = await visit({ size, language });
  const person = { page, language, words: said[language], below: chance(seed), manners };
  return { person, faults, leave: () => context.close() };
}

const expectScoreOfRecord = async ({ page, words }: GaiaPerson, seats: number): Promise<void> => {
  const shown = await shownTotals(page, words);
  expect(shown).toHaveLength(seats);
  expect(shown).toEqual(await recordedTotals(page, words));
};

type Case = readonly [Size, Language, number, readonly Manner[]];

const againstBots: readonly Case[] = [
  ['desktop', 'en', 5, ['board', 'board', 'board', 'list']],
  ['phone', 'pl', 6, ['board']],
  ['desktop', 'pt', 7, ['board']],
];

describe('Gaia Project against three bots', () => {
  test.each(short ? againstBots.slice(0, 1) : againstBots)(
    '%s, %s: to the final score, with a reload in the middle',
    async (size, language, seed, manners) => {
      const { person, faults, leave } = await sitDown(size, language, seed, manners);
      await beginHere(person, 4, ['Ann']);
      await playGaia([person], {
        ...(short ? { most: 14 } : {}),
        between: async (answers) => {
          if (answers === 9) await person.page.reload();
        },
      });
      if (!short) await expectScoreOfRecord(person, 4);
      expect(faults).toEqual([]);
      await leave();
    },
    LONG,
  );
});

const atOneScreen: readonly Case[] = [
  ['phone', 'pt', 8, ['board']],
  ['desktop', 'pl', 9, ['board', 'list']],
];

describe.skipIf(short)('Gaia Project at one screen', () => {
  test.each(atOneScreen)(
    '%s, %s: two people with a curtain between them',
    async (size, language, seed, manners) => {
      const { person, faults, leave } = await sitDown(size, language, seed, manners);
      await beginHere(person, 2, ['Ann', 'Bo']);
      const seen = new Set<string>();
      await playGaia([person], {
        curtain: async (taken) => {
          seen.add(taken);
          // Behind the curtain nothing of the table shows.
          expect(await person.page.getByRole('region').count()).toBe(0);
        },
      });
      expect([...seen].map((name) => name.split(' ').at(-1)).sort()).toEqual(['Ann', 'Bo']);
      await expectScoreOfRecord(person, 2);
      expect(faults).toEqual([]);
      await leave();
    },
    LONG,
  );
});

describe('Gaia Project with the keyboard alone', () => {
  test(
    'to the final score',
    async () => {
      const { person, faults, leave } = await sitDown('desktop', 'en', 10, ['keys']);
      await beginHere(person, 2, ['Ann']);
      await playGaia([person], short ? { most: 8 } : {});
      if (!short) await expectScoreOfRecord(person, 2);
      expect(faults).toEqual([]);
      await leave();
    },
    LONG,
  );
});
