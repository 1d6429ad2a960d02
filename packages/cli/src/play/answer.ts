/** What a person types, as an answer to a question or as a command to the program. */
import type { Choice, Message, Option, Plain, Question } from '@orrery/kernel';
import { searchable } from '../cards.ts';
import { say } from '../words.ts';

/** Commands that may be typed instead of an answer. */
export type Order =
  | { readonly do: 'undo' | 'redo' | 'help' | 'score' | 'log' | 'quit' | 'table' }
  /** About a number of the list, a card's name, or nothing in particular. */
  | { readonly do: 'look' | 'why'; readonly about: string };

const orders: Readonly<Record<string, Order['do'] & string>> = {
  u: 'undo',
  undo: 'undo',
  r: 'redo',
  redo: 'redo',
  h: 'help',
  help: 'help',
  s: 'score',
  score: 'score',
  l: 'log',
  log: 'log',
  t: 'table',
  table: 'table',
  q: 'quit',
  quit: 'quit',
  w: 'why',
  why: 'why',
};

/** The command that a line stands for; undefined when it is no command. */
export function readOrder(line: string): Order | undefined {
  const text = line.trim();
  if (text.startsWith('?')) return { do: 'look', about: text.slice(1).trim() };
  const [first = '', ...rest] = text.toLowerCase().split(/\s+/);
  const order = Object.hasOwn(orders, first) ? orders[first] : undefined;
  if (order === 'why' || order === 'look') return { do: order, about: rest.join(' ') };
  return order === undefined || rest.length > 0 ? undefined : { do: order };
}

type Typed = { readonly choice: Choice } | { readonly problem: Message };

const problem = (message: Message): Typed => ({ problem: message });

/** The place in the list that a number or a name stands for; a message when there is none or more than one. */
export function placeOf(text: string, names: readonly string[]): number | Message {
  if (/^\d+$/.test(text)) {
    const place = Number(text) - 1;
    return place >= 0 && place < names.length
      ? place
      : say('cli.answer.range', { most: names.length, got: text });
  }
  const wanted = searchable(text);
  const found = names.flatMap((name, place) => {
    const own = searchable(name);
    return wanted !== '' && own.includes(wanted) ? [{ place, exact: own === wanted }] : [];
  });
  const [only, second] =
    found.filter(({ exact }) => exact).length === 1 ? found.filter(({ exact }) => exact) : found;
  if (only === undefined) return say('cli.answer.unknown', { got: text });
  return second === undefined ? only.place : say('cli.answer.ambiguous', { got: text });
}

function readPick(options: readonly Option[], text: string, names: readonly string[]): Typed {
  if (text === '') {
    const only = options.length === 1 ? options[0] : undefined;
    return only === undefined ? problem(say('cli.answer.needed')) : { choice: { pick: only.value } };
  }
  const place = placeOf(text, names);
  if (typeof place !== 'number') return problem(place);
  const option = options[place];
  // Numbers beyond the options belong to what cannot be chosen; the caller says why.
  return option === undefined
    ? problem(say('cli.answer.range', { most: options.length, got: text }))
    : { choice: { pick: option.value } };
}

/** `4-6` → 4, 5, 6 */
function expand(token: string): string[] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(token) ?? [];
  if (from === undefined || to === undefined) return [token];
  const length = Number(to) - Number(from) + 1;
  return length > 0 && length <= 200 ? Array.from({ length }, (_, i) => String(Number(from) + i)) : [token];
}

type SomeOfQuestion = Extract<Question, { shape: 'some-of' }>;
type AmountsQuestion = Extract<Question, { shape: 'amounts' }>;

function readPicks(question: SomeOfQuestion, text: string, names: readonly string[]): Typed {
  const { items, proposals, min } = question;
  if (text === '' && min > 0)
    return proposals[0] === undefined
      ? problem(say('cli.answer.needed'))
      : { choice: { picks: proposals[0] } };
  const [, number] = /^p(\d+)$/i.exec(text) ?? [];
  if (number !== undefined) {
    const picks = proposals[Number(number) - 1];
    return picks === undefined ? problem(say('cli.answer.noProposal', { got: text })) : { choice: { picks } };
  }
  const picks: Plain[] = [];
  for (const token of text === '' || text === '0' ? [] : split(text, names)) {
    const place = placeOf(token, names);
    if (typeof place !== 'number') return problem(place);
    const item = items[place];
    if (item !== undefined) picks.push(item.value);
  }
  return { choice: { picks } };
}

/** Tokens of a list. Names with spaces are told apart by commas, numbers also by spaces. */
function split(text: string, names: readonly string[]): string[] {
  if (typeof placeOf(text, names) === 'number') return [text];
  const byComma = text.split(/[,;]/).map((token) => token.trim());
  const tokens = byComma.flatMap((token) => (/^[\d\s-]+$/.test(token) ? token.split(/\s+/) : [token]));
  return tokens.filter((token) => token !== '').flatMap(expand);
}

function readAmounts(question: AmountsQuestion, text: string, names: readonly string[]): Typed {
  const { parts, proposal } = question;
  if (text === '') return { choice: { amounts: proposal } };
  const tokens = text.split(/[\s,;]+/).filter((token) => token !== '');
  const amounts: Record<string, number> = {};
  if (tokens.every((token) => /^\d+$/.test(token))) {
    if (tokens.length !== parts.length) return problem(say('cli.answer.amountCount', { n: parts.length }));
    parts.forEach(({ id }, i) => {
      amounts[id] = Number(tokens[i]);
    });
    return { choice: { amounts } };
  }
  for (const token of tokens) {
    const [, name, amount] = /^(.+)=(\d+)$/.exec(token) ?? [];
    if (name === undefined) return problem(say('cli.answer.amount', { got: token }));
    const place = placeOf(name, names);
    if (typeof place !== 'number') return problem(place);
    const part = parts[place];
    if (part !== undefined) amounts[part.id] = Number(amount);
  }
  return { choice: { amounts } };
}

/**
 * The choice that a line stands for. `names` are the numbered things in words. Whether the choice is legal is not
 * looked at: the engine says that.
 */
export function readAnswer(question: Question, line: string, names: readonly string[]): Typed {
  const text = line.trim();
  switch (question.shape) {
    case 'one-of':
      return readPick(question.options, text, names);
    case 'some-of':
      return readPicks(question, text, names);
    case 'amounts':
      return readAmounts(question, text, names);
  }
}
