import type { Ask, Core, Task } from './agenda.ts';
import type { Effect, Rules, StepRule } from './game.ts';
import type { OptionFields } from './options.ts';
import type { QuestionRule } from './question.ts';

/** A game's names with what they stand for; the three of the kernel's own included. */
export type Entry<S> = Step<S> | Question<S> | Own;

// All entries have the same fields: the loop reads them at every step, and like objects are read fastest.
interface Step<S> {
  readonly kind: 'step';
  readonly run: Effect<S, Task>['run'];
  readonly can: Effect<S, Task>['can'] | undefined;
  readonly rule: undefined;
}
interface Question<S> {
  readonly kind: 'question';
  readonly run: undefined;
  readonly can: undefined;
  readonly rule: QuestionRule<S, Ask>;
}
interface Own {
  readonly kind: 'bag' | 'lanes' | 'answered';
  readonly run: undefined;
  readonly can: undefined;
  readonly rule: undefined;
}

export type Table<S> = ReadonlyMap<string, Entry<S>>;

function stepEntry<S>(rule: StepRule<S, Task>): Entry<S> {
  if (typeof rule === 'function') return { kind: 'step', run: rule, can: undefined, rule: undefined };
  return { kind: 'step', run: rule.run.bind(rule), can: rule.can.bind(rule), rule: undefined };
}

/** Every field that a rule of any shape may have, in one order: so all rules are like objects, too. */
const noRule: object = {
  shape: undefined,
  text: undefined,
  unavailable: undefined,
  ordered: undefined,
  options: undefined,
  items: undefined,
  bounds: undefined,
  parts: undefined,
  total: undefined,
  allows: undefined,
  proposals: undefined,
  proposal: undefined,
  sample: undefined,
  describe: undefined,
  answer: undefined,
};

export const alike = <R extends object>(rule: R): R => Object.assign({ ...noRule }, rule);

const own = (kind: Own['kind']): Own => ({ kind, run: undefined, can: undefined, rule: undefined });

export function tableOf<
  S extends Core,
  V extends object,
  F extends OptionFields,
  T extends Task,
  Q extends Ask,
>(rules: Rules<S, V, F, T, Q>): Table<S> {
  const steps: Readonly<Record<string, StepRule<S, Task>>> = rules.steps;
  const questions: Readonly<Record<string, QuestionRule<S, Ask>>> = rules.questions;
  const table = new Map<string, Entry<S>>([
    ['kernel.bag', own('bag')],
    ['kernel.lanes', own('lanes')],
    ['kernel.answered', own('answered')],
  ]);
  for (const [name, rule] of Object.entries(steps)) table.set(name, stepEntry(rule));
  for (const [name, rule] of Object.entries(questions)) {
    if (table.has(name)) throw new Error(`${rules.id}: ${name} is both a step and a question`);
    table.set(name, { kind: 'question', run: undefined, can: undefined, rule: alike(rule) });
  }
  return table;
}

export function entryOf<S>(table: Table<S>, task: Task): Entry<S> {
  const entry = table.get(task.do);
  if (entry === undefined) throw new Error(`no rule is called ${task.do}`);
  return entry;
}
