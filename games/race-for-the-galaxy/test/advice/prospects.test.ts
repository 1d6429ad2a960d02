/** What an action would bring its chooser, and what it brings where only others choose it. */
import { describe, expect, test } from 'vitest';
import { prospectOf } from '../../src/advice/prospects.ts';
import { player } from '../support/player.ts';

describe('Explore', () => {
  test('shows seven cards or lets two of three be kept; to others two, of which one is kept', () => {
    const me = player(['new-sparta']);
    const others = { do: 'explore', see: 2, keep: 1 };
    expect(prospectOf(me, 'explore-5')).toEqual({ mine: { do: 'explore', see: 7, keep: 1 }, others });
    expect(prospectOf(me, 'explore-1-1')).toEqual({ mine: { do: 'explore', see: 3, keep: 2 }, others });
  });

  test('counts the powers of one’s cards for both', () => {
    expect(prospectOf(player(['research-labs', 'star-nomad-lair']), 'explore-5')).toEqual({
      mine: { do: 'explore', see: 8, keep: 2 },
      others: { do: 'explore', see: 3, keep: 2 },
    });
  });
});

describe('Develop and Settle', () => {
  test.each(['develop', 'develop-2'] as const)(
    '%s: one less to pay, and the cards that are drawn',
    (action) => {
      const me = player(['investment-credits', 'interstellar-bank', 'public-works']);
      expect(prospectOf(me, action)).toEqual({
        mine: { do: 'develop', less: 2, cards: 2 },
        others: { do: 'develop', less: 1, cards: 2 },
      });
    },
  );

  test.each(['settle', 'settle-2'] as const)('%s: one card more for the world', (action) => {
    expect(prospectOf(player(['terraforming-robots']), action)).toEqual({
      mine: { do: 'settle', cards: 2 },
      others: { do: 'settle', cards: 1 },
    });
  });
});

describe('Consume', () => {
  const me = player(['old-earth', 'spice-world*', 'gem-world*', 'new-economy']);

  test('sells the dearest good for the chooser; others only consume', () => {
    expect(prospectOf(me, 'consume-trade')).toEqual({
      mine: { do: 'sell', cards: 5 },
      others: { do: 'consume', vp: 2, cards: 1 },
    });
    expect(prospectOf(player(['old-earth']), 'consume-trade').mine).toEqual({ do: 'sell', cards: undefined });
  });

  test('doubles the points of the chooser, not the cards', () => {
    expect(prospectOf(me, 'consume-x2')).toEqual({
      mine: { do: 'consume', vp: 4, cards: 1 },
      others: { do: 'consume', vp: 2, cards: 1 },
    });
  });
});

describe('Produce', () => {
  const goods = (...tableau: string[]): (number | undefined)[] => {
    const { mine, others } = prospectOf(player(tableau), 'produce');
    return [mine, others].map((outlook) => (outlook.do === 'produce' ? outlook.goods : undefined));
  };

  test('fills production worlds, and one windfall world for the chooser', () => {
    expect(goods('gem-world', 'new-earth', 'asteroid-belt', 'pre-sentient-race')).toEqual([3, 2]);
    expect(goods('gem-world', 'new-earth*', 'asteroid-belt*')).toEqual([1, 1]);
  });

  test('fills a windfall world with each power for its kind', () => {
    expect(goods('mining-robots', 'asteroid-belt', 'radioactive-world', 'pre-sentient-race')).toEqual([2, 1]);
    expect(goods('mining-robots', 'mining-league', 'asteroid-belt', 'radioactive-world')).toEqual([2, 2]);
    // Two powers for rare goods find one world for them, and are of no use to genes.
    expect(goods('mining-robots', 'mining-league', 'asteroid-belt', 'pre-sentient-race')).toEqual([2, 1]);
  });

  test('fills any windfall world with a power for any kind', () => {
    expect(goods('galactic-engineers', 'asteroid-belt', 'pre-sentient-race', 'refugee-world')).toEqual([
      2, 1,
    ]);
    expect(goods('galactic-engineers', 'mining-robots', 'asteroid-belt', 'pre-sentient-race')).toEqual([
      2, 2,
    ]);
  });
});

test('what was chosen this round, or placed in this phase, makes no difference to a coming round', () => {
  const me = { ...player(['investment-credits', 'public-works']), active: 0, chosen: ['develop' as const] };
  expect(prospectOf(me, 'develop')).toEqual({
    mine: { do: 'develop', less: 2, cards: 1 },
    others: { do: 'develop', less: 1, cards: 1 },
  });
  const produced = { ...player(['asteroid-belt']), chosen: ['produce' as const] };
  expect(prospectOf(produced, 'produce').others).toEqual({ do: 'produce', goods: 0 });
});
