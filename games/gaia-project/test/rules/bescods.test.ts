import { describe, expect, test } from 'vitest';
import { canFederate } from '../../src/rules/federation.ts';
import { valueOn } from '../../src/rules/federation-field.ts';
import { incomeOf } from '../../src/rules/income.ts';
import { playerAt } from '../../src/state.ts';
import { type Position, scenario } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };

describe('the Bescods with institute', () => {
  /** One structure after another on a row of planets, the institute on the first. */
  const kinds = ['planetary-institute', 'mine', 'trading-station', 'research-lab', 'academy-action'] as const;
  const bescods = (home: 'titanium' | 'ice', more: Partial<Position> = {}) =>
    scenario(
      [{ faction: 'bescods', vp: 10, on: kinds.map((kind, q) => [q - 2, 0, kind] as const), ...more }, other],
      { map: { radius: 3, planets: kinds.map((_, q) => [q - 2, 0, home] as const) } },
    );
  const values = (table: ReturnType<typeof bescods>): number[] =>
    kinds.map((_, planet) => valueOn(table.state, 0, planet));

  // Appendix I: the power value of structures on gray planets, the home type, is one higher, besides other effects.
  test('count one more for each kind of structure on planets of their home type', () => {
    expect(values(bescods('titanium'))).toEqual([4, 2, 3, 3, 4]);
  });

  test('count nothing more on planets of other types, and none for the Lost Planet', () => {
    const table = bescods('ice');
    expect(values(table)).toEqual([3, 1, 2, 2, 3]);
    table.state.owners[kinds.length] = 0;
    table.state.structures[kinds.length] = 1;
    expect(valueOn(table.state, 0, kinds.length)).toBe(1);
  });

  test('add it to the tile that makes institute and academies count four', () => {
    expect(values(bescods('titanium', { standard: ['big-structure-power'] }))).toEqual([5, 2, 3, 3, 5]);
  });

  test('have nothing of it before they build the institute', () => {
    const table = bescods('titanium');
    playerAt(table.state, 0).counts[4] = 0;
    expect(values(table)).toEqual([3, 1, 2, 2, 3]);
  });

  test('form a federation with it', () => {
    const two = (home: 'titanium' | 'ice') =>
      scenario(
        [
          {
            faction: 'bescods',
            on: [
              [0, 0, 'planetary-institute'],
              [1, 0, 'trading-station'],
            ],
          },
          other,
        ],
        {
          map: {
            radius: 1,
            planets: [
              [0, 0, home],
              [1, 0, home],
            ],
          },
        },
      );
    expect(canFederate(two('titanium').state, 0)).toBe(true);
    expect(canFederate(two('ice').state, 0)).toBe(false);
  });

  test('charge one more power with it for what others build', () => {
    const table = scenario(
      [
        { faction: 'geodens', ore: 2, credits: 6, on: [[2, 0, 'mine']] },
        { faction: 'bescods', vp: 10, one: 9, on: [[0, 0, 'planetary-institute']] },
      ],
      {
        map: {
          radius: 3,
          planets: [
            [0, 0, 'titanium'],
            [2, 0, 'volcanic'],
          ],
        },
      },
    ).turn();
    table.pick({ do: 'upgrade', at: table.hex(2, 0), to: 2 });
    if (table.asked?.do === 'turn.free') table.pick({ do: 'end' });
    table.pick('charge');
    expect(table.has(1, 'vp', 'one', 'two')).toEqual({ vp: 7, one: 5, two: 4 });
  });
});

describe('the Bescods’ board', () => {
  // Appendix I: institute and academies have changed places, and so has the income of trading stations and labs.
  test('gives knowledge for trading stations and credits for labs', () => {
    const gains = (counts: number[]) =>
      incomeOf(scenario([{ faction: 'bescods', counts }, other]).state, 0)
        .slice(1)
        .map((source) => source.gains);
    expect(gains([0, 0, 4, 0, 0, 0, 0])).toEqual(Array.from({ length: 4 }, () => ({ knowledge: 1 })));
    expect(gains([0, 0, 0, 3, 0, 0, 0])).toEqual([{ credits: 3 }, { credits: 4 }, { credits: 5 }]);
  });

  test('leads from a trading station to a lab or an academy, and from a lab to the institute', () => {
    const table = scenario(
      [
        {
          faction: 'bescods',
          ore: 15,
          credits: 30,
          on: [
            [0, 0, 'trading-station'],
            [1, 0, 'research-lab'],
          ],
        },
        other,
      ],
      {
        map: {
          radius: 1,
          planets: [
            [0, 0, 'titanium'],
            [1, 0, 'titanium'],
          ],
        },
      },
    ).turn();
    const to = table.options('upgrade').map((pick) => Reflect.get(Object(pick), 'to'));
    expect(to).toEqual([3, 5, 6, 4]);
  });
});
