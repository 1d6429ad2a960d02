import type { Facts } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { readTarget, terraformingMars } from '../src/index.ts';
import { walkGames } from './text/walks.ts';

test('every target of random games reads as what it is', { timeout: 60_000 }, () => {
  const kinds = new Set<string>();
  walkGames(12, 'targets', ({ state, answers }) => {
    if (answers % 3 !== 0) return;
    for (const question of terraformingMars.questions(state)) {
      const facts: readonly Facts[] =
        question.shape === 'one-of'
          ? question.options
          : question.shape === 'some-of'
            ? question.items
            : question.parts;
      for (const { target } of [...facts, ...terraformingMars.unavailable(state, question.seat)]) {
        if (target === undefined) continue;
        expect(readTarget(target)).toEqual(target);
        for (const kind of Object.keys(readTarget(target) ?? {})) kinds.add(kind);
      }
    }
  });
  expect([...kinds].sort()).toEqual(['area', 'award', 'card', 'milestone', 'project', 'resource', 'seat']);
});

test('whatever else is no target', () => {
  for (const other of [
    undefined,
    null,
    3,
    'card',
    [],
    {},
    { card: -1 },
    { card: 999 },
    { area: 'Z9' },
    { seat: 5 },
  ])
    expect(readTarget(other)).toBeUndefined();
});
