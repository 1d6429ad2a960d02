/** The three shapes behind one door. */
import type { Answer, Ask, Choice } from '../agenda.ts';
import type { OpenQuestion } from '../game.ts';
import type { Question, QuestionRule, Refusal } from '../question.ts';
import type { Rng } from '../random.ts';
import { listAmounts, readAmounts, sampleAmounts } from './amounts.ts';
import { listOneOf, readOneOf, sampleOneOf } from './one-of.ts';
import { listSomeOf, readSomeOf, sampleSomeOf } from './some-of.ts';

export { isChoice } from './one-of.ts';

/** The choice in the engine's own form, or why it is refused. */
export function readChoice<S>(
  rule: QuestionRule<S, Ask>,
  state: S,
  ask: Ask,
  answer: Record<string, unknown>,
): Choice | Refusal {
  switch (rule.shape) {
    case 'one-of':
      return readOneOf(rule, state, ask, answer);
    case 'some-of':
      return readSomeOf(rule, state, ask, answer);
    case 'amounts':
      return readAmounts(rule, state, ask, answer);
  }
}

/** A random legal answer to the question with this id. */
export function sampleAnswer<S>(
  rule: QuestionRule<S, Ask>,
  state: S,
  ask: Ask,
  rng: Rng,
  id: number,
): Answer {
  switch (rule.shape) {
    case 'one-of':
      return { question: id, pick: sampleOneOf(rule, state, ask, rng) };
    case 'some-of':
      return { question: id, picks: sampleSomeOf(rule, state, ask, rng) };
    case 'amounts':
      return { question: id, amounts: sampleAmounts(rule, state, ask, rng) };
  }
}

export function listChoices<S>(rule: QuestionRule<S, Ask>, state: S, ask: Ask, limit: number): Choice[] {
  switch (rule.shape) {
    case 'one-of':
      return listOneOf(rule, state, ask, limit);
    case 'some-of':
      return listSomeOf(rule, state, ask, limit);
    case 'amounts':
      return listAmounts(rule, state, ask, limit);
  }
}

/** The question with all that a client shows. */
export function showQuestion<S>(rule: QuestionRule<S, Ask>, state: S, open: OpenQuestion): Question {
  const { id, seat, ask, answered } = open;
  const { do: name, seat: _, ...args } = ask;
  const head = { id, seat, name, args, text: rule.text(state, ask), answered };
  switch (rule.shape) {
    case 'one-of': {
      const options = rule
        .options(state, ask)
        .map((value) => ({ value, ...rule.describe(state, ask, value) }));
      return { ...head, shape: 'one-of', options };
    }
    case 'some-of': {
      const items = rule.items(state, ask).map((value) => ({ value, ...rule.describe(state, ask, value) }));
      const { min, max } = rule.bounds(state, ask);
      const proposals = rule.proposals?.(state, ask) ?? [];
      const restricted = rule.allows !== undefined;
      return { ...head, shape: 'some-of', items, min, max, ordered: rule.ordered, restricted, proposals };
    }
    case 'amounts': {
      const parts = rule
        .parts(state, ask)
        .map((part) => ({ ...part, ...rule.describe(state, ask, part.id) }));
      const { min, max } = rule.total(state, ask);
      const restricted = rule.allows !== undefined;
      return { ...head, shape: 'amounts', parts, min, max, restricted, proposal: rule.proposal(state, ask) };
    }
  }
}
