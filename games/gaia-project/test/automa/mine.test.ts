import { describe, expect, test } from 'vitest';
import { GAIA } from '../../src/data/types.ts';
import { duel } from './support.ts';

/** Cards by what their left half says. */
const UPPER_FAR = 1;
const LOWER_NEAR = 2;
const NO_TILE = 4;
const UPPER_NEAR = 7;
const LOWER_FAR_UP = 8;

describe('a mine of the Automa goes', () => {
  test('where the fewest terraforming steps are needed', () => {
    const table = duel().part({ do: 'mine', range: 2 }, LOWER_NEAR);
    expect(table.built).toEqual([[-4, -2]]);
    expect(table.choices).toMatchObject([{ decidedBy: 'terraforming', range: 2 }]);
    expect(table.choices[0]?.candidates).toHaveLength(5);
  });

  test('to a new sector before that, if the support card names that tile', () => {
    const table = duel({ finalTiles: ['structures', 'sectors'] }).part({ do: 'mine', range: 2 }, LOWER_NEAR);
    expect(table.built).toEqual([[0, 3]]);
    expect(table.choices).toMatchObject([{ decidedBy: 'final-tile', tile: 'sectors' }]);
    expect(table.state.planets[table.planet([0, 3])]).toBe(GAIA);
  });

  test('and not where the tile lies in the other place, or the card names none', () => {
    const lower = duel({ finalTiles: ['sectors', 'structures'] }).part({ do: 'mine', range: 2 }, LOWER_NEAR);
    expect(lower.built).toEqual([[-4, -2]]);
    const none = duel({ finalTiles: ['sectors', 'sectors'] }).part({ do: 'mine', range: 2 }, NO_TILE);
    expect(none.built).toEqual([[-4, -2]]);
  });

  test('to a Gaia or Transdim planet for the tile that counts Gaia planets, then as near to the human as can be', () => {
    const table = duel({ finalTiles: ['gaia-planets', 'structures'] }).part(
      { do: 'mine', range: 4 },
      UPPER_FAR,
    );
    expect(table.built).toEqual([[1, 4]]);
    expect(table.choices[0]?.narrowed.map(({ by }) => by)).toEqual(['final-tile', 'terraforming', 'closest']);
  });

  test('to a type it has not settled for the tile that counts types; a Transdim planet is a Gaia planet there', () => {
    const settled = (automa: readonly (readonly [number, number, 'mine'])[]) => {
      const table = duel({ finalTiles: ['planet-types', 'structures'], automa });
      const [choice] = table.part({ do: 'mine', range: 2 }, UPPER_NEAR).choices;
      expect(choice?.candidates).toContain(table.hex([0, 3]));
      return { left: choice?.narrowed[0], transdim: table.hex([0, 3]), gaia: table.hex([2, 2]) };
    };
    // Swamp and Gaia are settled: neither the Gaia planet nor the Transdim planet is new.
    const both = settled([
      [-2, 5, 'mine'],
      [1, 4, 'mine'],
    ]);
    expect(both.left?.by).toBe('final-tile');
    expect(both.left?.left).not.toContain(both.transdim);
    expect(both.left?.left).not.toContain(both.gaia);
    // Only swamp is settled: all are new, so the tile leaves nobody out.
    const swamp = settled([[-2, 5, 'mine']]);
    expect(swamp.left?.by).toBe('terraforming');
  });

  test('by the direction of the card where nothing else decides', () => {
    // Volcanic and ice are two steps from swamp and three spaces from the human; so is no other.
    const at = (support: number) =>
      duel({ automa: [[-6, 3, 'mine']], people: [[-4, -2, 'mine']] }).part({ do: 'mine', range: 2 }, support);
    const down = at(LOWER_NEAR);
    expect(down.choices[0]?.narrowed.map(({ by, left }) => [by, left.length])).toEqual([
      ['terraforming', 3],
      ['closest', 2],
      ['direction', 1],
    ]);
    expect(down.built).toEqual([[-6, 1]]);
    expect(at(LOWER_FAR_UP).built).toEqual([[-4, 1]]);
  });

  test('never on a planet with a structure or a Gaiaformer', () => {
    const taken = duel({ people: [[-4, -2, 'mine']] }).part({ do: 'mine', range: 2 }, LOWER_NEAR);
    expect(taken.built).not.toEqual([[-4, -2]]);
    const reserved = duel({ gaiaformers: [[-4, -2]] }).part({ do: 'mine', range: 2 }, LOWER_NEAR);
    expect(reserved.built).not.toEqual([[-4, -2]]);
    expect(reserved.choices[0]?.candidates).toHaveLength(4);
  });

  test('no further than the range of the support card', () => {
    const near = duel().part({ do: 'mine', range: 2 }, LOWER_NEAR);
    const far = duel().part({ do: 'mine', range: 4 }, UPPER_FAR);
    expect(far.choices[0]!.candidates.length).toBeGreaterThan(near.choices[0]!.candidates.length);
    for (const hex of near.choices[0]!.candidates) expect(far.choices[0]!.candidates).toContain(hex);
  });
});

describe('the mine of a faction action', () => {
  test('of the Taklons goes as near to the human as it can', () => {
    const table = duel().turn(NO_TILE, 13);
    expect(table.built).toEqual([[-3, 3]]);
    expect(table.choices[0]?.narrowed.map(({ by }) => by)).toEqual(['closest-first', 'terraforming']);
    expect(table.asked).toMatchObject({ do: 'charge.accept', value: 1 });
  });

  test('of the Terrans goes on a Transdim planet if one is in range', () => {
    const table = duel({
      faction: 'terrans',
      automa: [[-1, 2, 'mine']],
      people: [[5, -6, 'mine']],
    });
    // Range 4 reaches home planets too, which would take no step at all.
    table.turn(NO_TILE, 9);
    expect(table.told('advance')).toMatchObject([{ what: 'gaia-project', amount: 1 }]);
    const mine = table.choices.find(({ of }) => of === 'mine');
    expect(mine?.narrowed[0]?.by).toBe('transdim');
    expect(mine?.candidates).toContain(table.hex([-1, 5]));
    expect(table.built).toEqual([[0, -2]]);
    expect(table.gains).toEqual([2]);
  });
});

describe('what a faction action looks at first comes before the final scoring tile', () => {
  test('Taklons: near to the human, though another planet is in a new sector', () => {
    const table = duel({ finalTiles: ['sectors', 'structures'] }).turn(UPPER_NEAR, 13);
    expect(table.choices[0]).toMatchObject({ tile: 'sectors', narrowed: [{ by: 'closest-first' }, {}] });
    expect(table.built).toEqual([[-3, 3]]);
  });

  test('Terrans: a Transdim planet, though Gaia planets are no new type for them', () => {
    const table = duel({
      faction: 'terrans',
      automa: [
        [-1, 2, 'mine'],
        [1, 4, 'mine'],
      ],
      people: [[5, -6, 'mine']],
      finalTiles: ['planet-types', 'structures'],
    }).turn(UPPER_NEAR, 9);
    const mine = table.choices.find(({ of }) => of === 'mine');
    expect(mine).toMatchObject({ tile: 'planet-types', narrowed: [{ by: 'transdim' }, { by: 'closest' }] });
    expect(table.built).toEqual([[0, -2]]);
  });
});

describe('where no mine can be built', () => {
  test('the Automa upgrades instead, with the same support card', () => {
    const mines = [
      [-2, 5, 'mine'],
      [-3, -3, 'mine'],
      [-4, -2, 'mine'],
      [-1, -4, 'mine'],
      [-4, 6, 'mine'],
      [-1, 5, 'mine'],
      [0, 3, 'mine'],
      [1, 4, 'mine'],
    ] as const;
    const table = duel({ automa: mines, turned: [[0, 3]] }).part({ do: 'mine', range: 2 }, LOWER_NEAR);
    expect(table.told('instead')).toMatchObject([{ what: 'upgrade', source: 'no-mine' }]);
    expect(table.upgraded).toBe('mine → trading-station');
    expect(table.told('build')).toEqual([]);
  });

  test('also when no planet is in range', () => {
    const table = duel().part({ do: 'mine', range: 0 }, LOWER_NEAR);
    expect(table.told('instead')).toMatchObject([{ source: 'no-planet' }]);
    expect(table.upgraded).toBe('mine → trading-station');
  });

  test('and nothing happens where nothing can be upgraded either', () => {
    const table = duel({ automa: [[-2, 5, 'planetary-institute']] }).part(
      { do: 'mine', range: 0 },
      LOWER_NEAR,
    );
    expect(table.told('nothing')).toHaveLength(1);
  });
});

describe('what a mine brings', () => {
  test('Geodens: two points for the first on a type of planet, and the home type counts from the setup', () => {
    // Oxide is one step from volcanic and nearer to the human than desert.
    const isNew = duel({ faction: 'geodens', automa: [[-6, 1, 'mine']], people: [[-6, 3, 'mine']] });
    expect(isNew.part({ do: 'mine', range: 3 }, NO_TILE).built).toEqual([[-6, 4]]);
    expect(isNew.gains).toEqual([2]);
    const home = duel({ faction: 'geodens', automa: [[2, -3, 'mine']], people: [[5, -6, 'mine']] });
    expect(home.part({ do: 'mine', range: 4 }, NO_TILE).built).toEqual([[-1, -2]]);
    expect(home.gains).toEqual([]);
  });

  test('Geodens: nothing for a second planet of a type', () => {
    const table = duel({
      faction: 'geodens',
      automa: [
        [-6, 1, 'mine'],
        [-6, 4, 'mine'],
      ],
      people: [[-2, 5, 'mine']],
    }).part({ do: 'mine', range: 3 }, NO_TILE);
    // Oxide, as (−6, 4) is.
    expect(table.built).toEqual([[-3, 4]]);
    expect(table.gains).toEqual([]);
  });

  test('nothing for anybody else, and nothing of the round scoring tile', () => {
    const table = duel({ roundTiles: ['mine'] }).part({ do: 'mine', range: 2 }, LOWER_NEAR);
    expect(table.gains).toEqual([]);
    expect(table.rival.vp).toBe(10);
  });

  test('a satellite beside a mine that touches nothing of its own, if a tile counts satellites', () => {
    const apart = { automa: [[-6, 3, 'mine']], people: [[-4, -2, 'mine']] } as const;
    const counted = duel({ ...apart, finalTiles: ['satellites', 'structures'] });
    expect(counted.part({ do: 'mine', range: 2 }, LOWER_NEAR).told('satellite')).toHaveLength(1);
    expect(counted.automa.satellites).toBe(1);
    const uncounted = duel(apart).part({ do: 'mine', range: 2 }, LOWER_NEAR);
    expect(uncounted.automa.satellites).toBe(0);
  });

  test('a satellite also beside a mine that touches only a structure of the human', () => {
    const table = duel({
      finalTiles: ['satellites', 'structures'],
      automa: [[-6, 3, 'mine']],
      people: [[-5, 0, 'mine']],
    }).part({ do: 'mine', range: 2 }, LOWER_NEAR);
    // (−6, 1) and (−5, 0) lie side by side.
    expect(table.built).toEqual([[-6, 1]]);
    expect(table.automa.satellites).toBe(1);
  });

  test('no satellite beside a mine that touches another structure', () => {
    const table = duel({ finalTiles: ['satellites', 'structures'] }).part(
      { do: 'mine', range: 2 },
      LOWER_NEAR,
    );
    // The mine on (−4, −2) lies beside that on (−3, −3).
    expect(table.built).toEqual([[-4, -2]]);
    expect(table.automa.satellites).toBe(0);
  });
});
