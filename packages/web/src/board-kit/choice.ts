/** What a person puts together for a question: pure functions from a selection to the next one. */
import {
  type Answer,
  type Choice,
  type Message,
  msg,
  type Option,
  type Plain,
  type Question,
  same,
} from '@orrery/kernel';
import type { Selection } from './board.ts';

/** The options of a question as one list, whatever its shape. */
export const optionsOf = (question: Question | undefined): readonly Option[] => {
  if (question === undefined || question.shape === 'amounts') return [];
  return question.shape === 'one-of' ? question.options : question.items;
};

/** The selection to begin with. Amounts begin with the proposal; nothing else is preselected. */
export function emptySelection(question: Question): Selection {
  switch (question.shape) {
    case 'one-of':
      return { shape: 'one-of', pick: undefined };
    case 'some-of':
      return { shape: 'some-of', picks: [] };
    case 'amounts':
      return { shape: 'amounts', amounts: question.proposal };
  }
}

/** The selection that stands for an answer given before. */
export function selectionOf(choice: Choice): Selection {
  if ('pick' in choice) return { shape: 'one-of', pick: choice.pick };
  if ('picks' in choice) return { shape: 'some-of', picks: choice.picks };
  return { shape: 'amounts', amounts: choice.amounts };
}

const has = (values: readonly Plain[], value: Plain): boolean => values.some((each) => same(each, value));

/** How many items may be picked at most. */
export const mostPicks = (question: Extract<Question, { shape: 'some-of' }>): number =>
  Math.min(question.max, question.items.length);

/**
 * Takes or puts back an option. Where exactly one item fits, another click exchanges it; where the set is full, a further
 * item is not taken.
 */
export function toggled(question: Question, selection: Selection, value: Plain): Selection {
  if (question.shape === 'one-of' && selection.shape === 'one-of') {
    if (!question.options.some((option) => same(option.value, value))) return selection;
    const chosen = selection.pick !== undefined && same(selection.pick, value);
    return { shape: 'one-of', pick: chosen ? undefined : value };
  }
  if (question.shape !== 'some-of' || selection.shape !== 'some-of') return selection;
  if (!question.items.some((item) => same(item.value, value))) return selection;
  const { picks } = selection;
  if (has(picks, value)) return { shape: 'some-of', picks: picks.filter((each) => !same(each, value)) };
  const most = mostPicks(question);
  if (most === 1) return { shape: 'some-of', picks: [value] };
  return picks.length >= most ? selection : { shape: 'some-of', picks: [...picks, value] };
}

export function withPicks(question: Question, values: readonly Plain[]): Selection {
  if (question.shape !== 'some-of') return emptySelection(question);
  const known = values.filter((value) => question.items.some((item) => same(item.value, value)));
  return { shape: 'some-of', picks: known.slice(0, mostPicks(question)) };
}

export function withAmount(question: Question, selection: Selection, id: string, amount: number): Selection {
  if (question.shape !== 'amounts' || selection.shape !== 'amounts') return selection;
  const part = question.parts.find((each) => each.id === id);
  if (part === undefined) return selection;
  const kept = Math.max(0, Math.min(part.max, Math.trunc(amount)));
  return { shape: 'amounts', amounts: { ...selection.amounts, [id]: kept } };
}

export function isChosen(selection: Selection, value: Plain): boolean {
  if (selection.shape === 'one-of') return selection.pick !== undefined && same(selection.pick, value);
  return selection.shape === 'some-of' && has(selection.picks, value);
}

export const placeOf = (selection: Selection, value: Plain): number =>
  selection.shape === 'some-of' ? selection.picks.findIndex((each) => same(each, value)) + 1 : 0;

/** The picks with this one a place earlier; the first one stays where it is. */
export function picksEarlier(selection: Selection, value: Plain): readonly Plain[] {
  if (selection.shape !== 'some-of') return [];
  const place = placeOf(selection, value);
  const picks = [...selection.picks];
  if (place >= 2) picks.splice(place - 2, 0, ...picks.splice(place - 1, 1));
  return picks;
}

export const isEmpty = (selection: Selection): boolean => {
  if (selection.shape === 'one-of') return selection.pick === undefined;
  return selection.shape === 'some-of' && selection.picks.length === 0;
};

/** What the parts given are worth together. */
export function worth(question: Extract<Question, { shape: 'amounts' }>, selection: Selection): number {
  if (selection.shape !== 'amounts') return 0;
  return question.parts.reduce((sum, part) => sum + part.worth * (selection.amounts[part.id] ?? 0), 0);
}

/** Why the selection cannot be an answer, as far as the shape alone tells. */
export function shapeProblem(question: Question, selection: Selection): Message | undefined {
  if (question.shape === 'one-of') {
    const missing = selection.shape !== 'one-of' || selection.pick === undefined;
    return missing ? msg('web.choice.none') : undefined;
  }
  const { min } = question;
  if (question.shape === 'some-of') {
    const count = selection.shape === 'some-of' ? selection.picks.length : 0;
    const most = mostPicks(question);
    if (count < min) return msg('web.choice.more', { n: min - count });
    return count > most ? msg('web.choice.fewer', { n: count - most }) : undefined;
  }
  const got = worth(question, selection);
  if (got < min) return msg('web.choice.short', { n: min - got });
  return got > question.max ? msg('web.choice.over', { n: got - question.max }) : undefined;
}

/** The answer that the selection stands for; undefined while its shape is not right. */
export function answerOf(question: Question, selection: Selection): Answer | undefined {
  if (shapeProblem(question, selection) !== undefined) return undefined;
  switch (selection.shape) {
    case 'one-of':
      return selection.pick === undefined ? undefined : { question: question.id, pick: selection.pick };
    case 'some-of':
      return { question: question.id, picks: selection.picks };
    case 'amounts':
      return { question: question.id, amounts: selection.amounts };
  }
}

/** The answer in words: what was picked, by the texts of the question's options. */
export function chosenTexts(question: Question, choice: Choice): Message[] {
  if (question.shape === 'one-of' && 'pick' in choice)
    return question.options.filter(({ value }) => same(value, choice.pick)).map(({ text }) => text);
  if (question.shape === 'some-of' && 'picks' in choice)
    return choice.picks.flatMap((pick) =>
      question.items.filter(({ value }) => same(value, pick)).map(({ text }) => text),
    );
  return [];
}

/** Many names in few words: those that begin alike, up to a colon, are counted. */
export function counted(names: readonly string[]): { readonly what: string; readonly n: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    const colon = name.indexOf(':');
    const what = colon < 0 ? name : name.slice(0, colon);
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, n]) => ({ what, n }));
}
