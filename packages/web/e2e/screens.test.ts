/** Every screen, size, theme and language: no violation, nothing clipped, nothing too small, nothing on top of another. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, launch, type Size, sizes, themes, visitor } from './support/browser.ts';
import {
  axeViolations,
  clippedTexts,
  overlappingTargets,
  pageScroll,
  smallTargets,
} from './support/checks.ts';
import { reach, type Screen, screens, screenTables } from './support/screens.ts';
import { type Site, serveDist } from './support/static.ts';
import { type Kept, keepTables } from './support/tables.ts';

let browser: Browser;
let site: Site;
let tables: Kept[];
beforeAll(async () => {
  [browser, site, tables] = await Promise.all([launch(), serveDist(), screenTables()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const short = process.env.E2E === 'short';
const wanted = process.env.SCREEN;
const looks = (['desktop', 'phone'] as const).flatMap((size) =>
  themes.flatMap((theme) => languages.map((language) => ({ size, theme, language }))),
);
/** In a short run every size, theme and language once. */
const chosen = short
  ? looks.filter(({ size, theme, language }) =>
      [
        ['desktop', 'dark', 'en'],
        ['phone', 'light', 'pl'],
        ['desktop', 'light', 'pt'],
      ].some((look) => look.join() === [size, theme, language].join()),
    )
  : looks;

const isShown = (screen: Screen, size: Size): boolean =>
  (screen.only === undefined || screen.only === size) && (wanted === undefined || screen.name === wanted);

describe.each(chosen)('$size, $theme, $language', ({ size, theme, language }) => {
  test.each(screens.filter((screen) => isShown(screen, size)))('$name', async (screen) => {
    const { context, page, faults } = await visitor(browser, site.address, { size, theme, language });
    await keepTables(context, tables);
    await reach(page, screen);
    const scroll = await pageScroll(page);
    const found = {
      faults,
      clipped: await clippedTexts(page),
      overlapping: await overlappingTargets(page),
      small: size === 'phone' ? await smallTargets(page) : [],
      sideways: scroll.x,
      down: screen.fixed === true ? scroll.y : 0,
      unworded: (await page.locator('body').textContent())?.match(/«[^»]*»/g) ?? [],
      axe: await axeViolations(page),
    };
    await context.close();
    expect(found).toEqual({
      faults: [],
      clipped: [],
      overlapping: [],
      small: [],
      sideways: 0,
      down: 0,
      unworded: [],
      axe: [],
    });
    expect(sizes[size].width).toBeGreaterThan(0);
  });
});
