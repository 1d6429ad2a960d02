import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Every package of the workspace that has words of its own. */
const packages = ['packages', 'games']
  .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)))
  .filter((folder) => existsSync(join(root, folder, 'src/text/en.json')))
  .map((folder) => ({ folder, catalogues: readCatalogues(folder), sources: readSources(folder) }));

const knownKeys = packages.flatMap(({ catalogues }) => Object.keys(catalogues.en));

function readCatalogues(folder: string): Catalogues {
  const read = (language: Language) => {
    const file = join(root, folder, 'src/text', `${language}.json`);
    return existsSync(file) ? parseCatalogue(readFileSync(file, 'utf8')) : {};
  };
  return { en: read('en'), pt: read('pt'), pl: read('pl') };
}

function readSources(folder: string): Source[] {
  return readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, folder, 'src', path), 'utf8') }));
}

test('the kernel is among the packages with words', () => {
  expect(packages.map(({ folder }) => folder)).toContain(join('packages', 'kernel'));
});

test('no key belongs to two packages', () => {
  expect(knownKeys.filter((key, place) => knownKeys.indexOf(key) !== place)).toEqual([]);
});

describe.each(packages)('the words of $folder', ({ folder, catalogues, sources }) => {
  test('there is a catalogue in every language', () => {
    const files = readdirSync(join(root, folder, 'src/text')).filter((name) => name.endsWith('.json'));
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
