/** The frame of the table stands still: no panel moves when one question follows another, or when something is chosen. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Size } from './support/browser.ts';
import { comingTo, isAsked, rankingOf } from './support/people.ts';
import { answerPlain, chance } from './support/play.ts';
import { chooseFirst, playRace } from './support/race.ts';
import { serveDist } from './support/static.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

const visit = visitsTo(serveDist);
const come = comingTo(visit);

const words = said.en;
const most = process.env.E2E === 'short' ? 12 : 60;

/** The parts that keep their places, by name. What lies inside them may change. */
const partsOf = (page: Page): Readonly<Record<string, Locator>> => ({
  top: page.getByRole('banner'),
  table: page.getByRole('main'),
  question: page.getByRole('region', { name: words.question, exact: true }),
  score: page.getByRole('region', { name: 'Score now' }),
  log: page.getByRole('region', { name: 'Log', exact: true }),
  tabs: page.getByRole('navigation', { name: 'Parts of the table' }),
});

/** Where each part is that is on the screen, in whole pixels. */
async function places(page: Page): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, part] of Object.entries(partsOf(page))) {
    if (!(await part.isVisible())) continue;
    const box = await part.boundingBox();
    if (box !== null) found[name] = [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
  }
  return found;
}

describe.each(['desktop', 'phone'] as const satisfies readonly Size[])('%s', (size) => {
  test('Race: nothing moves from question to question', async () => {
    const { context, person } = await come([size, 'en', 31, ['board']]);
    const { page } = person;
    await page.goto('/');
    await page.getByRole('button', { name: words.home.play }).click();
    await page.getByRole('region', { name: words.question, exact: true }).waitFor();
    const first = await places(page);
    expect(Object.keys(first)).toContain('question');
    await playRace([person], {
      most,
      between: async (answers) => {
        if (!(await isAsked(person)) || (await rankingOf(person).isVisible())) return;
        expect({ answers, ...(await places(page)) }).toEqual({ answers, ...first });
        if (!(await chooseFirst(person))) return;
        expect({ answers, chosen: true, ...(await places(page)) }).toEqual({
          answers,
          chosen: true,
          ...first,
        });
        await page.getByRole('button', { name: words.back, exact: true }).click();
      },
    });
    await context.close();
  }, 240_000);

  test('the plain table: nothing moves from question to question', async () => {
    const { context, page } = await visit({ size });
    const below = chance(32);
    await page.goto('/new/reference');
    await page.getByRole('button', { name: words.create.allBots }).click();
    const options = page.getByRole('region', { name: words.options });
    await options.waitFor();
    const first = await places(page);
    for (let answers = 1; answers <= most; answers++) {
      if (!(await answerPlain(page, words, below))) break;
      await options
        .or(page.getByRole('region', { name: words.ranking }))
        .first()
        .waitFor();
      if (!(await options.isVisible())) break;
      expect({ answers, ...(await places(page)) }).toEqual({ answers, ...first });
    }
    await context.close();
  }, 240_000);
});
