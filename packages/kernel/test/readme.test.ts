import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROPERTIES } from '../src/testing/index.ts';
import { question, refusal, view } from './example.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the example of the README is the one that compiles and runs here', () => {
  expect(read('../README.md')).toContain(read('./example.ts'));
  expect(question).toMatchObject({ id: 1, seat: 0, shape: 'one-of', options: [{ value: 1 }, {}, {}] });
  expect(refusal).toEqual({ key: 'kernel.refusal.notAnOption' });
  expect(view).toMatchObject({ sticks: 4, last: 0, viewer: 1 });
});

test('the README names every property that the harness checks', () => {
  const readme = read('../README.md').replaceAll(/\s+/g, ' ');
  for (const property of PROPERTIES) expect(readme).toContain(`_${property}_`);
});
