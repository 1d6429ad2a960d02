import { type Message, msg, rank } from '@orrery/kernel';
import { createFormatter } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { headline, pointGroupsOf, pointsRows, sourceRows, withRival } from '../src/table/end-words.ts';
import en from '../src/text/en.json' with { type: 'json' };

const format = createFormatter('en', [en, { 'a.worlds': 'Worlds', 'a.chips': 'Chips', 'a.rest': 'Rest' }]);
const words = {
  format,
  t: (key: string, args?: Message['args']) => format(msg(key, args)),
  list: (names: readonly string[]) => names.join(' and '),
};
const names = ['Ann', 'Bo'];
const result = (seat: number, score: number, tiebreak: readonly number[]) => ({
  seat,
  score,
  tiebreak,
  breakdown: [
    { source: msg('a.worlds'), points: score - 1 },
    { source: msg('a.chips'), points: 1 },
  ],
});
const said = (...results: ReturnType<typeof result>[]) =>
  headline(rank(results), (seat) => names[seat] ?? '', words);

test('a win is told with its points', () => {
  expect(said(result(0, 5, []), result(1, 9, []))).toEqual({ title: 'Bo wins', note: 'With 9 points.' });
});

test('a tie-break is told with what decided it', () => {
  const { title, note } = said(result(0, 9, [4]), result(1, 9, [5]));
  expect(title).toBe('Bo wins, on the tie-break');
  expect(note).toBe('Bo and Ann have 9 points each. What decides the tie: Bo 5, Ann 4.');
});

test('a win that nothing decides is shared', () => {
  expect(said(result(0, 9, [4]), result(1, 9, [4])).title).toBe('Ann and Bo share the win');
});

test('the bars have few groups, the rest in one of them', () => {
  const breakdown = Array.from({ length: 9 }, (_, i) => ({ source: msg('a.chips', { i }), points: i }));
  const many = rank([{ seat: 0, score: 36, tiebreak: [], breakdown }]);
  const byPoints = { ...words, format: (message: Message) => `${message.key} ${message.args?.i ?? ''}` };
  const groups = pointGroupsOf(many, undefined, byPoints);
  expect(groups).toHaveLength(6);
  expect(groups.at(-1)).toEqual({ name: 'everything else', points: new Map([[0, 6]]) });
  const grouped = pointGroupsOf(many, () => msg('a.worlds'), words);
  expect(grouped).toEqual([{ name: 'Worlds', points: new Map([[0, 36]]) }]);
});

test('the table of points has each group with its sources below it', () => {
  const outcome = rank([result(0, 5, []), result(1, 9, [])]);
  const group = ({ key }: Message) => (key === 'a.worlds' ? msg('a.rest') : msg('a.chips'));
  expect(pointsRows(outcome, group, words).map(({ name, group: whole }) => [name, whole])).toEqual([
    ['Rest', true],
    ['Worlds', false],
    ['Chips', true],
  ]);
  const flat = pointsRows(outcome, undefined, words);
  expect(flat.map(({ name }) => name)).toEqual(['Worlds', 'Chips']);
  expect(flat[0]?.points).toEqual(
    new Map([
      [0, 4],
      [1, 8],
    ]),
  );
});

describe('against an opponent that the game plays itself', () => {
  const rival = (score: number) => ({
    name: msg('a.rest'),
    score,
    breakdown: [{ source: msg('a.rest'), points: score }],
  });
  const alone = rank([result(0, 9, [])]);
  const nameOf = () => 'Ann';

  test('a win is told with both scores', () => {
    expect(headline({ ...alone, rival: rival(7) }, nameOf, words)).toEqual({
      title: 'Ann wins',
      note: '9 points to 7.',
    });
  });

  test('a loss and a draw are told in the words of the game', () => {
    const lost = headline({ ...alone, rival: rival(12), lost: msg('a.worlds') }, nameOf, words);
    expect(lost).toEqual({ title: 'Worlds', note: '' });
    const drawn = headline({ ...alone, rival: rival(9), drawn: msg('a.chips') }, nameOf, words);
    expect(drawn).toEqual({ title: 'Chips', note: '' });
  });

  test('it stands among the places, and its own sources below those of the seats', () => {
    const both = withRival({ ...alone, rival: rival(12) }, 1);
    expect(both.standings.map(({ seat, place, score }) => [seat, place, score])).toEqual([
      [1, 1, 12],
      [0, 2, 9],
    ]);
    const rows = sourceRows(both, [msg('a.worlds'), msg('a.chips')], words);
    expect(rows.map(({ name, points }) => [name, points.get(0), points.get(1)])).toEqual([
      ['Worlds', 8, undefined],
      ['Chips', 1, undefined],
      ['Rest', undefined, 12],
    ]);
    expect(withRival(alone, undefined)).toBe(alone);
  });
});
