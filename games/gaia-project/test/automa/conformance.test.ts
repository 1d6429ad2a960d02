/** The adapter for vectors of the Automa, tried on vectors that our own engine has written down. */
import { below, type Rng, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { automaAdapter } from '../../conformance/index.ts';
import { vectors } from './vectors.ts';

type Line = Record<string, unknown>;

function differences(lines: readonly unknown[]): number {
  const adapter = automaAdapter();
  adapter.prepare?.('vectors', lines);
  return [...adapter.replay('vectors', lines)].reduce((sum, verdict) => sum + verdict.differences.length, 0);
}

/** The paths of all numbers in what a vector expects; of boards, of all numbers. */
function numbersIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'number') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part, [...path, key]));
}

const told = ['expect', 'steps', 'vp', 'rounds', 'hexes', 'sectors', 'range', 'neutral', 'set_aside'];

/** A copy in which one number that a vector tells as a result is one more or one less. */
function altered(lines: readonly Line[], rng: Rng): { lines: Line[]; what: string } {
  const copy = structuredClone(lines) as Line[];
  for (;;) {
    const at = below(rng, copy.length);
    const paths = numbersIn(copy[at]).filter(([field = '']) => told.includes(field));
    const path = paths[paths.length === 0 ? 0 : below(rng, paths.length)];
    if (path === undefined) continue;
    const holder = path.slice(0, -1).reduce((part, key) => part[key] as Line, copy[at]!);
    const key = path.at(-1)!;
    holder[key] = (holder[key] as number) + (below(rng, 2) === 0 ? 1 : -1);
    return { lines: copy, what: `line ${at + 1}, ${path.join('/')}` };
  }
}

describe('vectors of every kind', () => {
  test('agree with the engine that wrote them', () => {
    expect(vectors()).toHaveLength(22);
    expect(differences(vectors())).toBe(0);
  });

  test('are found out when any one number of a result is changed, fifty times', () => {
    const rng = rngFrom('alterations');
    for (let i = 0; i < 50; i++) {
      const { lines, what } = altered(vectors(), rng);
      expect(differences(lines), what).toBeGreaterThan(0);
    }
  });

  test('are read whatever the order of the files: the board may come last', () => {
    const [board, ...others] = vectors();
    const adapter = automaAdapter();
    adapter.prepare?.('others', others);
    adapter.prepare?.('board', [board]);
    const verdicts = [...adapter.replay('others', others)];
    expect(verdicts.flatMap((verdict) => verdict.differences)).toEqual([]);
  });

  test.each([
    ['a vector of no known kind', { n: 'strange' }],
    [
      'a board that nobody told of',
      { n: 'x', board: 'none', faction: 'terrans', tie_cards: [1, 1], expect: [], tie: [] },
    ],
    [
      'a faction that the Automa does not play',
      { n: 'x', faction: 'lantids', action: 1, support: 2, steps: [], vp: 1 },
    ],
    ['a card that there is not', { n: 'x', faction: 'terrans', action: 18, support: 2, steps: [], vp: 1 }],
  ])('%s is a difference and no crash', (_name, vector) => {
    expect(differences([vector])).toBeGreaterThan(0);
  });
});
