/** Tables: how one is made, and what everybody may know about it besides the game itself. */
import { type Static, Type } from 'typebox';
import { Id, Seat, Slug, Time } from './data.ts';
import { MessageData, OutcomeData } from './game-data.ts';
import { LIMITS } from './limits.ts';
import { Person } from './people.ts';

const strict = { additionalProperties: false } as const;
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

/**
 * open: listed, anybody joins and watches. link: not listed, anybody with the address watches, joining takes the
 * invitation. private: joining takes the invitation, and nobody else sees anything.
 */
export const Visibility = Type.Union([Type.Literal('open'), Type.Literal('link'), Type.Literal('private')]);
export type Visibility = Static<typeof Visibility>;

/**
 * What helps people at a table: hints of a bot, for whoever asks; proposals alone, such as the cheapest payment or the best
 * order; or nothing. It counts among people: whoever plays against bots alone may have any help.
 */
export const Help = Type.Union([Type.Literal('hints'), Type.Literal('proposals'), Type.Literal('none')]);
export type Help = Static<typeof Help>;

/** live: a bank of seconds per seat, and some more after each turn. days: so many for each turn. */
export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, strict),
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 1, maximum: 86_400, description: 'Seconds per seat.' }),
      increment: Type.Integer({ minimum: 0, maximum: 3_600, description: 'Seconds after each turn.' }),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) }, strict),
]);
export type Clock = Static<typeof Clock>;

/** Who sits in seat 0 when the game starts; the others follow clockwise. */
export const First = Type.Union([
  Type.Object({ by: Type.Literal('chance') }, strict),
  Type.Object({ by: Type.Literal('choice'), seat: Seat }, strict),
]);
export type First = Static<typeof First>;

const Mark = Type.Integer({ minimum: 0, maximum: 15, description: 'The colour and mark of the seat.' });

export const SeatRequest = Type.Union([
  Type.Object({ kind: Type.Literal('person'), mark: Type.Optional(Mark) }, strict),
  Type.Object({ kind: Type.Literal('bot'), bot: Slug, mark: Type.Optional(Mark) }, strict),
]);
export type SeatRequest = Static<typeof SeatRequest>;

export const Nonce = Type.String({ minLength: 1, maxLength: LIMITS.nonce });

/** POST /api/tables. Whoever makes the table sits down at the first seat for people. */
export const TableRequest = Type.Object(
  {
    game: Slug,
    /** Missing options take their defaults. */
    options: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 64 }),
        Type.Union([Type.String({ maxLength: 64 }), Type.Boolean(), Type.Number()]),
        { maxProperties: 64 },
      ),
    ),
    seats: Type.Array(SeatRequest, { minItems: 1, maxItems: 16 }),
    visibility: Type.Optional(Visibility),
    clock: Type.Optional(Clock),
    first: Type.Optional(First),
    help: Type.Optional(Help),
    /** A seed typed by a person makes a table without a fair deal, and so without other people. */
    seed: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    /** The maker's nonce for the fair deal. */
    nonce: Type.Optional(Nonce),
    /** Start at once where every seat is taken. */
    start: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type TableRequest = Static<typeof TableRequest>;

export const SeatInfo = Type.Object({
  seat: Seat,
  mark: Type.Integer(),
  /** What sits here: nobody yet, a person, or a bot by arrangement. */
  kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
  person: nullable(Person),
  /** The bot that sits here, or that plays on for a person. */
  bot: nullable(Slug),
  /** Why a bot plays on for the person; null while they play themselves. They may come back at any time. */
  away: nullable(
    Type.Union([
      Type.Literal('expired'),
      Type.Literal('resigned'),
      Type.Literal('left'),
      Type.Literal('vanished'),
    ]),
  ),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const TableStatus = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('playing'),
  Type.Literal('finished'),
  Type.Literal('cancelled'),
]);
export type TableStatus = Static<typeof TableStatus>;

/** A request to go back beyond an information barrier; done when every seated person agrees. */
export const UndoVote = Type.Object({
  /** The number of the entry in the log; a vote names the proposal it was shown. */
  proposal: Type.Integer(),
  by: Seat,
  /** How many answers would remain. */
  to: Type.Integer({ minimum: 0 }),
  agreed: Type.Array(Seat),
});
export type UndoVote = Static<typeof UndoVote>;

/** What everybody who may look at the table knows about it. */
export const TableInfo = Type.Object({
  id: Id,
  game: Slug,
  rules: Type.Integer({ description: 'The version of the rules this table is played by.' }),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean(), Type.Number()])),
  status: TableStatus,
  visibility: Visibility,
  clock: Clock,
  first: First,
  help: Help,
  host: Id,
  seats: Type.Array(SeatInfo),
  created: Time,
  started: nullable(Time),
  finished: nullable(Time),
  paused: Type.Boolean(),
  /** Who asks for a pause; it begins when every seated person does. */
  pauseVotes: Type.Array(Seat),
  undoVote: nullable(UndoVote),
  /** Bots that gave no answer when they were asked last, each with the one that answered in its place. */
  replaced: Type.Array(Type.Object({ seat: Seat, bot: Slug, spare: Slug })),
  /** The hash of the server's secret, published before any nonce is taken; null where a seed was typed. */
  commitment: nullable(Type.String()),
  /** The table on which they play again. */
  rematch: nullable(Id),
});
export type TableInfo = Static<typeof TableInfo>;

/** A row of the lobby's lists. */
export const TableSummary = Type.Object({
  id: Id,
  game: Slug,
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean(), Type.Number()])),
  status: TableStatus,
  visibility: Visibility,
  clock: Clock,
  seats: Type.Array(SeatInfo),
  n: Type.Integer(),
  /** The seats that must decide now. */
  deciding: Type.Array(Seat),
  paused: Type.Boolean(),
  /** When something happened last. */
  updated: Time,
  /** It was begun with earlier rules, which the server no longer has: it cannot go on. */
  older: Type.Boolean(),
  /** The seat of whoever asks. */
  mine: nullable(Seat),
  /** At the end. */
  outcome: nullable(OutcomeData),
});
export type TableSummary = Static<typeof TableSummary>;

export const TableListName = Type.Union([
  Type.Literal('open'),
  Type.Literal('mine'),
  Type.Literal('live'),
  Type.Literal('finished'),
]);
export type TableListName = Static<typeof TableListName>;

/** GET /api/tables?list=open: the newest first; `before` asks for the next page. */
export const TableListRequest = Type.Object(
  {
    list: TableListName,
    game: Type.Optional(Slug),
    before: Type.Optional(Type.String({ maxLength: 64, pattern: '^[0-9]{1,16}\\.[A-Za-z0-9]{4,32}$' })),
  },
  strict,
);
export type TableListRequest = Static<typeof TableListRequest>;

export const TableList = Type.Object({
  tables: Type.Array(TableSummary),
  /** What to pass as `before` for the next page; null at the end. */
  next: nullable(Type.String()),
});
export type TableList = Static<typeof TableList>;

/** GET and POST /api/tables/:id/review. */
export const ReviewState = Type.Object({
  review: nullable(
    Type.Unknown({
      description: 'Chances to win along the game and what a bot says of its decisions, so far.',
    }),
  ),
  made: Type.Boolean({ description: 'Whether every decision has been looked at.' }),
});
export type ReviewState = Static<typeof ReviewState>;

/** POST /api/tables answers with the new table and, for tables not open, the invitation to pass on. */
export const TableCreated = Type.Object({ id: Id, n: Type.Integer(), invite: nullable(Type.String()) });
export type TableCreated = Static<typeof TableCreated>;

export const Problem = Type.Object({ error: MessageData }, { description: 'Why it was not done.' });
export type Problem = Static<typeof Problem>;
