import { ClientMessage, CodeRequest, Command, GuestRequest, LIMITS, TableRequest } from '@orrery/protocol';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';

const fits = (schema: TSchema, value: unknown): boolean => Compile(schema).Check(value);
const table = { game: 'reference', seats: [{ kind: 'person' }] };
const answer = { question: 1, pick: 'a' };

describe('what is received is bounded', () => {
  test.each<[string, TSchema, unknown, boolean]>([
    ['a name', GuestRequest, { name: 'x'.repeat(LIMITS.name) }, true],
    ['a name that is too long', GuestRequest, { name: 'x'.repeat(LIMITS.name + 1) }, false],
    ['a name of spaces', GuestRequest, { name: '   ' }, false],
    ['a code', CodeRequest, { code: 'x'.repeat(LIMITS.code) }, true],
    ['a code that is too long', CodeRequest, { code: 'x'.repeat(LIMITS.code + 1) }, false],
    ['a code of nothing', CodeRequest, { code: '' }, false],
    ['a plan', Command, { do: 'answer', answers: Array(LIMITS.plan).fill(answer) }, true],
    [
      'a plan that is too long',
      Command,
      { do: 'answer', answers: Array(LIMITS.plan + 1).fill(answer) },
      false,
    ],
    ['a plan of nothing', Command, { do: 'answer', answers: [] }, false],
    ['an answer in two shapes', Command, { do: 'answer', answers: [{ ...answer, picks: [] }] }, false],
    ['an answer without a question', Command, { do: 'answer', answers: [{ pick: 'a' }] }, false],
    [
      'amounts below nothing',
      Command,
      { do: 'answer', answers: [{ question: 1, amounts: { a: -1 } }] },
      false,
    ],
    ['a line of chat', Command, { do: 'chat', text: 'x'.repeat(LIMITS.chat) }, true],
    ['a line that is too long', Command, { do: 'chat', text: 'x'.repeat(LIMITS.chat + 1) }, false],
    ['a command with more than belongs to it', Command, { do: 'leave', seat: 1 }, false],
    ['a command that there is not', Command, { do: 'win' }, false],
    ['a table', TableRequest, table, true],
    ['a table with more than belongs to it', TableRequest, { ...table, owner: 'me' }, false],
    ['too many seats', TableRequest, { ...table, seats: Array(17).fill({ kind: 'person' }) }, false],
    [
      'a clock without time',
      TableRequest,
      { ...table, clock: { kind: 'live', bank: 0, increment: 0 } },
      false,
    ],
    ['a month per move', TableRequest, { ...table, clock: { kind: 'days', days: 31 } }, false],
    ['an option that is no value', TableRequest, { ...table, options: { a: { b: 1 } } }, false],
    ['a message', ClientMessage, { do: 'ping', request: 0 }, true],
    ['a message without a number', ClientMessage, { do: 'ping' }, false],
    ['a table by a path', ClientMessage, { do: 'unsubscribe', request: 1, table: '../../etc' }, false],
  ])('%s', (_, schema, value, expected) => {
    expect(fits(schema, value)).toBe(expected);
  });
});
