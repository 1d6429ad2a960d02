/** A browser and a place to visit with it, for all tests of a file. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Look, launch, visitor } from './browser.ts';
import type { Site } from './static.ts';

/** Opens the browser and the site before the tests, and gives the way for people to come to it. */
export function visitsTo(open: () => Promise<Site>): (look?: Look) => ReturnType<typeof visitor> {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), open()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return (look) => visitor(browser, site.address, look);
}
