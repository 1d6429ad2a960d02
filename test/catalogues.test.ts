import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@orrery/text';
import {
  type Catalogues,
  differingArguments,
  extraKeys,
  lostNumbers,
  missingKeys,
  parseCatalogue,
  pluralGaps,
  type Source,
  undeclaredKeys,
  unformattableMessages,
  unparsableMessages,
  unusedKeys,
} from '@orrery/text/testing';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The drawn boards of the web client: each has its words and its sources in a folder of its own. */
const BOARDS = join('packages', 'web', 'src', 'games');

/** Parts of packages whose words are fetched only when they are needed. */
const PARTS = [join('packages', 'bots', 'src', 'reasons'), join('packages', 'web', 'src', 'advice')];

/** Every package of the workspace, every board, and every such part, that has words of its own. */
const packages = [
  ...['packages', 'games']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)))
    .map((folder) => ({ folder, source: join(folder, 'src') })),
  ...readdirSync(join(root, BOARDS)).map((name) => ({
    folder: join(BOARDS, name),
    source: join(BOARDS, name),
  })),
  ...PARTS.map((folder) => ({ folder, source: folder })),
]
  .filter(({ source }) => existsSync(join(root, source, 'text/en.json')))
  .map(({ folder, source }) => ({
    folder,
    source,
    catalogues: readCatalogues(source),
    sources: readSources(source),
  }));

const knownKeys = packages.flatMap(({ catalogues }) => Object.keys(catalogues.en));

function readCatalogues(source: string): Catalogues {
  const read = (language: Language) => {
    const file = join(root, source, 'text', `${language}.json`);
    return existsSync(file) ? parseCatalogue(readFileSync(file, 'utf8')) : {};
  };
  return { en: read('en'), pt: read('pt'), pl: read('pl') };
}

/** The words of a board are used by the board alone, so its sources are not those of the client. */
function readSources(source: string): Source[] {
  if (source.startsWith(BOARDS)) return sourcesIn(source);
  // What is fetched in a part is said wherever its package asks for it.
  if (PARTS.includes(source)) return sourcesIn(join(source, '..'));
  return sourcesIn(source).filter(({ path }) => !join(source, path).startsWith(`${BOARDS}${sep}`));
}

function sourcesIn(source: string): Source[] {
  return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, source, path), 'utf8') }));
}

test('the kernel and the board of Race are among those with words', () => {
  const folders = packages.map(({ folder }) => folder);
  expect(folders).toContain(join('packages', 'kernel'));
  expect(folders).toContain(join(BOARDS, 'race-for-the-galaxy'));
});

test('no key belongs to two packages', () => {
  expect(knownKeys.filter((key, place) => knownKeys.indexOf(key) !== place)).toEqual([]);
});

describe.each(packages)('the words of $folder', ({ source, catalogues, sources }) => {
  test('there is a catalogue in every language', () => {
    const files = readdirSync(join(root, source, 'text')).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual(languages.map((language) => `${language}.json`).sort());
  });

  test('every language has every key', () => {
    expect(missingKeys(catalogues)).toEqual([]);
    expect(extraKeys(catalogues)).toEqual([]);
  });

  test('every message parses', () => {
    expect(unparsableMessages(catalogues)).toEqual([]);
  });

  test('a message takes the same arguments in every language', () => {
    expect(differingArguments(catalogues)).toEqual([]);
  });

  test('plurals have every form of their language', () => {
    expect(pluralGaps(catalogues)).toEqual([]);
    expect(lostNumbers(catalogues)).toEqual([]);
  });

  test('every message formats with every kind of argument', () => {
    expect(unformattableMessages(catalogues)).toEqual([]);
  });

  test('the sources use every key', () => {
    expect(unusedKeys(catalogues.en, sources)).toEqual([]);
  });

  test('the sources ask for no key that does not exist', () => {
    expect(undeclaredKeys(knownKeys, sources)).toEqual([]);
  });
});
