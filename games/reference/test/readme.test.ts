import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusal, seen, standings } from './example.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the example of the README is the one that compiles and runs here', () => {
  expect(read('../README.md')).toContain(read('./example.ts'));
  expect(refusal).toBeUndefined();
  expect(seen).toMatchObject({ viewer: 1, night: 3 });
  expect(standings?.map(({ place }) => place)).toEqual([1, 2]);
});
