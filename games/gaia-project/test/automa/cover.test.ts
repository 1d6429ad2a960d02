import { describe, expect, test } from 'vitest';
import { duel } from './support.ts';

const LEFT_5 = 5;
const RIGHT_3 = 3;
const RIGHT_5 = 17;

const covered = (table: ReturnType<typeof duel>): string[] => table.told('cover').map(({ what }) => what);

describe('the Automa covers an action of the board', () => {
  test('by number over those that are free, power before Q.I.C.', () => {
    expect(covered(duel().part({ do: 'cover' }, RIGHT_3))).toEqual(['two-ore']);
    expect(covered(duel().part({ do: 'cover' }, LEFT_5))).toEqual(['one-step']);
  });

  test('counting round where fewer are free', () => {
    const four = { free: ['three-knowledge', 'two-ore', 'tech-tile', 'planet-types'] } as const;
    expect(covered(duel({ free: [...four.free] }).part({ do: 'cover' }, LEFT_5))).toEqual(['planet-types']);
    const three = duel({ free: ['three-knowledge', 'two-ore', 'tech-tile'] }).part({ do: 'cover' }, RIGHT_5);
    expect(covered(three)).toEqual(['two-ore']);
  });

  test('and nobody can take it until the round is over', () => {
    const table = duel().part({ do: 'cover' }, RIGHT_3);
    expect(table.state.usedActions).toEqual(['two-ore']);
    expect(table.rival.ore).toBe(0);
    table.state.round = 1;
    table.run([{ do: 'round.end' }]);
    expect(table.state.usedActions).toEqual([]);
  });

  test('nothing where all are covered, and the points come all the same', () => {
    const table = duel({ free: [] }).turn(3, 12);
    expect(covered(table)).toEqual([]);
    expect(table.told('nothing')).toMatchObject([{ what: 'cover' }]);
    expect(table.gains).toEqual([3]);
  });
});

describe('factions', () => {
  test('Xenos: a card covers two, counted anew for the second, their faction action one', () => {
    expect(covered(duel({ faction: 'xenos', human: 'taklons' }).turn(RIGHT_3, 5))).toEqual([
      'two-ore',
      'seven-credits',
    ]);
    expect(covered(duel({ faction: 'xenos', human: 'taklons' }).turn(RIGHT_3, 13))).toEqual(['two-ore']);
  });

  test('Xenos: only one where one is left', () => {
    const table = duel({ faction: 'xenos', human: 'taklons', free: ['rescore'] }).turn(RIGHT_3, 5);
    expect(covered(table)).toEqual(['rescore']);
    expect(table.told('nothing')).toHaveLength(1);
  });

  test('Itars: two by their faction action for four points, one by a card', () => {
    const action = duel({ faction: 'itars' }).turn(RIGHT_3, 13);
    expect(covered(action)).toEqual(['two-ore', 'seven-credits']);
    expect(action.gains).toEqual([4]);
    expect(covered(duel({ faction: 'itars' }).turn(RIGHT_3, 5))).toEqual(['two-ore']);
  });

  test('everybody else: one', () => {
    for (const faction of ['terrans', 'taklons', 'geodens', 'firaks'] as const)
      expect(covered(duel({ faction }).turn(RIGHT_3, 5))).toHaveLength(1);
  });

  test('Geodens: a step of research by number and an action, for one point', () => {
    const table = duel({ faction: 'geodens' }).turn(RIGHT_3, 9);
    expect(table.told('advance')).toMatchObject([{ what: 'artificial-intelligence' }]);
    expect(covered(table)).toEqual(['two-ore']);
    expect(table.gains).toEqual([1]);
  });
});
