import { test } from 'vitest';
import { type ExampleTest, examples } from '../examples.ts';

const titles = new Set<string>(examples.map((row) => row.test));

/** A test of an example in the rulebook; its title stands in the table of `examples.ts`. */
export function example(title: ExampleTest, body: () => void): void {
  if (!titles.has(title)) throw new Error(`no row of the table has the test “${title}”`);
  test(title, body);
}
