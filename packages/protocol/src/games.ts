/** What can be played. */
import type { OptionFields } from '@orrery/kernel';
import { type Static, Type } from 'typebox';
import { Slug } from './data.ts';
import { MessageData } from './game-data.ts';

export const BotInfo = Type.Object({ id: Slug, name: MessageData });
export type BotInfo = Static<typeof BotInfo>;

/** A game with all a form for a new table needs. */
export const GameInfo = Type.Object({
  id: Slug,
  name: MessageData,
  /** The version of the rules that new tables get. */
  rules: Type.Integer(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Unsafe<OptionFields>(Type.Record(Type.String(), Type.Unknown())),
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
