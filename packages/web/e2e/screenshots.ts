/**
 * Pictures of every screen at both sizes and in both themes, and a page with all of them side by side.
 * `LANGUAGE_OF_SCREEN` chooses the language, `SCREEN` one screen, `OUT` the folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages, launch, type Size, themes, visitor } from './support/browser.ts';
import { reach, screens, screenTables } from './support/screens.ts';
import { serveDist } from './support/static.ts';
import { keepTables } from './support/tables.ts';

const out = resolve(process.env.OUT ?? join(import.meta.dirname, '../../../screenshots'));
const language = languages.find((each) => each === process.env.LANGUAGE_OF_SCREEN) ?? 'en';
const wanted = process.env.SCREEN;
const sizes: readonly Size[] = ['desktop', 'phone'];

mkdirSync(out, { recursive: true });
const [browser, site, tables] = await Promise.all([launch(), serveDist(), screenTables()]);
const made: string[] = [];
for (const size of sizes)
  for (const theme of themes) {
    const { context, page } = await visitor(browser, site.address, { size, theme, language });
    await keepTables(context, tables);
    for (const screen of screens) {
      if (wanted !== undefined && screen.name !== wanted) continue;
      if (screen.only !== undefined && screen.only !== size) continue;
      await reach(page, screen);
      const name = `${screen.name}-${size}-${theme}.png`;
      await page.screenshot({ path: join(out, name) });
      made.push(name);
    }
    await context.close();
  }
await browser.close();
await site.close();

const figure = (name: string): string =>
  `<figure><a href="${name}"><img src="${name}" alt=""></a><figcaption>${name.replace('.png', '')}</figcaption></figure>`;
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{background:#222;color:#ddd;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{height:340px;border:1px solid #555}</style>${made.map(figure).join('')}\n`,
);
console.log(`${made.length} pictures and a contact sheet in ${out}`);
