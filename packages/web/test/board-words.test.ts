/** The words of the drawn boards: complete in every language, as those of the packages are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  differingArguments,
  extraKeys,
  missingKeys,
  parseCatalogue,
  pluralGaps,
  unformattableMessages,
  unparsableMessages,
} from '@orrery/text/testing';
import { describe, expect, test } from 'vitest';

const games = fileURLToPath(new URL('../src/games', import.meta.url));
const boards = readdirSync(games).filter((name) => existsSync(join(games, name, 'text/en.json')));

test('Race for the Galaxy is among the boards', () => expect(boards).toContain('race-for-the-galaxy'));

describe.each(boards)('the words of the board of %s', (board) => {
  const read = (language: string) =>
    parseCatalogue(readFileSync(join(games, board, 'text', `${language}.json`), 'utf8'));
  const catalogues = { en: read('en'), pt: read('pt'), pl: read('pl') };
  test('are there in every language, and format', () => {
    expect(missingKeys(catalogues)).toEqual([]);
    expect(extraKeys(catalogues)).toEqual([]);
    expect(unparsableMessages(catalogues)).toEqual([]);
    expect(differingArguments(catalogues)).toEqual([]);
    expect(pluralGaps(catalogues)).toEqual([]);
    expect(unformattableMessages(catalogues)).toEqual([]);
  });
});
