import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asked, next, refusal, seen } from './example.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the example of the README is the one that compiles and runs here', () => {
  expect(read('../../README.md')).toContain(read('./example.ts'));
  expect(asked).toMatchObject({ name: 'setup.faction', shape: 'one-of' });
  expect(refusal).toBeUndefined();
  expect(next).toBe(1);
  expect(seen.players[0]?.faction).toBe('terrans');
  expect(seen).not.toHaveProperty('rng');
});
