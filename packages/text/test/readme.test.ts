import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { line } from './example.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the example of the README is the one that compiles and runs here', () => {
  expect(read('../README.md')).toContain(read('./example.ts'));
  expect(line).toBe('Ann dobiera 5 kart.');
});
