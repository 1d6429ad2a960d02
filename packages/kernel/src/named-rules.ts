import type { Ask, Core, Task } from './agenda.ts';
import type { Effect, Rules, StepRule } from './game.ts';
import type { OptionFields } from './options.ts';
import type { QuestionRule } from './question.ts';

/** A game's names with what they stand for; the three of the kernel's own included. */
type NamedRule<S> = Step<S> | Question<S> | Own;

// All entries have the same fields: the loop reads them at every step, and like objects are read fastest.
interface Step<S> {
  readonly kind: 'step';
  readonly run: Effect<S, Task>['run'];
  readonly can: Effect<S, Task>['can'] | undefined;
  readonly question: undefined;
}
interface Question<S> {
  readonly kind: 'question';
  readonly run: undefined;
  readonly can: undefined;
  readonly question: QuestionRule<S, Ask>;
}
interface Own {
  readonly kind: 'bag' | 'lanes' | 'answered';
  readonly run: undefined;
  readonly can: undefined;
  readonly question: undefined;
}

export type NamedRules<S> = ReadonlyMap<string, NamedRule<S>>;

function stepRule<S>(rule: StepRule<S, Task>): NamedRule<S> {
  if (typeof rule === 'function') return { kind: 'step', run: rule, can: undefined, question: undefined };
  return { kind: 'step', run: rule.run.bind(rule), can: rule.can.bind(rule), question: undefined };
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

const own = (kind: Own['kind']): Own => ({ kind, run: undefined, can: undefined, question: undefined });

export function nameRules<
  S extends Core,
  V extends object,
  F extends OptionFields,
  T extends Task,
  Q extends Ask,
>(rules: Rules<S, V, F, T, Q>): NamedRules<S> {
  const steps: Readonly<Record<string, StepRule<S, Task>>> = rules.steps;
  const questions: Readonly<Record<string, QuestionRule<S, Ask>>> = rules.questions;
  const namedRules = new Map<string, NamedRule<S>>([
    ['kernel.bag', own('bag')],
    ['kernel.lanes', own('lanes')],
    ['kernel.answered', own('answered')],
  ]);
  for (const [name, rule] of Object.entries(steps)) namedRules.set(name, stepRule(rule));
  for (const [name, rule] of Object.entries(questions)) {
    if (namedRules.has(name)) throw new Error(`${rules.id}: ${name} is both a step and a question`);
    namedRules.set(name, { kind: 'question', run: undefined, can: undefined, question: alike(rule) });
  }
  return namedRules;
}

export function ruleNamed<S>(namedRules: NamedRules<S>, task: Task): NamedRule<S> {
  const rule = namedRules.get(task.do);
  if (rule === undefined) throw new Error(`no rule is called ${task.do}`);
  return rule;
}
