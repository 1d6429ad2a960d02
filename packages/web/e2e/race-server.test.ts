/** A whole game of Race for the Galaxy at a server's table: two people, each with a browser, and a line that breaks. */
import { describe, expect, test } from 'vitest';
import type { Language, Size } from './support/browser.ts';
import { chance, settled } from './support/play.ts';
import {
  isAsked,
  joinTable,
  type Manner,
  makeTable,
  type Person,
  playRace,
  sendFromBoard,
} from './support/race.ts';
import { recordedTotals, shownTotals } from './support/record.ts';
import { startServer } from './support/server.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

const visit = visitsTo(startServer);

const short = process.env.E2E === 'short';

type Side = readonly [Size, Language, readonly Manner[]];
const pairs: readonly (readonly [host: Side, friend: Side])[] = [
  [
    ['desktop', 'en', ['board', 'list']],
    ['phone', 'pl', ['board', 'board', 'list']],
  ],
  [
    ['phone', 'pt', ['board']],
    ['desktop', 'en', ['list', 'board']],
  ],
];

const come = async ([size, language, manners]: Side, seed: number) => {
  const { context, page, faults } = await visit({ size, language });
  const person: Person = { page, words: said[language], below: chance(seed), manners };
  return { context, faults, person };
};

const lostLine = ({ page, words }: Person) => page.getByRole('status').filter({ hasText: words.lost });

const question = ({ page, words }: Person) => page.getByRole('region', { name: words.question, exact: true });
const totalsOf = ({ page, words }: Person): Promise<number[]> => shownTotals(page, words);
const lineFaults = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|WebSocket/.test(fault));

/** Both see the same score, and the record leads to it. */
async function expectSameScore(ann: Person, bo: Person): Promise<void> {
  const shown = await totalsOf(ann);
  expect(shown).toHaveLength(2);
  expect(await totalsOf(bo)).toEqual(shown);
  expect(await recordedTotals(ann.page, ann.words)).toEqual(shown);
}

describe('Race at a server’s table', () => {
  test.each(
    (short ? pairs.slice(0, 1) : pairs).map(([host, friend]) => [host[0], friend[0], host, friend] as const),
  )(
    'a host at a %s and a friend at a %s: to the final score, with a lost line',
    async (_, __, host, friend) => {
      const [ann, bo] = await Promise.all([come(host, 21), come(friend, 22)]);
      await joinTable(bo.person, await makeTable(ann.person));
      await ann.person.page.getByRole('button', { name: ann.person.words.room.start }).click();
      await Promise.all([ann, bo].map(({ person }) => question(person).waitFor()));

      let broken = false;
      await playRace([ann.person, bo.person], {
        ...(short ? { most: 20 } : {}),
        between: async (answers) => {
          if (broken || answers < 9 || !(await isAsked(bo.person))) return;
          broken = true;
          await bo.context.setOffline(true);
          await lostLine(bo.person).waitFor();
          // What is chosen meanwhile is kept, and goes out when the line is back.
          expect(await sendFromBoard(bo.person)).toBe(true);
          expect(await question(bo.person).getAttribute('aria-busy')).toBe('true');
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
    600_000,
  );
});
