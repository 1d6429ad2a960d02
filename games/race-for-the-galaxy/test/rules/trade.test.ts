/** Rulebook chapter IV: Consume — the sale of a good. */
import { describe, expect, test } from 'vitest';
import { example } from '../support/example.ts';
import { type Position, scenario } from '../support/scenario.ts';

/** How many cards each good of this player would bring now. */
function prices(ann: Position): Record<string, number | undefined> {
  const table = scenario({ ann: { ...ann, chosen: ['consume-trade'] }, bob: {} }).phase('consume');
  const question = table.question('ann');
  const options = question.shape === 'one-of' ? question.options : [];
  return Object.fromEntries(table.options('ann').map((world, i) => [world, options[i]?.gain?.cards]));
}

/** How many cards the sale of the only good brings. */
const price = (ann: Position): number =>
  scenario({ ann: { ...ann, chosen: ['consume-trade'] }, bob: {} })
    .phase('consume')
    .hand('ann').length;

const four = ['gem-world', 'mining-world', 'empath-world', 'deserted-alien-outpost'];

describe('Consume: Trade', () => {
  example('a good sells for 5 cards if alien, 4 if genes, 3 if rare, 2 if novelty, without any power', () => {
    expect(prices({ tableau: four, goods: four })).toEqual({
      'gem-world': 2,
      'mining-world': 3,
      'empath-world': 4,
      'deserted-alien-outpost': 5,
    });
  });

  example('the chosen sale is compulsory, and just one good is sold', () => {
    const table = scenario({ ann: { tableau: four, goods: four, chosen: ['consume-trade'] }, bob: {} });
    table.phase('consume');
    expect(table.options('ann')).toEqual(four);
    table.answer('ann', 'empath-world');
    expect(table.hand('ann')).toHaveLength(4);
    expect(table.goods('ann')).toEqual(['gem-world', 'mining-world', 'deserted-alien-outpost']);
    expect(table.asked()).toEqual([]);
  });

  test('the only good is sold without asking', () => {
    expect(price({ tableau: ['gem-world'], goods: ['gem-world'] })).toBe(2);
  });

  test('without a good nothing is sold', () => {
    expect(price({ tableau: ['gem-world', 'export-duties'] })).toBe(0);
  });

  example('only players who chose Consume: Trade sell', () => {
    const table = scenario({
      ann: { tableau: ['gem-world'], goods: ['gem-world'], chosen: ['consume-x2'] },
      bob: { tableau: ['space-port'], goods: ['space-port'], chosen: ['consume-trade'] },
    }).phase('consume');
    expect([table.hand('ann').length, table.hand('bob').length]).toEqual([0, 2]);
    expect([table.goods('ann'), table.goods('bob')]).toEqual([['gem-world'], []]);
  });

  example('the good is sold before any consume power is used', () => {
    const table = scenario({
      ann: {
        tableau: ['galactic-trendsetters', 'gem-world'],
        goods: ['gem-world'],
        chosen: ['consume-trade'],
      },
      bob: {},
    }).phase('consume');
    expect([table.hand('ann').length, table.chips('ann')]).toEqual([2, 0]);
  });

  test('a sold good is unseen and goes to the discards', () => {
    const table = scenario({
      ann: { tableau: ['gem-world'], goods: ['gem-world'], chosen: ['consume-trade'] },
      bob: {},
    }).phase('consume');
    expect(table.state.discards).toHaveLength(1);
    expect(table.view('ann').seenDiscards).toEqual([]);
  });
});

describe('trade powers', () => {
  example('powers for any good bring one or two more cards', () => {
    const goods = ['gem-world'];
    expect(price({ tableau: ['gem-world', 'export-duties'], goods })).toBe(3);
    expect(price({ tableau: ['gem-world', 'galactic-engineers'], goods })).toBe(3);
    expect(price({ tableau: ['gem-world', 'merchant-world'], goods })).toBe(4);
    expect(price({ start: 'old-earth', tableau: ['gem-world'], goods })).toBe(3);
  });

  example('powers for one kind of good help to sell that kind alone', () => {
    const tableau = [...four, 'spice-world', 'mining-conglomerate', 'genetics-lab', 'space-port'];
    expect(prices({ tableau: [...tableau, 'bio-hazard-mining-world'], goods: four })).toEqual({
      'gem-world': 2 + 2,
      'mining-world': 3 + 1 + 2,
      'empath-world': 4 + 1 + 2,
      'deserted-alien-outpost': 5,
    });
    expect(prices({ tableau: [...four, 'distant-world'], goods: four })['gem-world']).toBe(5);
  });

  example('powers of a world for its own good come on top of all others', () => {
    const tableau = ['pirate-world', 'star-nomad-lair', 'spice-world', 'export-duties'];
    expect(prices({ tableau, goods: ['pirate-world', 'star-nomad-lair', 'spice-world'] })).toEqual({
      'pirate-world': 2 + 3 + 2 + 1,
      'star-nomad-lair': 2 + 1 + 2 + 1,
      'spice-world': 2 + 2 + 1,
    });
  });
});

describe('consume powers at trade price', () => {
  example('Black Market Trading World pays the listed price; trade powers do not change it', () => {
    const table = scenario({
      ann: {
        tableau: ['black-market-trading-world', 'empath-world', 'genetics-lab'],
        goods: ['empath-world'],
      },
      bob: {},
    }).phase('consume');
    expect(table.hand('ann')).toHaveLength(4);
    expect(table.goods('ann')).toEqual([]);
  });

  example('Trade League pays the price with all trade powers, its own among them', () => {
    const table = scenario({
      ann: { tableau: ['trade-league', 'empath-world', 'genetics-lab'], goods: ['empath-world'] },
      bob: {},
    }).phase('consume');
    expect(table.hand('ann')).toHaveLength(6);
  });

  test('they need no Consume: Trade, and its sale comes on top', () => {
    const goods = ['gem-world', 'empath-world'];
    const table = scenario({
      ann: { tableau: ['black-market-trading-world', ...goods], goods, chosen: ['consume-trade'] },
      bob: {},
    }).phase('consume');
    table.answer('ann', 'gem-world');
    expect(table.hand('ann')).toHaveLength(2 + 4);
  });

  test('the player picks the good', () => {
    const goods = ['gem-world', 'empath-world'];
    const table = scenario({ ann: { tableau: ['black-market-trading-world', ...goods], goods }, bob: {} });
    table.phase('consume').answer('ann', 'empath-world');
    expect([table.hand('ann').length, table.goods('ann')]).toEqual([4, ['gem-world']]);
  });

  test('Consume: 2x VPs does not double cards', () => {
    const table = scenario({
      ann: {
        tableau: ['black-market-trading-world', 'gem-world'],
        goods: ['gem-world'],
        chosen: ['consume-x2'],
      },
      bob: {},
    }).phase('consume');
    expect([table.hand('ann').length, table.chips('ann')]).toEqual([2, 0]);
  });
});
