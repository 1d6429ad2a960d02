import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, firstDifference, same } from '../src/index.ts';
import { jsonFault } from '../src/json.ts';
import { notPlain } from '../src/testing/index.ts';

const json = fc.jsonValue({ maxDepth: 3 });

describe('the canonical text', () => {
  test('has its keys in order and no spaces', () => {
    expect(canonical({ b: [1, { d: null, c: 'ż' }], a: true, ab: -1.5 })).toBe(
      '{"a":true,"ab":-1.5,"b":[1,{"c":"ż","d":null}]}',
    );
  });
  test('writes numbers as JSON does, those that JSON has not included', () => {
    for (const number of [0, -0.5, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])
      expect(canonical([number])).toBe(JSON.stringify([number]));
    expect(canonical('a "word"')).toBe('"a \\"word\\""');
    expect(canonical(null)).toBe('null');
  });
  test('leaves out what is absent', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  });
  test('is JSON of the same value', () => {
    fc.assert(
      fc.property(json, (value) => same(JSON.parse(canonical(value)), JSON.parse(JSON.stringify(value)))),
    );
  });
  test('refuses what is no data', () => {
    expect(() => canonical(() => 0)).toThrow(TypeError);
    expect(() => canonical([undefined])).toThrow(TypeError);
  });
});

describe('sameness', () => {
  test('is having the same canonical text', () => {
    fc.assert(fc.property(json, json, (a, b) => same(a, b) === (canonical(a) === canonical(b))));
    fc.assert(fc.property(json, (a) => same(a, JSON.parse(JSON.stringify(a)))));
  });
  test('does not take a list for an object, nor absent for undefined', () => {
    expect(same([], {})).toBe(false);
    expect(same({}, [])).toBe(false);
    expect(same({ a: undefined }, { b: undefined })).toBe(false);
    expect(same(null, {})).toBe(false);
    expect(same({ toString: 1 }, {})).toBe(false);
    expect(same([], { length: 0 })).toBe(false);
    expect(same({ length: 0 }, [])).toBe(false);
    expect(same([1], [1, 2])).toBe(false);
    expect(same([1, 2], [1])).toBe(false);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same({ a: 1, b: 2 }, { a: 1 })).toBe(false);
    expect(same({}, null)).toBe(false);
    expect(same({}, 'x')).toBe(false);
    expect(same('x', {})).toBe(false);
    expect(same([[1], { a: [2] }], [[1], { a: [2] }])).toBe(true);
  });
  test('names the first place that differs, if there is one', () => {
    expect(firstDifference({ a: [1, 2], b: 1 }, { a: [1, 3], b: 2 })).toBe('/a/1');
    expect(firstDifference([1], [1, 2])).toBe('/1');
    expect(firstDifference({ a: 1 }, { a: 1, b: 2 })).toBe('/b');
    expect(firstDifference(1, 2)).toBe('/');
    expect(firstDifference({ a: [] }, { a: [] })).toBeUndefined();
    expect(firstDifference({ b: 1, a: 1, c: 1 }, { c: 2, b: 2, a: 2 })).toBe('/a');
    expect(firstDifference({ a: 1, b: [1] }, { a: 1, b: { 0: 1 } })).toBe('/b');
    expect(firstDifference([1, 2], [1])).toBe('/1');
    expect(firstDifference({ a: 1, b: 2 }, { a: 1 })).toBe('/b');
    expect(firstDifference([], {})).toBe('/');
    expect(firstDifference({ a: null }, { a: {} })).toBe('/a');
  });
});

describe('plain data', () => {
  test('is what comes back from JSON unchanged', () => {
    fc.assert(fc.property(json, (value) => notPlain(JSON.parse(JSON.stringify(value))) === undefined));
  });
  test('has no loops, holes, classes or odd numbers, and the place is named', () => {
    const loop: { next?: unknown } = {};
    loop.next = loop;
    expect(notPlain(loop)).toMatch(/too deep/);
    expect(notPlain({ a: [0, { b: Number.NaN }] })).toBe('/a/1/b: NaN');
    expect(notPlain([-0])).toBe('/0: negative zero');
    expect(notPlain({ a: new Array(2) })).toMatch(/^\/a: /);
    expect(notPlain({ a: new Set() })).toBe('/a: not a plain object');
    expect(notPlain({ a: undefined })).toBe('/a: undefined');
    expect(notPlain({ [Symbol('x')]: 1 })).toMatch(/symbol/);
    expect(notPlain(10n)).toBe('/: bigint');
  });
});

describe('the place where a text stops being JSON', () => {
  test('is that of the first character which cannot stand there', () => {
    for (const [text, at] of [
      ['', 0],
      ['abc', 0],
      ['{"a":1,}', 7],
      ['{"a":1', 6],
      ['[1,2', 4],
      ['[1 2]', 3],
      ['{"a":tru}', 5],
      ['{"a" 1}', 5],
      ['{a:1}', 1],
      ['{"a":1}x', 7],
      ['{"a":"\u0001"}', 6],
      ['{"a":"\\x"}', 6],
      ['["abc', 5],
      ['[1]]', 3],
      ['[1}', 2],
      ['01', 1],
      [' \n nul', 3],
      ['1,2', 1],
      ['[1],2', 3],
      ['"a":1', 3],
      ['{"a":1,"b"}', 10],
      ['{,}', 1],
      ['[,1]', 1],
      ['{]', 1],
      ['[}', 1],
      ['{"a":}', 5],
      ['{"a":]', 5],
      ['{"a",1}', 4],
      ['{"a":1 "b":2}', 7],
      ['{"a":1]', 6],
      ['[{"a":1]', 7],
      ['[1,]', 3],
      ['["a" "b"]', 5],
      ['["a"]"b"', 5],
      [']', 0],
      ['}', 0],
      [':', 0],
      [',', 0],
      ['1.', 1],
      ['1e', 1],
      ['1.5e-3x', 6],
      ['1e5x', 3],
      ['{"a" "b"}', 5],
      ['{1:2}', 1],
      ['{[1]}', 1],
      ['{"a":1,2}', 7],
      ['nulll', 4],
      ['"\\u12"', 1],
      ['"a\\', 2],
      ['\u00a01', 0],
      ['\t\r\n 1 2', 6],
      ['[true,false,null,-0.5E+2,"\\u00e9\\n"]', 36],
    ] as const)
      expect([text, jsonFault(text)]).toEqual([text, at]);
  });
  test('is the end of a text that is JSON', () => {
    fc.assert(
      fc.property(json, fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(jsonFault(text)).toBe(text.length);
      }),
    );
  });
  test('never lies behind what is wrong: the text up to it could still become JSON, and with it cannot', () => {
    const prefixIsFine = (text: string) => jsonFault(text) === text.length;
    fc.assert(
      fc.property(json, fc.nat(), fc.constantFrom(...'{}[]",:1x\\- '), (value, seed, character) => {
        const text = JSON.stringify(value);
        const at = seed % (text.length + 1);
        const damaged = text.slice(0, at) + character + text.slice(at + 1);
        let valid = true;
        try {
          JSON.parse(damaged);
        } catch {
          valid = false;
        }
        const fault = jsonFault(damaged);
        expect(prefixIsFine(damaged.slice(0, fault))).toBe(true);
        if (valid) expect(fault).toBe(damaged.length);
      }),
    );
  });
  test('is found however deep the text is nested', () => {
    expect(jsonFault(`${'['.repeat(100_000)}}`)).toBe(100_000);
  });
});
