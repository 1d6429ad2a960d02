/** What is reckoned for a player: prices, proposals, orders of consuming, points. */
import { describe, expect, test } from 'vitest';
import { bestGoods, bestPlan, planInOrder } from '../../src/advice/consume.ts';
import { missedLeast, pointGroupOf, pointsWith } from '../../src/advice/points.ts';
import { costTerms, militaryTerms, priceOf } from '../../src/advice/prices.ts';
import { standingOf } from '../../src/advice/standing.ts';
import { designOf } from '../../src/data/cards.ts';
import { bestSale } from '../../src/rules/trade.ts';
import { powerKey } from '../../src/state.ts';
import { card, player } from '../support/player.ts';

const design = (id: string) => designOf[card(id)]!;

describe('the price of a world', () => {
  test('is what is printed, less every discount that fits its kind', () => {
    const me = player(['replicant-robots', 'mining-robots']);
    expect(priceOf(me, card('mining-world'), 5)).toEqual({ do: 'pay', due: 0, printed: 3, missing: 0 });
    expect(priceOf(me, card('new-earth'), 1)).toEqual({ do: 'pay', due: 2, printed: 5, missing: 1 });
    expect(priceOf(me, card('spice-world'), 5)).toMatchObject({ due: 0 });
    expect(costTerms(me, card('new-earth')).map(({ amount }) => amount)).toEqual([5, -2, -1]);
  });

  test('of a military world is Military, and says how much is missing', () => {
    const me = player(['new-sparta']);
    expect(priceOf(me, card('rebel-outpost'), 5)).toEqual({ do: 'short', strength: 2, defense: 5 });
    const strong = player(['new-sparta', 'drop-ships']);
    expect(priceOf(strong, card('rebel-outpost'), 5)).toEqual({ do: 'conquer', strength: 5, defense: 5 });
    expect(militaryTerms(strong, card('rebel-outpost')).map(({ amount }) => amount)).toEqual([2, 3]);
  });

  test('of a military world can be paid with Contact Specialist', () => {
    const me = player(['contact-specialist']);
    expect(priceOf(me, card('rebel-outpost'), 6)).toEqual({
      do: 'otherwise',
      due: 4,
      defense: 5,
      missing: 0,
    });
  });

  test('Military against one kind counts only there', () => {
    const me = player(['alpha-centauri']);
    expect(standingOf(me)).toMatchObject({ military: 0, against: [{ kind: 'rare', amount: 1 }] });
    expect(militaryTerms(me, card('rebel-outpost'))).toEqual([]);
  });
});

describe('the price of a development', () => {
  test('is less with discounts and for whoever chose Develop', () => {
    const me = { ...player(['investment-credits', 'galactic-federation']), chosen: ['develop' as const] };
    expect(priceOf(me, card('replicant-robots'), 3)).toEqual({ do: 'pay', due: 0, printed: 4, missing: 0 });
    expect(priceOf({ ...me, chosen: [] }, card('mining-league'), 3)).toMatchObject({ due: 3 });
  });

  test('a second copy cannot be had', () => {
    expect(priceOf(player(['public-works']), card('public-works'), 9)).toEqual({ do: 'copy' });
  });
});

describe('the proposal to pay', () => {
  test('takes what would be missed least: copies first, what brings points last', () => {
    const me = player(
      ['public-works'],
      ['galactic-federation', 'public-works', 'rebel-outpost', 'mining-world'],
    );
    const proposal = missedLeast(me, me.hand, 2);
    expect(proposal[0]).toBe(card('public-works'));
    expect(proposal).not.toContain(card('mining-world'));
    expect(missedLeast(me, me.hand, 0)).toEqual([]);
  });
});

describe('the order of consuming', () => {
  const ref = (id: string, index = 0) => ({ card: card(id), index });
  const me = player(['mining-league', 'public-works', 'mining-world*', 'alpha-centauri*', 'spice-world*']);

  test('takes the pair of rare goods before any good is gone', () => {
    const plan = bestPlan(me, false);
    expect(plan).toMatchObject({ vp: 4, left: 0 });
    expect(plan.steps.find((step) => step.card === card('public-works'))?.worlds).toEqual([
      card('spice-world'),
    ]);
  });

  test('doubled chips count twice, cards do not', () => {
    const two = player(['new-earth*', 'public-works', 'spice-world*']);
    expect(bestPlan(two, false)).toMatchObject({ vp: 2, cards: 1 });
    expect(bestPlan(two, true)).toMatchObject({ vp: 4, cards: 1 });
  });

  test('of one’s own is followed, and brings what it brings', () => {
    const few = player(['old-earth', 'mining-league', 'mining-world*', 'alpha-centauri*']);
    expect(bestPlan(few, false)).toMatchObject({ vp: 3 });
    const own = planInOrder(few, false, [ref('old-earth'), ref('mining-league')]);
    expect(own).toMatchObject({ vp: 2, left: 0 });
    expect(own.steps).toHaveLength(1);
    expect(planInOrder(few, false, [ref('mining-league'), ref('old-earth')]).vp).toBe(3);
  });

  test('a power that was used does not come again', () => {
    const used = { ...me, used: [powerKey(card('mining-league'), 0)] };
    expect(bestPlan(used, false)).toMatchObject({ vp: 1, left: 2 });
  });

  test('goods are taken from the worlds where they sell for least, and sold where they sell for most', () => {
    const goods = ['pirate-world*', 'spice-world*'];
    const taking = player(['public-works', ...goods]);
    expect(bestGoods(taking, false, ref('public-works'))).toEqual([card('spice-world')]);
    const selling = player(['trade-league', ...goods]);
    expect(bestGoods(selling, false, ref('trade-league'))).toEqual([card('pirate-world')]);
    expect(bestPlan(selling, false)).toMatchObject({ vp: 0, cards: bestSale(selling, true)?.price });
  });

  test('a power takes what leaves the most for the rest', () => {
    const started = { ...me, used: [powerKey(card('public-works'), 0)] };
    expect(bestGoods(started, false, ref('public-works'))).toEqual([card('spice-world')]);
  });

  test('the best sale is the dearest good with its powers', () => {
    const trader = player(['old-earth', 'spice-world*', 'mining-world*']);
    expect(bestSale(trader, true)).toEqual({ card: card('spice-world'), price: 5 });
    expect(bestSale(player(['spice-world']), true)).toBeUndefined();
  });
});

describe('points', () => {
  test('of a 6-cost development are those it would have once placed', () => {
    const me = player(['public-works', 'investment-credits']);
    expect(pointsWith(me, design('galactic-federation'))).toBe(4);
    expect(pointsWith(me, design('mining-world'))).toBe(2);
  });

  test('fall into four groups', () => {
    const groupOf = (id: string) => pointGroupOf({ key: `race.card.${id}` });
    expect(groupOf('mining-world')).toBe('worlds');
    expect(groupOf('public-works')).toBe('developments');
    expect(groupOf('mining-league')).toBe('sixCost');
    expect(pointGroupOf({ key: 'race.score.chips' })).toBeUndefined();
  });
});
