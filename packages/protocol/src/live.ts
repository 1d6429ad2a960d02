/** The WebSocket at /api/live: JSON messages told apart by `do`. */
import { type Static, type TSchema, Type } from 'typebox';
import { Command, Done } from './commands.ts';
import { Id, LogNumber, Seat, Time } from './data.ts';
import { MessageData } from './game-data.ts';
import { LIMITS } from './limits.ts';
import { Person } from './people.ts';
import { Change, Position, Step } from './positions.ts';

const strict = { additionalProperties: false } as const;
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

/** Chosen by the client; comes back with the reply. */
export const RequestNumber = Type.Integer({ minimum: 0, maximum: 2 ** 31 });
const request = RequestNumber;

/** What a client sends. */
export const ClientMessage = Type.Union([
  Type.Object(
    {
      do: Type.Literal('subscribe'),
      request,
      table: Id,
      after: Type.Optional(LogNumber),
      invite: Type.Optional(Type.String({ maxLength: 64 })),
    },
    {
      ...strict,
      description:
        'Follow a table. With `after`, the number last seen, the position that comes tells what happened since, of very ' +
        'much only the latest.',
    },
  ),
  Type.Object(
    { do: Type.Literal('unsubscribe'), request, table: Id },
    { ...strict, description: 'Follow a table no longer.' },
  ),
  Type.Object(
    { do: Type.Literal('command'), request, table: Id, command: Command },
    { ...strict, description: 'Ask something of a table, as with POST /api/tables/{id}/commands.' },
  ),
  Type.Object(
    { do: Type.Literal('ping'), request },
    { ...strict, description: 'Is answered with `done`; shows that the line stands.' },
  ),
]);
export type ClientMessage = Static<typeof ClientMessage>;

export const ChatLine = Type.Object({
  id: Type.Integer(),
  at: Time,
  person: Person,
  /** The seat of whoever spoke; null for spectators. */
  seat: nullable(Seat),
  text: Type.String({ maxLength: LIMITS.chat }),
});
export type ChatLine = Static<typeof ChatLine>;

/** GET /api/tables/{id}/chat?after=id */
export const ChatList = Type.Object({ lines: Type.Array(ChatLine) });
export type ChatList = Static<typeof ChatList>;

const message = <K extends string, P extends Record<string, TSchema>>(
  name: K,
  description: string,
  fields: P,
) => Type.Object({ do: Type.Literal(name), ...fields }, { description });

/** What the server sends. */
export const ServerMessage = Type.Union([
  message('hello', 'The first message: who the cookie says one is.', { person: nullable(Person), now: Time }),
  message(
    'position',
    'A whole position, after `subscribe` or whenever the server prefers it to changes; `steps` are what happened ' +
      'after the number the client named. `seq` begins anew. With `anew` the log is no longer the one that was told: ' +
      'whatever was told of it before is to be forgotten, and `steps` begin with its first entry.',
    {
      table: Id,
      seq: Type.Integer(),
      position: Position,
      steps: Type.Array(Step),
      anew: Type.Optional(Type.Literal(true)),
    },
  ),
  message(
    'update',
    'What changed in the position. Where `seq` does not follow the last one: subscribe again.',
    {
      table: Id,
      seq: Type.Integer(),
      n: Type.Integer(),
      changes: Type.Array(Change),
      steps: Type.Array(Step),
    },
  ),
  message('chat', 'Somebody said something.', { table: Id, line: ChatLine }),
  message('presence', 'Which seats have somebody connected, and how many watch.', {
    table: Id,
    seats: Type.Array(Seat),
    spectators: Type.Integer(),
  }),
  message('done', 'A request was done; a command is in the log when this comes.', {
    request,
    done: nullable(Done),
  }),
  message('refused', 'A request was refused and changed nothing.', { request, error: MessageData }),
  message(
    'ended',
    'The table can no longer be followed on this connection, as when one is sent away from a private one.',
    { table: Id, error: MessageData },
  ),
  message('error', 'A message without a number could not be read, or came too fast.', { error: MessageData }),
]);
export type ServerMessage = Static<typeof ServerMessage>;
