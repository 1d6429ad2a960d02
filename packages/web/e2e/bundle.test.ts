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

/** Words that stand in the rules of one game and in those of no other, as they are written in the built files. */
function wordsOfEngine(game: string, others: readonly string[]): string[] {
  const rest = others.map((other) => textOf(join(gamesFolder, other, 'src'), '.json')).join('\n');
  const keys = Object.keys(JSON.parse(readFileSync(join(gamesFolder, game, 'src/text/en.json'), 'utf8')));
  return keys.filter((key) => key.includes('.question.') && !rest.includes(key));
}

const games = ['gaia-project', 'race-for-the-galaxy', 'terraforming-mars'];

describe('the built client', () => {
  const carried = textOf(join(dist, 'assets'), '.js');

  test('is there', () => expect(carried.length).toBeGreaterThan(100_000));

  test.each(games)('carries the engine of %s once, for page and workers together', (game) => {
    const words = wordsOfEngine(
      game,
      games.filter((other) => other !== game),
    );
    expect(words.length).toBeGreaterThan(5);
    const chunks = readdirSync(join(dist, 'assets'))
      // Rules of earlier versions are files of their own, which only their tables load.
      .filter((name) => name.endsWith('.js') && !name.includes('.frozen-'))
      .map((name) => readFileSync(join(dist, 'assets', name), 'utf8'));
    // A question's key stands where the question is asked and in the words; both belong to the engine's one chunk.
    const carrying = chunks.filter((text) => words.filter((word) => text.includes(word)).length > 5);
    expect(carrying).toHaveLength(1);
  });

  test.each(games)('does not carry the adapter of %s', (game) => {
    const words = wordsOfAdapter(game);
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((word) => carried.includes(word))).toEqual([]);
  });
});
