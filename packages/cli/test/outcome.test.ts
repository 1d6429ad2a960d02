import { msg, rank } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { paintWith } from '../src/paint.ts';
import { ending, headline, preview } from '../src/show/outcome.ts';
import { wordsIn } from '../src/words.ts';

const names = ['Ann', 'Bob', 'Eve'];
const canvas = (language: 'en' | 'pt' | 'pl') => ({
  words: wordsIn(language),
  terminal: { width: 100, paint: paintWith(false) },
  name: (seat: number) => names[seat] ?? '?',
});
const outcome = (...scores: readonly (readonly [number, number])[]) =>
  rank(scores.map(([score, tie], seat) => ({ seat, score, tiebreak: [tie], breakdown: [] })));

describe('who won', () => {
  test('one seat with the most points', () => {
    expect(headline(outcome([3, 0], [20, 0]), canvas('en'))).toBe('Bob wins with 20 points.');
    expect(headline(outcome([3, 0], [22, 0]), canvas('pl'))).toBe('Wygrywa Bob: 22 punkty.');
  });

  test('one seat by the tie-break', () => {
    expect(headline(outcome([7, 1], [7, 2]), canvas('en'))).toBe('Bob wins with 7 points, by the tie-break.');
  });

  test('several seats that nothing tells apart', () => {
    const shared = outcome([7, 1], [7, 1], [3, 0]);
    expect(headline(shared, canvas('en'))).toBe('Ann and Bob share the victory with 7 points each.');
    expect(headline(shared, canvas('pt'))).toBe('Ann e Bob dividem a vitória com 7 pontos cada.');
    expect(headline(shared, canvas('pl'))).toBe('Ann i Bob dzielą zwycięstwo: po 7 punktów.');
    const places = ending(shared, canvas('en')).join('\n');
    expect(places).toContain('1st, shared   Ann   7 points');
    expect(places).toMatch(/3rd +Eve +3 points/);
  });
});

describe('against an opponent that takes no seat', () => {
  const against = (own: number, other: number) => ({
    ...outcome([own, 0]),
    rival: { name: msg('kernel.order.usual'), score: other, breakdown: [] },
    ...(own < other ? { lost: msg('kernel.question.order') } : {}),
    ...(own === other ? { drawn: msg('kernel.refusal.over') } : {}),
  });

  test('it has its place by its points', () => {
    const lost = ending(against(40, 60), canvas('en'));
    expect(lost.findIndex((line) => line.includes('1st'))).toBeLessThan(
      lost.findIndex((line) => line.includes('2nd')),
    );
    expect(lost.find((line) => line.includes('2nd'))).toMatch(/2nd +Ann +40 points/);
    expect(ending(against(60, 40), canvas('en')).join('\n')).toMatch(/1st +Ann +60 points/);
    expect(ending(against(50, 50), canvas('en')).join('\n')).toMatch(/1st, shared +Ann +50 points/);
  });

  test('a loss and a draw are told in its own words, a win as any other', () => {
    const { words } = canvas('en');
    expect(headline(against(40, 60), canvas('en'))).toBe(words.format(msg('kernel.question.order')));
    expect(headline(against(50, 50), canvas('en'))).toBe(words.format(msg('kernel.refusal.over')));
    expect(headline(against(60, 40), canvas('en'))).toBe('Ann wins with 60 points.');
  });
});

test('a preview tells what is scored so far apart from what would come at the end', () => {
  const end = { source: msg('kernel.question.order'), points: 18, atEnd: true } as const;
  const now = { source: msg('kernel.order.usual'), points: 10 };
  const text = preview(
    rank([
      { seat: 0, score: 28, tiebreak: [], breakdown: [end, now] },
      { seat: 1, score: 10, tiebreak: [], breakdown: [now] },
    ]),
    canvas('en'),
  );
  const at = (title: string): number => text.findIndex((line) => line.trim().startsWith(title));
  expect(text[at('Scored so far')]).toMatch(/Scored so far +10 +10$/);
  expect(text[at('Total')]).toMatch(/Total +28 +10$/);
  expect(at('In the usual order')).toBeLessThan(at('Scored so far'));
  expect(at('Scored so far')).toBeLessThan(at('Total') - 1);
});

test('the breakdown has a column for each seat and adds up', () => {
  const lines = (a: number, b: number) => [
    { source: msg('kernel.order.usual'), points: a },
    { source: msg('kernel.question.order'), points: b },
  ];
  const text = ending(
    rank([
      { seat: 0, score: 3, tiebreak: [], breakdown: lines(1, 2) },
      { seat: 1, score: 9, tiebreak: [], breakdown: lines(4, 5) },
    ]),
    canvas('en'),
  );
  expect(text).toContain('  In the usual order     1    4');
  expect(text).toContain('  Total                  3    9');
});
