/** Places for an action that is taken already, and free actions that open a way. */
import { describe, expect, test } from 'vitest';
import { followPlacing, openedByFree, placings, spaces } from '../../src/advice/index.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

const map = {
  radius: 4,
  planets: [
    [0, 0, 'terra'],
    [1, 0, 'oxide'],
    [-1, 0, 'transdim'],
    [3, 0, 'terra'],
    [0, -1, 'terra'],
  ],
} as const;
const rich = { credits: 20, ore: 10, knowledge: 5, qic: 0, one: 2, two: 4 };
const gaia = { research: [0, 0, 0, 1, 0, 0], gaiaformers: 1 };

const table = (own: Partial<Position> = {}): Table =>
  scenario([{ faction: 'terrans', ...rich, on: [[0, 0, 'mine']], ...own }, { faction: 'xenos' }], { map });

describe('places for an action that is taken already', () => {
  const kinds = (at: Table, free: { steps: number; range: number }) =>
    placings(at.state, 0, free).flatMap(({ hex, ways }) => ways.map(({ kind }) => [hex, kind]));

  test('free steps are for mines', () => {
    const at = table(gaia);
    expect(kinds(at, { steps: 2, range: 0 })).toEqual([
      [at.hex(0, -1), 'mine'],
      [at.hex(0, 0), 'mine'],
      [at.hex(1, 0), 'mine'],
      [at.hex(3, 0), 'mine'],
    ]);
  });

  test('range is for mines and projects, and never for space stations', () => {
    const at = table({ ...gaia, faction: 'ivits', on: [[0, 0, 'planetary-institute']] });
    expect(kinds(at, { steps: 0, range: 3 })).toEqual([
      [at.hex(-1, 0), 'project'],
      [at.hex(0, -1), 'mine'],
      [at.hex(0, 0), 'mine'],
      [at.hex(1, 0), 'mine'],
      [at.hex(3, 0), 'mine'],
    ]);
  });

  test('what is built there costs what was said, with the range that the action gives', () => {
    const at = table();
    const free = { steps: 0, range: 3 };
    const [way] = placings(at.state, 0, free)[at.hex(3, 0)]?.ways ?? [];
    expect(way).toMatchObject({ range: 4, price: { ore: 1, credits: 2 }, closed: undefined });
    expect(followPlacing(at.state, 0, free, way!)).toEqual({
      ...way,
      consequences: expect.objectContaining({ paid: { ore: 1, credits: 2 } }),
    });
  });

  test('a closed place leads nowhere', () => {
    const at = table();
    const [way] = placings(at.state, 0, { steps: 1, range: 0 })[at.hex(0, 0)]?.ways ?? [];
    expect(way?.closed).toEqual({ why: 'inhabited', of: 0 });
    expect(followPlacing(at.state, 0, { steps: 1, range: 0 }, way!)).toBeUndefined();
  });
});

describe('a way that a free action opens', () => {
  const opened = (at: Table, q: number, r: number) => [...openedByFree(at.state, 0, at.hex(q, r))];

  test('power for the last ore', () => {
    // A mine on the home type takes one ore. Three power are one; a Q.I.C. would be one as well.
    expect(opened(table({ ore: 0, three: 3 }), 0, -1)).toEqual([[0, 'power-to-ore']]);
    expect(opened(table({ ore: 0, three: 2 }), 0, -1)).toEqual([]);
    expect(opened(table({ ore: 0, qic: 1 }), 0, -1)).toEqual([[0, 'qic-to-ore']]);
  });

  test('power for a Q.I.C. that reaches further', () => {
    expect(opened(table({ three: 4 }), 3, 0)).toEqual([[0, 'power-to-qic']]);
  });

  test('ore or knowledge for the last credit', () => {
    expect(opened(table({ credits: 1 }), 0, -1)).toEqual([[0, 'knowledge-to-credit']]);
    expect(opened(table({ credits: 1, knowledge: 0 }), 0, -1)).toEqual([[0, 'ore-to-credit']]);
    expect(opened(table({ credits: 0 }), 0, -1)).toEqual([]);
  });

  test('the conversions of the own faction', () => {
    const hadsch: Partial<Position> = { faction: 'hadsch-hallas', on: [[0, 0, 'planetary-institute']] };
    expect(opened(table({ ...hadsch, ore: 0 }), 1, 0)[0]).toEqual([0, 'credits-to-ore']);
  });

  test('each closed way is opened by the first action that does it', () => {
    // Plain settling lacks ore; the power actions lack power in area III until a token is given up.
    const at = table({ ore: 1, two: 6, three: 2 });
    const means = spaces(at.state, 0)[at.hex(1, 0)]?.ways.map((way) => way.means);
    expect(means).toMatchObject([{ do: 'plain' }, { action: 'two-steps' }, { action: 'one-step' }]);
    expect(opened(at, 1, 0)).toEqual([[2, 'sacrifice']]);
    // With ore enough one of the three is open already, and needs no help.
    expect(opened(table({ two: 6, three: 2 }), 1, 0)).toEqual([[2, 'sacrifice']]);
  });

  test('nothing opens what is open, or what no exchange can help', () => {
    const wealthy = { three: 8, qic: 2 };
    expect(opened(table(wealthy), 0, -1)).toEqual([]);
    expect(opened(table(wealthy), 0, 0)).toEqual([]);
    expect(opened(table(wealthy), 2, 0)).toEqual([]);
    // No level lets them start a project.
    expect(opened(table(wealthy), -1, 0)).toEqual([]);
  });
});
