import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { dist } from './support/static.ts';

const gamesFolder = fileURLToPath(new URL('../../../games', import.meta.url));

/** All files below a folder, as one text. */
function textOf(folder: string, ending: string): string {
  if (!existsSync(folder)) return '';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** What is written out in the adapter of a game and nowhere in its rules. */
function wordsOfAdapter(game: string): string[] {
  const rules = textOf(join(gamesFolder, game, 'src'), '.ts');
  const words = [...textOf(join(gamesFolder, game, 'conformance'), '.ts').matchAll(/'([^'\\\n]{12,})'/g)];
  return words
    .flatMap(([, word]) => (word === undefined ? [] : [word]))
    .filter((word) => !word.includes('/') && !rules.includes(word));
}

describe('the built client', () => {
  const carried = textOf(join(dist, 'assets'), '.js');

  test('is there', () => expect(carried.length).toBeGreaterThan(100_000));

  test.each(['gaia-project', 'race-for-the-galaxy', 'terraforming-mars'])(
    'does not carry the adapter of %s',
    (game) => {
      const words = wordsOfAdapter(game);
      expect(words.length).toBeGreaterThan(2);
      expect(words.filter((word) => carried.includes(word))).toEqual([]);
    },
  );
});
