import { msg, type Question } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  chosenTexts,
  emptySelection,
  isChosen,
  picksEarlier,
  placeOf,
  shapeProblem,
  toggled,
  withAmount,
  withPicks,
} from '../src/board-kit/choice.ts';

const head = { id: 7, seat: 0, name: 'turn', args: {}, text: msg('a.question'), answered: false } as const;
const option = (value: string) => ({ value, text: msg(`a.${value}`) });
const one: Question = { ...head, shape: 'one-of', options: [option('x'), option('y')] };
const some = (min: number, max: number, ordered = false): Question => ({
  ...head,
  shape: 'some-of',
  items: [option('x'), option('y'), option('z')],
  min,
  max,
  ordered,
  restricted: false,
  proposals: [],
});
const amounts: Question = {
  ...head,
  shape: 'amounts',
  parts: [
    { id: 'steel', max: 3, worth: 2, text: msg('a.steel') },
    { id: 'coin', max: 9, worth: 1, text: msg('a.coin') },
  ],
  min: 5,
  max: 6,
  restricted: false,
  proposal: { steel: 2, coin: 1 },
};

describe('one of', () => {
  test('a second click puts the option back, another option takes its place', () => {
    const chosen = toggled(one, emptySelection(one), 'x');
    expect(answerOf(one, chosen)).toEqual({ question: 7, pick: 'x' });
    expect(answerOf(one, toggled(one, chosen, 'y'))).toEqual({ question: 7, pick: 'y' });
    expect(answerOf(one, toggled(one, chosen, 'x'))).toBeUndefined();
  });
  test('what is no option cannot be chosen', () => {
    expect(toggled(one, emptySelection(one), 'w')).toEqual(emptySelection(one));
  });
  test('the choice in words is the text of its option', () => {
    expect(chosenTexts(one, { pick: 'y' })).toEqual([msg('a.y')]);
  });
});

describe('some of', () => {
  test('a full set takes nothing more', () => {
    const question = some(2, 2);
    const full = toggled(question, toggled(question, emptySelection(question), 'x'), 'y');
    expect(toggled(question, full, 'z')).toBe(full);
    expect(answerOf(question, full)).toEqual({ question: 7, picks: ['x', 'y'] });
  });
  test('where one item fits, another click exchanges it', () => {
    const question = some(1, 1);
    const chosen = toggled(question, toggled(question, emptySelection(question), 'x'), 'z');
    expect(answerOf(question, chosen)).toEqual({ question: 7, picks: ['z'] });
  });
  test('says how many are missing', () => {
    const question = some(2, 3);
    expect(shapeProblem(question, emptySelection(question))).toEqual(msg('web.choice.more', { n: 2 }));
    expect(answerOf(question, emptySelection(question))).toBeUndefined();
  });
  test('picks keep the order in which they were made', () => {
    const question = some(0, 3, true);
    const picked = withPicks(question, ['z', 'x', 'unknown']);
    expect(placeOf(picked, 'z')).toBe(1);
    expect(placeOf(picked, 'x')).toBe(2);
    expect(isChosen(picked, 'y')).toBe(false);
  });
  test('a pick can be moved to an earlier place', () => {
    const question = some(0, 3, true);
    const picked = withPicks(question, ['z', 'x', 'y']);
    expect(picksEarlier(picked, 'y')).toEqual(['z', 'y', 'x']);
    expect(picksEarlier(picked, 'z')).toEqual(['z', 'x', 'y']);
    expect(picksEarlier(picked, 'unknown')).toEqual(['z', 'x', 'y']);
  });
});

describe('amounts', () => {
  test('begin with the proposal, which is an answer', () => {
    expect(answerOf(amounts, emptySelection(amounts))).toEqual({
      question: 7,
      amounts: { steel: 2, coin: 1 },
    });
  });
  test('stay within the bounds of each part', () => {
    const more = withAmount(amounts, emptySelection(amounts), 'steel', 12);
    expect(more).toEqual({ shape: 'amounts', amounts: { steel: 3, coin: 1 } });
    expect(withAmount(amounts, more, 'steel', -1)).toEqual({
      shape: 'amounts',
      amounts: { steel: 0, coin: 1 },
    });
  });
  test('say what is short and what is over', () => {
    const none = withAmount(amounts, emptySelection(amounts), 'steel', 0);
    expect(shapeProblem(amounts, none)).toEqual(msg('web.choice.short', { n: 4 }));
    const all = withAmount(amounts, emptySelection(amounts), 'coin', 9);
    expect(shapeProblem(amounts, all)).toEqual(msg('web.choice.over', { n: 7 }));
  });
});
