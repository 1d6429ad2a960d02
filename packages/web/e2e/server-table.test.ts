/** A server's table: two people with browsers of their own and a bot, an invitation, a lost line, the end. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answerPlain, chance, said } from './support/play.ts';
import { recordedTotals, shownTotals } from './support/record.ts';
import { startServer } from './support/server.ts';
import { visitsTo } from './support/visit.ts';

const visit = visitsTo(startServer);

const words = said.en;
const options = (page: Page) => page.getByRole('region', { name: words.options });
const ranking = (page: Page) => page.getByRole('region', { name: 'Ranking' });

/** Whoever is asked answers, until everybody sees the end. */
async function playOut(pages: readonly Page[], seed: number, between?: (answers: number) => Promise<void>) {
  const below = chance(seed);
  for (let answers = 0, idle = 0; idle < 600; ) {
    let moved = false;
    for (const page of pages) {
      const change = page.getByRole('button', { name: 'Change my choice' });
      if (!(await options(page).isVisible()) || (await change.isVisible())) continue;
      if (await answerPlain(page, words, below)) {
        moved = true;
        answers += 1;
        await between?.(answers);
      }
    }
    if ((await Promise.all(pages.map((page) => ranking(page).isVisible()))).every(Boolean)) return;
    idle = moved ? 0 : idle + 1;
    if (!moved) await pages[0]?.waitForTimeout(50);
  }
  throw new Error('nobody was asked anything for a long time');
}

describe('the reference game at a server’s table', () => {
  test('a host, a friend with the link and a bot play to the end, with a lost line in between', async () => {
    const [ann, bo] = await Promise.all([visit(), visit({ size: 'phone' })]);
    await ann.page.goto('/new/reference');
    await ann.page.getByRole('radio', { name: '3', exact: true }).check();
    await ann.page.getByRole('textbox', { name: 'Name in seat 1' }).fill('Ann');
    await ann.page.getByRole('radiogroup', { name: 'Seat 3' }).getByRole('radio', { name: 'Bot' }).check();
    await ann.page.getByRole('button', { name: 'Create the table' }).click();
    const link = await ann.page.getByRole('textbox', { name: 'Invite link' }).inputValue();

    await bo.page.goto(link);
    await bo.page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([ann, bo].map(({ page }) => options(page).waitFor()));

    await playOut([ann.page, bo.page], 11, async (answers) => {
      if (answers !== 6) return;
      const lost = bo.page.getByRole('status').filter({ hasText: words.lost });
      await bo.context.setOffline(true);
      await lost.waitFor();
      await bo.context.setOffline(false);
      await lost.waitFor({ state: 'detached' });
    });
    const shown = await shownTotals(ann.page, words);
    expect(shown).toHaveLength(3);
    expect(await shownTotals(bo.page, words)).toEqual(shown);
    expect(await recordedTotals(ann.page, words)).toEqual(shown);
    await ann.page.getByRole('region', { name: 'Fair deal' }).getByText('Every shuffle was fixed').waitFor();

    await ann.page.getByRole('link', { name: 'Watch the replay' }).click();
    await ann.page.getByRole('slider', { name: 'Position' }).waitFor();
    await ann.page.getByRole('link', { name: 'Orrery, home' }).click();
    await ann.page
      .getByRole('region', { name: 'Recent replays' })
      .getByRole('link', { name: /Replay: Small Hours/ })
      .first()
      .waitFor();
    expect([
      ...ann.faults,
      ...bo.faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')),
    ]).toEqual([]);
    await Promise.all([ann.context.close(), bo.context.close()]);
  });
});
