/** Input that nobody sends: valid messages with something wrong in them, and things that are no messages at all. */
import { below, isRecord, oneOfAtRandom, type Rng } from '@orrery/kernel';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

const long = 'x'.repeat(70_000);

/** Values that do not belong where they are put. */
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e21,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; drop table log; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '%00',
  '🜚'.repeat(40),
  'x'.repeat(2_000),
  [],
  {},
  [[[[[[]]]]]],
  nested(60),
  { toString: 'no', constructor: 1 },
  { length: 1e9 },
  Array.from({ length: 300 }, (_, i) => i),
];

/** Keys that mean something to a careless program. */
const oddKeys = ['__proto__', 'constructor', 'prototype', 'toString', '', '$ref', 'do', 'seat', 'request'];

const fieldsOf = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : []);

/** The value with something changed in it, somewhere. */
export function mutated(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value) && value.length > 0 && below(rng, 3) > 0) {
    const at = below(rng, value.length);
    return value.map((item, i) => (i === at ? mutated(item, rng) : item));
  }
  const keys = fieldsOf(value);
  if (!isRecord(value) || keys.length === 0 || below(rng, 6) === 0) return oneOfAtRandom(rng, odd);
  const key = oneOfAtRandom(rng, keys);
  switch (below(rng, 4)) {
    case 0: {
      const { [key]: _, ...rest } = value;
      return rest;
    }
    case 1:
      return Object.fromEntries([
        ...Object.entries(value),
        [oneOfAtRandom(rng, oddKeys), oneOfAtRandom(rng, odd)],
      ]);
    default:
      return { ...value, [key]: mutated(value[key], rng) };
  }
}

/** A text for the wire: often JSON, sometimes broken, cut or far too large. */
export function textOf(value: unknown, rng: Rng): string {
  const text = JSON.stringify(value) ?? 'undefined';
  switch (below(rng, 12)) {
    case 0:
      return text.slice(0, below(rng, text.length + 1));
    case 1:
      return text.replace(/"/, "'");
    case 2:
      return `${text}${text}`;
    case 3:
      return below(rng, 200) === 0 ? JSON.stringify({ do: long }) : `${text},`;
    default:
      return text;
  }
}
