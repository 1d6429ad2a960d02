import type { Moment } from '@orrery/kernel';
import { rngFrom } from '@orrery/kernel';
import {
  ClientMessage,
  CodeRequest,
  Command,
  EventData,
  GuestRequest,
  LIMITS,
  MomentData,
  OutcomeData,
  QuestionData,
  TableRequest,
  UnavailableData,
  View,
} from '@orrery/protocol';
import { reference } from '@orrery/reference';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Describing } from '../src/game-data.ts';

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

describe('what the kernel makes is described', () => {
  const unit = Type.Union([Type.Literal('round'), Type.Literal('generation'), Type.Literal('night')]);
  const n = Type.Integer();
  const phase = Type.Optional(Type.String());
  const whole = Type.Object({ unit, n, phase });

  test('field by field: a schema with one too few, one too many or another kind does not compile', () => {
    const short = Type.Object({ unit, n });
    const long = Type.Object({ unit, n, phase, turn: Type.Optional(n) });
    const needed = Type.Object({ unit, n, phase: Type.String() });
    const wider = Type.Object({ unit: Type.String(), n, phase });
    expectTypeOf<Describing<Moment, typeof whole>>().toEqualTypeOf<typeof whole>();
    expectTypeOf<Describing<Moment, typeof short>>().toBeNever();
    expectTypeOf<Describing<Moment, typeof long>>().toBeNever();
    expectTypeOf<Describing<Moment, typeof needed>>().toBeNever();
    expectTypeOf<Describing<Moment, typeof wider>>().toBeNever();
    for (const schema of [whole, short, long, needed, wider])
      expect(fits(schema, { unit: 'round', n: 1, phase: 'explore' })).toBe(true);
  });

  test('and everything of a whole game fits its schema, without a field that the schema does not know', () => {
    const events: unknown[] = [];
    const game = reference.with({ emit: (event) => events.push(event) });
    const state = game.setup({}, 3, 'described');
    const rng = rngFrom('described');
    const shapes = new Set<string>();
    const strange: string[] = [];
    const demand = (schema: TSchema, value: unknown): void => {
      if (!fits(schema, value)) strange.push(JSON.stringify(value));
    };
    for (let open = game.first(state); open !== undefined; open = game.first(state)) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) demand(View, game.view(state, viewer));
      demand(MomentData, game.moment(state));
      demand(OutcomeData, game.preview(state, open.seat));
      for (const question of game.questions(state)) {
        shapes.add(question.shape);
        demand(QuestionData, question);
      }
      for (const each of game.unavailable(state, open.seat)) demand(UnavailableData, each);
      game.apply(state, open.seat, game.sample(state, open, rng));
    }
    for (const event of events) demand(EventData, event);
    demand(OutcomeData, game.outcome(state));
    expect(strange).toEqual([]);
    expect([...shapes].sort()).toEqual(['amounts', 'one-of', 'some-of']);
  });
});
