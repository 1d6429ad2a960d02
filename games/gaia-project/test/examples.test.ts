import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examples } from './examples.ts';

const folder = new URL('./rules/', import.meta.url);
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

describe('the table of the rulebook’s examples', () => {
  test('every example that is more than a picture has its test', () => {
    const titles = examples.flatMap((row) => row.test ?? []);
    expect(titles.length).toBeGreaterThan(20);
    expect(sources.length).toBeGreaterThan(5);
    expect(titles.filter((title) => !sources.some((text) => text.includes(`test('${title}'`)))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
