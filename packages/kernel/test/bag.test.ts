import { describe, expect, test } from 'vitest';
import { msg, USUAL } from '../src/index.ts';
import { ask, asked, give, type Step, say, tableWith } from './table.ts';

const earn = (amount: number) => ({ do: 'earn' as const, amount });
const spend = (amount: number) => ({ do: 'spend' as const, amount });
const bag = (...of: Step[]): Step => ({ do: 'bag', seat: 1, of });

const optionsOf = ({ game, state }: ReturnType<typeof tableWith>) => {
  const question = game.question(state, 1);
  return question?.shape === 'one-of' ? question.options.map(({ value }) => value) : undefined;
};

describe('a bag of effects', () => {
  test('whose order does not matter happens in the usual order, and nobody is asked', () => {
    expect(tableWith(bag(say('a'), say('b'), say('c')), say('d')).state.log).toEqual(['a', 'b', 'c', 'd']);
  });
  test('of one or none is never asked about', () => {
    expect(tableWith(bag(earn(1)), bag(), say('d')).state.log).toEqual(['earn 1', 'd']);
  });
  test('asks its seat what comes first, and again while two are left', () => {
    const { game, state } = tableWith(bag(earn(1), earn(2), earn(3)), say('done'));
    expect(asked(game, state)).toEqual(['order 1']);
    give(game, state, 1, earn(3));
    expect(state.log).toEqual(['earn 3']);
    give(game, state, 1, earn(2));
    expect(state.log).toEqual(['earn 3', 'earn 2', 'earn 1', 'done']);
  });
  test('can be left to the usual order with one answer, also half-way', () => {
    const { game, state } = tableWith(bag(earn(1), earn(2), earn(3)));
    give(game, state, 1, earn(2));
    give(game, state, 1, USUAL);
    expect(state.log).toEqual(['earn 2', 'earn 1', 'earn 3']);
  });
  test('offers as first only what leaves an order in which all can happen', () => {
    const table = tableWith(bag(spend(2), earn(3), spend(1)));
    expect(optionsOf(table)).toEqual([earn(3)]);
    give(table.game, table.state, 1, earn(3));
    expect(optionsOf(table)).toEqual([USUAL, spend(2), spend(1)]);
  });
  test('offers so also where every effect has a test: a refund comes before what it pays for', () => {
    const refund = spend(-3);
    expect(optionsOf(tableWith(bag(spend(2), refund)))).toEqual([refund]);
    expect(optionsOf(tableWith(bag(refund, spend(2))))).toEqual([USUAL, refund]);
  });
  test('looks at what is left after an effect, not at that effect once more', () => {
    expect(optionsOf(tableWith(earn(3), bag(spend(3), say('x'))))).toEqual([USUAL, spend(3), say('x')]);
  });
  test('offers the usual order only when all can happen in it', () => {
    expect(optionsOf(tableWith(bag(earn(1), spend(3), earn(2))))).toEqual([earn(1), earn(2)]);
    expect(optionsOf(tableWith(bag(earn(1), earn(2), spend(3))))).toEqual([USUAL, earn(1), earn(2)]);
  });
  test('of which not all can ever happen may come in any order', () => {
    const table = tableWith(bag(earn(1), spend(5)));
    expect(optionsOf(table)).toEqual([USUAL, earn(1), spend(5)]);
    give(table.game, table.state, 1, USUAL);
    expect(table.state).toMatchObject({ coins: 1, log: ['earn 1'] });
  });
  test('offers equal effects once', () => {
    expect(optionsOf(tableWith(bag(earn(1), earn(1), earn(2))))).toEqual([USUAL, earn(1), earn(2)]);
  });
  test('describes each effect, and the usual order', () => {
    const { game, state } = tableWith(bag(earn(1), spend(1)));
    expect(game.question(state, 1)).toMatchObject({
      name: 'kernel.bag',
      text: msg('kernel.question.order'),
      options: [
        { value: USUAL, text: msg('kernel.order.usual') },
        { value: earn(1), text: msg('table.earn') },
      ],
    });
  });
  test('refuses an effect that it does not hold', () => {
    const { game, state } = tableWith(bag(earn(1), earn(2)));
    const question = game.openFor(state, 1)?.id;
    expect(game.check(state, 1, { question, pick: earn(3) })).toEqual(msg('kernel.refusal.notAnOption'));
    expect(() => game.apply(state, 1, { question: 1, pick: earn(3) })).toThrow('not an effect of this bag');
  });
});

describe('whether effects are feasible', () => {
  test('depends on all of them together, not on each alone', () => {
    const { game, state } = tableWith(bag(earn(1), earn(2)));
    expect(game.feasible(state, [spend(2)])).toBe(false);
    expect(game.feasible(state, [spend(2), earn(2)])).toBe(true);
    expect(game.feasible(state, [spend(2), spend(1), earn(2)])).toBe(false);
    expect(game.feasible(state, [])).toBe(true);
  });
  test('is not said of a question, which nobody can answer beforehand', () => {
    const { game, state } = tableWith(bag(earn(1), earn(2)));
    expect(game.feasible(state, [ask(1, 'x')])).toBe(false);
  });
  test('is found out on copies: nothing has happened', () => {
    const { game, state } = tableWith(bag(earn(1), earn(2)));
    const before = JSON.stringify(state);
    game.feasible(state, [earn(5), spend(4)]);
    expect(JSON.stringify(state)).toBe(before);
  });
});
