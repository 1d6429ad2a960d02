/** How milestones and awards stand, what they cost, and what is left of them. */
import { describe, expect, test } from 'vitest';
import { awardsOf, goalTerms, milestonesOf, positionOf } from '../../src/advice/index.ts';
import { terraformingMars } from '../../src/index.ts';
import { type Position, type Surroundings, scenario } from '../support/scenario.ts';

const seen = (players: readonly Position[], around: Surroundings = {}) =>
  positionOf(terraformingMars.view(scenario(players, around).state, 0));
const three: readonly Position[] = [{}, {}, {}];

describe('the terms of goals', () => {
  test('tell what milestones cost and bring, and how many are gone', () => {
    expect(goalTerms(seen(three, { milestones: [[1, 2]] })).milestones).toEqual({
      cost: 8,
      points: 5,
      claimed: 1,
      most: 3,
    });
  });

  test('tell what the next award costs, and the one after it', () => {
    const awards = (funded: readonly (readonly [number, number])[]) =>
      goalTerms(seen(three, { awards: funded })).awards;
    expect(awards([])).toEqual({ cost: 8, costAfter: 14, first: 5, second: 2, funded: 0, most: 3 });
    expect(awards([[0, 1]])).toMatchObject({ cost: 14, costAfter: 20, funded: 1 });
    expect(
      awards([
        [0, 1],
        [4, 0],
      ]),
    ).toMatchObject({ cost: 20, costAfter: undefined, funded: 2 });
    expect(
      awards([
        [0, 1],
        [4, 0],
        [2, 2],
      ]),
    ).toMatchObject({ cost: undefined, costAfter: undefined, funded: 3 });
  });

  test('have no second place among two', () => {
    expect(goalTerms(seen([{}, {}])).awards).toMatchObject({ first: 5, second: 0 });
    expect(goalTerms(seen(three)).awards.second).toBe(2);
  });
});

describe('milestones', () => {
  test('tell where everybody stands, and from where they began', () => {
    const position = seen(
      [
        { rating: 36, stock: { megacredits: 8 }, played: ['mine', 'power-plant', 'solar-power'] },
        { rating: 30 },
        {},
      ],
      { tiles: { G4: ['city', 1], G6: ['city', 1], C3: ['capital', 1], H3: ['greenery', 0] } },
    );
    expect(milestonesOf(position)).toMatchObject([
      { milestone: 'terraformer', min: 35, from: 20, cost: 8, values: [36, 30, 20], missing: [0, 5, 15] },
      { milestone: 'mayor', min: 3, from: 0, cost: 8, values: [0, 3, 0], missing: [3, 0, 3] },
      { milestone: 'gardener', min: 3, from: 0, values: [1, 0, 0], missing: [2, 3, 3] },
      { milestone: 'builder', min: 8, from: 0, values: [3, 0, 0], missing: [5, 8, 8] },
      { milestone: 'planner', min: 16, from: 0, values: [0, 0, 0], missing: [16, 16, 16] },
    ]);
    // Only who has reached it and can pay for it could claim it.
    expect(milestonesOf(position).map(({ canClaim }) => canClaim)).toEqual([
      [true, false, false],
      [false, false, false],
      [false, false, false],
      [false, false, false],
      [false, false, false],
    ]);
  });

  test('are left until three are claimed', () => {
    const left = (milestones: readonly (readonly [number, number])[]) =>
      milestonesOf(seen([{ rating: 40, stock: { megacredits: 9 } }, {}], { milestones })).map(
        ({ isLeft, claimedBy, canClaim }) => [isLeft, claimedBy, canClaim[0]],
      );
    expect(
      left([
        [2, 1],
        [4, 0],
      ]),
    ).toEqual([
      [true, undefined, true],
      [true, undefined, false],
      [false, 1, false],
      [true, undefined, false],
      [false, 0, false],
    ]);
    expect(
      left([
        [2, 1],
        [4, 0],
        [3, 0],
      ]).map(([isLeft, , canClaim]) => isLeft || canClaim),
    ).toEqual([false, false, false, false, false]);
  });

  test('and awards are not there for one alone', () => {
    const alone = seen([{ rating: 40, stock: { megacredits: 30 } }]);
    expect(milestonesOf(alone).some(({ isLeft, canClaim }) => isLeft || canClaim[0])).toBe(false);
    expect(awardsOf(alone).map(({ cost }) => cost)).toEqual(Array(5).fill(undefined));
  });
});

describe('awards', () => {
  test('tell what each measures, and who is behind by how much', () => {
    const position = seen(
      [
        { stock: { heat: 3, steel: 2, titanium: 1 }, production: { megacredits: -2 }, played: ['research'] },
        { stock: { heat: 7, steel: 1 }, production: { megacredits: 4 } },
        { stock: { heat: 4 }, production: { megacredits: 1 } },
      ],
      {
        tiles: { G4: ['city', 1], H3: ['greenery', 1], C3: ['greenery', 2], E4: ['ocean'] },
        claims: { G1: 0, G2: 0 },
        awards: [[1, 2]],
      },
    );
    expect(awardsOf(position)).toMatchObject([
      { award: 'landlord', values: [0, 2, 1], points: [0, 5, 2], behind: [2, 0, 1], cost: 14 },
      {
        award: 'banker',
        values: [-2, 4, 1],
        points: [0, 5, 2],
        behind: [6, 0, 3],
        fundedBy: 2,
        cost: undefined,
      },
      { award: 'scientist', values: [2, 0, 0], points: [5, 2, 2], behind: [0, 2, 2], fundedBy: undefined },
      { award: 'thermalist', values: [3, 7, 4], points: [0, 5, 2], behind: [4, 0, 3] },
      { award: 'miner', values: [3, 1, 0], points: [5, 2, 0], behind: [0, 2, 3] },
    ]);
  });

  test('for heat and metals grow with the next production, the others do not', () => {
    const position = seen([
      {
        production: { megacredits: 3, steel: 2, titanium: 1, energy: 1, heat: 4 },
        stock: { energy: 5 },
      },
      {},
    ]);
    expect(awardsOf(position).map(({ growth }) => growth)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [9, 0],
      [3, 0],
    ]);
  });
});
