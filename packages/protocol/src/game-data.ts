/**
 * The kernel's own data as it travels, completely. What the server sends is described; what it receives is also bounded.
 * Each schema has the kernel's type as its own and is compared with it, so that neither can gain a field alone.
 */
import type {
  Answer,
  Choice,
  CoreView,
  GameEvent,
  Moment as KernelMoment,
  Question as KernelQuestion,
  Unavailable as KernelUnavailable,
  Message,
  Outcome,
  Plain,
} from '@orrery/kernel';
import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';
import { Seat } from './data.ts';
import { LIMITS } from './limits.ts';

/** A type written out, so that two are the same type where they have the same fields. */
type WrittenOut<T> = T extends readonly (infer Item)[]
  ? readonly WrittenOut<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: WrittenOut<T[K]> }
    : T;

type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The schema, if it describes exactly this type of the kernel's. */
export type Describing<T, S extends TSchema> =
  Identical<WrittenOut<Static<S>>, WrittenOut<T>> extends true ? S : never;

const describing =
  <T>() =>
  <S extends TSchema>(schema: Describing<T, S>): TUnsafe<T> =>
    Type.Unsafe<T>(schema);

/** The part that every view has; what the game adds is open. */
const viewing = <S extends TSchema>(schema: Describing<CoreView, S>): TUnsafe<object & CoreView> =>
  Type.Unsafe<object & CoreView>(schema);

const strict = { additionalProperties: false } as const;
const told = (description: string) => ({ ...strict, description });

const plain = Type.Unsafe<Plain>(Type.Unknown({ description: 'Any JSON value.' }));
const itemKey = Type.String({ maxLength: 64 });

const innerMessage = Type.Unsafe<Message>(
  Type.Object(
    { key: Type.String(), args: Type.Optional(Type.Record(Type.String(), Type.Unknown())) },
    told('A message again, with arguments of the same kinds.'),
  ),
);

/** A key of a catalogue and its arguments; the client puts it into words. */
export const MessageData = describing<Message>()(
  Type.Object(
    {
      key: Type.String(),
      args: Type.Optional(
        Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), innerMessage])),
      ),
    },
    told('What to say: a key of a catalogue and its arguments, which may be messages.'),
  ),
);

const picks = Type.Array(plain, { maxItems: LIMITS.picks });
const amounts = Type.Record(itemKey, Type.Integer({ minimum: 0, maximum: 100_000 }), { maxProperties: 64 });

/** What is chosen, in the shape of its question. */
export const ChoiceData = describing<Choice>()(
  Type.Union([
    Type.Object({ pick: plain }, told('One of the options, by its value.')),
    Type.Object({ picks }, told('Some of the items, by their values.')),
    Type.Object({ amounts }, told('How many of each part, by its id.')),
  ]),
);

const question = Type.Integer({ minimum: 0, description: 'The id of the question that is answered.' });

/** A choice together with the id of the question it answers. */
export const AnswerData = describing<Answer>()(
  Type.Union([
    Type.Object({ question, pick: plain }, told('One of the options, by its value.')),
    Type.Object({ question, picks }, told('Some of the items, by their values.')),
    Type.Object({ question, amounts }, told('How many of each part, by its id.')),
  ]),
);

export const MomentData = describing<KernelMoment>()(
  Type.Object(
    {
      unit: Type.Union([Type.Literal('round'), Type.Literal('generation'), Type.Literal('night')]),
      n: Type.Integer({ minimum: 0, description: 'From 1; 0 is what comes before the first.' }),
      phase: Type.Optional(
        Type.String({ description: "The game's own id of the phase; absent when the game is over." }),
      ),
    },
    told('When something happens, as the game counts its time.'),
  ),
);

const counted = (description: string) =>
  Type.Optional(Type.Record(Type.String(), Type.Number(), { description }));

/** What is shown of anything that can be chosen. */
const facts = {
  text: MessageData,
  target: Type.Optional(
    Type.Unsafe<Plain>(
      Type.Unknown({ description: "The thing on the table that it points at, in the game's own words." }),
    ),
  ),
  cost: counted('What it costs, by resource.'),
  gain: counted('What it brings, by resource.'),
};

const option = Type.Object(
  { value: plain, ...facts },
  told('Something that can be chosen: give its `value` in the answer.'),
);

const part = Type.Object(
  {
    id: Type.String(),
    max: Type.Integer({ minimum: 0, description: 'From 0 to this many may be given.' }),
    worth: Type.Number({ description: 'What one of it counts toward the total.' }),
    ...facts,
  },
  told('Something of which an amount can be given, under its `id`.'),
);

const head = {
  id: Type.Integer({ minimum: 0 }),
  seat: Seat,
  name: Type.String({ description: 'What kind of question it is, for policies and for boards.' }),
  args: Type.Record(Type.String(), plain, {
    description: 'What the rules ask it with: the card it is about, how often it was asked. No secret.',
  }),
  text: MessageData,
  answered: Type.Boolean({
    description: 'A sealed question that is answered may be answered anew until the last answer is in.',
  }),
};
const restricted = Type.Boolean({ description: 'Not everything within the bounds is legal.' });

export const QuestionData = describing<KernelQuestion>()(
  Type.Union([
    Type.Object(
      { ...head, shape: Type.Literal('one-of'), options: Type.Array(option) },
      told('One of the options.'),
    ),
    Type.Object(
      {
        ...head,
        shape: Type.Literal('some-of'),
        items: Type.Array(option),
        min: Type.Integer({ minimum: 0 }),
        max: Type.Integer({ minimum: 0 }),
        ordered: Type.Boolean({ description: 'Their order matters.' }),
        restricted,
        proposals: Type.Array(Type.Array(plain), { description: 'Good answers, the best first.' }),
      },
      told('Between `min` and `max` of the items.'),
    ),
    Type.Object(
      {
        ...head,
        shape: Type.Literal('amounts'),
        parts: Type.Array(part),
        min: Type.Number(),
        max: Type.Number(),
        restricted,
        proposal: Type.Record(Type.String(), Type.Number(), { description: 'A legal answer.' }),
      },
      told('Amounts of the parts whose worth together lies between `min` and `max`.'),
    ),
  ]),
);

export const UnavailableData = describing<KernelUnavailable>()(
  Type.Object(
    { value: plain, ...facts, reason: MessageData },
    told('Something that exists but cannot be chosen now, and why.'),
  ),
);

/** Something that happened, as the viewer may know it. */
export const EventData = describing<GameEvent>()(
  Type.Object(
    {
      do: Type.String({ description: 'What kind of thing happened.' }),
      seat: Type.Union([Seat, Type.Null()], { description: 'To whom; null for the whole table.' }),
      what: Type.String({ description: 'Of what: a resource, a card, a tile.' }),
      amount: Type.Number(),
      source: Type.String({ description: 'The rule, card or action it came from.' }),
      detail: Type.Optional(Type.Unsafe<Plain>(Type.Unknown({ description: 'Further public facts.' }))),
      private: Type.Optional(
        Type.Unsafe<Plain>(Type.Unknown({ description: 'What only that seat may know.' })),
      ),
    },
    told('Something that happened, as the viewer may know it.'),
  ),
);

const scoreLine = Type.Object(
  {
    source: MessageData,
    points: Type.Number(),
    atEnd: Type.Optional(
      Type.Literal(true, { description: 'Only in a preview: not scored yet, but counted if it ended now.' }),
    ),
  },
  told('Points and where they came from.'),
);

const standing = Type.Object(
  {
    seat: Seat,
    place: Type.Integer({ minimum: 1, description: 'Seats that nothing tells apart share a place.' }),
    score: Type.Number(),
    tiebreak: Type.Array(Type.Number(), {
      description: 'What decides between equal scores, most important first; higher is better.',
    }),
    breakdown: Type.Array(scoreLine),
  },
  strict,
);

const rival = Type.Object(
  { name: MessageData, score: Type.Number(), breakdown: Type.Array(scoreLine) },
  told('An opponent that the game plays itself and that takes no seat.'),
);

export const OutcomeData = describing<Outcome>()(
  Type.Object(
    {
      standings: Type.Array(standing),
      rival: Type.Optional(rival),
      lost: Type.Optional(MessageData),
      drawn: Type.Optional(MessageData),
    },
    told(
      'The standings from first to last; `rival` where the game plays an opponent of its own, `lost` where the game itself has beaten everybody, `drawn` where neither has won.',
    ),
  ),
);

const Agenda = Type.Unsafe<CoreView['agenda']>(
  Type.Object(
    {
      stack: Type.Array(
        Type.Object(
          { do: Type.String() },
          { additionalProperties: true, description: 'A step or a question.' },
        ),
      ),
      serial: Type.Integer(),
    },
    told('What is still to be done, for engines that go on from the view. Clients need not look into it.'),
  ),
);

/** The game as one viewer may know it. */
export const View = viewing(
  Type.Object(
    {
      viewer: Type.Union([Seat, Type.Literal('spectator')]),
      deciding: Type.Array(Seat, { description: 'Who must choose now.' }),
      chosen: Type.Array(Seat, {
        description: 'Who has answered a sealed question and waits for the others.',
      }),
      choice: Type.Optional(AnswerData),
      moment: Type.Optional(MomentData),
      agenda: Agenda,
    },
    {
      additionalProperties: true,
      description: "The game as one viewer may know it; all further fields are the game's own.",
    },
  ),
);
