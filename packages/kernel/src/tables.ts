import type { Ask, Core, Task } from './agenda.ts';
import type { Effect, Rules, StepRule } from './game.ts';
import type { OptionFields } from './options.ts';
import type { QuestionRule } from './question.ts';

/** A game's names with what they stand for; the three of the kernel's own included. */
export type Entry<S> =
  | { readonly kind: 'step'; readonly run: Effect<S, Task>['run']; readonly can?: Effect<S, Task>['can'] }
  | { readonly kind: 'question'; readonly rule: QuestionRule<S, Ask> }
  | { readonly kind: 'bag' }
  | { readonly kind: 'lanes' }
  | { readonly kind: 'answered' };

export type Table<S> = ReadonlyMap<string, Entry<S>>;

function stepEntry<S>(rule: StepRule<S, Task>): Entry<S> {
  if (typeof rule === 'function') return { kind: 'step', run: rule };
  return { kind: 'step', run: rule.run.bind(rule), can: rule.can.bind(rule) };
}

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
    ['kernel.bag', { kind: 'bag' }],
    ['kernel.lanes', { kind: 'lanes' }],
    ['kernel.answered', { kind: 'answered' }],
  ]);
  for (const [name, rule] of Object.entries(steps)) table.set(name, stepEntry(rule));
  for (const [name, rule] of Object.entries(questions)) {
    if (table.has(name)) throw new Error(`${rules.id}: ${name} is both a step and a question`);
    table.set(name, { kind: 'question', rule });
  }
  return table;
}

export function entryOf<S>(table: Table<S>, task: Task): Entry<S> {
  const entry = table.get(task.do);
  if (entry === undefined) throw new Error(`no rule is called ${task.do}`);
  return entry;
}
