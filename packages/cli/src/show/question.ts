/** A question with its numbered options, as lines of text. */

import type { LoadedGame } from '@orrery/catalog';
import type { Facts, Plain, Question, Unavailable } from '@orrery/kernel';
import { same } from '@orrery/kernel';
import { hanging, padEnd, padStart, widthOf, wrap } from '../layout.ts';
import type { TerminalCanvas } from './canvas.ts';

type Amounts = Pick<LoadedGame, 'amountText'>;

/** What can be numbered in a question: options, items or parts. */
export function numbered(question: Question): readonly Facts[] {
  if (question.shape === 'one-of') return question.options;
  return question.shape === 'some-of' ? question.items : question.parts;
}

function amounts(
  loaded: Amounts,
  { words }: TerminalCanvas,
  sign: string,
  of: Readonly<Record<string, number>> = {},
): string[] {
  return Object.entries(of).map(([what, amount]) => {
    const text = loaded.amountText?.(what, amount);
    return `${sign}${text === undefined ? words.number(amount) : words.format(text)}`;
  });
}

/** Cost and gain of an option: "−2 brass  +1 point". */
export function priceOf(loaded: Amounts, canvas: TerminalCanvas, { cost, gain }: Facts): string {
  const { red, green } = canvas.terminal.paint;
  return [
    ...amounts(loaded, canvas, '−', cost).map(red),
    ...amounts(loaded, canvas, '+', gain).map(green),
  ].join('  ');
}

interface Row {
  readonly mark: string;
  readonly text: string;
  readonly price: string;
}

/** Rows under each other; prices in a column of their own where all fits, else under their row. */
function rowLines(rows: readonly Row[], width: number): string[] {
  const marks = Math.max(0, ...rows.map(({ mark }) => widthOf(mark)));
  const texts = Math.max(0, ...rows.map(({ text, price }) => (price === '' ? 0 : widthOf(text))));
  const prices = Math.max(0, ...rows.map(({ price }) => widthOf(price)));
  const beside = 2 + marks + 2 + texts + 3 + prices <= width;
  return rows.flatMap(({ mark, text, price }) => {
    const head = `  ${padStart(mark, marks)}  `;
    if (price === '') return hanging(head, text, width);
    if (beside) return [`${head}${padEnd(text, texts)}   ${price}`];
    return [...hanging(head, text, width), ...hanging(' '.repeat(marks + 6), price, width)];
  });
}

/** The rule that the shape puts on an answer: how many, in order or not, which total. */
function demand(question: Question, { words }: TerminalCanvas): string[] {
  if (question.shape === 'one-of') return [];
  const { min, max } = question;
  if (question.shape === 'amounts')
    return [words.text(min === max ? 'cli.ask.total' : 'cli.ask.totalRange', { min, max })];
  const most = Math.min(max, question.items.length);
  const text = words.text(min === most ? 'cli.ask.exactly' : 'cli.ask.between', { min, max: most });
  return question.ordered ? [text, words.text('cli.ask.ordered')] : [text];
}

const numberOf = (values: readonly Plain[], value: Plain): number =>
  values.findIndex((each) => same(each, value)) + 1;

const MOST_PROPOSALS = 5;

function proposalRows(question: Question, { words }: TerminalCanvas): Row[] {
  if (question.shape !== 'some-of') return [];
  const values = question.items.map(({ value }) => value);
  return question.proposals.slice(0, MOST_PROPOSALS).map((picks, i) => {
    const names = picks.flatMap((pick) => {
      const item = question.items[numberOf(values, pick) - 1];
      return item === undefined ? [] : [words.format(item.text)];
    });
    return {
      mark: `p${i + 1}`,
      text: names.length === 0 ? words.text('cli.ask.none') : words.list(names),
      price: '',
    };
  });
}

/** What Enter alone stands for. */
function enterText(question: Question, { words }: TerminalCanvas): string | undefined {
  if (question.shape === 'one-of')
    return question.options.length === 1 ? words.text('cli.ask.enterOnly') : undefined;
  if (question.shape === 'amounts') {
    const proposal = question.parts.map(({ id }) => question.proposal[id] ?? 0).join(' ');
    return words.text('cli.ask.enterProposal', { proposal });
  }
  if (question.min === 0) return words.text('cli.ask.enterNone');
  return question.proposals.length > 0 ? words.text('cli.ask.enterProposal', { proposal: 'p1' }) : undefined;
}

const MOST_IN_ROWS = 4;
const MOST_LETTERS = 32;

const cut = (text: string): string =>
  text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS - 1).trimEnd()}…`;

/** What cannot be chosen, greyed: a few things in rows like the options, many in one paragraph. */
function greyed(
  unavailable: readonly Unavailable[],
  before: number,
  { words, terminal }: TerminalCanvas,
): { readonly rows: Row[]; readonly paragraph: string[] } {
  const { paint, width } = terminal;
  const things = unavailable.map(({ text }, i) => ({
    mark: String(before + i + 1),
    text: words.format(text),
  }));
  if (things.length <= MOST_IN_ROWS) {
    const rows = things.map(({ mark, text }) => ({
      mark: paint.dim(mark),
      text: paint.dim(`✗ ${text}`),
      price: '',
    }));
    return { rows, paragraph: [] };
  }
  const all = things.map(({ mark, text }) => `${mark}\u00a0${cut(text)}`).join(' · ');
  return {
    rows: [],
    paragraph: hanging('  ', `✗ ${words.text('cli.ask.unavailable')} ${all}`, width).map(paint.dim),
  };
}

function partText(facts: Facts, question: Question, canvas: TerminalCanvas): string {
  const text = canvas.words.format(facts.text);
  if (question.shape !== 'amounts') return text;
  const part = question.parts.find((each) => each === facts);
  return part === undefined
    ? text
    : canvas.words.text('cli.ask.part', { text, max: part.max, worth: part.worth });
}

/** The question in words, what may be chosen with numbers, and, greyed, what may not. */
export function questionLines(
  loaded: Amounts,
  question: Question,
  unavailable: readonly Unavailable[],
  canvas: TerminalCanvas,
): string[] {
  const { words, terminal } = canvas;
  const { paint, width } = terminal;
  const options = numbered(question).map((facts, i) => ({
    mark: paint.cyan(String(i + 1)),
    text: partText(facts, question, canvas),
    price: priceOf(loaded, canvas, facts),
  }));
  const proposals = proposalRows(question, canvas).map((row) => ({ ...row, mark: paint.cyan(row.mark) }));
  const impossible = greyed(unavailable, options.length, canvas);
  const enter = enterText(question, canvas);
  return [
    ...wrap(words.format(question.text), width).map(paint.bold),
    ...demand(question, canvas).flatMap((text) => wrap(text, width)),
    ...rowLines([...options, ...impossible.rows], width),
    ...impossible.paragraph,
    ...(proposals.length > 0
      ? [paint.dim(words.text('cli.ask.proposals')), ...rowLines(proposals, width)]
      : []),
    ...(enter === undefined ? [] : wrap(paint.dim(enter), width)),
  ];
}
