import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { styleSheet } from './architecture/style-sheets.ts';
import {
  looseSheets,
  missingClasses,
  type Styled,
  sharedSelectors,
  unnamedMedia,
  unusedClasses,
} from './architecture/styles.ts';
import { filesUnder, sourceFile } from './architecture/workspace.ts';

const root = resolve(import.meta.dirname, '..');
const folder = 'packages/web/src';

describe('the style sheets of the web client', () => {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const client: Styled = {
    sheets: names
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .map((path) => styleSheet(path, readFileSync(join(root, path), 'utf8'))),
    files: filesUnder(root, folder),
  };

  test('are found', () => expect(client.sheets.length).toBeGreaterThan(20));
  test('have every class that the code names', () => expect(missingClasses(client)).toEqual([]));
  test('have no class that nobody uses', () => expect(unusedClasses(client)).toEqual([]));
  test('define each selector in one place', () => expect(sharedSelectors(client)).toEqual([]));
  test('call sizes and pointers by their names', () => expect(unnamedMedia(client)).toEqual([]));
  test('are imported', () => expect(looseSheets(client)).toEqual([]));
});

/** A template of the code below that has a value in it. */
const template = (before: string, value: string, after = ''): string =>
  ['`', before, '$', '{', value, '}', after, '`'].join('');

/** A client of one page: its code, its module, and the sheets that it shares with others. */
function imagined(code: string, module: string, shared: Readonly<Record<string, string>> = {}): Styled {
  const page = `import './look.css';\nimport styles from './page.module.css';\n${code}`;
  return {
    sheets: Object.entries({ 'page.module.css': module, ...shared }).map(([path, source]) =>
      styleSheet(`src/${path}`, source),
    ),
    files: [sourceFile('src/page.tsx', page)],
  };
}

describe('the check of class names', () => {
  const both = { 'look.css': '.button { color: red; }\n.button.main { color: blue; }' };

  test.each([
    ['<p className={styles.note} />'],
    [`<p className={${template('button main ', 'styles.note')}} />`],
    [`<p className={${template('button main-', "wide ? 'up' : 'down'", '-again main')}} />`],
    ["<p className={('missing' in button && has('size')) ? 'button' : styles.note} />"],
    ["<p className={open === 'wide' ? 'button main' : styles.note} />"],
    ["const line = { class: styles.note }; const look = 'button main';"],
  ])('lets pass %s', (code) => {
    const client = imagined(`${code} const used = [styles.note, 'button main'];`, '.note { top: 0; }', both);
    expect([...missingClasses(client), ...unusedClasses(client)]).toEqual([]);
  });

  test.each([
    ['<p className={styles.notes} />', 'src/page.tsx:3: src/page.module.css has no .notes'],
    [
      '<p className={styles[name]} />',
      'src/page.tsx:3: only single classes of src/page.module.css can be checked',
    ],
    ['<p className="butto" />', 'src/page.tsx:3: no style sheet has .butto'],
    ["<p className={open ? 'button' : 'shut'} />", 'src/page.tsx:3: no style sheet has .shut'],
    [
      `<p className={${template('button wide ', 'styles.note')}} />`,
      'src/page.tsx:3: no style sheet has .wide',
    ],
    ['<p className="note" />', 'src/page.tsx:3: no style sheet has .note'],
  ])('catches %s', (code, problem) => {
    expect(missingClasses(imagined(code, '.note { top: 0; }', both))).toEqual([problem]);
  });

  test('catches a class of a module, of a shared sheet and of a module’s surroundings that nobody uses', () => {
    const module =
      '.note { top: 0; }\n\n.list > li,\n.note:not(.old) { left: 0; }\n:global(.panel) .note { right: 0; }';
    const client = imagined("styles.note; 'button';", module, both);
    expect(unusedClasses(client)).toEqual([
      'src/page.module.css:3: nobody uses .list',
      'src/page.module.css:3: nobody uses .old',
      'src/page.module.css:5: nobody uses .panel',
      'src/look.css:2: nobody uses .main',
    ]);
  });

  test('takes a class for used whose name a value completes', () => {
    const shared = { 'look.css': '.from-side { top: 0; }\n.to-side { top: 0; }' };
    expect(unusedClasses(imagined(template('sheet from-', 'where'), '', shared))).toEqual([
      'src/look.css:2: nobody uses .to-side',
    ]);
  });

  test('reads rules in queries, nested ones and keyframes, and no comments', () => {
    const { rules } = styleSheet(
      'src/look.css',
      '/* .gone { } */ @media (--phone) { .a { .b & { top: 0; } > .c { top: 0; } } }\n@keyframes turn { from { top: 0; } }',
    );
    expect(rules.map(({ selector }) => selector)).toEqual(['.a', '.b .a', '.a > .c']);
  });
});

describe('the check of selectors', () => {
  test('catches one that two sheets define, in whatever query and list', () => {
    const client = imagined('', '', {
      'look.css': '.a,\n.b   > .c { top: 0; }',
      'more.css': '@media print { .b > .c { top: 1px; } }\n.a .b { top: 0; }',
    });
    expect(sharedSelectors(client)).toEqual(['src/look.css and src/more.css define .b > .c']);
  });

  test('lets modules use the same names, and catches one that reaches beyond itself', () => {
    const client = imagined(
      '',
      '.a { top: 0; }\n.a :global(.b) { top: 0; }\n:global(.b) { top: 0; }\nli { top: 0; }',
      {
        'look.css': '.a { top: 0; }',
      },
    );
    expect(sharedSelectors(client)).toEqual([
      "src/page.module.css:3: :global(.b) is not the module's own",
      "src/page.module.css:4: li is not the module's own",
    ]);
  });
});

describe('the check of media queries', () => {
  const names = '@custom-media --phone (max-width: 760px);\n@custom-media --coarse (pointer: coarse);';

  test.each([
    ['@media (--phone) and (--coarse)'],
    ['@media (--phone), (--coarse)'],
    ['@media (--phone) and (prefers-reduced-motion: reduce)'],
  ])('lets pass %s', (media) => {
    const client = imagined("useMedia('--coarse')", `${media} { .a { top: 0; } }`, { 'look.css': names });
    expect(unnamedMedia(client)).toEqual([]);
  });

  test.each([
    ['@media (max-width: 700px)', '(max-width: 700px) has no name'],
    ['@media (--phone) and (min-height: 300px)', '(--phone) and (min-height: 300px) has no name'],
    ['@media (width <= 700px)', '(width <= 700px) has no name'],
    ['@media (pointer: coarse)', '(pointer: coarse) has no name'],
    ['@media (--tablet)', '--tablet is no breakpoint'],
  ])('catches %s', (media, problem) => {
    const client = imagined("'--phone --coarse'", `\n${media} { .a { top: 0; } }`, { 'look.css': names });
    expect(unnamedMedia(client)).toEqual([`src/page.module.css:2: ${problem}`]);
  });

  test('catches a name that nobody uses', () => {
    expect(unnamedMedia(imagined("'--phone'", '', { 'look.css': names }))).toEqual([
      'src/look.css:2: nobody uses --coarse',
    ]);
  });
});

test('a sheet that nobody imports is caught', () => {
  const client = imagined('', '@import "./names.css";', { 'look.css': '', 'names.css': '', 'old.css': '' });
  expect(looseSheets(client)).toEqual(['src/old.css: nobody imports it']);
});
