/** The kernel's own data as it travels. What the server sends is described; what it receives is also bounded. */
import type {
  Answer,
  Choice,
  CoreView,
  GameEvent,
  Question as KernelQuestion,
  Unavailable as KernelUnavailable,
  Message,
  Outcome,
  Plain,
} from '@orrery/kernel';
import { Type } from 'typebox';
import { LIMITS } from './limits.ts';

const loose = { additionalProperties: true } as const;
const strict = { additionalProperties: false } as const;

/** A public id of a table or a person: letters and digits. Knowing one gives no right to anything. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9]{4,32}$' });
/** The id of a game or a bot. */
export const Slug = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
export const Name = Type.String({ minLength: 1, maxLength: LIMITS.name, pattern: '\\S' });
export const Seat = Type.Integer({ minimum: 0, maximum: 15 });
/** Milliseconds since 1970, by the server's clock. */
export const Time = Type.Integer({ minimum: 0 });
/** How many entries the table's log has. */
export const LogNumber = Type.Integer({ minimum: 0, maximum: 10_000_000 });

/** A key of a catalogue and its arguments; the client puts it into words. */
export const MessageData = Type.Unsafe<Message>(
  Type.Object(
    { key: Type.String(), args: Type.Optional(Type.Record(Type.String(), Type.Unknown())) },
    { ...loose, description: 'What to say: a key of a catalogue and its arguments, which may be messages.' },
  ),
);

const plain = Type.Unsafe<Plain>(Type.Unknown({ description: 'Any JSON value.' }));
const itemKey = Type.String({ maxLength: 64 });

const picks = Type.Array(plain, { maxItems: LIMITS.picks });
const amounts = Type.Record(itemKey, Type.Integer({ minimum: 0, maximum: 100_000 }), { maxProperties: 64 });

/** What is chosen, in the shape of its question. */
export const ChoiceData = Type.Unsafe<Choice>(
  Type.Union([
    Type.Object({ pick: plain }, strict),
    Type.Object({ picks }, strict),
    Type.Object({ amounts }, strict),
  ]),
);

const question = Type.Integer({ minimum: 0 });

/** A choice together with the id of the question it answers. */
export const AnswerData = Type.Unsafe<Answer>(
  Type.Union([
    Type.Object({ question, pick: plain }, strict),
    Type.Object({ question, picks }, strict),
    Type.Object({ question, amounts }, strict),
  ]),
);

/** The game as one viewer may know it; its shape belongs to the game. */
export const View = Type.Unsafe<object & CoreView>(
  Type.Object({ viewer: Type.Unknown(), agenda: Type.Unknown() }, loose),
);

export const QuestionData = Type.Unsafe<KernelQuestion>(
  Type.Object(
    {
      id: Type.Integer(),
      seat: Seat,
      name: Type.String(),
      text: MessageData,
      answered: Type.Boolean(),
      shape: Type.Union([Type.Literal('one-of'), Type.Literal('some-of'), Type.Literal('amounts')]),
    },
    loose,
  ),
);

export const UnavailableData = Type.Unsafe<KernelUnavailable>(
  Type.Object({ value: plain, text: MessageData, reason: MessageData }, loose),
);

/** Something that happened, as the viewer may know it. */
export const EventData = Type.Unsafe<GameEvent>(
  Type.Object(
    {
      do: Type.String(),
      seat: Type.Union([Seat, Type.Null()]),
      what: Type.String(),
      amount: Type.Number(),
      source: Type.String(),
    },
    loose,
  ),
);

/** Standings with where the points came from; `lost` where the game itself has beaten everybody. */
export const OutcomeData = Type.Unsafe<Outcome>(
  Type.Object({ standings: Type.Array(Type.Object({}, loose)), lost: Type.Optional(MessageData) }, loose),
);
