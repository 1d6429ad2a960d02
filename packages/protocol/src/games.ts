/** What can be played. */
import type { OptionFields } from '@orrery/kernel';
import { type Static, Type } from 'typebox';
import { Slug } from './data.ts';
import { MessageData } from './game-data.ts';

export const BotInfo = Type.Object({ id: Slug, name: MessageData });
export type BotInfo = Static<typeof BotInfo>;

const strict = { additionalProperties: false } as const;

/** What every option of a game has, whatever its kind. */
const optionField = {
  text: MessageData,
  seats: Type.Optional(
    Type.Object(
      { min: Type.Integer(), max: Type.Integer() },
      { ...strict, description: 'The seat counts for which it is offered; otherwise its default holds.' },
    ),
  ),
  only: Type.Optional(
    Type.Object(
      { option: Type.String(), value: Type.Union([Type.String(), Type.Boolean()]) },
      { ...strict, description: 'The value of another option with which it is offered.' },
    ),
  ),
  refusal: Type.Optional(MessageData),
};
const beginner = { description: 'For somebody who plays for the first time, where that is not the default.' };
const optionValue = Type.Object(
  { value: Type.String(), text: MessageData, note: Type.Optional(MessageData) },
  strict,
);

const Options = Type.Unsafe<OptionFields>(
  Type.Record(
    Type.String(),
    Type.Union([
      Type.Object(
        {
          ...optionField,
          kind: Type.Literal('choice'),
          values: Type.Array(optionValue),
          default: Type.String(),
          beginner: Type.Optional(Type.String(beginner)),
        },
        { ...strict, description: 'One of the values.' },
      ),
      Type.Object(
        {
          ...optionField,
          kind: Type.Literal('toggle'),
          default: Type.Boolean(),
          beginner: Type.Optional(Type.Boolean(beginner)),
        },
        { ...strict, description: 'On or off.' },
      ),
      Type.Object(
        {
          ...optionField,
          kind: Type.Literal('number'),
          min: Type.Number(),
          max: Type.Number(),
          default: Type.Number(),
        },
        { ...strict, description: 'A number within bounds.' },
      ),
    ]),
  ),
);

/** A game with all a form for a new table needs. */
export const GameInfo = Type.Object({
  id: Slug,
  name: MessageData,
  /** The version of the rules that new tables get. */
  rules: Type.Integer(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Options,
  /** The strongest first. */
  bots: Type.Array(BotInfo),
  /** False for games that are played by those who ask by name only. */
  listed: Type.Boolean(),
});
export type GameInfo = Static<typeof GameInfo>;

/** GET /api/about: what players may want to know of the server itself. */
export const About = Type.Object({
  /** Where to write to whoever runs it; null where they do not say. */
  contact: Type.Union([Type.String(), Type.Null()]),
});
export type About = Static<typeof About>;

export const GameList = Type.Object({ games: Type.Array(GameInfo) });
export type GameList = Static<typeof GameList>;
