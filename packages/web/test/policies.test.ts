/** Premoves and preferences: how they answer, and how they are told. */
import { type Answer, type Message, msg, type Question } from '@orrery/kernel';
import type { Policy, SeatPolicies } from '@orrery/protocol';
import { consultPolicies } from '@orrery/protocol/client';
import { describe, expect, test } from 'vitest';
import { moved, without } from '../src/parts/lists.ts';
import { type Asked, askedBy } from '../src/sources/asked.ts';
import { answerTexts, costsOf, questionText } from '../src/table/policies.ts';

const question: Question = {
  id: 4,
  seat: 0,
  name: 'gaia.charge',
  args: {},
  text: msg('q'),
  answered: false,
  shape: 'one-of',
  options: [
    { value: 'none', text: msg('a.none') },
    { value: 'one', text: msg('a.one'), gain: { power: 1 } },
    { value: 'three', text: msg('a.three'), cost: { vp: 2 }, gain: { power: 3 } },
  ],
};
const left = (...policies: Policy[]): SeatPolicies => ({ policies, dropped: [] });
const allowed = (): undefined => undefined;

describe('policies', () => {
  test('choose what was left, and a premove is used up', () => {
    const once: Policy = { question: 'gaia.charge', choose: { pick: 'one' }, times: 'once' };
    const result = consultPolicies(question, left(once), allowed);
    expect(result).toEqual({ answer: { question: 4, pick: 'one' }, policies: left() });
    const always: Policy = { ...once, times: 'always' };
    expect(consultPolicies(question, left(always), allowed)?.policies).toEqual(left(always));
  });

  test('take the best within a price', () => {
    const spending = (vp: number): Policy => ({ question: 'gaia.charge', spend: { vp }, times: 'always' });
    expect(consultPolicies(question, left(spending(1)), allowed)?.answer).toEqual({
      question: 4,
      pick: 'one',
    });
    expect(consultPolicies(question, left(spending(2)), allowed)?.answer).toEqual({
      question: 4,
      pick: 'three',
    });
  });

  test('leave dearer offers to the person where they say so', () => {
    const cheap: Policy = { question: 'gaia.charge', spend: { vp: 1 }, above: 'ask', times: 'always' };
    expect(consultPolicies(question, left(cheap), allowed)).toBeUndefined();
    const enough: Policy = { ...cheap, spend: { vp: 2 } };
    expect(consultPolicies(question, left(enough), allowed)?.answer).toEqual({ question: 4, pick: 'three' });
  });

  test('that are refused are dropped with the reason, and the next one is tried', () => {
    const bad: Policy = { question: 'gaia.charge', choose: { pick: 'gone' }, times: 'always' };
    const good: Policy = { question: 'gaia.charge', choose: { pick: 'none' }, times: 'always' };
    const check = (answer: Answer): Message | undefined =>
      'pick' in answer && answer.pick === 'gone' ? msg('kernel.refusal.gone') : undefined;
    const result = consultPolicies(question, left(bad, good), check);
    expect(result?.answer).toEqual({ question: 4, pick: 'none' });
    expect(result?.policies).toEqual({
      policies: [good],
      dropped: [{ policy: bad, reason: msg('kernel.refusal.gone') }],
    });
  });

  test('for other questions say nothing', () => {
    const other: Policy = { question: 'gaia.pass', choose: { pick: 'x' }, times: 'once' };
    expect(consultPolicies(question, left(other), allowed)).toBeUndefined();
  });
});

describe('policies in words', () => {
  const asked = askedBy(question);
  const known: Asked[] = asked === undefined ? [] : [asked];
  const loaded = { amountText: (what: string, amount: number) => msg(`m.${what}`, { amount }) };
  const texts = (policy: Policy): Message[] => answerTexts(known, policy, loaded);

  test('name the question and the answer that were seen', () => {
    const policy: Policy = { question: 'gaia.charge', choose: { pick: 'one' }, times: 'once' };
    expect(questionText(known, policy)).toEqual(msg('q'));
    expect(texts(policy)).toEqual([msg('a.one')]);
    expect(questionText([], policy).key).toBe('web.policy.unknown');
  });

  test('name the most that may be spent', () => {
    expect(costsOf(known[0]!)).toEqual(['vp']);
    const policy: Policy = { question: 'gaia.charge', spend: { vp: 2 }, times: 'always' };
    expect(texts(policy)).toEqual([msg('web.policy.upTo', { limit: msg('m.vp', { amount: 2 }) })]);
    expect(texts({ ...policy, spend: { vp: 0 } })).toEqual([msg('web.policy.free')]);
  });

  test('sets of several things are not left for later', () => {
    const set = {
      id: 1,
      seat: 0,
      name: 'discard',
      args: {},
      text: msg('q'),
      answered: false,
      shape: 'some-of' as const,
      items: [],
      min: 2,
      max: 2,
      ordered: false,
      restricted: false,
      proposals: [],
    };
    expect(askedBy(set)).toBeUndefined();
    expect(askedBy({ ...set, min: 0 })).toMatchObject({ optional: true });
  });
});

test('things in a list move by one place and stay where there is none', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b'], 5, -1)).toEqual(['a', 'b']);
  expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
});
