/** Questions without a game around them. */
import {
  type Amounts,
  type Ask,
  type Choice,
  canonical,
  msg,
  type OneOf,
  type Plain,
  type Rng,
  rngFrom,
  type SomeOf,
} from '../../src/index.ts';
import { listChoices, readChoice, sampleAnswer } from '../../src/shapes/shape.ts';
import { chiSquare, plausible } from '../../src/testing/index.ts';

export const ASK: Ask = { do: 'test', seat: 0 };
export const words = {
  text: () => msg('test.text'),
  describe: () => ({ text: msg('test.option') }),
  answer: () => {},
};

export const oneOf = (...options: Plain[]): OneOf<null, Ask> => ({
  shape: 'one-of',
  options: () => options,
  ...words,
});

export const someOf = (
  items: readonly Plain[],
  min: number,
  max: number,
  more: Partial<SomeOf<null, Ask>> = {},
): SomeOf<null, Ask> => ({
  shape: 'some-of',
  ordered: false,
  items: () => items,
  bounds: () => ({ min, max }),
  ...words,
  ...more,
});

/** Parts as `{ id: [max, worth] }`. */
export const amounts = (
  parts: Record<string, [number, number]>,
  min: number,
  max: number,
  more: Partial<Amounts<null, Ask>> = {},
): Amounts<null, Ask> => ({
  shape: 'amounts',
  parts: () => Object.entries(parts).map(([id, [most, worth]]) => ({ id, max: most, worth })),
  total: () => ({ min, max }),
  proposal: () => ({}),
  ...words,
  ...more,
});

export type Rule = OneOf<null, Ask> | SomeOf<null, Ask> | Amounts<null, Ask>;
export const read = (rule: Rule, answer: Record<string, unknown>) => readChoice(rule, null, ASK, answer);
/** A random legal answer, without the number of the question. */
export function sampled(rule: Rule, rng: Rng): Choice {
  const { question: _, ...choice } = sampleAnswer(rule, null, ASK, rng, 1);
  return choice;
}
export const listed = (rule: Rule, limit = 10_000) => listChoices(rule, null, ASK, limit);
export const texts = (choices: readonly Choice[]) => choices.map(canonical).sort();

/** Whether sampling gives every listed answer, and each equally often. */
export function sampledEvenly(rule: Rule, seed: string): boolean {
  const rng = rngFrom(seed);
  const legal = listed(rule);
  const times = 200 * legal.length;
  const counts = new Map(legal.map((choice) => [canonical(choice), 0]));
  for (let i = 0; i < times; i++) {
    const text = canonical(sampled(rule, rng));
    const count = counts.get(text);
    if (count === undefined) throw new Error(`sampled and not listed: ${text}`);
    counts.set(text, count + 1);
  }
  return plausible(
    chiSquare(
      [...counts.values()],
      legal.map(() => 200),
    ),
  );
}
