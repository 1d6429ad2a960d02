/** English rulebook: game setup; variable game board. What lies where, and who does what before the first round. */
import { describe, expect, test } from 'vitest';
import { innerSectors, mapForMore, mapForTwo } from '../../src/data/sectors.ts';
import { gaiaProject } from '../../src/game.ts';
import { boardOf, hexAt, hexesOf, hexesText, layoutText, makeBoard, tilesOf } from '../../src/rules/board.ts';
import { isVariable, meetingsOf, openTurns, printedMap, refuseShape } from '../../src/rules/map.ts';
import { homePlanets } from '../../src/rules/mine.ts';
import { boosterOrder, firstStructures } from '../../src/rules/setup.ts';
import { shapeFault, tilesListed, USUAL } from '../../src/rules/shape.ts';
import { boardIn, newPlayer } from '../../src/state.ts';

const FOR_MORE = '- 10 01 05 / 09 02 03 06 / 08 04 07';
const sectorsOf = (tiles: readonly { readonly sector: string }[]): string[] =>
  tiles.map(({ sector }) => sector).sort();

describe('a sector tile', () => {
  const still = { sector: '01', q: 0, r: 0, turns: 0 } as const;
  const planets = (turns: number): string[] =>
    hexesOf({ ...still, turns })
      .flatMap(({ q, r, planet }) => (planet === null ? [] : [`${planet} ${q},${r}`]))
      .sort();

  test('has nineteen spaces around its middle, with the number of the sector', () => {
    const hexes = hexesOf({ ...still, q: 5, r: -2 });
    expect(hexes).toHaveLength(19);
    expect(new Set(hexes.map(({ sector }) => sector))).toEqual(new Set([1]));
    for (const { q, r } of hexes)
      expect(Math.max(Math.abs(q - 5), Math.abs(r + 2), Math.abs(q + r - 3))).toBeLessThanOrEqual(2);
  });

  test('turned by a sixth has each planet a sixth further round, and after six is as it was', () => {
    const turned = planets(0).map((planet) => {
      const [name, place = ''] = planet.split(' ');
      const [q = 0, r = 0] = place.split(',').map(Number);
      // Clockwise: what lay to the right of the middle lies below it on the right.
      return `${name} ${0 - r},${q + r}`;
    });
    expect(planets(1)).toEqual(turned.sort());
    expect(planets(6)).toEqual(planets(0));
    expect(planets(3)).not.toEqual(planets(0));
  });
});

describe('a map as text', () => {
  test('of tiles is read as it was written', () => {
    expect(tilesOf(layoutText(mapForTwo))).toEqual(mapForTwo);
    expect(tilesOf('')).toEqual([]);
    expect(tilesOf('99@0,0/0')).toEqual([]);
  });

  test('of spaces has its planets, and empty spaces without any', () => {
    const board = makeBoard(
      hexesText([
        { q: 1, r: 0, sector: 3, planet: 'ice' },
        { q: 0, r: 0, sector: 2, planet: null },
      ]),
    );
    expect(board).toMatchObject({
      size: 2,
      q: [0, 1],
      r: [0, 0],
      sector: [2, 3],
      planets: [1],
      planetAt: [-1, 0],
      types: [6],
      neighbours: [[1], [0]],
      near: [
        [0, 1],
        [0, 1],
      ],
    });
    expect([...board.distances]).toEqual([0, 1, 1, 0]);
    expect(hexAt(board, 1, 0)).toBe(1);
    expect(hexAt(board, 1, 1)).toBe(-1);
    expect(hexAt(board, 0, 1)).toBe(-1);
    expect(makeBoard('').size).toBe(0);
  });

  test('is sorted by columns, and within a column from above', () => {
    const board = boardOf(layoutText(mapForTwo));
    for (let hex = 1; hex < board.size; hex++) {
      const [q, r] = [board.q[hex]! - board.q[hex - 1]!, board.r[hex]! - board.r[hex - 1]!];
      expect(q > 0 || (q === 0 && r > 0)).toBe(true);
    }
  });

  test('has six spaces beside a space in the middle, and eighteen and itself within two', () => {
    const board = boardOf(layoutText(mapForMore));
    const middle = hexAt(board, 0, 0);
    expect(board.neighbours[middle]).toHaveLength(6);
    expect(board.near[middle]).toHaveLength(19);
    for (let hex = 0; hex < board.size; hex++)
      for (const next of board.neighbours[hex]!) {
        expect(board.neighbours[next]).toContain(hex);
        expect(board.distances[hex * board.size + next]).toBe(1);
      }
  });

  test('is known again when another was looked at in between', () => {
    const two = boardOf(layoutText(mapForTwo));
    expect(boardOf(layoutText(mapForMore)).size).toBe(190);
    expect(boardOf(layoutText(mapForTwo))).toBe(two);
    for (let n = 0; n < 70; n++) expect(boardOf(`${n},0,1,`).q).toEqual([n]);
    expect(boardOf(layoutText(mapForTwo))).toEqual(two);
  });

  test('has no way between parts that do not touch', () => {
    const board = makeBoard('0,0,1, 5,0,1,');
    expect([...board.distances]).toEqual([0, 255, 255, 0]);
    expect(board.near).toEqual([[0], [1]]);
  });
});

describe('the printed map', () => {
  const usual = { shape: USUAL, smallMap: false };

  test('for two has seven sectors, for more ten, and for three on request eight', () => {
    expect(sectorsOf(printedMap(2, usual))).toHaveLength(7);
    expect(sectorsOf(printedMap(3, usual))).toHaveLength(10);
    expect(sectorsOf(printedMap(4, usual))).toHaveLength(10);
    expect(sectorsOf(printedMap(3, { ...usual, smallMap: true }))).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
    ]);
  });

  test('is another where a list is given', () => {
    expect(sectorsOf(printedMap(4, { shape: '01 02', smallMap: false }))).toEqual(['01', '02']);
    expect(printedMap(4, { shape: 'nonsense', smallMap: false })).toEqual([]);
  });

  test('leaves nothing to chance, nor does a list that turns every tile; all else does', () => {
    expect(isVariable({ map: 'printed', shape: USUAL })).toBe(false);
    expect(isVariable({ map: 'method-1', shape: USUAL })).toBe(true);
    expect(isVariable({ map: 'printed', shape: '01+0 02+3' })).toBe(false);
    expect(isVariable({ map: 'printed', shape: '01+0 02' })).toBe(true);
    expect(isVariable({ map: 'method-3', shape: '01+0 02+3' })).toBe(true);
  });
});

describe('a list of sectors', () => {
  test('names sides and turns, and leaves places empty', () => {
    expect(tilesListed('- 01 05o+2 / 02')).toEqual([
      { place: { sector: '01', q: 5, r: -2, turns: 0 }, turned: false },
      { place: { sector: '05-outlined', q: 10, r: -4, turns: 2 }, turned: true },
      { place: { sector: '02', q: 2, r: 3, turns: 0 }, turned: false },
    ]);
    expect(tilesListed('  01   02  ')).toHaveLength(2);
  });

  test.each(['1', '011', '01x', 'x01', '01+6', '01+', '01o+12', '03o', '00', ''])(
    'cannot be read: "%s"',
    (list) => {
      expect(tilesListed(list)).toBeUndefined();
      expect(shapeFault(list)?.key).toBe('gaia.refusal.shape.list');
    },
  );

  test('is no longer than two hundred letters', () => {
    const filled = (length: number) => FOR_MORE.padEnd(length, ' ');
    expect(tilesListed(filled(200))).toHaveLength(10);
    expect(tilesListed(filled(201))).toBeUndefined();
  });

  test('is one piece, in whichever of six directions its tiles lie', () => {
    expect(shapeFault(FOR_MORE)).toBeUndefined();
    // One column, along the rows, and the other diagonal.
    for (const list of [
      '01 / 02 / 03 / 04 / 05 / 06 / 07 / 08 / 09 / 10',
      '01 02 03 04 05 06 07 08 09 10',
      '- - - - 01 02 / - - - 03 04 / - - 05 06 / - 07 08 / 09 10',
      '- 01 / 02 / - - 03 04 05 06 07 08 09 10',
    ])
      expect([list, shapeFault(list)?.key]).toEqual([
        list,
        list.startsWith('- 01') ? 'gaia.refusal.shape.apart' : undefined,
      ]);
  });

  test('needs three planets of each colour', () => {
    expect(shapeFault('01 02 03')).toMatchObject({ key: 'gaia.refusal.shape.homes', args: { planets: 3 } });
    // Ten sectors have six of each, and the seven for two players four.
    expect(shapeFault('- 01 05o / 02 03 06o / 04 07o')).toBeUndefined();
  });

  test('whose tiles are turned so that planets of one type touch is refused, and one that can be turned is not', () => {
    expect(refuseShape(FOR_MORE)).toBeUndefined();
    expect(refuseShape('01 01')?.key).toBe('gaia.refusal.shape.twice');
    const still = FOR_MORE.replaceAll(/\d\d/g, (sector) => `${sector}+0`);
    expect(refuseShape(still)).toBeUndefined();
  });
});

describe('turning tiles by hand', () => {
  const state = (options: object, seats: number, seed: string) => gaiaProject.setup(options, seats, seed);

  test('offers exactly the turns that bring no planets of one type together', () => {
    const table = state({ map: 'method-3', rotation: 'last-player', factions: 'random' }, 2, 'by hand');
    for (
      let open = gaiaProject.first(table);
      open?.ask.do === 'setup.turn';
      open = gaiaProject.first(table)
    ) {
      const { tile } = open.ask as unknown as { tile: number };
      const turns = openTurns(table, tile);
      expect(turns.length).toBeGreaterThan(1);
      for (const turn of turns) expect(meetingsOf(table.layout, tile, turn)).toEqual([]);
      const last = turns.at(-1)!;
      gaiaProject.apply(table, open.seat, { question: open.id, pick: last });
      expect(tilesOf(table.layout)[tile]?.turns).toBe(last);
    }
    expect(gaiaProject.first(table)?.ask.do).toBe('setup.place');
  });

  test('names the planets that would meet, and where', () => {
    const table = state({ map: 'method-3', rotation: 'last-player', factions: 'random' }, 2, 'by hand');
    const met = [0, 1, 2, 3, 4, 5].flatMap((turns) =>
      tilesOf(table.layout).flatMap((_, tile) => meetingsOf(table.layout, tile, turns)),
    );
    expect(met.length).toBeGreaterThan(0);
    for (const { planet, here, there } of met) {
      expect([here.planet, there.planet]).toEqual([planet, planet]);
      const [q, r] = [here.q - there.q, here.r - there.r];
      expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBe(1);
      expect(here.sector).not.toBe(there.sector);
    }
    expect(meetingsOf(table.layout, 99, 0)).toEqual([]);
  });

  test('is not asked for inner tiles that stay as printed, nor where a list turns them', () => {
    const asked = (options: object): string[] => {
      const table = state({ rotation: 'last-player', factions: 'random', ...options }, 3, 'asked');
      const sectors: string[] = [];
      for (
        let open = gaiaProject.first(table);
        open?.ask.do === 'setup.turn';
        open = gaiaProject.first(table)
      ) {
        const { tile } = open.ask as unknown as { tile: number };
        sectors.push(tilesOf(table.layout)[tile]!.sector);
        gaiaProject.apply(table, open.seat, gaiaProject.list(table, open, 1)[0]!);
      }
      return sectors;
    };
    for (const map of ['method-1', 'method-2']) {
      const sectors = asked({ map });
      expect(sectors.length).toBeGreaterThan(0);
      expect(sectors.filter((sector) => innerSectors.some((inner) => inner === sector))).toEqual([]);
    }
    expect(asked({ map: 'printed' })).toEqual([]);
  });
});

describe('the first structures', () => {
  test('of whoever has no faction yet are taken for two mines', () => {
    const players = [newPlayer(10), newPlayer(10)];
    expect(
      firstStructures({ order: [1, 0], players }).map(({ seat, structure }) => [seat, structure]),
    ).toEqual([
      [1, 1],
      [0, 1],
      [0, 1],
      [1, 1],
    ]);
    expect(boosterOrder({ order: [1, 0, 2] })).toEqual([2, 0, 1]);
  });

  test('stand on planets of the faction’s colour that nobody has taken', () => {
    const table = gaiaProject.setup({}, 2, 'homes');
    for (const [seat, pick] of ['terrans', 'xenos'].entries())
      gaiaProject.apply(table, seat, { question: gaiaProject.first(table)!.id, pick });
    const board = boardIn(table);
    const free = new Set(board.planets.filter((_, planet) => board.types[planet] === 0));
    const first = gaiaProject.first(table)!;
    const offered = gaiaProject
      .list(table, first, 20)
      .map((answer) => ('pick' in answer ? Number(answer.pick) : -1));
    expect(new Set(offered)).toEqual(free);
    gaiaProject.apply(table, 0, { question: first.id, pick: offered[0]! });
    expect(table.owners.filter((owner) => owner === 0)).toHaveLength(1);
    expect(table.structures[board.planets.indexOf(offered[0]!)]).toBe(1);
    expect(table.players[0]?.counts).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect(homePlanets(table, 0)).toEqual(offered.slice(1));
  });

  test('have no place before a faction is chosen', () => {
    expect(homePlanets(gaiaProject.setup({}, 2, 'homes'), 0)).toEqual([]);
  });
});

describe('what is dealt', () => {
  test('is six round tiles, two final tiles, nine and six tech tiles, and a token for Terraforming', () => {
    for (const seats of [2, 3, 4]) {
      const table = gaiaProject.setup({ factions: 'random' }, seats, `dealt ${seats}`);
      expect(new Set(table.roundTiles).size).toBe(6);
      expect(new Set(table.finalTiles).size).toBe(2);
      expect(new Set(table.standardTiles).size).toBe(9);
      expect(new Set(table.advancedTiles).size).toBe(6);
      expect(new Set(table.boosters).size).toBe(seats + 3);
      // One of the eighteen tokens lies at Terraforming, and is no longer in the supply.
      expect(table.tokens.reduce((sum, left) => sum + left, 0)).toBe(17);
      expect(table.tokens.slice(0, 6).filter((left) => left === 2)).toHaveLength(1);
      expect(table.terraformingToken).not.toBeNull();
      expect(new Set(table.players.map(({ faction }) => faction)).size).toBe(seats);
    }
  });

  test('a booster that is taken lies out no longer', () => {
    const table = gaiaProject.setup({ factions: 'random' }, 2, 'booster');
    for (let open = gaiaProject.first(table); open?.ask.do === 'setup.place'; open = gaiaProject.first(table))
      gaiaProject.apply(table, open.seat, gaiaProject.list(table, open, 1)[0]!);
    const [, second] = table.boosters;
    gaiaProject.apply(table, 1, { question: gaiaProject.first(table)!.id, pick: second! });
    expect(table.players[1]?.booster).toBe(second);
    expect(table.boosters).toHaveLength(4);
    expect(table.boosters).not.toContain(second);
  });
});
