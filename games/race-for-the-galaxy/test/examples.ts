/**
 * Every example in the rulebook, labelled or inline, with its test. `examples.test.ts` fails when a row has no test or
 * a test of an example no row.
 */
import { phaseExamples } from './examples/phases.ts';
import { playExamples } from './examples/play.ts';
import { powerExamples } from './examples/powers.ts';
import { sixCostExamples } from './examples/six-cost.ts';

export const examples = [...playExamples, ...phaseExamples, ...powerExamples, ...sixCostExamples] as const;

/** The titles of their tests. */
export type ExampleTest = (typeof examples)[number]['test'];
