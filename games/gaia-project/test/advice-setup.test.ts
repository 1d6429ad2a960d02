import { describe, expect, test } from 'vitest';
import {
  boardActionsFor,
  factionBoards,
  federations,
  firstStructures,
  freeActionsFor,
  freeSteps,
  holderOf,
  planetsFor,
  researchSteps,
  sectorTiles,
  sectorTurns,
  specialActions,
  techTiles,
  upgrades,
} from '../src/advice/index.ts';
import { gaiaProject } from '../src/game.ts';
import { hexesOf } from '../src/rules/board.ts';
import { playerAt } from '../src/state.ts';

/** Everybody takes the first option until such a question is asked. */
function tableAt(name: string, options: object, seats = 4) {
  const state = gaiaProject.setup({ ...options }, seats, 'advice on setup');
  for (let open = gaiaProject.first(state); open !== undefined; open = gaiaProject.first(state)) {
    const question = gaiaProject.question(state, open.seat);
    if (question?.name === name && question.shape === 'one-of') return { state, seat: open.seat, question };
    gaiaProject.apply(state, open.seat, gaiaProject.list(state, open, 1)[0]!);
  }
  throw new Error(`${name} was never asked`);
}

describe('before the first round', () => {
  test('seven boards have two factions each', () => {
    const boards = factionBoards();
    expect(boards).toHaveLength(7);
    expect(new Set(boards.flat()).size).toBe(14);
  });

  test('a board is held by whoever took one of its sides', () => {
    const { state } = tableAt('setup.faction', {});
    playerAt(state, 2).faction = 'taklons';
    expect(holderOf(state, 'ambas')).toBe(2);
    expect(holderOf(state, 'terrans')).toBeUndefined();
  });

  test('planets are counted by what a mine costs there, on the map or on the sectors to come', () => {
    for (const options of [{}, { map: 'method-3' }]) {
      const { state } = tableAt('setup.faction', options);
      const groups = planetsFor(state, 'terrans');
      expect(groups.map(({ ore }) => ore)).toEqual([1, 4, 7, 10, undefined]);
      const planets = sectorTiles(state).flatMap(({ tile }) => hexesOf(tile).filter(({ planet }) => planet));
      const counted = groups.flatMap((group) => group.planets).reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(planets.length);
    }
  });

  test('first structures follow the order of the table, there and back', () => {
    const { state, seat, question } = tableAt('setup.place', {});
    const placing = firstStructures(state);
    expect(placing[0]?.seat).toBe(seat);
    expect(question.options.length).toBeGreaterThan(0);
    playerAt(state, state.order[1] ?? 0).faction = 'ivits';
    playerAt(state, state.order[2] ?? 0).faction = 'xenos';
    const [a, b, c, d] = state.order;
    expect(firstStructures(state).map((first) => first.seat)).toEqual([a, c, d, d, c, a, c, b]);
  });

  test('the turns of a sector are those that are offered; closed ones name the planets that would meet', () => {
    const { state, question } = tableAt('setup.turn', { map: 'method-3', rotation: 'last-player' });
    const tile = sectorTiles(state).findIndex((_, i) =>
      question.options.some(({ target }) => JSON.stringify(target) === JSON.stringify({ sectorTile: i })),
    );
    const turns = sectorTurns(state, tile);
    expect(turns.filter(({ allowed }) => allowed).map((turn) => turn.turns)).toEqual(
      question.options.map(({ value }) => value),
    );
    for (const { allowed, meets } of turns) if (allowed) expect(meets).toEqual([]);
  });

  // A table is looked at before its factions are known, by whoever waits and whoever watches.
  const offers = {
    boardActionsFor,
    federations,
    freeActionsFor,
    freeSteps,
    researchSteps,
    specialActions,
    techTiles,
    upgrades,
  };
  describe.each([
    ['a map', {}],
    ['sectors to come', { map: 'method-3', rotation: 'last-player' }],
  ])('with %s, whoever has no faction', (_, options) => {
    test.each(Object.entries(offers))('is offered nothing by %s', (__, advice) => {
      const { state, seat } = tableAt('setup.faction', options);
      expect(advice(state, seat)).toEqual([]);
    });
  });
});
