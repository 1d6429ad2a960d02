/** The Automa's components against what is printed on them. */
import { rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cardRow, decisionCards } from '../../src/automa/cards.ts';
import { difficulties, difficultyRow } from '../../src/automa/difficulties.ts';
import { factionCard, factionCards } from '../../src/automa/factions.ts';
import { passPoints } from '../../src/automa/points.ts';
import { automaIn } from '../../src/automa/state.ts';
import { factionRow } from '../../src/data/factions.ts';
import { roundTiles } from '../../src/data/scoring.ts';
import { gaiaProject } from '../../src/game.ts';
import { duel } from './support.ts';

/** Number, lamp, action and points; then the support half; then the boosters of passing and of the setup. */
const printed = `
 1 red   upgrade          1 | top    4 right-down right 1 | left   1
 2 red   upgrade          1 | bottom 2 right-down right 2 | middle 2
 3 red   research-highest 1 | top    2 right-down right 3 | right  3
 4 green mine             1 | none   2 left-up    left  4 | left   4
 5 red   cover            1 | bottom 2 left-up    left  5 | middle 5
 6 green mine             3 | top    2 right-down left  1 | right  1
 7 green research-random  0 | top    2 right-down right 4 | right  2
 8 red   mine             3 | bottom 4 left-up    left  1 | middle 3
 9 green faction          0 | bottom 2 left-up    left  2 | right  4
10 red   upgrade          3 | top    2 left-up    left  3 | left   5
11 green upgrade          2 | bottom 4 right-down right 1 | middle 1
12 red   cover            3 | top    2 left-up    left  1 | right  2
13 green faction          0 | none   2 left-up    left  2 | right  3
14 green cover            3 | bottom 2 left-up    left  3 | middle 4
15 green research-highest 1 | top    2 left-up    right 2 | left   5
16 red   cover            3 | top    2 right-down right 3 | left   1
17 green research-random  2 | bottom 2 right-down right 5 | left   2
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/[\s|]+/));

describe('the decision cards', () => {
  test.each(printed)(
    'card %s',
    (card, lamp, action, vp, tile, range, direction, arrow, count, place, slot) => {
      expect(cardRow(Number(card))).toEqual({
        card: Number(card),
        red: lamp === 'red',
        action,
        vp: Number(vp),
        support: { finalTile: tile, range: Number(range), direction, arrow, count: Number(count) },
        booster: place,
        firstBooster: Number(slot),
      });
    },
  );

  test('there are seventeen of them, and no other', () => {
    expect(decisionCards).toHaveLength(17);
    expect(printed).toHaveLength(17);
    expect(() => cardRow(18)).toThrow(RangeError);
    expect(() => cardRow(0)).toThrow(RangeError);
  });
});

describe('the faction cards', () => {
  const common = { covers: 1, vpPerNewType: 0, vpPerTradingStation: 0, researchAfterLab: false };
  const cover = { do: 'cover' };

  test.each([
    {
      faction: 'terrans',
      research: 'gaia-project',
      action: [
        { do: 'research', area: 'gaia-project' },
        { do: 'mine', range: 4, first: 'transdim' },
      ],
      actionVp: 2,
    },
    {
      faction: 'xenos',
      research: 'artificial-intelligence',
      action: [{ do: 'mine', range: 2 }, cover],
      actionVp: 2,
      covers: 2,
    },
    { faction: 'taklons', action: [{ do: 'mine', range: 3, first: 'closest' }, cover], actionVp: 2 },
    {
      faction: 'hadsch-hallas',
      research: 'economy',
      action: [{ do: 'upgrade', otherwise: { do: 'mine', range: 3 } }],
      actionVp: 1,
      vpPerTradingStation: 3,
    },
    {
      faction: 'geodens',
      research: 'terraforming',
      action: [{ do: 'research', area: 'random' }, cover],
      actionVp: 1,
      vpPerNewType: 2,
    },
    {
      faction: 'firaks',
      action: [{ do: 'upgrade' }],
      actionVp: 2,
      // A research lab back to a trading station.
      ownUpgrade: { from: 3, to: [2] },
      researchAfterLab: true,
    },
    { faction: 'itars', action: [cover, cover], actionVp: 4 },
  ] as const)('$faction', (row) => {
    expect(factionCard(row.faction)).toEqual({ ...common, ...row });
  });

  test('are seven, one of each colour, and nobody else has one', () => {
    expect(factionCards).toHaveLength(7);
    expect(new Set(factionCards.map(({ faction }) => factionRow(faction).home)).size).toBe(7);
    expect(() => factionCard('lantids')).toThrow(RangeError);
  });
});

describe('a difficulty', () => {
  test.each([
    ['automalein', 0, [1, 4, 5, 7, 13], [6, 7, 8, 9, 10, 11], 0],
    ['automa', 10, [1, 2, 4, 5, 7, 13], [7, 8, 9, 10, 11, 12], 0],
    ['automaechtig', 10, [1, 2, 4, 5, 7, 9, 13], [8, 9, 10, 11, 12, 13], 0],
    ['ultoma', 10, [1, 2, 4, 5, 7, 9, 13, 15], [9, 10, 11, 12, 13, 14], 0],
    ['alptrauma', 10, [1, 2, 4, 5, 7, 9, 13, 15], [9, 10, 11, 12, 13, 14], 1],
  ] as const)('%s: first points, first cards, how the deck grows', (id, vp, starters, sizes, extra) => {
    expect(difficultyRow(id)).toMatchObject({ startVp: vp, starters, extraVp: extra });
    const table = duel({ difficulty: id });
    expect(table.rival.vp).toBe(vp);
    table.run([{ do: 'automa.firstDeck' }]);
    const { automa, state } = table;
    const grown: number[] = [];
    for (let round = 1; round <= 6; round++) {
      grown.push(automa.deck.length);
      expect(automa.deck).toEqual(expect.arrayContaining([...starters]));
      expect(new Set(automa.deck).size).toBe(automa.deck.length);
      const next = automa.setAside.at(-1);
      state.round = round;
      state.passed = [];
      for (let turn = 0; state.passed.length === 0; turn++) {
        expect(turn).toBeLessThan(20);
        table.run([{ do: 'automa.turn' }]);
      }
      if (round < 6) expect(automa.deck).toContain(next);
    }
    expect(grown).toEqual(sizes);
  });

  test('there are five', () => expect(difficulties).toHaveLength(5));

  test('in a whole game the deck begins with one card that nobody knows', () => {
    const state = gaiaProject.setup({ difficulty: 'ultoma', factions: 'random' }, 1, 'first deck');
    const rng = rngFrom('first deck');
    while (state.round === 0) {
      const open = gaiaProject.first(state)!;
      gaiaProject.apply(state, open.seat, gaiaProject.sample(state, open, rng));
    }
    const { deck, setAside, known } = automaIn(state);
    expect([...deck, ...setAside].sort((a, b) => a - b)).toEqual(decisionCards.map(({ card }) => card));
    expect(known).toEqual([1, 2, 4, 5, 7, 9, 13, 15]);
    expect(deck.filter((card) => !known.includes(card))).toHaveLength(1);
    expect(gaiaProject.view(state, 0).automa).toMatchObject({
      deck: deck.map(() => 0),
      setAside: setAside.map(() => 0),
    });
  });
});

test('the card that joins the first deck may be any that does not belong to the difficulty', () => {
  const joined = new Set<number | undefined>();
  for (let i = 0; i < 100; i++) {
    const table = duel({ difficulty: 'ultoma' });
    Object.assign(table.state, { rng: rngFrom(`first deck ${i}`) });
    const { deck, known } = table.run([{ do: 'automa.firstDeck' }]).automa;
    joined.add(deck.find((card) => !known.includes(card)));
  }
  expect(joined).toEqual(new Set([3, 6, 8, 10, 11, 12, 14, 16, 17]));
});

describe('passing brings what the round scoring tile says', () => {
  test.each([
    ['terraforming-step', 4, 6],
    ['research-advance', 2, 4],
    ['mine', 4, 6],
    ['federation-token', 0, 5],
    ['trading-station-3', 3, 6],
    ['trading-station-4', 3, 6],
    ['gaia-mine-3', 2, 2],
    ['gaia-mine-4', 2, 2],
    ['big-structure', 0, 5],
    ['big-structure-again', 0, 5],
  ] as const)('%s: %i in rounds 1 to 3, %i in rounds 4 to 6', (tile, early, late) => {
    expect([1, 2, 3, 4, 5, 6].map((round) => passPoints(tile, round))).toEqual([
      early,
      early,
      early,
      late,
      late,
      late,
    ]);
  });

  test('and there are ten tiles', () => expect(roundTiles).toHaveLength(10));
});
