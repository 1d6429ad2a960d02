/** Every card of Terraforming Mars in the gallery, at one size and in one language. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Language, languages } from './browser.ts';
import { faultsOfCards } from './card-checks.ts';
import { serveGallery } from './gallery.ts';

export const cardSizes = ['tile', 'short', 'full', 'large', 'phone', 'detail'] as const;
type CardSize = (typeof cardSizes)[number];
/** In the first generation much is missing for most cards; in the ninth much can be paid, and some comes too late. */
export const generations = [1, 9] as const;

interface Sheet {
  readonly language: Language;
  readonly size: CardSize;
  readonly generation: (typeof generations)[number];
  readonly kind?: string;
  readonly theme?: string;
}

/** Opens the gallery at this sheet, on a page that knows where the gallery is (`baseURL`). */
export async function openSheet(page: Page, sheet: Sheet): Promise<void> {
  const { language, size, generation, kind, theme = 'dark' } = sheet;
  const hash = new URLSearchParams({
    lang: language,
    size,
    theme,
    generation: String(generation),
    ...(kind === undefined ? {} : { kind }),
  });
  // Another hash alone would not load the page again.
  await page.goto('about:blank');
  await page.goto(`/src/games/terraforming-mars/gallery/index.html#${hash}`);
  await page.locator('[data-card]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

const kinds = ['automated', 'active', 'event', 'corporation'] as const;

/** Pictures of all cards as sheets, by language, size and kind; gives their names, and what is wrong on them. */
export async function cardSheets(
  browser: Browser,
  out: string,
): Promise<{ readonly made: string[]; readonly faults: string[] }> {
  const site = await serveGallery();
  const page = await browser.newPage({
    viewport: { width: 1480, height: 900 },
    baseURL: site.address,
  });
  const made: string[] = [];
  const faults: string[] = [];
  for (const language of languages)
    for (const size of cardSizes)
      for (const kind of kinds) {
        await openSheet(page, { language, size, kind, generation: 9 });
        const name = `cards-${kind}-${size}-${language}.png`;
        await page.screenshot({ path: join(out, name), fullPage: true });
        made.push(name);
        faults.push(...(await faultsOfCards(page)).map((fault) => `${name}: ${fault}`));
      }
  await page.close();
  await site.close();
  return { made, faults };
}
