import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asked, refusal, seen, standings } from './example.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the example of the README is the one that compiles and runs here', () => {
  expect(read('../../README.md')).toContain(read('./example.ts'));
  expect(asked).toBe('Choose one corporation and the cards you buy for 3\u00a0M€ each.');
  expect(refusal).toBeUndefined();
  expect(seen.players[1]?.hand).toEqual([]);
  expect(seen.players[1]?.handSize).toBeGreaterThan(0);
  expect(standings?.map(({ breakdown }) => breakdown.length > 1)).toEqual([true, true]);
});
