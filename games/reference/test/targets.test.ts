import { type Facts, type Question, rngFrom, same } from '@orrery/kernel';
import { readTarget, reference } from '@orrery/reference';
import { expect, test } from 'vitest';

const shown = (question: Question): readonly Facts[] => {
  switch (question.shape) {
    case 'one-of':
      return question.options;
    case 'some-of':
      return question.items;
    case 'amounts':
      return question.parts;
  }
};

test('every target of whatever is asked in random games reads, and reads as it is', () => {
  const kinds = new Set<string>();
  const strange: string[] = [];
  for (const seed of ['one', 'two', 'three', 'four']) {
    const state = reference.setup({}, 3, seed);
    const rng = rngFrom(`targets/${seed}`);
    for (let open = reference.first(state); open !== undefined; open = reference.first(state)) {
      const facts = [
        ...reference.questions(state).flatMap(shown),
        ...reference.unavailable(state, open.seat),
      ];
      for (const { target } of facts) {
        if (target === undefined) continue;
        const read = readTarget(target);
        if (read === undefined || !same(read, target)) strange.push(`${seed}: ${JSON.stringify(target)}`);
        else for (const kind of Object.keys(read)) kinds.add(kind);
      }
      reference.apply(state, open.seat, reference.sample(state, open, rng));
    }
  }
  expect(strange).toEqual([]);
  expect([...kinds].sort()).toEqual(['card', 'instrument', 'resource']);
});

test.each([
  undefined,
  null,
  'card',
  3,
  [],
  {},
  { card: -1 },
  { card: '3' },
  { instrument: 'spade' },
  { resource: 'wool' },
])('whatever is no thing of this game is no target: %j', (target) =>
  expect(readTarget(target)).toBeUndefined(),
);
