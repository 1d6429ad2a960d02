/** All cards of Terraforming Mars at every size: nothing stands beyond its card, is cut off, or lies on something else. */
import { describe, expect, test } from 'vitest';
import { languages } from './support/browser.ts';
import { faultsOfCards } from './support/card-checks.ts';
import { cardSizes, generations, openSheet } from './support/card-sheets.ts';
import { serveGallery } from './support/gallery.ts';
import { visitsTo } from './support/visit.ts';

const CARDS = 225;
const short = process.env.E2E === 'short';
const visit = visitsTo(serveGallery);
/** Polish needs the most room. */
const shown = short ? (['pl'] as const) : languages;

/** What the screens of the first choice and of research leave a large card, on desktops and tablets. */
const rooms = [
  [195, 244],
  [176, 270],
  [164, 320],
] as const;

describe.each(shown)('cards in %s', (language) => {
  test.each(cardSizes)('hold all their words and icons at the size %s', async (size) => {
    const { context, page, faults } = await visit({ language });
    for (const generation of short ? [9 as const] : generations) {
      await openSheet(page, { language, size, generation });
      expect(await page.locator('[data-card]').count()).toBe(CARDS);
      expect(await faultsOfCards(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(short ? rooms.slice(0, 1) : rooms)(
    'hold them in a room of %i × %i pixels',
    async (width, height) => {
      const { context, page } = await visit({ language });
      await openSheet(page, { language, size: 'large', generation: 9 });
      await page.addStyleTag({
        content: `[data-card] [data-size="large"] { width: ${width}px; height: ${height}px }`,
      });
      expect(await faultsOfCards(page)).toEqual([]);
      await context.close();
    },
  );
});

test('a word beyond the edge of a card is found, and one over another', async () => {
  const { context, page } = await visit();
  await page.setContent(`
    <div data-card="1" data-name="Wide" style="width:40px;height:20px;white-space:nowrap">much too wide</div>
    <div data-card="2" data-name="Twofold" style="width:300px;height:40px;position:relative">
      <span style="position:absolute;left:9px;top:9px">one</span>
      <span style="position:absolute;left:12px;top:9px">another</span>
    </div>`);
  expect(await faultsOfCards(page)).toEqual([
    'Wide: much too wide stands beyond the card',
    'Twofold: one and another lie over each other',
  ]);
  await context.close();
});
