/** The locked state at a server's table of Race, on phones: what the bar says, that it holds, and that one may change. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from './support/browser.ts';
import { clippedTexts, pageScroll, smallTargets } from './support/checks.ts';
import { comingTo, isAsked, joinTable, type Person } from './support/people.ts';
import { settled } from './support/play.ts';
import { makeTable, sendFromBoard } from './support/race.ts';
import { startServer } from './support/server.ts';
import { visitsTo } from './support/visit.ts';

const come = comingTo(visitsTo(startServer));
const short = process.env.E2E === 'short';
const languages: readonly Language[] = short ? ['pt'] : ['en', 'pt', 'pl'];
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

const explore = /^(Explore|Descoberta|Eksploracja): \+5/;
const develop = /^(Develop|Desenvolvimento|Rozwój)(?!,)/;

const barOf = ({ page, words }: Person) => page.getByRole('region', { name: words.question, exact: true });

/** What sticks out of the bar, or out of the screen. */
const bursting = (page: Page, label: string): Promise<string[]> =>
  page.evaluate((name) => {
    const bar = document.querySelector(`section[aria-label="${name}"]`);
    if (bar === null) return ['no bar'];
    const around = bar.getBoundingClientRect();
    const isOut = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < around.left - 1 ||
      right > around.right + 1 ||
      top < around.top - 1 ||
      bottom > around.bottom + 1;
    return [...bar.querySelectorAll<HTMLElement>('button, .bar-words')]
      .filter((each) => isOut(each.getBoundingClientRect()))
      .map((each) => each.textContent ?? '');
  }, label);

async function expectLocked(person: Person, waitingFor: string): Promise<void> {
  const { page, words } = person;
  const bar = barOf(person);
  await expect
    .poll(async () => (await bar.getByRole('heading').textContent())?.trim(), { timeout: 10_000 })
    .toMatch(words.locked(waitingFor));
  for (const size of phones) {
    await page.setViewportSize(size);
    await page.waitForTimeout(100);
    expect(await bursting(page, words.question)).toEqual([]);
    expect((await pageScroll(page)).x).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    expect(await clippedTexts(page)).toEqual([]);
  }
  // Planning ahead is at hand, and is not what stands out.
  const bright = bar.locator('.button.main');
  expect(await bright.count()).toBe(0);
  expect(await bar.getByRole('button', { name: words.plan }).isVisible()).toBe(true);
}

/** Changes what was locked in, and locks it in again. */
async function change(person: Person, action: RegExp): Promise<void> {
  await person.page.getByRole('button', { name: action }).first().click();
  await barOf(person).locator('.button.main').click();
  await settled(barOf(person));
}

test.each(languages)('%s: locked in on a phone, changed, and locked in again', async (language) => {
  const [ann, bo] = await Promise.all([
    come(['desktop', 'en', 31, ['board']]),
    come(['phone', language, 32, ['board']]),
  ]);
  const [host, friend] = [ann.person, bo.person];
  await joinTable(friend, await makeTable(host));
  await host.page.getByRole('button', { name: host.words.room.start }).click();

  // The first secret action, and a development or none.
  for (const step of ['action', 'place']) {
    for (const person of [friend, host]) {
      await expect.poll(() => isAsked(person), { timeout: 15_000 }).toBe(true);
      if (step === 'action') await person.page.getByRole('button', { name: develop }).first().click();
      expect(await sendFromBoard(person)).toBe(true);
      await settled(barOf(person));
      if (person === host) continue;
      await expectLocked(friend, 'Ann');
      if (step === 'action') {
        await change(friend, explore);
        await expectLocked(friend, 'Ann');
        await change(friend, develop);
      }
      await friend.page.setViewportSize({ width: 390, height: 844 });
    }
  }
  expect([...ann.faults, ...bo.faults]).toEqual([]);
  await Promise.all([ann.context.close(), bo.context.close()]);
});
