/** The sums at the head of a tableau. */
import { expect, test } from 'vitest';
import { standingOf } from '../../src/advice/standing.ts';
import { player } from '../support/player.ts';

test('an empty tableau has no strength and no discount', () => {
  expect(standingOf(player([]))).toEqual({
    military: 0,
    against: [],
    discount: 0,
    discounts: [],
    develop: 0,
  });
});

test('Military against some worlds is told with the general Military in it', () => {
  const me = player(['new-sparta', 'alpha-centauri', 'galactic-imperium', 'contact-specialist']);
  expect(standingOf(me)).toMatchObject({
    military: 1,
    against: [
      { kind: 'rare', amount: 2 },
      { kind: 'rebel', amount: 5 },
    ],
  });
});

test('two cards against the same worlds add up', () => {
  const me = player(['alien-tech-institute', 'alien-rosetta-stone-world', 'expedition-force']);
  expect(standingOf(me)).toMatchObject({ military: 1, against: [{ kind: 'alien', amount: 5 }] });
});

test('a discount for one kind of world is told with the general discount in it, and only where it differs', () => {
  const me = player(['replicant-robots', 'mining-robots', 'alpha-centauri', 'alien-tech-institute']);
  expect(standingOf(me)).toMatchObject({
    discount: 2,
    discounts: [
      { kind: 'rare', amount: 4 },
      { kind: 'alien', amount: 4 },
    ],
  });
  expect(standingOf(player(['replicant-robots']))).toMatchObject({ discount: 2, discounts: [] });
});

test('cards placed a moment ago count, the bonus of this round does not', () => {
  const me = { ...player(['investment-credits', 'space-marines']), active: 0 };
  expect(standingOf({ ...me, chosen: ['develop'] })).toMatchObject({ develop: 1, military: 2 });
});
