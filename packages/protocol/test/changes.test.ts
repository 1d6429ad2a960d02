import { applyChanges, changesBetween } from '@orrery/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const json = (): fc.Arbitrary<unknown> =>
  fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, 0, 1, 'a', ''),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c', '0'), tie('value')),
    ),
  })).value;

test('a client that makes the changes has what the server has, and keeps what it had', () => {
  fc.assert(
    fc.property(json(), json(), (before, after) => {
      const kept = JSON.stringify(before);
      // Over the wire they are text.
      const changes = JSON.parse(JSON.stringify(changesBetween(before, after)));
      expect(applyChanges(before, changes)).toEqual(after);
      expect(JSON.stringify(before)).toBe(kept);
    }),
    { numRuns: 500 },
  );
});

test('what did not change is not sent, and stays the very same object', () => {
  const before = { hand: [{ card: 1 }, { card: 2 }], deck: { left: 40, top: null }, gone: 'x' };
  const after = { hand: [{ card: 1 }, { card: 3 }], deck: { left: 40, top: null } };
  const changes = changesBetween(before, after);
  expect(changes).toEqual([{ path: ['gone'] }, { path: ['hand', 1, 'card'], to: 3 }]);
  const result = applyChanges(before, changes);
  expect(result.deck).toBe(before.deck);
  expect(result.hand[0]).toBe(before.hand[0]);
});

test('a change that finds nothing to change is an error and no guess', () => {
  expect(() => applyChanges({ hand: 3 }, [{ path: ['hand', 'card'], to: 1 }])).toThrow('hand/card');
});
