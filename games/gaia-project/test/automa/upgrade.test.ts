import { describe, expect, test } from 'vitest';
import { AUTOMA, HUMAN } from '../../src/automa/state.ts';
import { type Duel, duel } from './support.ts';

const DOWN = 2;
const UP = 4;

const upgrade = (position: Duel, support = DOWN) => duel(position).part({ do: 'upgrade' }, support);

describe('the Automa upgrades the first it can of these', () => {
  test('a trading station to the planetary institute', () => {
    const table = upgrade({
      automa: [
        [-2, 5, 'mine'],
        [-3, -3, 'trading-station'],
      ],
    });
    expect(table.upgraded).toBe('trading-station → planetary-institute');
    expect(table.rival.counts).toEqual([0, 1, 0, 0, 1, 0, 0]);
  });

  test('a mine to a trading station, when the institute stands', () => {
    const table = upgrade({
      automa: [
        [-2, 5, 'mine'],
        [-3, -3, 'trading-station'],
        [-4, -2, 'planetary-institute'],
      ],
    });
    expect(table.upgraded).toBe('mine → trading-station');
  });

  test('a mine to a trading station, though a research lab could become an academy', () => {
    const table = upgrade({
      automa: [
        [-2, 5, 'research-lab'],
        [-3, -3, 'mine'],
        [-4, -2, 'planetary-institute'],
      ],
    });
    expect(table.upgraded).toBe('mine → trading-station');
  });

  test('a research lab to an academy, when no mine can go up', () => {
    const table = upgrade({
      automa: [
        [-2, 5, 'research-lab'],
        [-3, -3, 'trading-station'],
        [-4, -2, 'planetary-institute'],
      ],
    });
    expect(table.upgraded).toBe('research-lab → academy-knowledge');
  });

  test('either academy, but no third', () => {
    const one = upgrade({
      automa: [
        [-2, 5, 'research-lab'],
        [-4, 6, 'academy-knowledge'],
        [-4, -2, 'planetary-institute'],
      ],
    });
    expect(one.upgraded).toBe('research-lab → academy-action');
    const both = upgrade({
      automa: [
        [-2, 5, 'research-lab'],
        [-4, 6, 'academy-knowledge'],
        [-1, 5, 'academy-action'],
        [-4, -2, 'planetary-institute'],
      ],
    });
    expect(both.told('nothing')).toHaveLength(1);
    expect(both.built).toEqual([]);
  });

  test('a trading station to a research lab', () => {
    const table = upgrade({
      automa: [
        [-3, -3, 'trading-station'],
        [-4, -2, 'planetary-institute'],
      ],
    });
    expect(table.upgraded).toBe('trading-station → research-lab');
  });

  test('only while a piece of the new kind is left', () => {
    const table = upgrade({
      automa: [
        [-2, 5, 'mine'],
        [-3, -3, 'trading-station'],
        [-4, -2, 'trading-station'],
        [-1, 5, 'trading-station'],
        [-4, 6, 'trading-station'],
        [-1, -4, 'planetary-institute'],
      ],
    });
    expect(table.upgraded).toBe('trading-station → research-lab');
  });
});

describe('among several structures', () => {
  test('that nearest to the human goes up', () => {
    const table = upgrade({ people: [[-1, 5, 'mine']] });
    expect(table.built).toEqual([[-2, 5]]);
    expect(table.choices).toMatchObject([{ of: 'upgrade', decidedBy: 'closest' }]);
    expect(upgrade({ people: [[-4, -2, 'mine']] }).built).toEqual([[-3, -3]]);
  });

  test('then the direction decides', () => {
    // Both mines of the Automa lie beside one of the human’s.
    const level: Duel = {
      people: [
        [-1, 5, 'mine'],
        [-4, -2, 'mine'],
      ],
    };
    const near = duel(level).part({ do: 'upgrade' }, DOWN);
    expect(near.choices[0]?.decidedBy).toBe('direction');
    expect(near.built).toEqual([[-3, -3]]);
    expect(upgrade(level, UP).built).toEqual([[-2, 5]]);
  });
});

describe('what an upgrade brings', () => {
  const stationLeft = {
    automa: [
      [-2, 5, 'mine'],
      [-4, -2, 'planetary-institute'],
    ],
  } as const;

  test('Hadsch Hallas: three points for each trading station, and for nothing else', () => {
    const station = upgrade({ ...stationLeft, faction: 'hadsch-hallas', human: 'taklons' });
    expect(station.gains).toEqual([3]);
    const institute = upgrade({
      faction: 'hadsch-hallas',
      human: 'taklons',
      automa: [[-3, -3, 'trading-station']],
    });
    expect(institute.upgraded).toBe('trading-station → planetary-institute');
    expect(institute.gains).toEqual([]);
  });

  test('nobody else gains anything, nor takes a tech tile', () => {
    const table = upgrade(stationLeft);
    expect(table.gains).toEqual([]);
    const lab = upgrade({
      automa: [
        [-3, -3, 'trading-station'],
        [-4, -2, 'planetary-institute'],
      ],
    });
    expect(lab.rival).toMatchObject({ standard: [], advanced: [] });
    expect(lab.told('advance')).toEqual([]);
  });

  test('Firaks: a step of research for each research lab', () => {
    const table = upgrade(
      {
        faction: 'firaks',
        automa: [
          [-3, -3, 'trading-station'],
          [-4, -2, 'planetary-institute'],
        ],
      },
      DOWN,
    );
    expect(table.upgraded).toBe('trading-station → research-lab');
    // The support card counts to the second area from the left.
    expect(table.told('advance')).toMatchObject([{ what: 'navigation', amount: 1 }]);
  });

  test.each([
    ['mine → trading-station', [[-2, 5, 'mine']]],
    ['trading-station → planetary-institute', [[-2, 5, 'trading-station']]],
    [
      'research-lab → trading-station',
      [
        [-2, 5, 'research-lab'],
        [-4, -2, 'planetary-institute'],
      ],
    ],
  ] as const)('Firaks: no step of research for %s', (upgraded, automa) => {
    const table = upgrade({ faction: 'firaks', automa });
    expect(table.upgraded).toBe(upgraded);
    expect(table.told('advance')).toEqual([]);
    expect(table.told('nothing')).toEqual([]);
  });

  test('Firaks: a research lab becomes a trading station before mines go up, if one is left', () => {
    const back = {
      faction: 'firaks',
      automa: [
        [-2, 5, 'mine'],
        [-3, -3, 'research-lab'],
        [-4, -2, 'planetary-institute'],
      ],
    } as const;
    expect(upgrade(back).upgraded).toBe('research-lab → trading-station');
    const stations = [
      [-1, 5, 'trading-station'],
      [-4, 6, 'trading-station'],
      [-1, -4, 'trading-station'],
      [1, 4, 'trading-station'],
    ] as const;
    const none = upgrade({ faction: 'firaks', automa: [...back.automa, ...stations] });
    expect(none.upgraded).toBe('research-lab → academy-knowledge');
  });
});

describe('a faction action', () => {
  test('of the Hadsch Hallas builds a mine where nothing can be upgraded', () => {
    const position = { faction: 'hadsch-hallas', human: 'taklons' } as const;
    const table = duel({
      ...position,
      automa: [[-2, -1, 'planetary-institute']],
      people: [[-2, 5, 'mine']],
    }).turn(4, 13);
    expect(table.told('instead')).toMatchObject([{ what: 'mine', source: 'no-upgrade' }]);
    expect(table.choices).toMatchObject([{ of: 'mine', range: 3 }]);
    expect(table.gains).toEqual([1]);
    const upgraded = duel({ ...position, automa: [[-2, -1, 'mine']], people: [[-2, 5, 'mine']] }).turn(4, 13);
    expect(upgraded.told('build')).toEqual([]);
    expect(upgraded.gains).toEqual([3, 1]);
  });

  test('of the Hadsch Hallas ends there: where no mine can be built either, nothing is upgraded instead', () => {
    const table = duel({
      faction: 'hadsch-hallas',
      human: 'taklons',
      automa: [[-2, -1, 'planetary-institute']],
      people: [[-2, 5, 'mine']],
    });
    const { state } = table;
    state.owners = state.owners.map((owner) => (owner === AUTOMA ? owner : HUMAN));
    table.turn(4, 13);
    expect(table.told('instead').map(({ what }) => what)).toEqual(['mine']);
    expect(table.told('nothing')).toHaveLength(1);
    expect(table.gains).toEqual([1]);
  });

  test('of the Firaks is an upgrade for two points', () => {
    const table = duel({ faction: 'firaks' }).turn(4, 9);
    expect(table.upgraded).toBe('mine → trading-station');
    expect(table.gains).toEqual([2]);
  });
});
