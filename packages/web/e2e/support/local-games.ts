/** Whole games in this browser, whichever they are of: against bots, at one screen, and with the keyboard alone. */
import { describe, expect, test } from 'vitest';
import { type Course, comingTo, type Person, rankingOf, type Seating, tabTo } from './people.ts';
import { recordedTotals, shownTotals } from './record.ts';
import { serveDist } from './static.ts';
import { visitsTo } from './visit.ts';

const short = process.env.E2E === 'short';

/** A kind of game in this browser. */
interface Sitting {
  /** Of several the first plays in the short form. */
  readonly seatings: readonly Seating[];
  readonly seats: number;
  /** Leads to the table. */
  readonly begin: (person: Person) => Promise<void>;
  /** Where the short form ends; it goes to the end of the game where this is absent. */
  readonly short?: Pick<Course, 'most' | 'until'>;
}

interface LocalGames {
  readonly play: (people: readonly Person[], course: Course) => Promise<number>;
  /** Where a game can be played without anybody else. */
  readonly alone?: Sitting;
  readonly againstBots: Sitting & { readonly reloadAfter: number };
  readonly atOneScreen: Sitting;
  readonly byKeyboard: Sitting;
  readonly timeout: number;
}

const seatingsOf = ({ seatings }: Sitting): readonly Seating[] => (short ? seatings.slice(0, 1) : seatings);
const courseOf = (sitting: Sitting): Course => (short ? (sitting.short ?? {}) : {});
const isWhole = (sitting: Sitting): boolean => !short || sitting.short === undefined;

/** The score on the screen is the one that the record leads to. */
async function expectScoreOfRecord({ page, words }: Person, { seats }: Sitting): Promise<void> {
  const shown = await shownTotals(page, words);
  expect(shown).toHaveLength(seats);
  expect(shown).toEqual(await recordedTotals(page, words));
}

/** The tests of a game's whole games in this browser. */
export function testLocally(name: string, games: LocalGames): void {
  const { play, alone, againstBots, atOneScreen, byKeyboard, timeout } = games;
  const come = comingTo(visitsTo(serveDist));

  describe.runIf(alone !== undefined)(`${name} alone`, () => {
    test.each(alone === undefined ? [] : seatingsOf(alone))(
      '%s, %s: to its end, with the points of the record',
      async (...seating) => {
        if (alone === undefined) return;
        const { person, faults, context } = await come(seating);
        await alone.begin(person);
        await play([person], courseOf(alone));
        if (isWhole(alone)) await expectScoreOfRecord(person, alone);
        expect(faults).toEqual([]);
        await context.close();
      },
      timeout,
    );
  });

  describe(`${name} against bots`, () => {
    test.each(seatingsOf(againstBots))(
      '%s, %s: to the final score, with a reload in the middle',
      async (...seating) => {
        const { person, faults, context } = await come(seating);
        await againstBots.begin(person);
        await play([person], {
          ...courseOf(againstBots),
          between: async (answers) => {
            if (answers === againstBots.reloadAfter) await person.page.reload();
          },
        });
        if (isWhole(againstBots)) await expectScoreOfRecord(person, againstBots);
        expect(faults).toEqual([]);
        await context.close();
      },
      timeout,
    );
  });

  describe(`${name} at one screen`, () => {
    test.each(seatingsOf(atOneScreen))(
      '%s, %s: two people with a curtain between them',
      async (...seating) => {
        const { person, faults, context } = await come(seating);
        await atOneScreen.begin(person);
        const seen = new Set<string>();
        await play([person], {
          ...courseOf(atOneScreen),
          curtain: async (taken) => {
            seen.add(taken);
            // Behind the curtain nothing of the table shows.
            expect(await person.page.getByRole('region').count()).toBe(0);
          },
        });
        expect([...seen].map((each) => each.split(' ').at(-1)).sort()).toEqual(['Ann', 'Bo']);
        if (isWhole(atOneScreen)) await expectScoreOfRecord(person, atOneScreen);
        expect(faults).toEqual([]);
        await context.close();
      },
      timeout,
    );
  });

  describe(`${name} with the keyboard alone`, () => {
    test.each(seatingsOf(byKeyboard))(
      '%s, %s: from the first screen to the final score',
      async (...seating) => {
        const { person, faults, context } = await come(seating);
        const { page, words } = person;
        await byKeyboard.begin(person);
        await play([person], courseOf(byKeyboard));
        if (isWhole(byKeyboard)) {
          await tabTo(page, page.getByRole('button', { name: words.download }));
          expect(await rankingOf(person).isVisible()).toBe(true);
          await expectScoreOfRecord(person, byKeyboard);
        }
        expect(faults).toEqual([]);
        await context.close();
      },
      timeout,
    );
  });
}
