/** The rules at hand, for every game and in every language. */
import { games } from '@orrery/catalog';
import { createFormatter, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';

describe.each(games.map(({ id, load }) => [id, load] as const))('the help of %s', (_, load) => {
  test('tells what it is about, how it goes and how it ends', async () => {
    const { help = [] } = await load();
    const keys = help.map(({ title }) => title.key.split('.').at(-2));
    expect(keys[0]).toBe('goal');
    // A variant and what the rules leave open may follow.
    expect(keys).toContain('end');
    expect(keys.length).toBeGreaterThan(2);
    for (const { lines } of help) expect(lines.length).toBeGreaterThan(0);
  });

  test.each(languages)('is whole and short in %s', async (language) => {
    const { help = [], catalogues } = await load();
    const format = createFormatter(language, [catalogues[language]]);
    const lines = help.flatMap((chapter) => [chapter.title, ...chapter.lines]).map(format);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      expect(line).not.toMatch(/[«»{}]|undefined/);
      expect(line.length).toBeLessThan(260);
    }
    // A screen or two, not a rulebook.
    expect(lines.join(' ').length).toBeLessThan(4500);
  });
});
