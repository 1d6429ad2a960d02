/** A whole game at a server's table, whichever it is: two people, each with a browser, and a line that breaks. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Course, comingTo, isAsked, joinTable, type Person, type Seating } from './people.ts';
import { settled } from './play.ts';
import { recordedTotals, shownTotals } from './record.ts';
import { startServer } from './server.ts';
import { visitsTo } from './visit.ts';

const short = process.env.E2E === 'short';

interface ServerGame {
  /** A host and a friend; of several pairs the first plays in the short form. */
  readonly pairs: readonly (readonly [host: Seating, friend: Seating])[];
  /** Makes a table for two; gives its link. */
  readonly makeTable: (host: Person) => Promise<string>;
  readonly play: (people: readonly Person[], course: Course) => Promise<number>;
  /** Sends an answer from the board without waiting until it is taken; false when there was no way. */
  readonly send: (person: Person) => Promise<boolean>;
  /** The line breaks after so many answers. */
  readonly breaksAfter: number;
  /** The short form ends when the line is back, and after so many answers in any case. */
  readonly most: number;
  readonly timeout: number;
}

const lostLine = ({ page, words }: Person): Locator =>
  page.getByRole('status').filter({ hasText: words.lost });
const question = ({ page, words }: Person): Locator =>
  page.getByRole('region', { name: words.question, exact: true });
const lineFaults = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|WebSocket/.test(fault));

/** Both see the same score, and the record leads to it. */
async function expectSameScore(ann: Person, bo: Person): Promise<void> {
  const shown = await shownTotals(ann.page, ann.words);
  expect(shown).toHaveLength(2);
  expect(await shownTotals(bo.page, bo.words)).toEqual(shown);
  expect(await recordedTotals(ann.page, ann.words)).toEqual(shown);
}

/** The tests of a game at a server's table. */
export function testAtServer({ pairs, makeTable, play, send, breaksAfter, most, timeout }: ServerGame): void {
  const come = comingTo(visitsTo(startServer));
  test.each(
    (short ? pairs.slice(0, 1) : pairs).map(([host, friend]) => [host[0], friend[0], host, friend] as const),
  )(
    'a host at a %s and a friend at a %s: to the final score, with a lost line',
    async (_, __, host, friend) => {
      const [ann, bo] = await Promise.all([come(host), come(friend)]);
      await joinTable(bo.person, await makeTable(ann.person));
      await ann.person.page.getByRole('button', { name: ann.person.words.room.start }).click();
      await Promise.all([ann, bo].map(({ person }) => question(person).waitFor()));

      let broken = false;
      await play([ann.person, bo.person], {
        ...(short ? { most, until: async () => broken } : {}),
        between: async (answers) => {
          if (broken || answers < breaksAfter || !(await isAsked(bo.person))) return;
          await bo.context.setOffline(true);
          await lostLine(bo.person).waitFor();
          // What is chosen meanwhile is kept, and goes out when the line is back. Deals differ: where this question cannot be
          // answered on the board, the line breaks at a later one.
          broken = await send(bo.person);
          if (broken) expect(await question(bo.person).getAttribute('aria-busy')).toBe('true');
          await bo.context.setOffline(false);
          await lostLine(bo.person).waitFor({ state: 'detached' });
          await settled(question(bo.person));
        },
      });
      expect(broken).toBe(true);
      if (!short) await expectSameScore(ann.person, bo.person);
      expect([...ann.faults, ...lineFaults(bo.faults)]).toEqual([]);
      await Promise.all([ann.context.close(), bo.context.close()]);
    },
    timeout,
  );
}
