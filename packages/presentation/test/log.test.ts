import { msg } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { LogLines, Sums } from '../src/index.ts';

test('a phase is told with the first line in it, and not at all where nothing happens', () => {
  const lines = new LogLines();
  lines.round(msg('round'));
  lines.phase(msg('empty'));
  lines.phase(msg('busy'));
  expect(lines.take().map(({ text }) => text.key)).toEqual(['round']);
  lines.line(0, msg('first'));
  lines.line(null, msg('second'));
  lines.phase(msg('over'));
  lines.round(msg('next'));
  lines.line(1, msg('third'));
  expect(lines.take()).toEqual([
    { seat: null, text: msg('busy'), heading: 'phase' },
    { seat: 0, text: msg('first') },
    { seat: null, text: msg('second') },
    { seat: null, text: msg('next'), heading: 'round' },
    { seat: 1, text: msg('third') },
  ]);
  expect(lines.take()).toEqual([]);
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
