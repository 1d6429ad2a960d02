import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examples } from './examples.ts';

const folder = new URL('./rules/', import.meta.url);
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));

const titlesOf = (text: string): string[] =>
  [...text.matchAll(/^ *example\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/gm)].map(
    ([, single, double]) => single ?? double ?? '',
  );
const written = sources.flatMap(({ text }) => titlesOf(text));

const twice = (values: readonly string[]): string[] =>
  values.filter((value, i) => values.indexOf(value) !== i);

describe('the table of the rulebook’s examples', () => {
  test('every example has a test', () => {
    expect(examples.map((row) => row.test).filter((title) => !written.includes(title))).toEqual([]);
  });

  test('every test of an example has a row', () => {
    const known = examples.map((row): string => row.test);
    expect(written.filter((title) => !known.includes(title))).toEqual([]);
  });

  test('no row and no test stands there twice', () => {
    expect(twice(examples.map((row) => row.id))).toEqual([]);
    expect(twice(examples.map((row) => row.test))).toEqual([]);
    expect(twice(written)).toEqual([]);
  });

  test('no test of an example is found by a call that is not written out, or left out of the run', () => {
    for (const { file, text } of sources) {
      const calls = text.match(/\bexample\(/g) ?? [];
      expect([file, titlesOf(text).length]).toEqual([file, calls.length]);
      expect([file, text.match(/\.(?:skip|only|todo|fails|runIf|skipIf)\b/g)]).toEqual([file, null]);
    }
  });
});
