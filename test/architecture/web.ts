import { posix } from 'node:path';
import type { Token } from './tokens.ts';
import type { Package, SourceFile } from './workspace.ts';

/**
 * The folders of the web client, lowest first: each may use those before it, and types count as well. So nothing runs in
 * circles. What two folders share goes into a lower one; a new folder takes its place here first.
 */
const order = [
  'text',
  'look',
  // Words, settings, storage, addresses: what every part of the client stands on.
  'app',
  'parts',
  'sources',
  'recovery',
  // The top bar of pages, with its tools.
  'header',
  // What boards are made with, and what a board and the table screen agree upon.
  'board-kit',
  // What advisors say, in words, for hints and reviews.
  'advice',
  // The table screen without a board.
  'table',
  'plain',
  // Each board by itself.
  'games',
  // Loads a game with its board and opens a table of it, wherever it is played.
  'opening',
  // The catalog of a game's cards, without a table.
  'cards',
  'replay',
  'review',
  'create',
  'home',
  // The files of src itself: the pages by their addresses.
  '',
];

/** The folder of a path in `src`; every board is one of its own. */
function folderOf(src: string, path: string): string {
  const [first = '', second = '', ...rest] = posix.relative(src, path).split('/');
  if (first === 'games' && rest.length > 0) return `games/${second}`;
  return second === '' ? '' : first;
}

interface Use {
  readonly line: number;
  readonly from: string;
}

/** What a file imports by a path, be it with a pattern for many (`import.meta.glob`). */
function pathsUsed({ imports, tokens }: SourceFile): Use[] {
  const globs = tokens.flatMap((token, i) => {
    if (token.text !== 'glob' || tokens[i - 1]?.text !== '.') return [];
    const end = tokens.findIndex((each, at) => at > i && each.text === ')');
    return tokens
      .slice(i, end)
      .flatMap(({ kind, text, line }) => (kind === 'string' ? [{ line, from: text }] : []));
  });
  const written = imports.flatMap(({ from, line }) => (from === undefined ? [] : [{ line, from }]));
  return [...written, ...globs].filter(({ from }) => from.startsWith('.'));
}

/** Imports between the folders of the client that point upwards, and folders without a place. */
export function upwardImports(web: Package): string[] {
  const src = `${web.folder}/src`;
  const placeOf = (folder: string): number => order.indexOf(folder.split('/')[0] ?? '');
  return web.files
    .filter(({ path }) => path.startsWith(`${src}/`))
    .flatMap((file) => {
      const own = folderOf(src, file.path);
      if (placeOf(own) < 0) return [`${file.path}: ${own} has no place among the folders of the client`];
      return pathsUsed(file).flatMap(({ line, from }) => {
        const other = folderOf(src, posix.join(posix.dirname(file.path), from));
        if (other === own || (placeOf(other) >= 0 && placeOf(other) < placeOf(own))) return [];
        return [`${file.path}:${line}: ${own || 'src'} may not use ${other || 'src'} ('${from}')`];
      });
    });
}

interface Imported {
  /** What is imported; undefined where it is not a list of names. */
  readonly names: readonly { readonly name: string; readonly isType: boolean }[] | undefined;
  readonly from: string;
  readonly line: number;
}

/** The imports of a file with the names that they bring. */
function importedNames({ tokens, imports }: SourceFile): Imported[] {
  return imports.flatMap(({ from, line, typeOnly }) => {
    if (from === undefined) return [];
    if (typeOnly) return [{ names: [], from, line }];
    const end = tokens.findIndex(
      (token, i) => token.kind === 'string' && token.text === from && i > 0 && token.line >= line,
    );
    const start = tokens.findLastIndex(
      (token, i) => i < end && (token.text === 'import' || token.text === 'export'),
    );
    return [{ names: namesBetween(tokens.slice(start + 1, end)), from, line }];
  });
}

/** `{ a, type B, c as d } from`: the names and whether they are types; undefined where more than names is brought. */
function namesBetween(list: readonly Token[]): Imported['names'] {
  const [open, close] = [
    list.findIndex(({ text }) => text === '{'),
    list.findIndex(({ text }) => text === '}'),
  ];
  if (open !== 0 || close !== list.length - 2) return undefined;
  const parts: Token[][] = [[]];
  for (const token of list.slice(1, close)) {
    if (token.text === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts
    .filter((part) => part.length > 0)
    .map(([first, second]) =>
      first?.text === 'type' && second !== undefined && second.text !== 'as'
        ? { name: second.text, isType: true }
        : { name: first?.text ?? '', isType: false },
    );
}

/** Lists of a game's own names, in the order of its rulebook. */
const names = new Set(['goodKinds', 'numerals', 'phases', 'powerPhases']);

/** What a screen may have from a game's door besides types: words, names, and the reading of what an option points at. */
const isWording = (name: string): boolean =>
  names.has(name) || name.endsWith('Text') || name === 'catalogues' || name === 'readTarget';

/**
 * What the client imports from games although it is rules or rows of cards. Screens know no rules: they ask the engine
 * through the kernel, or the game's advice. Pages that are not part of the client (`gallery`) may build positions.
 */
export function ruleKnowledge(all: readonly Package[]): string[] {
  const games = all.filter(({ folder }) => folder.startsWith('games/')).map(({ manifest }) => manifest.name);
  const web = all.filter(({ folder }) => folder === 'packages/web').flatMap(({ files }) => files);
  return web
    .filter(({ path }) => path.startsWith('packages/web/src/') && !path.includes('/gallery/'))
    .flatMap((file) =>
      importedNames(file).flatMap(({ names: brought, from, line }) => {
        const game = games.find((name) => from === name || from.startsWith(`${name}/`));
        if (game === undefined || from === `${game}/advice`) return [];
        if (brought === undefined) return [`${file.path}:${line}: brings all of ${from}`];
        const rules = brought.filter(({ name, isType }) => !isType && !isWording(name));
        return rules.map(({ name }) => `${file.path}:${line}: ${name} of ${from} is knowledge of the rules`);
      }),
    );
}
