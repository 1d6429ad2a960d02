import { describe, expect, test } from 'vitest';
import { incomeOf } from '../../src/rules/income.ts';
import { placePoints } from '../../src/rules/scoring.ts';
import { type Position, scenario } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };

describe('the power cycle', () => {
  test('charging empties area I before it fills area III, and what finds no token is lost', () => {
    const table = scenario([{ faction: 'firaks', one: 1, two: 1, three: 2 }, other]);
    table.run({ do: 'income.charge', seat: 0, amount: 4, source: 'test' } as never);
    expect(table.has(0, 'one', 'two', 'three')).toEqual({ one: 0, two: 0, three: 4 });
  });

  test('one may sacrifice a token of area II while there are tokens in area I', () => {
    const table = scenario([{ faction: 'firaks', one: 3, two: 2 }, other]).turn();
    table.pick({ do: 'free', action: 'sacrifice' });
    expect(table.has(0, 'one', 'two', 'three')).toEqual({ one: 3, two: 0, three: 1 });
  });

  test('it takes two tokens in area II to sacrifice one', () => {
    const table = scenario([{ faction: 'firaks', one: 3, two: 1 }, other]).turn();
    expect(table.options('free')).not.toContainEqual({ do: 'free', action: 'sacrifice' });
  });

  test('where a charge lifts some tokens of area II the owner of the brainstone says whether it goes up', () => {
    const charged = (place: number) => {
      const table = scenario([{ faction: 'taklons', two: 3, stone: 2 }, other]);
      table.run({ do: 'income.charge', seat: 0, amount: 1, source: 'test' } as never);
      expect(table.options()).toEqual([3, 2]);
      return table.pick(place).has(0, 'two', 'three', 'stone');
    };
    expect(charged(3)).toEqual({ two: 2, three: 1, stone: 3 });
    expect(charged(2)).toEqual({ two: 2, three: 1, stone: 2 });
  });

  test('the brainstone comes back from the Gaia area, but not when it was discarded', () => {
    const left = (to: 'gaia' | 'supply') => {
      const table = scenario([{ faction: 'taklons', two: 2, stone: 2 }, other]);
      table.run({ do: 'power.discard', seat: 0, amount: 1, to } as never);
      return table.answer({ amounts: { two: 0, stone: 1 } }).run({ do: 'gaia.start' } as never);
    };
    expect(left('gaia').has(0, 'one', 'two', 'stone')).toEqual({ one: 1, two: 1, stone: 1 });
    expect(left('supply').has(0, 'one', 'two', 'stone')).toEqual({ one: 0, two: 1, stone: 0 });
  });

  test('the sacrificed token of the Itars goes to their Gaia area', () => {
    const table = scenario([{ faction: 'itars', two: 2 }, other]).turn();
    table.pick({ do: 'free', action: 'sacrifice' });
    expect(table.has(0, 'two', 'three', 'gaia')).toEqual({ two: 0, three: 1, gaia: 1 });
  });

  test('tokens for a Gaia project come from areas of the owner’s choice', () => {
    const table = scenario([
      {
        faction: 'terrans',
        one: 3,
        two: 3,
        three: 3,
        gaiaformers: 1,
        research: [0, 0, 0, 1, 0, 0],
        on: [[-1, -4, 'mine']],
      },
      other,
    ]).turn();
    table.pick({ do: 'project', at: table.hex(0, -4) });
    expect(table.asked?.do).toBe('power.discard');
    table.answer({ amounts: { one: 1, two: 2, three: 3 } });
    expect(table.has(0, 'one', 'two', 'three', 'gaia', 'gaiaformers')).toEqual({
      one: 2,
      two: 1,
      three: 0,
      gaia: 6,
      gaiaformers: 0,
    });
  });

  test('the brainstone pays three power, and what it pays too much is lost', () => {
    const table = scenario([{ faction: 'taklons', one: 0, two: 0, three: 2, stone: 3 }, other]).turn();
    table.pick({ do: 'board', action: 'two-ore' });
    expect(table.has(0, 'one', 'three', 'stone', 'ore')).toEqual({ one: 2, three: 0, stone: 1, ore: 2 });
  });

  test('where plain tokens would do the owner of the brainstone chooses', () => {
    const table = scenario([{ faction: 'taklons', three: 4, stone: 3 }, other]).turn();
    table.pick({ do: 'board', action: 'two-tokens' });
    expect(table.asked?.do).toBe('power.spend');
    table.pick('tokens');
    expect(table.has(0, 'one', 'three', 'stone')).toEqual({ one: 5, three: 1, stone: 3 });
  });

  test('each token of the Nevlas with institute counts two power, and an odd rest is lost', () => {
    const table = scenario([
      { faction: 'nevlas', three: 3, on: [[-4, 1, 'planetary-institute']] },
      other,
    ]).turn();
    table.pick({ do: 'board', action: 'two-tokens' });
    expect(table.has(0, 'one', 'three')).toEqual({ one: 4, three: 1 });
  });
});

describe('income', () => {
  test('charging four first and gaining a token afterwards is not the same as the other way round', () => {
    const position: Position = { faction: 'terrans', two: 1, on: [[-1, -4, 'planetary-institute']] };
    const charged = scenario([position, other]).run({ do: 'income.take', seat: 0 } as never);
    expect(charged.asked?.do).toBe('kernel.bag');
    const [, charge, token] = charged.options();
    charged.pick(charge!);
    expect(charged.has(0, 'one', 'two', 'three')).toEqual({ one: 1, two: 0, three: 1 });
    const gained = scenario([position, other]).run({ do: 'income.take', seat: 0 } as never);
    gained.pick(token!);
    expect(gained.has(0, 'one', 'two', 'three')).toEqual({ one: 0, two: 0, three: 2 });
  });

  test('nobody is asked where the order does not matter', () => {
    const table = scenario([{ faction: 'terrans', one: 4, on: [[-1, -4, 'planetary-institute']] }, other]);
    table.run({ do: 'income.take', seat: 0 } as never);
    expect(table.asked).toBeUndefined();
  });

  test('it matters which comes first when the brainstone lies alone in area I and is charged by one', () => {
    // Charged first, the stone itself goes up; with a new token beside it the owner chooses.
    const taklons: Position = {
      faction: 'taklons',
      one: 1,
      stone: 1,
      two: 2,
      booster: 'ore-tokens',
      research: [0, 0, 0, 0, 1, 0],
    };
    const charged = scenario([taklons, other]).run({ do: 'income.take', seat: 0 } as never);
    expect(charged.asked?.do).toBe('kernel.bag');
    charged.pick(charged.options('income.charge')[0]!);
    expect(charged.has(0, 'one', 'two', 'stone')).toEqual({ one: 2, two: 3, stone: 2 });
    const gained = scenario([taklons, other]).run({ do: 'income.take', seat: 0 } as never);
    gained.pick(gained.options('income.tokens')[0]!).pick(1);
    expect(gained.has(0, 'one', 'two', 'stone')).toEqual({ one: 2, two: 3, stone: 1 });
  });

  test('the third mine brings no ore', () => {
    const ore = (mines: number): number => {
      const table = scenario([{ faction: 'firaks', counts: [0, mines, 0, 0, 0, 0, 0] }, other]);
      return incomeOf(table.state, 0).reduce((sum, { gains }) => sum + (gains.ore ?? 0), 0);
    };
    expect([2, 3, 4].map(ore)).toEqual([3, 3, 4]);
  });

  test('more than fifteen ore is lost', () => {
    const table = scenario([{ faction: 'firaks', ore: 15, two: 4 }, other]).run({
      do: 'income.take',
      seat: 0,
    } as never);
    expect(table.has(0, 'ore')).toEqual({ ore: 15 });
  });
});

describe('the Gaia phase', () => {
  test('tokens return to area I, those of the Terrans to area II', () => {
    const table = scenario([
      { faction: 'terrans', gaia: 4 },
      { faction: 'firaks', gaia: 3 },
    ]).run({ do: 'gaia.start' } as never);
    expect(table.has(0, 'one', 'two', 'gaia')).toEqual({ one: 0, two: 4, gaia: 0 });
    expect(table.has(1, 'one', 'gaia')).toEqual({ one: 3, gaia: 0 });
  });

  test('the Terrans with institute may take one ore and one credit for four tokens, or decline', () => {
    const position: Position = { faction: 'terrans', gaia: 4, on: [[-1, -4, 'planetary-institute']] };
    const table = scenario([position, other]).run({ do: 'gaia.start' } as never);
    table.answer({ amounts: { qic: 0, ore: 1, knowledge: 0, credits: 1 } });
    expect(table.has(0, 'ore', 'credits', 'two')).toEqual({ ore: 1, credits: 1, two: 4 });
    const declined = scenario([position, other]).run({ do: 'gaia.start' } as never);
    declined.answer({ amounts: { qic: 0, ore: 0, knowledge: 0, credits: 0 } });
    expect(declined.has(0, 'ore', 'credits', 'two')).toEqual({ ore: 0, credits: 0, two: 4 });
  });

  test('the Itars with institute may buy several tiles', () => {
    const table = scenario([{ faction: 'itars', gaia: 9, on: [[-4, 1, 'planetary-institute']] }, other]);
    table
      .run({ do: 'gaia.start' } as never)
      .pick('tile')
      .pick('seven-vp')
      .pick('none');
    table.pick('tile').pick('charge-four-action').pick('none');
    expect(table.asked).toBeUndefined();
    expect(table.has(0, 'vp', 'one', 'gaia', 'standard')).toEqual({
      vp: 17,
      one: 1,
      gaia: 0,
      standard: ['seven-vp', 'charge-four-action'],
    });
  });
});

describe('charging power for what others build', () => {
  const build = (position: Partial<Position>) => {
    const table = scenario([
      { faction: 'firaks', ore: 15, credits: 30, on: [[2, -1, 'mine']] },
      { faction: 'itars', on: [[1, 0, 'planetary-institute']], ...position },
    ]).turn();
    return table.pick({ do: 'upgrade', at: table.hex(2, -1), to: 2 }).pick({ do: 'end' });
  };

  test('an institute lets its owner charge three power for two victory points', () => {
    const table = build({ vp: 10, one: 4 }).pick('charge');
    expect(table.has(1, 'vp', 'one', 'two')).toEqual({ vp: 8, one: 1, two: 3 });
  });

  test('no more is charged than there is room for, and no more is paid', () => {
    const table = build({ vp: 10, two: 1, three: 4 }).pick('charge');
    expect(table.has(1, 'vp', 'two', 'three')).toEqual({ vp: 10, two: 0, three: 5 });
  });

  test('whoever has one victory point can charge two power', () => {
    const table = build({ vp: 1, one: 4 }).pick('charge');
    expect(table.has(1, 'vp', 'one', 'two')).toEqual({ vp: 0, one: 2, two: 2 });
  });

  test('one may decline', () => {
    const table = build({ vp: 10, one: 4 }).pick('decline');
    expect(table.has(1, 'vp', 'one')).toEqual({ vp: 10, one: 4 });
  });

  test('nobody is asked who could charge nothing', () => {
    expect(build({ vp: 10, three: 4 }).asked).toBeUndefined();
  });
});

describe('turn order', () => {
  const ends = (variableOrder: boolean): readonly number[] => {
    const factions = ['firaks', 'itars', 'xenos', 'ambas'] as const;
    const table = scenario(
      factions.map((faction) => ({ faction })),
      { variableOrder, roundTiles: ['mine', 'mine'] },
    );
    table.state.passed = [2, 0, 3, 1];
    table.run({ do: 'round.end' } as never);
    return table.state.order;
  };

  test('clockwise: whoever passed first begins, and the others follow by their seats', () => {
    expect(ends(false)).toEqual([2, 3, 0, 1]);
  });

  test('variable: the order of passing', () => {
    expect(ends(true)).toEqual([2, 0, 3, 1]);
  });
});

describe('final scoring', () => {
  test('two who share the highest rank gain 15 each', () => {
    expect(placePoints([9, 9, 4, 2], 9)).toBe(15);
    expect(placePoints([9, 9, 4, 2], 4)).toBe(6);
  });

  test('the neutral player takes a place', () => {
    expect(placePoints([9, 8, 8], 8)).toBe(9);
  });

  test('whoever has nothing still ranks', () => {
    expect(placePoints([3, 0, 0], 0)).toBe(9);
  });
});
