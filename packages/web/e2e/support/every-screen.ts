/** Every screen of a size: no violation, nothing clipped, nothing too small, nothing on top of another. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages, launch, type Size, type Theme, themes, visitor } from './browser.ts';
import {
  axeViolations,
  clippedTexts,
  coveredMarks,
  overlappingTargets,
  pageScroll,
  smallTargets,
} from './checks.ts';
import { screenTables } from './moments.ts';
import { reach, type Screen, screens } from './screens.ts';
import { startServer } from './server.ts';
import { type Site, serveDist } from './static.ts';
import { type Kept, keepTables } from './tables.ts';
import { said } from './words.ts';

const short = process.env.E2E === 'short';
/** `SCREEN=gaia-,home` looks at screens whose names begin so; in the short form a long one only by its whole name. */
const wanted = process.env.SCREEN?.split(',');
/** `PART=2/16` looks at every sixteenth screen only: the whole form is long, and several can share it. */
const [part = 1, parts = 1] = process.env.PART?.split('/').map(Number) ?? [];

interface Look {
  readonly size: Size;
  readonly theme: Theme;
  readonly language: Language;
}
const looks = (size: Size): readonly Look[] =>
  themes.flatMap((theme) => languages.map((language) => ({ size, theme, language })));
/** In the short form each screen is looked at once; sizes, themes and languages take turns. */
const shortLooks: readonly Look[] = [
  { size: 'desktop', theme: 'dark', language: 'en' },
  { size: 'phone', theme: 'light', language: 'pl' },
  { size: 'desktop', theme: 'light', language: 'pt' },
  { size: 'phone', theme: 'dark', language: 'en' },
];

const isShown = (screen: Screen, { size, theme }: Look): boolean => {
  const { name, only, server } = screen;
  if (only !== undefined && only !== size) return false;
  if (screen.theme !== undefined && screen.theme !== theme && !short) return false;
  if (wanted?.some((beginning) => name.startsWith(beginning)) === false) return false;
  return !(short && (server === true || (screen.long === true && wanted?.includes(name) !== true)));
};
const isTurn = (look: Look, place: number): boolean => !short || shortLooks.indexOf(look) === place % 4;

/** In the short form axe, which takes as long as all the rest, looks at every other screen. */
const isForAxe = (screen: Screen): boolean => !short || Math.floor(screens.indexOf(screen) / 4) % 2 === 0;

async function faultsOf(page: Page, screen: Screen, { size, language }: Look): Promise<object> {
  await reach(page, screen, language);
  const scroll = await pageScroll(page);
  const found = {
    clipped: await clippedTexts(page),
    overlapping: await overlappingTargets(page),
    small: size === 'phone' || screen.touch === true ? await smallTargets(page) : [],
    covered: await coveredMarks(page),
    sideways: scroll.x,
    down: screen.fixed === true ? scroll.y : 0,
    unworded: (await page.locator('body').textContent())?.match(/«[^»]*»/g) ?? [],
    axe: isForAxe(screen) ? await axeViolations(page) : [],
    further: (await screen.faults?.(page, said[language])) ?? [],
  };
  await screen.after?.(page);
  return found;
}

const clean = {
  clipped: [],
  overlapping: [],
  small: [],
  covered: [],
  sideways: 0,
  down: 0,
  unworded: [],
  axe: [],
  further: [],
};

/** The kept tables that screens lead to. */
const tablesOf = (those: readonly Screen[]): string[] =>
  those.flatMap(({ path }) => /\/local\/([^/]+)/.exec(path)?.[1] ?? []);

/** Looks at all screens of one size. */
export function checkScreens(size: Size): void {
  const shownIn = (look: Look): Screen[] =>
    screens.filter(
      (screen, place) => place % parts === part - 1 && isTurn(look, place) && isShown(screen, look),
    );
  const all = short ? shortLooks.filter((look) => look.size === size) : looks(size);
  const seen = all.filter((look) => shownIn(look).length > 0);
  let browser: Browser;
  let site: Site;
  let server: Site | undefined;
  let tables: Kept[];
  beforeAll(async () => {
    [browser, site, server, tables] = await Promise.all([
      launch(),
      serveDist(),
      short ? undefined : startServer(),
      screenTables(...tablesOf(seen.flatMap(shownIn))),
    ]);
  }, 300_000);
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.close(), server?.close()]);
  });

  describe.each(seen.map((look) => [Object.values(look).join(', '), look] as const))('%s', (_, look) => {
    const shown = shownIn(look);
    let here: Awaited<ReturnType<typeof visitor>>;
    let there: Awaited<ReturnType<typeof visitor>> | undefined;
    beforeAll(async () => {
      here = await visitor(browser, site.address, look);
      await keepTables(here.context, tables);
      if (server !== undefined) there = await visitor(browser, server.address, look);
    });
    afterAll(async () => {
      await Promise.all([here?.context.close(), there?.context.close()]);
    });

    test.each(shown.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
      const { page, faults } = screen.server === true && there !== undefined ? there : here;
      faults.length = 0;
      expect(await faultsOf(page, screen, look)).toEqual(clean);
      expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault))).toEqual([]);
    });
  });
}
