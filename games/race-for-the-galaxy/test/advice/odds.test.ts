/** What may still be drawn. */
import { expect, test } from 'vitest';
import { oddsAmong, oddsOf } from '../../src/advice/odds.ts';
import { designOf } from '../../src/data/cards.ts';
import { cards } from '../support/player.ts';
import { scenario } from '../support/scenario.ts';

test('cards are counted by their cost, military worlds by their defense', () => {
  const odds = oddsAmong(cards(['mining-world', 'pirate-world', 'refugee-world', 'rebel-homeworld']));
  expect(odds.unseen).toBe(4);
  expect([0, 1, 3, 7].map((number) => odds.count(number))).toEqual([1, 0, 2, 1]);
});

test('whatever lies open or in one’s own hand cannot be drawn; what another holds might be anything', () => {
  const table = scenario(
    {
      ann: { start: 'new-sparta', hand: ['rebel-homeworld'] },
      bob: { start: 'old-earth', tableau: ['rebel-base'], hand: ['merchant-guild'] },
    },
    { discards: ['lost-alien-battle-fleet'] },
  );
  // Only one card has the number 7, and Ann holds it.
  expect(oddsOf(table.view('ann')).count(7)).toBe(0);
  expect(oddsOf(table.view('bob')).count(7)).toBe(1);
  // Ann sees three cards on the table and one in her hand; nobody has seen the discard.
  expect(oddsOf(table.view('ann')).unseen).toBe(designOf.length - 4);
});
