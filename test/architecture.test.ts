import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { agendaReaders, readTexts } from './architecture/agenda.ts';
import { importCycles, impureEngines, wrongDependencies, wrongImports } from './architecture/direction.ts';
import { importsOf } from './architecture/imports.ts';
import { impurities } from './architecture/purity.ts';
import { tokens } from './architecture/tokens.ts';
import { ruleKnowledge, upwardImports } from './architecture/web.ts';
import { type Manifest, type Package, readWorkspace, sourceFile } from './architecture/workspace.ts';

describe('the workspace', () => {
  const all = readWorkspace(resolve(import.meta.dirname, '..'));

  test('holds the kernel and the reference game', () => {
    expect(all.map((one) => one.folder)).toEqual(
      expect.arrayContaining(['packages/kernel', 'games/reference']),
    );
    expect(all.flatMap((one) => one.files).length).toBeGreaterThan(10);
  });
  test('imports point one way only', () => expect(wrongImports(all)).toEqual([]));
  test('has no cycle of imports', () => expect(importCycles(all)).toEqual([]));
  test('gives kernel and games no dependency', () => expect(wrongDependencies(all)).toEqual([]));
  test('keeps kernel and games pure', () => expect(impureEngines(all)).toEqual([]));
  test('lets the folders of the web client use only lower ones', () => {
    const web = all.filter((one) => one.folder === 'packages/web');
    expect(web).toHaveLength(1);
    expect(web.flatMap(upwardImports)).toEqual([]);
  });
  test('knows no rules in the web client', () => expect(ruleKnowledge(all)).toEqual([]));
});

/** A package of the imagined workspace below: its folder, its files, and what its manifest adds. */
function imagined(folder: string, files: Record<string, string>, more: Partial<Manifest> = {}): Package {
  const name = `@orrery/${folder.split('/')[1]}`;
  return {
    folder,
    manifest: { name, exports: { '.': { source: './src/index.ts' } }, ...more },
    files: Object.entries(files).map(([path, source]) => sourceFile(`${folder}/${path}`, source)),
  };
}

const onKernel = { dependencies: { '@orrery/kernel': '0.1.0' } };
const kernel = imagined(
  'packages/kernel',
  { 'src/index.ts': 'export const one = 1;', 'src/testing/index.ts': 'export const two = 2;' },
  { exports: { '.': { source: './src/index.ts' }, './testing': { source: './src/testing/index.ts' } } },
);

const inChess = (source: string, path = 'src/index.ts') => {
  const chess = imagined('games/chess', { [path]: source }, onKernel);
  const draughts = imagined('games/draughts', { 'src/index.ts': 'export const three = 3;' }, onKernel);
  const bots = imagined('packages/bots', { 'src/index.ts': 'export const four = 4;' });
  return wrongImports([kernel, chess, draughts, bots]);
};

describe('the check of the direction', () => {
  test.each([
    ["import { one } from '@orrery/kernel';"],
    ["import type { Seat } from '@orrery/kernel';"],
    ["import { rules } from './rules/all.ts';"],
    ["// import { four } from '@orrery/bots';"],
    ['const text = "import { four } from \'@orrery/bots\'";'],
  ])('lets a game write %s', (source) => expect(inChess(source)).toEqual([]));

  test.each([
    ["import { four } from '@orrery/bots';", 'points against the direction'],
    ["import type { Four } from '@orrery/bots';", 'points against the direction'],
    ["export * from '@orrery/draughts';", 'points against the direction'],
    ["export { three } from '@orrery/draughts';", 'points against the direction'],
    ["const bots = import('@orrery/bots');", 'points against the direction'],
    ["import { one } from '@orrery/kernel/src/index.ts';", 'is not an entry of that package'],
    ["import { one } from '@orrery/kernal';", 'is no package of this workspace'],
    ["import { two } from '@orrery/kernel/testing';", 'belongs to tests'],
    ["import { one } from '../../../packages/kernel/src/index.ts';", 'reaches out of its package'],
    ["import { three } from '../../draughts/src/index.ts';", 'reaches out of its package'],
    ["import { help } from '../test/help.ts';", 'reaches out of src'],
    ["import { index } from '@orrery/chess';", 'imports its own package by name'],
    ["import { readFileSync } from 'node:fs';", 'is I/O or a dependency'],
    ["import 'left-pad';", 'is I/O or a dependency'],
  ])('catches a game that writes %s', (source, problem) => {
    expect(inChess(source)).toEqual([expect.stringContaining(problem)]);
  });

  test('lets tests use other packages by name, but not their insides', () => {
    expect(inChess("import { four } from '@orrery/bots';", 'test/a.test.ts')).toEqual([]);
    expect(inChess("import { two } from '@orrery/kernel/testing';", 'test/a.test.ts')).toEqual([]);
    expect(inChess("import { x } from '../../../packages/bots/src/x.ts';", 'test/a.test.ts')).toHaveLength(1);
  });

  test('catches a kernel that imports a game, and an import that is not among the dependencies', () => {
    const chess = imagined('games/chess', { 'src/index.ts': "import { one } from '@orrery/kernel';" });
    const eager = imagined('packages/kernel', { 'src/index.ts': "import { board } from '@orrery/chess';" });
    expect(wrongImports([eager, chess])).toEqual([
      "packages/kernel/src/index.ts:1: '@orrery/chess' points against the direction",
      "games/chess/src/index.ts:1: '@orrery/kernel' is not among the dependencies",
    ]);
    const cli = imagined('packages/cli', { 'src/index.ts': "import fs from 'node:fs';\nimport 'chalk';" });
    expect(wrongImports([cli])).toEqual([
      "packages/cli/src/index.ts:2: 'chalk' is not among the dependencies",
    ]);
  });

  test('catches a forbidden dependency and a package without a place', () => {
    const chess = imagined('games/chess', {}, { dependencies: { lodash: '4.17.21' } });
    const draughts = imagined('games/draughts', {}, { peerDependencies: { '@orrery/chess': '0.1.0' } });
    const text = imagined('packages/text', {}, { dependencies: { 'intl-messageformat': '12.1.4' } });
    const misc = imagined('packages/misc', {});
    expect(wrongDependencies([kernel, chess, draughts, text, misc])).toEqual([
      'games/chess: may not depend on lodash',
      'games/draughts: may not depend on @orrery/chess',
      'packages/misc: has no place in the direction of imports',
    ]);
  });
});

describe('the check of the folders of the web client', () => {
  const inTable = (source: string, path = 'src/table/bar.tsx') =>
    upwardImports(imagined('packages/web', { [path]: source }));

  test.each([
    ["import { Row } from './row.tsx';"],
    ["import { Icon } from '../parts/icon.tsx';"],
    ["import styles from './bar.module.css';"],
    ["import { useState } from 'react';"],
  ])('lets the table write %s', (source) => expect(inTable(source)).toEqual([]));

  test.each([
    ["import { Plain } from '../plain/plain.tsx';", "table may not use plain ('../plain/plain.tsx')"],
    ["import type { Plain } from '../plain/plain.tsx';", "table may not use plain ('../plain/plain.tsx')"],
    ["const late = import('../home/home.tsx');", "table may not use home ('../home/home.tsx')"],
    ["import '../home/home.module.css';", "table may not use home ('../home/home.module.css')"],
    ["import { App } from '../app.tsx';", "table may not use src ('../app.tsx')"],
    [
      "import.meta.glob<Board>('../games/*/index.tsx');",
      "table may not use games/* ('../games/*/index.tsx')",
    ],
    ["import { a } from '../misc/a.ts';", "table may not use misc ('../misc/a.ts')"],
  ])('catches a table that writes %s', (source, problem) => {
    expect(inTable(source)).toEqual([`packages/web/src/table/bar.tsx:1: ${problem}`]);
  });

  test('catches a board that uses another, and a folder without a place', () => {
    expect(inTable("import { a } from '../../chess/a.ts';", 'src/games/go/board/b.ts')).toHaveLength(1);
    expect(inTable("import { a } from '../draughts/a.ts';", 'src/games/chess/b.ts')).toEqual([
      "packages/web/src/games/chess/b.ts:1: games/chess may not use games/draughts ('../draughts/a.ts')",
    ]);
    expect(inTable('', 'src/misc/a.ts')).toEqual([
      'packages/web/src/misc/a.ts: misc has no place among the folders of the client',
    ]);
  });
});

describe('the check for rules in the web client', () => {
  const inWeb = (source: string, path = 'src/games/chess/board.tsx') =>
    ruleKnowledge([imagined('games/chess', {}), imagined('packages/web', { [path]: source })]);

  test.each([
    ["import type { Piece, pieces } from '@orrery/chess';"],
    ["import { type Piece, pieceText, readTarget } from '@orrery/chess';"],
    ["import { pieceText as text, catalogues, phases } from '@orrery/chess';"],
    ["import { priceOf } from '@orrery/chess/advice';"],
    ["import { designs } from '@orrery/kernel';"],
  ])('lets a board write %s', (source) => expect(inWeb(source)).toEqual([]));

  test.each([
    [
      "import { type Piece, pieces } from '@orrery/chess';",
      'pieces of @orrery/chess is knowledge of the rules',
    ],
    [
      "import { rules as pieceText } from '@orrery/chess';",
      'rules of @orrery/chess is knowledge of the rules',
    ],
    ["import * as chess from '@orrery/chess';", 'brings all of @orrery/chess'],
    ["import chess, { pieceText } from '@orrery/chess';", 'brings all of @orrery/chess'],
    ["const chess = import('@orrery/chess');", 'brings all of @orrery/chess'],
    ["export * from '@orrery/chess';", 'brings all of @orrery/chess'],
    ["import { rows } from '@orrery/chess/data';", 'rows of @orrery/chess/data is knowledge of the rules'],
  ])('catches a board that writes %s', (source, problem) => {
    expect(inWeb(source)).toEqual([`packages/web/src/games/chess/board.tsx:1: ${problem}`]);
  });

  test('leaves the gallery and the tests alone', () => {
    const source = "import { pieces } from '@orrery/chess';";
    expect(inWeb(source, 'src/games/chess/gallery/main.tsx')).toEqual([]);
    expect(inWeb(source, 'test/chess.test.ts')).toEqual([]);
  });
});

describe('the check for cycles', () => {
  test('catches a loop inside a package and says where it runs', () => {
    const files = {
      'src/index.ts': "export * from './a.ts';",
      'src/a.ts': "import { b } from './b.ts';",
      'src/b.ts': "import { a } from './a.ts';",
    };
    expect(importCycles([imagined('games/chess', files)])).toEqual([
      'games/chess/src/a.ts → games/chess/src/b.ts → games/chess/src/a.ts',
    ]);
  });

  test('catches a loop between packages', () => {
    const chess = imagined('games/chess', { 'src/index.ts': "import '@orrery/draughts';" });
    const draughts = imagined('games/draughts', { 'src/index.ts': "import '@orrery/chess';" });
    expect(importCycles([chess, draughts])).toHaveLength(1);
  });

  test('does not count imports of types', () => {
    const files = {
      'src/a.ts': "import { b } from './b.ts';",
      'src/b.ts': "import type { A } from './a.ts';\nexport type { B } from './a.ts';",
    };
    expect(importCycles([imagined('games/chess', files)])).toEqual([]);
  });
});

describe('the check of who looks into the agenda', () => {
  test('finds nobody but the kernel and the rules', () => {
    const texts = readTexts(resolve(import.meta.dirname, '..'));
    expect(texts.filter(({ path }) => path.endsWith('.tsx')).length).toBeGreaterThan(10);
    expect(agendaReaders(texts)).toEqual([]);
  });

  const line = 'const top = view.agenda.stack.at(-1);';
  test.each([
    ['packages/web/src/table/seats.ts', line],
    ['packages/web/src/table/board.tsx', 'const { agenda, viewer } = view;'],
    ['packages/bots/src/chess/greedy.ts', 'const choose = ({ agenda: { stack } }: CoreView) => stack;'],
    ['packages/server/src/bots/worker.ts', "const known = view['agenda'];"],
    ['packages/cli/src/play/look.ts', 'state?.agenda'],
    ['games/chess/src/advice/prices.ts', line],
    ['games/chess/src/table/terminal.ts', line],
    ['games/chess/src/wording/log.ts', line],
    ['bench/chess.ts', line],
  ])('catches %s', (path, source) =>
    expect(agendaReaders([{ path, source: `// A comment.\n${source}` }])).toEqual([`${path}:2: ${source}`]),
  );

  test.each([
    ['packages/kernel/src/loop.ts', line],
    ['games/chess/src/rules/turn.ts', line],
    ['games/chess/src/state.ts', line],
    ['games/chess/src/testing/index.ts', line],
    ['games/chess/conformance/adapter.ts', line],
    [
      'packages/web/src/table/seats.ts',
      '/** Not from the agenda. */ const seats = view.deciding; // no agenda',
    ],
    ['packages/web/src/table/seats.ts', 'const agendas = [];'],
  ])('lets pass %s: %s', (path, source) => expect(agendaReaders([{ path, source }])).toEqual([]));
});

describe('the check for purity', () => {
  const found = (source: string) => impurities(tokens(source)).map(({ problem }) => problem);

  test.each([
    ['Math.random()', 'Math.random is not allowed'],
    ['Math.sin(1)', 'Math.sin is not allowed'],
    ['Math.pow(2, 3)', 'Math.pow is not allowed'],
    ['Math.log2(8)', 'Math.log2 is not allowed'],
    ["Math['random']()", 'Math may only be used as Math.name'],
    ['const { random } = Math;', 'Math may only be used as Math.name'],
    ['2 ** 3', '** is not exact on every machine'],
    ['x **= 2', '**= is not exact on every machine'],
    ['new Date()', 'Date is not allowed'],
    ['Date.now()', 'Date is not allowed'],
    ['let when: Date;', 'Date is not allowed'],
    ['performance.now()', 'performance is not allowed'],
    ['new Intl.NumberFormat()', 'Intl is not allowed'],
    ['a.localeCompare(b)', 'localeCompare depends on the locale'],
    ['n.toLocaleString()', 'toLocaleString depends on the locale'],
    ['s?.toLocaleUpperCase()', 'toLocaleUpperCase depends on the locale'],
    ['console.log(1)', 'console is not allowed'],
    ['process.env.HOME', 'process is not allowed'],
    ['fetch(address)', 'fetch is not allowed'],
    ['setTimeout(f, 1)', 'setTimeout is not allowed'],
    ['globalThis.fetch(address)', 'globalThis is not allowed'],
    ['eval(code)', 'eval is not allowed'],
    ['crypto.getRandomValues(bytes)', 'crypto is not allowed'],
    ["require('fs')", 'require is not allowed'],
    ["import('./late.ts')", 'import(…) is not allowed'],
    ['import.meta.url', 'import.meta is not allowed'],
    [`\`\${Math.random()}\``, 'Math.random is not allowed'],
  ])('catches %s', (source, problem) => expect(found(source)).toEqual([problem]));

  test.each([
    ['Math.max(Math.abs(a), Math.trunc(b), Math.imul(c, d))'],
    ["// Math.random() and Date\nconst a = 'new Date()'; /* console.log */"],
    ['const a = `Math.random()`;'],
    ['const pattern = /Date.now|[/"]/;'],
    ['const half = total / 2; const rest = total / 3; // Date'],
    ['interface Phase { process: number; window?: string }'],
    ['step.process(); game.date'],
  ])('lets pass %s', (source) => expect(found(source)).toEqual([]));

  test('looks into src of kernel and games only, and names file and line', () => {
    const source = '\nconst now = Date.now();';
    const files = { 'src/a.ts': source, 'test/a.test.ts': source, 'conformance/index.ts': source };
    expect(impureEngines([imagined('games/chess', files), imagined('packages/cli', files)])).toEqual([
      'games/chess/src/a.ts:2: Date is not allowed',
    ]);
  });
});

describe('the reading of imports', () => {
  const read = (source: string) => importsOf(tokens(source)).map(({ from, typeOnly }) => [from, typeOnly]);

  test.each([
    ["import a from 'x';", 'x', false],
    ["import type from 'x';", 'x', false],
    ["import type A from 'x';", 'x', true],
    ["import { type A } from 'x';", 'x', false],
    ["import a, * as b from 'x';", 'x', false],
    ["import en from './en.json' with { type: 'json' };", './en.json', false],
    ["export * as a from 'x';", 'x', false],
    ["export type * from 'x';", 'x', true],
    ["import('x', options)", 'x', false],
    ['import(`x`)', undefined, false],
  ])('%s', (source, from, typeOnly) => expect(read(source)).toEqual([[from, typeOnly]]));

  test('is not misled by words that look alike', () => {
    const source = "export type A = 'from'; export const from = 'x'; export { A }; const a = b.import;";
    expect(read(source)).toEqual([]);
  });

  test('fails on a string or comment that does not end', () => {
    expect(() => tokens("const a = 'b")).toThrow('line 1');
    expect(() => tokens('const a = 1;\n/* b')).toThrow('line 2');
  });
});
