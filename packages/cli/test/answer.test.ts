import { msg, type Question } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { readAnswer, readOrder } from '../src/play/answer.ts';

const option = (value: string) => ({ value, text: msg('kernel.order.usual') });
const head = { id: 1, seat: 0, name: 'x', args: {}, text: msg('kernel.question.order'), answered: false };

const oneOf: Question = { ...head, shape: 'one-of', options: ['ore', 'glass', 'old glass'].map(option) };
const names = ['Ore mine', 'Glass', 'Old glass'];

const someOf = (min: number, proposals: string[][] = []): Question => ({
  ...head,
  shape: 'some-of',
  items: ['a', 'b', 'c', 'd'].map(option),
  min,
  max: 3,
  ordered: false,
  restricted: false,
  proposals,
});
const letters = ['Alpha', 'Beta', 'Gamma ray', 'Delta'];

const amounts: Question = {
  ...head,
  shape: 'amounts',
  parts: [
    { id: 'ore', max: 3, worth: 1, text: msg('kernel.order.usual') },
    { id: 'gold', max: 2, worth: 2, text: msg('kernel.order.usual') },
  ],
  min: 4,
  max: 4,
  restricted: false,
  proposal: { ore: 2, gold: 1 },
};

describe('one of', () => {
  test('a number picks the option with that number', () => {
    expect(readAnswer(oneOf, ' 2 ', names)).toEqual({ choice: { pick: 'glass' } });
  });

  test('a name picks the option it is part of, the exact one first', () => {
    expect(readAnswer(oneOf, 'mine', names)).toEqual({ choice: { pick: 'ore' } });
    expect(readAnswer(oneOf, 'GLASS', names)).toEqual({ choice: { pick: 'glass' } });
  });

  test('what fits nothing, or two things, is asked again', () => {
    expect(readAnswer(oneOf, '4', names)).toMatchObject({ problem: { key: 'cli.answer.range' } });
    expect(readAnswer(oneOf, '0', names)).toMatchObject({ problem: { key: 'cli.answer.range' } });
    expect(readAnswer(oneOf, 'xyz', names)).toMatchObject({ problem: { key: 'cli.answer.unknown' } });
    expect(readAnswer(oneOf, 'l', names)).toMatchObject({ problem: { key: 'cli.answer.ambiguous' } });
    expect(readAnswer(oneOf, '', names)).toMatchObject({ problem: { key: 'cli.answer.needed' } });
  });

  test('Enter takes the only option', () => {
    const only: Question = { ...head, shape: 'one-of', options: [option('ore')] };
    expect(readAnswer(only, '', ['Ore'])).toEqual({ choice: { pick: 'ore' } });
  });
});

describe('some of', () => {
  test('numbers with spaces, commas or a dash between them', () => {
    expect(readAnswer(someOf(1), '1 3', letters)).toEqual({ choice: { picks: ['a', 'c'] } });
    expect(readAnswer(someOf(1), '4,1', letters)).toEqual({ choice: { picks: ['d', 'a'] } });
    expect(readAnswer(someOf(1), '2-4', letters)).toEqual({ choice: { picks: ['b', 'c', 'd'] } });
  });

  test('names with commas between them', () => {
    expect(readAnswer(someOf(1), 'gamma ray, beta', letters)).toEqual({ choice: { picks: ['c', 'b'] } });
  });

  test('Enter is none where none is allowed, else the first proposal', () => {
    expect(readAnswer(someOf(0), '', letters)).toEqual({ choice: { picks: [] } });
    expect(readAnswer(someOf(1, [['b']]), '', letters)).toEqual({ choice: { picks: ['b'] } });
    expect(readAnswer(someOf(1), '', letters)).toMatchObject({ problem: { key: 'cli.answer.needed' } });
  });

  test('p2 is the second proposal', () => {
    expect(readAnswer(someOf(1, [['a'], ['b', 'c']]), 'p2', letters)).toEqual({
      choice: { picks: ['b', 'c'] },
    });
    expect(readAnswer(someOf(1), 'p1', letters)).toMatchObject({ problem: { key: 'cli.answer.noProposal' } });
  });

  test('a number beyond the list is told', () => {
    expect(readAnswer(someOf(1), '1 9', letters)).toMatchObject({ problem: { args: { got: '9' } } });
  });
});

describe('amounts', () => {
  const parts = ['Ore', 'Gold'];

  test('one number for each part, or by name', () => {
    expect(readAnswer(amounts, '2 1', parts)).toEqual({ choice: { amounts: { ore: 2, gold: 1 } } });
    expect(readAnswer(amounts, 'gold=2', parts)).toEqual({ choice: { amounts: { gold: 2 } } });
    expect(readAnswer(amounts, '2=2', parts)).toEqual({ choice: { amounts: { gold: 2 } } });
  });

  test('Enter takes the proposal', () => {
    expect(readAnswer(amounts, '', parts)).toEqual({ choice: { amounts: { ore: 2, gold: 1 } } });
  });

  test('too few numbers, or no numbers, are asked again', () => {
    expect(readAnswer(amounts, '2', parts)).toMatchObject({ problem: { key: 'cli.answer.amountCount' } });
    expect(readAnswer(amounts, 'many', parts)).toMatchObject({ problem: { key: 'cli.answer.amount' } });
  });
});

test('commands are told from answers', () => {
  expect(readOrder('u')).toEqual({ do: 'undo' });
  expect(readOrder(' Q ')).toEqual({ do: 'quit' });
  expect(readOrder('?3')).toEqual({ do: 'look', about: '3' });
  expect(readOrder('? old glass')).toEqual({ do: 'look', about: 'old glass' });
  expect(readOrder('w 7')).toEqual({ do: 'why', about: '7' });
  expect(readOrder('log')).toEqual({ do: 'log' });
  expect(readOrder('2')).toBeUndefined();
  expect(readOrder('')).toBeUndefined();
  expect(readOrder('s 2')).toBeUndefined();
  expect(readOrder('constructor')).toBeUndefined();
});
