import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  branch,
  canonical,
  checkRecord,
  type GameRecord,
  hashState,
  msg,
  readRecord,
  replay,
  sha256,
  writeRecord,
} from '../src/index.ts';
import { walk } from '../src/testing/index.ts';
import { fair } from './fair/game.ts';
import { fairTesting } from './fair/testing.ts';

const setup = { seats: 3, options: { rounds: 2 } };
const played: GameRecord = {
  ...walk(fair, fairTesting, { seed: 'record', setup, every: 1000 }).record,
  seats: ['Ana', 'Łukasz', 'replaced \ufffd 🪐'],
};
const file = writeRecord(played);
const bytes = Buffer.from(file);

/** The record in a file of these bytes, read as files are: bytes that are no text become replacement characters. */
const refused = (given: Uint8Array): boolean => 'error' in readRecord(Buffer.from(given).toString('utf8'));
const errorOf = (text: string) => {
  const result = readRecord(text);
  return 'error' in result ? result.error : undefined;
};

describe('a record', () => {
  test('is read as it was written', () => {
    expect(readRecord(file)).toEqual({ record: played });
    expect(file.endsWith('}\n')).toBe(true);
    expect(file.split('\n')).toHaveLength(2);
  });
  test('carries the SHA-256 of everything else in canonical form', () => {
    expect(JSON.parse(file).check).toBe(sha256(canonical(played)));
  });
  test('with any one byte changed is refused', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = Uint8Array.from(bytes);
        changed[at] = (changed[at]! + by) % 256;
        return refused(changed);
      }),
      { numRuns: 2000 },
    );
  });
  test('with any one byte taken out or put in is refused', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), (at) =>
        refused(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])),
      ),
      { numRuns: 1000 },
    );
    const inserted = fc.oneof(fc.constantFrom(...Buffer.from(' \n\t\r0"')), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.nat(bytes.length), inserted, (at, byte) =>
        refused(Buffer.concat([bytes.subarray(0, at), Buffer.from([byte]), bytes.subarray(at)])),
      ),
      { numRuns: 2000 },
    );
  });
  test('with a changed byte around every character that is more than one byte is refused', () => {
    for (let at = 0; at < bytes.length; at++)
      if (bytes[at]! > 127)
        for (let value = 0; value < 256; value++) {
          const changed = Uint8Array.from(bytes);
          changed[at] = value;
          if (value !== bytes[at]) expect(refused(changed)).toBe(true);
        }
  });
  test('with any one bit of its first and last hundred bytes changed is refused', () => {
    const edges = [...Array(100).keys(), ...Array.from({ length: 100 }, (_, i) => bytes.length - 1 - i)];
    for (const at of edges)
      for (let bit = 0; bit < 8; bit++) {
        const changed = Uint8Array.from(bytes);
        changed[at] = changed[at]! ^ (1 << bit);
        expect(refused(changed)).toBe(true);
      }
  });
  test('cut short is refused wherever it is cut', () => {
    fc.assert(fc.property(fc.nat(bytes.length - 1), (length) => refused(bytes.subarray(0, length))));
  });
});

describe('a file that is not a record', () => {
  test('is told where it stops being JSON', () => {
    expect(errorOf('')).toEqual(msg('kernel.record.notJson', { at: 0 }));
    expect(errorOf(file.slice(0, 40))).toEqual(msg('kernel.record.notJson', { at: 40 }));
    expect(errorOf(`${file.slice(0, 40)}§`)).toMatchObject({ key: 'kernel.record.notJson' });
    expect(errorOf(file.replace('"answers":[', '"answers":[,'))).toEqual(
      msg('kernel.record.notJson', { at: 12 }),
    );
  });
  test('is told what it claims to be', () => {
    expect(errorOf('{"format":"pgn"}')).toEqual(msg('kernel.record.foreign', { format: 'pgn' }));
    for (const text of ['null', '7', '[]', '{}', '{"format":3}'])
      expect(errorOf(text)).toEqual(msg('kernel.record.foreign', { format: '?' }));
  });
  test('is told which field is missing, wrong or too much', () => {
    const value: Record<string, unknown> = JSON.parse(file);
    const without = (field: string) => JSON.stringify({ ...value, [field]: undefined });
    for (const field of ['game', 'rules', 'options', 'seats', 'seed', 'answers', 'check'])
      expect(errorOf(without(field))).toEqual(msg('kernel.record.field', { field }));
    expect(errorOf(JSON.stringify({ ...value, note: 1 }))).toEqual(
      msg('kernel.record.field', { field: 'note' }),
    );
    for (const answers of [
      {},
      [null],
      [{ seat: 0 }],
      [{ seat: '0', answer: { question: 1, pick: 1 } }],
      [{ seat: 0, answer: { question: 1 } }],
      [{ seat: 0, answer: { question: 1, pick: 1, x: 2 } }],
    ])
      expect(errorOf(JSON.stringify({ ...value, answers }))).toEqual(
        msg('kernel.record.field', { field: 'answers' }),
      );
  });
  test('is told that something was changed, or only written otherwise and where', () => {
    const value = JSON.parse(file);
    expect(errorOf(writeRecord(played).replace('"rules":1', '"rules":2'))).toEqual(
      msg('kernel.record.checksum'),
    );
    expect(errorOf(`${JSON.stringify({ seed: value.seed, ...value })}\n`)).toEqual(
      msg('kernel.record.notCanonical', { at: 2 }),
    );
    expect(errorOf(file.trimEnd())).toEqual(msg('kernel.record.notCanonical', { at: file.length - 1 }));
    expect(errorOf(`${file}\n`)).toEqual(msg('kernel.record.notCanonical', { at: file.length }));
  });
});

describe('a replay', () => {
  test('comes to any point of the game, and to the same states', () => {
    const hashes: string[] = [];
    const whole = replay(fair, played, undefined, (state) => hashes.push(hashState(state)));
    expect(whole).toMatchObject({ at: played.answers.length });
    expect('state' in whole && fair.outcome(whole.state)).toBeTruthy();
    for (const count of [0, 1, 7, played.answers.length - 1]) {
      const part = replay(fair, played, count);
      expect(part).toMatchObject({ at: count });
      if (count > 0) expect('state' in part && hashState(part.state)).toBe(hashes[count - 1]);
    }
    expect(replay(fair, played, 10_000)).toMatchObject({ at: played.answers.length });
  });
  test('stops at the first answer that is not legal, and says which and why', () => {
    const doctored = branch(played, 3, { seat: 0, answer: { question: 999, pick: 0 } });
    expect(replay(fair, doctored)).toMatchObject({ error: { key: 'kernel.record.answer', args: { at: 4 } } });
  });
  test('is refused for another game, other rules, other options or a wrong number of seats', () => {
    expect(checkRecord(fair, played)).toBeUndefined();
    expect(checkRecord(fair, { ...played, game: 'chess' })).toEqual(
      msg('kernel.record.game', { game: 'chess' }),
    );
    expect(checkRecord(fair, { ...played, rules: 7 })).toEqual(msg('kernel.record.rules', { rules: 7 }));
    expect(checkRecord(fair, { ...played, options: { rounds: 99 } })).toEqual(
      msg('kernel.options.value', { option: 'rounds' }),
    );
    expect(checkRecord(fair, { ...played, seats: ['Ana'] })).toEqual(
      msg('kernel.options.seatCount', { min: 2, max: 4 }),
    );
    expect(replay(fair, { ...played, game: 'chess' })).toHaveProperty('error');
  });
});

test('a branch keeps the past and goes another way', () => {
  const at = 5;
  const start = replay(fair, played, at);
  if (!('state' in start)) throw new Error('the record does not replay');
  const open = fair.first(start.state)!;
  const other = fair
    .list(start.state, open, 10)
    .find((answer) => canonical(answer) !== canonical(played.answers[at]?.answer))!;
  const branched = branch(played, at, { seat: open.seat, answer: other });
  expect(branched.answers).toHaveLength(at + 1);
  expect(branched.answers.slice(0, at)).toEqual(played.answers.slice(0, at));
  expect(replay(fair, branched)).toMatchObject({ at: at + 1 });
  expect(readRecord(writeRecord(branched))).toEqual({ record: branched });
});

test('a record tells which seats bots played', () => {
  const bots: GameRecord = { ...played, bots: [null, 'greedy', 'random'] };
  expect(readRecord(writeRecord(bots))).toEqual({ record: bots });
  expect(checkRecord(fair, bots)).toBeUndefined();
  const wrong = msg('kernel.record.field', { field: 'bots' });
  expect(checkRecord(fair, { ...played, bots: [null, 'greedy'] })).toEqual(wrong);
  expect(errorOf(writeRecord({ ...played, bots: [null, null, null] }))).toEqual(wrong);
});

test('a branch that was dealt anew replays to the same end every time', () => {
  const at = 7;
  const dealt: GameRecord = { ...branch(played, at), anew: [{ at, viewer: 0, seed: 'other' }] };
  const [same, other] = [replay(fair, branch(played, at)), replay(fair, dealt)];
  if ('error' in same || 'error' in other) throw new Error('not replayed');
  expect(fair.view(other.state, 0)).toEqual(fair.view(same.state, 0));
  expect(hashState(other.state)).not.toBe(hashState(same.state));
  expect(replay(fair, dealt)).toEqual(other);
  expect(readRecord(writeRecord(dealt))).toEqual({ record: dealt });
  expect(branch(dealt, at - 1).anew).toBeUndefined();
  const beyond: GameRecord = { ...dealt, anew: [{ at, viewer: 9, seed: 'other' }] };
  expect(checkRecord(fair, beyond)).toEqual(msg('kernel.record.field', { field: 'anew' }));
});
