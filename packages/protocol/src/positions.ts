/** What one viewer sees of a table at one moment, and the changes from one to the next. */
import type { Plain } from '@orrery/kernel';
import { type Static, Type } from 'typebox';
import { Policy } from './commands.ts';
import { Seat, Time } from './data.ts';
import {
  EventData,
  MessageData,
  MomentData,
  OutcomeData,
  QuestionData,
  UnavailableData,
  View,
} from './game-data.ts';
import { TableInfo } from './tables.ts';

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

export const SeatClock = Type.Object({
  /** Milliseconds at the time of the position; null where the table has no clock. */
  remaining: nullable(Type.Integer()),
  running: Type.Boolean(),
});
export type SeatClock = Static<typeof SeatClock>;

export const SeatPolicies = Type.Object({
  policies: Type.Array(Policy),
  /** Those that were no longer legal when their question came, with the reason. */
  dropped: Type.Array(Type.Object({ policy: Policy, reason: MessageData })),
});
export type SeatPolicies = Static<typeof SeatPolicies>;

/** Everything a table screen shows: the table, the view, the open question. */
export const Position = Type.Object({
  /** The number of entries in the table's log. */
  n: Type.Integer(),
  at: Time,
  table: TableInfo,
  /** The viewer's seat; null for spectators. */
  seat: nullable(Seat),
  /** Null until the game starts. */
  view: nullable(View),
  /** The viewer's own open question, also a sealed one that is answered and may be answered anew. */
  question: nullable(QuestionData),
  unavailable: Type.Array(UnavailableData),
  /** The seats that must decide now. */
  deciding: Type.Array(Seat),
  clocks: Type.Array(SeatClock),
  /** How many answers the game has had, those taken back not counted. */
  answers: Type.Integer(),
  canUndo: Type.Boolean(),
  canRedo: Type.Boolean(),
  /** Every other seat is a bot's: undo takes back everything since one's own last answer, whatever has shown. */
  undoFreely: Type.Boolean(),
  /** The viewer's own. */
  policies: SeatPolicies,
  /** The result if the game ended now, as far as the viewer may know it. */
  preview: nullable(OutcomeData),
  /** At the end. */
  outcome: nullable(OutcomeData),
});
export type Position = Static<typeof Position>;

/** One answer and what it brought about, as the viewer may know it. */
export const ToldMove = Type.Object({
  /** Names the answer for as long as the table lives: number of the log entry and place within it. */
  id: Type.String(),
  seat: Seat,
  /** Who answered: the person, their policy, or a bot. */
  by: Type.Union([Type.Literal('person'), Type.Literal('policy'), Type.Literal('bot')]),
  events: Type.Array(EventData),
  /** After it; null where the game counts no time. */
  moment: nullable(MomentData),
});
export type ToldMove = Static<typeof ToldMove>;

/** One entry of the table's log, as the viewer may know it. */
export const Step = Type.Object({
  n: Type.Integer(),
  at: Time,
  do: Type.Union([
    Type.Literal('created'),
    Type.Literal('seated'),
    Type.Literal('left'),
    Type.Literal('cancelled'),
    Type.Literal('started'),
    Type.Literal('answered'),
    Type.Literal('undone'),
    Type.Literal('redone'),
    Type.Literal('undoProposed'),
    Type.Literal('undoVoted'),
    Type.Literal('rewound'),
    Type.Literal('takenOver'),
    Type.Literal('returned'),
    Type.Literal('pauseVoted'),
    Type.Literal('resumed'),
    Type.Literal('rematched'),
  ]),
  /** Whose doing it was; null where nobody's. */
  seat: nullable(Seat),
  /** What was answered, or answered again. */
  moves: Type.Array(ToldMove),
  /** The ids of answers that no longer count. */
  taken: Type.Array(Type.String()),
  /** With the start of the game: what happened before the first answer, and the moment of the first question. */
  setup: Type.Optional(Type.Object({ events: Type.Array(EventData), moment: nullable(MomentData) })),
  /** Why a bot took over. */
  why: Type.Optional(Type.String()),
});
export type Step = Static<typeof Step>;

/** GET /api/tables/{id}/log?after=n: what happened since, oldest first. */
export const StepList = Type.Object({ n: Type.Integer(), steps: Type.Array(Step) });
export type StepList = Static<typeof StepList>;

/** Part of a value that is another now: `['view', 'hands', 0]` is `to`; without `to` it is gone. */
export const Change = Type.Object({
  path: Type.Array(Type.Union([Type.String(), Type.Integer()])),
  to: Type.Optional(Type.Unsafe<Plain>(Type.Unknown())),
});
export type Change = Static<typeof Change>;

/** GET /api/tables/{id}/positions/{n}: an earlier moment, as the viewer was allowed to see it. */
export const PastPosition = Type.Object({
  n: Type.Integer(),
  view: nullable(View),
  deciding: Type.Array(Seat),
  answers: Type.Integer(),
});
export type PastPosition = Static<typeof PastPosition>;

/** GET /api/tables/{id}/deal: with the secret and all nonces once the game is over. */
export const DealInfo = Type.Object({
  /** Null where a person typed the seed. */
  commitment: nullable(Type.String()),
  revealed: nullable(
    Type.Object({
      secret: nullable(Type.String()),
      /** In the order of the places before the first seat was chosen. */
      nonces: Type.Array(Type.String()),
      seed: Type.String(),
      /** The place that became seat 0. */
      first: Seat,
      /** Mixed in where people went back to before something showed, each with the number of its entry in the log. */
      again: Type.Array(Type.Object({ n: Type.Integer(), nonce: Type.String() })),
    }),
  ),
});
export type DealInfo = Static<typeof DealInfo>;
