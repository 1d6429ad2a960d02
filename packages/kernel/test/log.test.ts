import { expect, test } from 'vitest';
import { LogBook, msg, Sums } from '../src/index.ts';

test('a phase is told with the first line in it, and not at all where nothing happens', () => {
  const book = new LogBook();
  book.round(msg('round'));
  book.phase(msg('empty'));
  book.phase(msg('busy'));
  expect(book.take().map(({ text }) => text.key)).toEqual(['round']);
  book.line(0, msg('first'));
  book.line(null, msg('second'));
  book.phase(msg('over'));
  book.round(msg('next'));
  book.line(1, msg('third'));
  expect(book.take()).toEqual([
    { seat: null, text: msg('busy'), heading: 'phase' },
    { seat: 0, text: msg('first') },
    { seat: null, text: msg('second') },
    { seat: null, text: msg('next'), heading: 'round' },
    { seat: 1, text: msg('third') },
  ]);
  expect(book.take()).toEqual([]);
});

test('amounts of one thing are one amount, and nothing is no amount', () => {
  const amounts = new Sums();
  amounts.add('ore', 1);
  amounts.add('credits', 0);
  amounts.add('power', 2);
  amounts.add('ore', 3);
  expect(amounts.entries()).toEqual([
    ['ore', 4],
    ['power', 2],
  ]);
  expect(amounts.get('knowledge')).toBe(0);
  amounts.add('ore', -4);
  amounts.add('power', -2);
  expect(amounts.isEmpty).toBe(true);
});
