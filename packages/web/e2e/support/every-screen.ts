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
  languages.flatMap((language) => themes.map((theme) => ({ size, theme, language })));
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

/** What is wrong with the screen that the page shows; with `isSeen` only its colours are new to axe. */
async function faultsOf(
  page: Page,
  screen: Screen,
  { size, language }: Look,
  isSeen: boolean,
): Promise<object> {
  const scroll = await pageScroll(page);
  return {
    clipped: await clippedTexts(page),
    overlapping: await overlappingTargets(page),
    small: size === 'phone' || screen.touch === true ? await smallTargets(page) : [],
    covered: await coveredMarks(page),
    sideways: scroll.x,
    down: screen.fixed === true ? scroll.y : 0,
    unworded: (await page.locator('body').textContent())?.match(/«[^»]*»/g) ?? [],
    axe: isForAxe(screen) ? await axeViolations(page, isSeen ? 'colours' : 'everything') : [],
    further: (await screen.faults?.(page, said[language])) ?? [],
  };
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
  const spoken = languages.filter((language) => seen.some((look) => look.language === language));
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

  describe.each(spoken)(`${size}, %s`, (language) => {
    const inThemes = seen.filter((look) => look.language === language);
    let here: Awaited<ReturnType<typeof visitor>>;
    let there: Awaited<ReturnType<typeof visitor>> | undefined;
    /** The screen that stands on the page: it is reached once, and then looked at in each theme. */
    let reached: Screen | undefined;
    const guestOf = (screen: Screen) => (screen.server === true && there !== undefined ? there : here);
    const leave = async (): Promise<void> => {
      const left = reached;
      reached = undefined;
      if (left !== undefined) await left.after?.(guestOf(left).page);
    };
    beforeAll(async () => {
      here = await visitor(browser, site.address, { size, language });
      await keepTables(here.context, tables);
      if (server !== undefined) there = await visitor(browser, server.address, { size, language });
    });
    afterAll(async () => {
      await Promise.all([here?.context.close(), there?.context.close()]);
    });

    // Screens take turns in the theme that they begin with.
    const checks = screens.flatMap((screen, place) =>
      (place % 2 === 0 ? inThemes : inThemes.toReversed())
        .filter((look) => shownIn(look).includes(screen))
        .map((look) => [screen.name, look.theme, screen, look] as const),
    );
    test.each(checks)('%s, %s', async (_, theme, screen, look) => {
      const { page, faults } = guestOf(screen);
      const isSeen = reached === screen;
      if (!isSeen) {
        await leave();
        reached = screen;
      }
      faults.length = 0;
      await page.emulateMedia({ colorScheme: theme });
      if (!isSeen)
        await reach(page, screen, language).catch(async (error) => {
          await leave();
          throw error;
        });
      expect(await faultsOf(page, screen, look, isSeen)).toEqual(clean);
      expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault))).toEqual([]);
    });
  });
}
