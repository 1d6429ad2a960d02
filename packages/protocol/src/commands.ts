/**
 * What a person may ask of a table. The same commands go over HTTP (POST /api/tables/{id}/commands) and over the
 * WebSocket.
 */
import { type Static, type TSchema, Type } from 'typebox';
import { Id, Seat, Slug } from './data.ts';
import { AnswerData, ChoiceData } from './game-data.ts';
import { LIMITS } from './limits.ts';
import { Nonce } from './tables.ts';

const strict = { additionalProperties: false } as const;

const key = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: LIMITS.key,
    description:
      'Made up by the client; a command that comes again under the same key is done once and acknowledged again.',
  }),
);

const command = <K extends string, P extends Record<string, TSchema>>(
  name: K,
  description: string,
  fields: P,
) => Type.Object({ do: Type.Literal(name), ...fields }, { ...strict, description });

const question = Type.String({ minLength: 1, maxLength: 80, description: 'The name of a question.' });
const times = Type.Union([Type.Literal('once'), Type.Literal('always')], {
  description: 'Once, as a premove, or whenever the question comes.',
});

/**
 * What a seat leaves to be answered by itself when a question of that name comes: an exact choice, or the option that
 * brings most without costing more than given. Tried in order; dropped with a notice when no longer legal.
 */
export const Policy = Type.Union([
  Type.Object({ question, choose: ChoiceData, times }, { ...strict, description: 'This very choice.' }),
  Type.Object(
    {
      question,
      spend: Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 0, maximum: 1000 }), {
        maxProperties: 16,
        description: 'The most that may be spent of each resource; what is not named may not be spent.',
      }),
      above: Type.Optional(
        Type.Literal('ask', {
          description:
            'Where an option that costs more would bring more, the question is left to the person.',
        }),
      ),
      times,
    },
    { ...strict, description: 'The option that brings most without costing more.' },
  ),
]);
export type Policy = Static<typeof Policy>;

export const Command = Type.Union([
  command('join', 'Sits down: in that seat, or in the first free one.', {
    seat: Type.Optional(Seat),
    invite: Type.Optional(Type.String({ maxLength: 64 })),
    nonce: Type.Optional(Nonce),
  }),
  command(
    'leave',
    'Gets up. In a running game a bot plays on. When the maker of a waiting table leaves, it is cancelled.',
    {},
  ),
  command(
    'seat',
    "The maker puts a bot into a free seat, or with null frees a bot's seat or sends somebody away.",
    { seat: Seat, bot: Type.Union([Slug, Type.Null()]) },
  ),
  command(
    'start',
    'The maker starts the game; every seat must be taken. A nonce given here comes after the commitment was seen.',
    { nonce: Type.Optional(Nonce) },
  ),
  command(
    'answer',
    "One answer, or a plan of several for one's own consecutive questions: all or none, up to the first surprise.",
    { answers: Type.Array(AnswerData, { minItems: 1, maxItems: LIMITS.plan }), key },
  ),
  command(
    'undo',
    "Takes back one's own last answer, within the information barrier; against bots alone everything since.",
    { key },
  ),
  command('redo', "Gives one's own answer that was taken back last again.", { key }),
  command('proposeUndo', 'Asks the others to go back to where `to` answers remain.', {
    to: Type.Integer({ minimum: 0, maximum: 100_000 }),
  }),
  command('voteUndo', 'Agrees to going back, or ends the vote; names the proposal that was seen.', {
    proposal: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
    agree: Type.Boolean(),
  }),
  command('policies', "Replaces all policies of one's seat.", {
    policies: Type.Array(Policy, { maxItems: LIMITS.policies }),
  }),
  command('resign', 'Gives the seat up; a bot plays on.', {}),
  command('return', "Takes one's seat back from the bot.", {}),
  command('pause', 'Asks for a pause, or takes that back. It begins when everybody who plays asks for it.', {
    agree: Type.Boolean(),
  }),
  command('resume', 'Ends a pause.', {}),
  command(
    'claim',
    'Lets a bot play on for somebody who must decide but has shown no sign of life for ten minutes.',
    { seat: Seat },
  ),
  command(
    'end',
    'Ends a table that was begun with rules which the server no longer has; any of its players may. Its record can then be had.',
    {},
  ),
  command('rematch', 'A new table with the same game, options and people; once per table.', {}),
  command('chat', 'Says something to everybody at the table and to those who watch.', {
    text: Type.String({ minLength: 1, maxLength: LIMITS.chat, pattern: '\\S' }),
  }),
]);
export type Command = Static<typeof Command>;

export const Done = Type.Object(
  {
    n: Type.Integer(),
    notGiven: Type.Optional(
      Type.Integer({
        description: 'Of a plan: how many answers were not given because something new had shown.',
      }),
    ),
    table: Type.Optional(
      Type.Unsafe<Static<typeof Id>>({ ...Id, description: 'Of a rematch: the new table.' }),
    ),
  },
  { description: 'The command was done, and is in the log up to this number.' },
);
export type Done = Static<typeof Done>;
