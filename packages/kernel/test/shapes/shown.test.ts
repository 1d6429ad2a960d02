/** What a client is shown of a question, and what it is shown where a rule leaves something out. */
import { describe, expect, test } from 'vitest';
import { type Ask, msg } from '../../src/index.ts';
import { showQuestion } from '../../src/shapes/shape.ts';
import { ASK, amounts, oneOf, type Rule, someOf } from './rules.ts';

const show = (rule: Rule, ask: Ask = ASK, answered = false) =>
  showQuestion(rule, null, { id: 5, seat: ask.seat, ask, sealed: answered, answered });

describe('a question as shown', () => {
  test('has no proposals and no restriction where the rule has none', () => {
    expect(show(someOf(['a', 'b'], 1, 2, { ordered: true }))).toMatchObject({
      proposals: [],
      restricted: false,
      ordered: true,
      min: 1,
      max: 2,
    });
  });
  test('says that not every mix of amounts is legal where a rule forbids some', () => {
    const rule = amounts({ ore: [2, 1] }, 1, 2, {
      allows: () => undefined,
      proposal: () => ({ ore: 1 }),
    });
    expect(show(rule)).toMatchObject({ restricted: true, proposal: { ore: 1 }, min: 1, max: 2 });
  });
  test('carries what it is asked with, and whether it has been answered', () => {
    const ask = { do: 'test', seat: 2, card: 7, left: 1 };
    expect(show(oneOf('a'), ask, true)).toMatchObject({
      seat: 2,
      name: 'test',
      args: { card: 7, left: 1 },
      answered: true,
    });
    expect(show(oneOf('a'), ask)).toMatchObject({ answered: false });
  });
  test('describes each option, item and part with its own facts', () => {
    const facts = (_: null, __: Ask, value: unknown) => ({
      text: msg(`test.${String(value)}`),
      cost: { ore: 1 },
    });
    expect(show({ ...oneOf('a', 'b'), describe: facts })).toMatchObject({
      options: [
        { value: 'a', text: msg('test.a'), cost: { ore: 1 } },
        { value: 'b', text: msg('test.b') },
      ],
    });
    expect(show(someOf(['a'], 0, 1, { describe: facts }))).toMatchObject({
      items: [{ value: 'a', text: msg('test.a'), cost: { ore: 1 } }],
    });
    expect(show(amounts({ gold: [3, 2] }, 0, 6, { describe: facts }))).toMatchObject({
      parts: [{ id: 'gold', max: 3, worth: 2, text: msg('test.gold') }],
    });
  });
});
