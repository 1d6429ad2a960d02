import { describe, expect, test } from 'vitest';
import { msg, rngFrom } from '../../src/index.ts';
import { isChoice, showQuestion } from '../../src/shapes/shape.ts';
import { ASK, amounts, listed, oneOf, type Rule, read, sampled, sampledEvenly, someOf } from './rules.ts';

describe('one of', () => {
  const card = { do: 'play', card: 3 };
  const rule = oneOf('pass', 7, null, card, [1, 2]);

  test('takes each of its options, and gives back the option itself', () => {
    for (const pick of ['pass', 7, null, card, [1, 2]]) expect(read(rule, { pick })).toEqual({ pick });
    const chosen = read(rule, { pick: { card: 3, do: 'play' } });
    expect(isChoice(chosen) && 'pick' in chosen && chosen.pick).toBe(card);
  });
  test('refuses anything else, and says that it is no option', () => {
    for (const pick of [
      'Pass',
      '7',
      7.5,
      undefined,
      {},
      { do: 'play' },
      { ...card, x: 1 },
      [2, 1],
      [1, 2, 3],
      Number.NaN,
    ])
      expect(read(rule, { pick })).toEqual(msg('kernel.refusal.notAnOption'));
  });
  test('refuses an answer of another shape', () => {
    for (const answer of [{}, { picks: ['pass'] }, { amounts: {} }])
      expect(read(rule, answer)).toEqual(msg('kernel.refusal.malformed'));
  });
  test('does not mistake inherited things for options', () => {
    expect(read(oneOf('x'), JSON.parse('{"__proto__":{"pick":"x"}}'))).toEqual(
      msg('kernel.refusal.malformed'),
    );
  });
  test('lists its options in their order, up to the limit, and samples them evenly', () => {
    expect(listed(rule, 2)).toEqual([{ pick: 'pass' }, { pick: 7 }]);
    expect(listed(rule)).toHaveLength(5);
    expect(sampledEvenly(rule, 'one of')).toBe(true);
  });
  test('without an option is a fault of the game, not of the player', () => {
    expect(() => sampled(oneOf(), rngFrom('x'))).toThrow();
  });
});

test('a question as shown carries everything a client needs', () => {
  const open = { id: 5, seat: 0, ask: ASK, sealed: false, answered: false };
  const show = (rule: Rule) => showQuestion(rule, null, open);
  const head = { id: 5, seat: 0, name: 'test', args: {}, text: msg('test.text'), answered: false };
  const text = msg('test.option');
  expect(show(oneOf('a'))).toEqual({ ...head, shape: 'one-of', options: [{ value: 'a', text }] });
  expect(show(someOf(['a'], 0, 1, { proposals: () => [['a']], allows: () => undefined }))).toEqual({
    ...head,
    shape: 'some-of',
    items: [{ value: 'a', text }],
    min: 0,
    max: 1,
    ordered: false,
    restricted: true,
    proposals: [['a']],
  });
  expect(show(amounts({ ore: [2, 3] }, 0, 6))).toEqual({
    ...head,
    shape: 'amounts',
    parts: [{ id: 'ore', max: 2, worth: 3, text }],
    min: 0,
    max: 6,
    restricted: false,
    proposal: {},
  });
});
