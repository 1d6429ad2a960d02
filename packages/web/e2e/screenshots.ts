/**
 * Pictures of every screen at both sizes and in both themes, and a page with all of them side by side.
 * `LANGUAGE_OF_SCREEN` chooses the language, `SCREEN` the beginnings of names, `OUT` the folder. With the word `cards`:
 * sheets of all cards of Terraforming Mars instead, in all languages; it fails where one does not hold its words.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { languages, launch, type Size, type Theme, themes, visitor } from './support/browser.ts';
import { cardSheets } from './support/card-sheets.ts';
import { screenTables } from './support/moments.ts';
import { reach, type Screen, screens } from './support/screens.ts';
import { startServer } from './support/server.ts';
import { type Site, serveDist } from './support/static.ts';
import { type Kept, keepTables } from './support/tables.ts';

const out = resolve(process.env.OUT ?? join(import.meta.dirname, '../../../screenshots'));
const language = languages.find((each) => each === process.env.LANGUAGE_OF_SCREEN) ?? 'en';
const wanted = process.env.SCREEN?.split(',') ?? [''];
const sizes: readonly Size[] = ['desktop', 'phone'];
const shown = screens.filter(({ name }) => wanted.some((beginning) => name.startsWith(beginning)));

/** The pictures of some screens at one size and in one theme; gives their names. */
async function pictures(
  browser: Browser,
  site: Site,
  tables: readonly Kept[],
  size: Size,
  theme: Theme,
  those: readonly Screen[],
): Promise<string[]> {
  const { context, page } = await visitor(browser, site.address, { size, theme, language });
  await keepTables(context, tables);
  const made: string[] = [];
  for (const screen of those) {
    if (screen.only !== undefined && screen.only !== size) continue;
    if (screen.theme !== undefined && screen.theme !== theme) continue;
    await reach(page, screen, language);
    const name = `${screen.name}-${size}-${theme}.png`;
    await page.screenshot({ path: join(out, name) });
    await screen.after?.(page);
    made.push(name);
  }
  await context.close();
  return made;
}

/** The pictures of all screens. */
async function allScreens(): Promise<string[]> {
  const [browser, site, server, tables] = await Promise.all([
    launch(),
    serveDist(),
    shown.some((screen) => screen.server === true) ? startServer() : undefined,
    screenTables(),
  ]);
  const made: string[] = [];
  for (const size of sizes)
    for (const theme of themes) {
      const alone = shown.filter((screen) => screen.server !== true);
      const online = shown.filter((screen) => screen.server === true);
      made.push(...(await pictures(browser, site, tables, size, theme, alone)));
      if (server !== undefined) made.push(...(await pictures(browser, server, [], size, theme, online)));
    }
  await Promise.all([browser.close(), site.close(), server?.close()]);
  return made;
}

/** The pictures of all cards. */
async function allCards(): Promise<string[]> {
  const browser = await launch();
  const { made, faults } = await cardSheets(browser, out);
  await browser.close();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  return made;
}

mkdirSync(out, { recursive: true });
const made = await (process.argv.includes('cards') ? allCards() : allScreens());

const figure = (name: string): string =>
  `<figure><a href="${name}"><img src="${name}" alt=""></a><figcaption>${name.replace('.png', '')}</figcaption></figure>`;
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{background:#222;color:#ddd;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{height:340px;border:1px solid #555}</style>${made.map(figure).join('')}\n`,
);
console.log(`${made.length} pictures and a contact sheet in ${out}`);
