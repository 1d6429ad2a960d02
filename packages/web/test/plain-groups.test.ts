import { msg, type Option, type Question } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { counted } from '../src/board-kit/choice.ts';
import { entriesOf, filtered, grouped, targetsOf, valuesAt } from '../src/plain/groups.ts';

const option = (value: string, hex?: number): Option => ({
  value,
  text: msg(value),
  ...(hex === undefined ? {} : { target: { hex } }),
});
const question: Question = {
  id: 1,
  seat: 0,
  name: 'turn',
  args: {},
  text: msg('turn'),
  answered: false,
  shape: 'one-of',
  options: [option('mine 3', 3), option('lab 4', 4), option('mine 5', 5), option('station 4', 4)],
};
const closed = [{ ...option('mine 6', 6), reason: msg('far') }];
const words = ({ text }: Option): string => text.key;
const groups = grouped(entriesOf(question, closed, words), ({ text }) => text.key.split(' ')[0] ?? '');
const keys = (list: readonly { readonly option: Option }[]): string[] =>
  list.map((each) => words(each.option));
const everything = { group: undefined, text: '', target: undefined };

describe('options in groups', () => {
  test('headings come in the order of the question; what cannot be chosen stands under its heading', () => {
    expect(groups.map(({ title }) => title)).toEqual(['mine', 'lab', 'station']);
    expect(keys(groups[0]!.open)).toEqual(['mine 3', 'mine 5']);
    expect(keys(groups[0]!.blocked)).toEqual(['mine 6']);
  });

  test('one heading, a search and a place on the map each leave what fits', () => {
    expect(filtered(groups, everything)).toEqual(groups);
    expect(filtered(groups, { ...everything, group: 'lab' }).map(({ title }) => title)).toEqual(['lab']);
    expect(filtered(groups, { ...everything, text: '5' }).flatMap(({ open }) => keys(open))).toEqual([
      'mine 5',
    ]);
    const there = filtered(groups, { ...everything, target: { hex: 4 } });
    expect(there.flatMap(({ open }) => keys(open))).toEqual(['lab 4', 'station 4']);
    expect(filtered(groups, { ...everything, text: 'nothing' })).toEqual([]);
  });

  test('what options point at is listed once, chosen where one of them is', () => {
    expect(targetsOf(question, (value) => value === 'station 4')).toEqual([
      { target: { hex: 3 }, chosen: false },
      { target: { hex: 4 }, chosen: true },
      { target: { hex: 5 }, chosen: false },
    ]);
    expect(valuesAt(question, { hex: 4 })).toEqual(['lab 4', 'station 4']);
    expect(targetsOf(undefined, () => true)).toEqual([]);
  });
});

test('many names are told by their kinds', () => {
  const names = ['Satellite: sector 1', 'Planet: sector 1', 'Satellite: sector 2', 'Anything'];
  expect(counted(names)).toEqual([
    { what: 'Satellite', n: 2 },
    { what: 'Planet', n: 1 },
    { what: 'Anything', n: 1 },
  ]);
});
