/** Answers that nobody should give: random values, and legal answers with something wrong in them. */
import type { Answer } from '../agenda.ts';
import { canonical, isRecord } from '../data.ts';
import type { Question } from '../question.ts';
import { below, oneOfAtRandom, type Rng } from '../random.ts';

const HUGE = 10_000;

/** Parsed, because only so `__proto__` becomes a key like any other. */
const trap = (json: string): unknown => JSON.parse(json);

/** Values that are never, or hardly ever, an option. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  -0,
  0,
  0.5,
  1e21,
  '',
  '0',
  'constructor',
  '__proto__',
  true,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  new Array(3),
  Array.from({ length: HUGE }, (_, i) => i),
  'x'.repeat(HUGE),
  trap('{"__proto__":{"pick":0,"picks":[],"amounts":{}}}'),
  { toString: null, valueOf: null, constructor: null },
  () => 0,
  Symbol('junk'),
  10n,
];

/** A random value, some levels deep. */
function randomValue(rng: Rng, depth: number): unknown {
  const kind = below(rng, depth > 0 ? 6 : 4);
  if (kind === 0) return below(rng, 200) - 20;
  if (kind === 1) return below(rng, 1000) / 8;
  if (kind === 2) return oneOfAtRandom(rng, ['pass', 'usual', 'do', 'card', 'question', '', '7']);
  if (kind === 3) return oneOfAtRandom(rng, [true, false, null]);
  const values = Array.from({ length: below(rng, 4) }, () => randomValue(rng, depth - 1));
  if (kind === 4) return values;
  return Object.fromEntries(values.map((value, i) => [['do', 'seat', 'card', 'of'][i] ?? 'x', value]));
}

/** The value with one thing about it changed. */
function bent(value: unknown, rng: Rng): unknown {
  if (typeof value === 'number') return value + oneOfAtRandom(rng, [-1, 1, 0.5, 1000]);
  if (typeof value === 'string') return oneOfAtRandom(rng, [`${value} `, value.toUpperCase(), [value]]);
  if (Array.isArray(value)) return oneOfAtRandom(rng, [[...value, value[0]], value.slice(1), { ...value }]);
  if (!isRecord(value)) return value === null ? 0 : null;
  const keys = Object.keys(value);
  if (keys.length === 0) return { extra: 1 };
  const key = oneOfAtRandom(rng, keys);
  const { [key]: field, ...rest } = value;
  return oneOfAtRandom(rng, [{ ...value, extra: 1 }, rest, { ...rest, [key]: bent(field, rng) }]);
}

function wrongPicks(question: Question & { shape: 'some-of' }, picks: readonly unknown[]): unknown[] {
  const all = question.items.map((item) => item.value);
  const one = picks[0] ?? all[0] ?? 0;
  return [
    [...picks, one],
    [one, one],
    [...all, ...all],
    [...picks, undefined],
    [...picks, 'no such item'],
    picks.slice(1),
    [...picks].reverse(),
    all,
    new Array(HUGE).fill(one),
    { ...picks, length: picks.length },
    [[...picks]],
  ];
}

function wrongAmounts(question: Question & { shape: 'amounts' }, amounts: Record<string, number>): unknown[] {
  const wrong: unknown[] = [
    { ...amounts, 'no such part': 1 },
    trap('{"__proto__":1}'),
    trap('{"constructor":1,"hasOwnProperty":1}'),
    Object.values(amounts),
    Object.fromEntries(question.parts.map((part) => [part.id, part.max])),
    Object.fromEntries(question.parts.map((part) => [part.id, 0])),
    Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0)),
  ];
  for (const { id, max } of question.parts)
    for (const amount of [
      -1,
      max + 1,
      0.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '1',
      null,
      undefined,
      [1],
      1e21,
    ])
      wrong.push({ ...amounts, [id]: amount });
  return wrong;
}

/** Answers to other questions, in other shapes, or in none. */
function misshapen(answer: Answer): unknown[] {
  const { question, ...choice } = answer;
  const numbers = [
    question + 1,
    question - 1,
    -1,
    question + 0.5,
    Number.NaN,
    String(question),
    null,
    [question],
  ];
  return [
    ...numbers.map((other) => ({ ...choice, question: other })),
    choice,
    { question },
    [answer],
    canonical(answer),
    { ...answer, extra: 1 },
    { question, answer },
    { question, pick: choice },
    { question, picks: choice },
    { question, amounts: choice },
    Object.assign(Object.create({ question }), choice),
  ];
}

/** Answers that are wrong, and a few that only look so. */
export function mutantsOf(question: Question, answer: Answer, rng: Rng): unknown[] {
  const { id } = question;
  const mutants = [...JUNK, ...misshapen(answer)];
  for (const value of JUNK) {
    const field = question.shape === 'one-of' ? 'pick' : question.shape === 'some-of' ? 'picks' : 'amounts';
    mutants.push({ question: id, [field]: value });
  }
  for (let i = 0; i < 4; i++) mutants.push({ question: id, pick: randomValue(rng, 2) });
  mutants.push({ question: id, picks: [randomValue(rng, 1)] }, randomValue(rng, 3));
  if ('pick' in answer)
    for (let i = 0; i < 4; i++) mutants.push({ question: id, pick: bent(answer.pick, rng) });
  if ('picks' in answer && question.shape === 'some-of') {
    for (const picks of wrongPicks(question, answer.picks)) mutants.push({ question: id, picks });
    mutants.push({ question: id, picks: answer.picks.map((pick) => bent(pick, rng)) });
  }
  if ('amounts' in answer && question.shape === 'amounts')
    for (const amounts of wrongAmounts(question, answer.amounts)) mutants.push({ question: id, amounts });
  return mutants;
}
