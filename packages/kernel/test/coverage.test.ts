import { expect, test } from 'vitest';
import { type Coverage, walk } from '../src/testing/index.ts';
import { fair } from './fair/game.ts';
import type { Fair } from './fair/state.ts';
import { fairTesting } from './fair/testing.ts';

test('a walk names what it came by, from events and from the states around each answer', () => {
  let answers = 0;
  const coverage: Coverage<Fair> = {
    goals: ['an event', 'an end', 'a miracle'],
    mark({ before, after, events }, reached) {
      answers += 1;
      expect(fair.first(before)).toBeDefined();
      if (events.length > 0) reached('an event');
      if (fair.first(after) === undefined) reached('an end');
    },
  };
  const setup = fairTesting.setups[0]!;
  const walked = walk(fair, { ...fairTesting, coverage }, { seed: 'x', setup, every: 1000 });
  expect(walked.reached).toEqual(new Set(['an event', 'an end']));
  expect(answers).toBe(walked.answers);
});
