/** The WebSocket at /api/live: JSON messages told apart by `do`. */
import { type Static, Type } from 'typebox';
import { Command, Done } from './commands.ts';
import { Id, LogNumber, MessageData, Seat, Time } from './data.ts';
import { LIMITS } from './limits.ts';
import { Person } from './people.ts';
import { Change, Position, Step } from './positions.ts';

const strict = { additionalProperties: false } as const;
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

/** Chosen by the client; comes back with the reply. */
const request = Type.Integer({ minimum: 0, maximum: 2 ** 31 });

/** What a client sends. */
export const ClientMessage = Type.Union([
  /** Follow a table. With `after`, the number last seen, the reply tells what happened since. */
  Type.Object(
    {
      do: Type.Literal('subscribe'),
      request,
      table: Id,
      after: Type.Optional(LogNumber),
      invite: Type.Optional(Type.String({ maxLength: 64 })),
    },
    strict,
  ),
  Type.Object({ do: Type.Literal('unsubscribe'), request, table: Id }, strict),
  Type.Object({ do: Type.Literal('command'), request, table: Id, command: Command }, strict),
  Type.Object({ do: Type.Literal('ping'), request }, strict),
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

/** What the server sends. */
export const ServerMessage = Type.Union([
  /** The first message: who the cookie says one is. */
  Type.Object({ do: Type.Literal('hello'), person: nullable(Person), now: Time }),
  /** A whole position, after `subscribe` or whenever the server prefers it to changes. Resets `seq`. */
  Type.Object({
    do: Type.Literal('position'),
    table: Id,
    seq: Type.Integer(),
    position: Position,
    /** What happened after the number the client named. */
    steps: Type.Array(Step),
  }),
  /** What changed in the position. Where `seq` does not follow the last one: subscribe again. */
  Type.Object({
    do: Type.Literal('update'),
    table: Id,
    seq: Type.Integer(),
    n: Type.Integer(),
    changes: Type.Array(Change),
    steps: Type.Array(Step),
  }),
  Type.Object({ do: Type.Literal('chat'), table: Id, line: ChatLine }),
  /** Which seats have somebody connected, and how many watch. */
  Type.Object({
    do: Type.Literal('presence'),
    table: Id,
    seats: Type.Array(Seat),
    spectators: Type.Integer(),
  }),
  /** A request was done; a command is in the log when this comes. */
  Type.Object({ do: Type.Literal('done'), request, done: nullable(Done) }),
  /** A request was refused and changed nothing. */
  Type.Object({ do: Type.Literal('refused'), request, error: MessageData }),
  /** The table can no longer be followed on this connection, as when one is sent away from a private one. */
  Type.Object({ do: Type.Literal('ended'), table: Id, error: MessageData }),
  /** A message could not be read at all, or came too fast. */
  Type.Object({ do: Type.Literal('error'), error: MessageData }),
]);
export type ServerMessage = Static<typeof ServerMessage>;
