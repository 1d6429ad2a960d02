/** Recordings and vectors of an independent engine, where they are at hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { adapter } from '../conformance/index.ts';

const oracle = join(
  process.env.ORRERY_ORACLE ?? join(process.cwd(), '..', 'shared', 'oracle'),
  'terraforming-mars',
);

const read = (path: string): unknown[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.jsonl.gz'))
        .sort()
        .map((name) => join(folder, name))
    : [];

describe.runIf(existsSync(oracle))('an independent engine agrees', () => {
  test.each([...filesIn(oracle), ...filesIn(join(oracle, 'games'))])(
    '%s',
    (file) => {
      const verdicts = [...adapter.replay(file, read(file))];
      expect(verdicts.length).toBeGreaterThan(0);
      expect(verdicts.filter(({ differences }) => differences.length > 0)).toEqual([]);
    },
    60_000,
  );

  const gameFile = (): string => {
    const [file] = filesIn(join(oracle, 'games'));
    if (file === undefined) throw new Error('there are no games');
    return file;
  };

  test('a game is found out when a number in it is changed', () => {
    const lines = read(gameFile()) as { t: string; after?: { oxygen: number } }[];
    const last = lines.filter(({ after }) => after !== undefined).at(-1);
    if (last?.after !== undefined) last.after.oxygen += 1;
    const [verdict] = adapter.replay(gameFile(), lines);
    expect(verdict?.differences.length).toBe(1);
  });

  interface Choice {
    ask: string;
    from?: unknown[];
    max?: number;
    due?: number;
  }
  interface Step {
    choices?: Choice[];
    draws?: string[];
    offered?: string[];
    cost?: number;
  }
  const has =
    (ask: string, field: keyof Choice) =>
    ({ choices }: Step): boolean =>
      choices?.some((choice) => choice.ask === ask && choice[field] !== undefined) === true;
  const choiceOf = ({ choices = [] }: Step, ask: string): Choice =>
    choices.find((choice) => choice.ask === ask) ?? { ask };

  /** Whatever a recording tells of a step is held against our engine: the first such step, with one thing changed. */
  test.each<[string, (step: Step) => boolean, (step: Step) => void]>([
    ['an area that could be chosen', has('space', 'from'), (step) => choiceOf(step, 'space').from?.pop()],
    ['what a card costs', ({ cost }) => cost !== undefined, (step) => Object.assign(step, { cost: 99 })],
    ['cards drawn', ({ draws }) => draws !== undefined, ({ draws }) => draws?.pop()],
    ['cards offered', ({ offered }) => offered !== undefined, ({ offered }) => offered?.reverse()],
    [
      'something decided that nobody asks',
      ({ choices }) => choices !== undefined,
      ({ choices }) => choices?.push({ ask: 'amount', from: [1, 2], ...{ by: 0 } }),
    ],
  ])('a game is found out when it has another: %s', (_what, fits, change) => {
    const lines = read(gameFile()) as Step[];
    const step = lines.find(fits);
    if (step === undefined) throw new Error('no step is like that');
    change(step);
    const [verdict] = adapter.replay(gameFile(), lines);
    expect(verdict?.differences).not.toEqual([]);
  });
});
