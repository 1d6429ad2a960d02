/**
 * What a person may ask of a table. The same commands go over HTTP (POST /api/tables/{id}/commands) and over the
 * WebSocket.
 */
import { type Static, type TSchema, Type } from 'typebox';
import { AnswerData, ChoiceData, Id, Seat, Slug } from './data.ts';
import { LIMITS } from './limits.ts';
import { Nonce } from './tables.ts';

const strict = { additionalProperties: false } as const;

/** Made up by the client; a command that comes again under the same key is done once and acknowledged again. */
const key = Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.key }));

const command = <K extends string, P extends Record<string, TSchema>>(name: K, fields: P) =>
  Type.Object({ do: Type.Literal(name), ...fields }, strict);

/**
 * What a seat leaves to be answered by itself when a question of that name comes: an exact choice, or the option that
 * brings most without costing more than given. Tried in order; dropped with a notice when no longer legal.
 */
export const Policy = Type.Union([
  Type.Object(
    {
      question: Type.String({ minLength: 1, maxLength: 80 }),
      choose: ChoiceData,
      /** Once, as a premove, or whenever the question comes. */
      times: Type.Union([Type.Literal('once'), Type.Literal('always')]),
    },
    strict,
  ),
  Type.Object(
    {
      question: Type.String({ minLength: 1, maxLength: 80 }),
      /** The most that may be spent of each resource; what is not named may not be spent. */
      spend: Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 0, maximum: 1000 }), {
        maxProperties: 16,
      }),
      times: Type.Union([Type.Literal('once'), Type.Literal('always')]),
    },
    strict,
  ),
]);
export type Policy = Static<typeof Policy>;

export const Command = Type.Union([
  /** Sits down: in that seat, or in the first free one. */
  command('join', {
    seat: Type.Optional(Seat),
    invite: Type.Optional(Type.String({ maxLength: 64 })),
    nonce: Type.Optional(Nonce),
  }),
  /** Gets up. In a running game a bot plays on. When the maker of a waiting table leaves, it is cancelled. */
  command('leave', {}),
  /** The maker puts a bot into a free seat, or with null frees a bot's seat or sends somebody away. */
  command('seat', { seat: Seat, bot: Type.Union([Slug, Type.Null()]) }),
  /** The maker starts the game; every seat must be taken. */
  command('start', {}),
  /** One answer, or a plan of several for one's own consecutive questions: all or none, up to the first surprise. */
  command('answer', { answers: Type.Array(AnswerData, { minItems: 1, maxItems: LIMITS.plan }), key }),
  /** Takes back one's own last answer, within the information barrier. */
  command('undo', { key }),
  command('redo', { key }),
  /** Asks the others to go back to where `to` answers remain. */
  command('proposeUndo', { to: Type.Integer({ minimum: 0, maximum: 100_000 }) }),
  command('voteUndo', { agree: Type.Boolean() }),
  /** Replaces all policies of one's seat. */
  command('policies', { policies: Type.Array(Policy, { maxItems: LIMITS.policies }) }),
  /** A bot plays on. */
  command('resign', {}),
  /** Takes one's seat back from the bot. */
  command('return', {}),
  /** Asks for a pause, or takes that back. */
  command('pause', { agree: Type.Boolean() }),
  /** Ends a pause. */
  command('resume', {}),
  /** Lets a bot play on for somebody who must decide but has been away for ten minutes. */
  command('claim', { seat: Seat }),
  /** A new table with the same game, options and people; once per table. */
  command('rematch', {}),
  command('chat', { text: Type.String({ minLength: 1, maxLength: LIMITS.chat, pattern: '\\S' }) }),
]);
export type Command = Static<typeof Command>;

/** A command was done, and is in the log up to this number. */
export const Done = Type.Object({
  n: Type.Integer(),
  /** Of a plan: how many answers were left because something new had shown. */
  left: Type.Optional(Type.Integer()),
  /** Of a rematch: the new table. */
  table: Type.Optional(Id),
});
export type Done = Static<typeof Done>;
