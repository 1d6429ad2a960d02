import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Doors, deadExports, type Module } from './architecture/exports.ts';
import type { Manifest } from './architecture/workspace.ts';

const root = resolve(import.meta.dirname, '..');
const skipped = new Set(['node_modules', 'dist']);

/** Every file with code below a folder, the tests and tools too: whatever they import is in use. */
function modulesUnder(folder: string): Module[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : modulesUnder(path);
    return /\.(tsx?|js)$/.test(entry.name) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });
}

/** The doors of the packages in a folder, by what one writes to come in. */
const doorsUnder = (group: string): [string, string][] =>
  readdirSync(join(root, group))
    .filter((name) => existsSync(join(root, group, name, 'package.json')))
    .flatMap((name) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(root, group, name, 'package.json'), 'utf8'));
      return Object.entries(manifest.exports ?? {}).map(([entry, { source }]): [string, string] => [
        posix.join(manifest.name, entry),
        posix.join(group, name, source),
      ]);
    });

/** Whoever writes a client, a board or a bot of their own takes what they need of these. */
const PUBLISHED = [
  '@orrery/protocol',
  '@orrery/protocol/client',
  ...['gaia-project', 'race-for-the-galaxy', 'terraforming-mars', 'reference'].map(
    (game) => `@orrery/${game}`,
  ),
  ...['gaia-project', 'race-for-the-galaxy', 'terraforming-mars'].map((game) => `@orrery/${game}/advice`),
];

/** Boards are found by the names of their folders: their doors have no name that anybody writes. */
const BOARDS = 'packages/web/src/games';
const boardDoors = readdirSync(join(root, BOARDS)).map((game): [string, string] => [
  `${BOARDS}/${game}`,
  `${BOARDS}/${game}/index.tsx`,
]);

const isSource = (path: string): boolean =>
  /^(packages|games)\/[^/]+\/(src|conformance)\//.test(path) && !isPower(path);

/** The shapes of powers are read off the table of their phase; declarations name them all the same. */
const isPower = (path: string): boolean => path.startsWith('games/race-for-the-galaxy/src/powers/');

test('every export of a package is imported by somebody', () => {
  const modules = ['packages', 'games', 'bench', 'test', 'scripts'].flatMap(modulesUnder);
  const doors = new Map([...['packages', 'games'].flatMap(doorsUnder), ...boardDoors]);
  const published = [...PUBLISHED, ...boardDoors.map(([door]) => door)];
  expect(modules.length).toBeGreaterThan(500);
  expect(deadExports(modules, doors, { isChecked: isSource, published })).toEqual([]);
});

describe('the check for exports that nobody imports', () => {
  const doors: Doors = new Map([['@orrery/chess', 'games/chess/src/index.ts']]);
  const found = (files: Readonly<Record<string, string>>): string[] =>
    deadExports(
      Object.entries(files).map(([path, text]) => ({ path, text })),
      doors,
      { isChecked: isSource },
    );

  test('catches what is exported and used in its own file alone', () => {
    const files = {
      'games/chess/src/a.ts': 'export const king = 1;\nexport const queen = king;\nexport type Rook = 1;',
      'games/chess/test/a.test.ts': "import { queen } from '../src/a.ts';",
    };
    expect(found(files)).toEqual([
      'games/chess/src/a.ts:1: nobody imports king',
      'games/chess/src/a.ts:3: nobody imports Rook',
    ]);
  });

  test('catches what a door hands on to nobody, and what is behind it', () => {
    const files = {
      'games/chess/src/index.ts':
        "export {\n  type King,\n  queen as lady,\n} from './a.ts';\nexport * from './b.ts';",
      'games/chess/src/a.ts': 'export interface King {}\nexport function queen() {}',
      'games/chess/src/b.ts': 'export class Pawn {}\nexport class Bishop {}',
      'packages/bots/src/index.ts': "import { lady, Pawn } from '@orrery/chess';",
    };
    expect(found(files)).toEqual([
      'games/chess/src/a.ts:1: nobody imports King',
      'games/chess/src/b.ts:2: nobody imports Bishop',
      'games/chess/src/index.ts:1: nobody imports King',
    ]);
  });

  test.each([
    ["import * as a from './a.ts';"],
    ["const a = await import('./a.ts');"],
    ["import {\n  // The piece that counts.\n  type King as Lord,\n} from './a.ts';"],
    ["import type { King } from './a.ts';"],
  ])('takes for use: %s', (text) => {
    const files = { 'games/chess/src/a.ts': 'export interface King {}', 'games/chess/src/b.ts': text };
    expect(found(files)).toEqual([]);
  });
});
