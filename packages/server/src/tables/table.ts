/** A table as it is after some rows of its log: a value, made from the one before and the next row. */
import {
  answered,
  beginHistory,
  below,
  type Core,
  type GameEvent,
  type History,
  type HistoryChange,
  type Message,
  type Moment,
  type MoveWithEvents,
  msg,
  type Noted,
  type Outcome,
  redone,
  rewound,
  rngFrom,
  type Seat,
  undone,
} from '@orrery/kernel';
import type { TableStatus } from '@orrery/protocol';
import { DamagedLog } from '../storage/log.ts';
import { type Arrangement, agreedTo, arranged, isExpired, newArrangement } from './arrangement.ts';
import { comeBack, decided, fullClocks, passed, type RemainingTime, takenBack } from './clocks.ts';
import type { Engine } from './engines.ts';
import type { By, Entry, Row, Settings } from './entry.ts';

/** What a table knows of an answer besides the answer itself. */
export interface MoveNotes {
  /** Number of the log entry and place within it. */
  readonly id: string;
  readonly by: By;
  /** Milliseconds on the seat's clock when it answered, where it has one. */
  readonly remaining: number | undefined;
}

export type TableHistory = History<Core, MoveNotes>;

export interface Table extends Arrangement {
  readonly id: string;
  readonly engine: Engine;
  readonly n: number;
  /** Of the last row. */
  readonly stamp: string;
  readonly at: number;
  readonly status: TableStatus;
  readonly created: number;
  readonly started: number | null;
  readonly finished: number | null;
  readonly history: TableHistory | null;
  /** The last row that took answers back or made them again: what was thought out before it counts no more. */
  readonly turnedBack: number;
  readonly outcome: Outcome | null;
  /** The seats that must decide, as the game has it. */
  readonly deciding: readonly Seat[];
  readonly remaining: RemainingTime;
  /** Commands by the key under which they were sent, the latest last. */
  readonly keys: readonly { readonly key: string; readonly n: number; readonly notGiven: number }[];
}

/** The beginning of a game. */
interface Setup {
  readonly events: readonly GameEvent[];
  /** Of the first question. */
  readonly moment: Moment | undefined;
}

/** What a row did, with everything in it; viewers get their part of it. */
export interface RowEffect {
  readonly row: Row;
  readonly made: readonly MoveWithEvents<MoveNotes>[];
  /** The ids of answers that no longer count. */
  readonly taken: readonly string[];
  /** What happened before the first answer, where the row started the game. */
  readonly setup?: Setup;
  /** A vote that was complete and took effect. */
  readonly rewound: boolean;
}

const KEYS = 64;

export const keyOf = (seat: Seat, key: string): string => `${seat}:${key}`;

/** Seats that a bot must answer for. */
export const botSeats = (table: Table): Seat[] =>
  table.deciding.filter((seat) => table.seats[seat]?.bot !== null);

const running = (table: Table): Seat[] =>
  table.paused ? [] : table.deciding.filter((seat) => table.seats[seat]?.bot === null);

/** The place that sits in seat 0. By chance it follows from the seed, so that everybody can check it. */
export const firstPlace = (settings: Settings, seats: number, seed: string): Seat =>
  settings.first.by === 'choice' ? settings.first.seat : below(rngFrom(`${seed}/first`), seats);

/** The table after its first row. */
const created = (id: string, engine: Engine, { n, at, entry, stamp }: Row): Table => ({
  ...newArrangement(entry),
  id,
  engine,
  n,
  stamp,
  at,
  status: 'waiting',
  created: at,
  started: null,
  finished: null,
  history: null,
  turnedBack: 0,
  outcome: null,
  deciding: [],
  remaining: [],
  keys: [],
});

/** The table after one more row, and what the row did. Trusts the row: it has been decided or is in the log. */
export function advanced(table: Table, row: Row): { readonly table: Table; readonly effect: RowEffect } {
  const { n, at, entry, stamp } = row;
  if (n !== table.n + 1) throw new DamagedLog(table.id, table.n + 1);
  const remaining = passed(table.remaining, running(table), at - table.at);
  const { change, played, setup } = after(table, { n, at, remaining }, entry);
  return {
    table: { ...table, n, stamp, at, remaining, ...arranged(table, n, entry), ...change },
    effect: {
      row,
      made: played?.made ?? [],
      taken: played?.taken.map(({ id }) => id) ?? [],
      ...(setup === undefined ? {} : { setup }),
      rewound: played !== undefined && (entry.do === 'undoProposed' || entry.do === 'undoVoted'),
    },
  };
}

/** The table after all rows of its log. */
export function tableFrom(
  id: string,
  engine: Engine,
  rows: readonly Row[],
  visit?: (table: Table, effect: RowEffect) => void,
): Table {
  const [first, ...rest] = rows;
  if (first === undefined) throw new DamagedLog(id, 1);
  let next = firstOf(id, engine, first);
  visit?.(next.table, next.effect);
  for (const row of rest) {
    next = replayed(next.table, row);
    visit?.(next.table, next.effect);
  }
  return next.table;
}

/** The table after the first row of its log. */
export const firstOf = (id: string, engine: Engine, row: Row): ReturnType<typeof advanced> => ({
  table: created(id, engine, row),
  effect: { row, made: [], taken: [], rewound: false },
});

/** The table after a row that was stored: one that cannot be played again is not what happened. */
export function replayed(table: Table, row: Row): ReturnType<typeof advanced> {
  try {
    return advanced(table, row);
  } catch (cause) {
    throw cause instanceof DamagedLog ? cause : new DamagedLog(table.id, row.n, { cause });
  }
}

/** Where and when a row stands, and what the clocks show by then. */
type RowTime = Pick<Table, 'n' | 'at' | 'remaining'>;

/** What becomes of the table besides its arrangement, and of the game's history where that changed. */
interface After {
  readonly change: Partial<Table>;
  readonly played?: HistoryChange<Core, MoveNotes>;
  /** Where the game began. */
  readonly setup?: Setup;
}

function after(table: Table, time: RowTime, entry: Entry): After {
  switch (entry.do) {
    case 'created':
      throw new Error(`the log of ${table.id} begins twice`);
    case 'answered':
    case 'undone':
    case 'redone':
      return play(table, time, entry);
    case 'started':
      return start(table, time, entry);
    case 'undoProposed':
    case 'undoVoted':
      return goBack(table, time, agreedTo(table, entry), 'nonce' in entry ? entry.nonce : undefined);
    case 'cancelled':
      return { change: { status: 'cancelled', finished: time.at } };
    case 'returned': {
      const { seat } = entry;
      const gotTime = table.seats[seat]?.gotTime === true;
      // Whoever left with time on the clock finds it as it was.
      return isExpired(table, seat)
        ? { change: { remaining: comeBack(table.settings.clock, time.remaining, seat, gotTime) } }
        : { change: {} };
    }
    default:
      return { change: {} };
  }
}

function start(table: Table, { at }: RowTime, { seed }: Extract<Entry, { do: 'started' }>): After {
  const { engine, settings, seats } = table;
  const { state, events } = engine.setup(settings.options, seats.length, seed);
  const change = {
    started: at,
    remaining: fullClocks(settings.clock, seats.length),
    ...inGame(table, at, beginHistory<Core, MoveNotes>(engine.game, state)),
  };
  return { change, setup: { events, moment: engine.game.moment(state) } };
}

/** The table with another history: who must decide, and whether it is over. */
function inGame(table: Table, at: number, history: TableHistory) {
  const { game } = table.engine;
  const deciding = game.open(history.state).map((open) => open.seat);
  const outcome = deciding.length === 0 ? (game.outcome(history.state) ?? null) : null;
  const over = outcome !== null;
  const status: TableStatus = over ? 'finished' : 'playing';
  return {
    history,
    deciding,
    outcome,
    status,
    finished: over ? at : null,
    ...(over ? { undoVote: null } : {}),
  };
}

type PlayEntry = Extract<Entry, { do: 'answered' | 'undone' | 'redone' }>;

function play(table: Table, time: RowTime, entry: PlayEntry): After {
  const { n, at, remaining } = time;
  const played = changeOf(table, time, entry);
  if ('refusal' in played) throw new Error(`the log of ${table.id} holds an impossible ${entry.do} at ${n}`);
  const change = inGame(table, at, played.history);
  const clocks =
    entry.do === 'undone'
      ? takenBack(remaining, entry.seat, played.taken[0]?.remaining)
      : decided(table.settings.clock, remaining, {
          answering: entry.seat,
          before: running(table),
          after: change.deciding,
        });
  const turnedBack = entry.do === 'answered' ? {} : { turnedBack: n };
  return {
    change: { ...change, ...turnedBack, remaining: clocks, keys: keysAfter(table, n, entry) },
    played,
  };
}

function keysAfter(table: Table, n: number, entry: PlayEntry): Table['keys'] {
  if (entry.key === undefined) return table.keys;
  const notGiven = entry.do === 'answered' ? (entry.notGiven ?? 0) : 0;
  return [...table.keys.slice(1 - KEYS), { key: keyOf(entry.seat, entry.key), n, notGiven }];
}

/** Notes for the answers of one row, the first of them first. */
function notedIn({ n, remaining }: RowTime, entry: PlayEntry): Noted<Core, MoveNotes> {
  let nth = 0;
  return ({ seat, answer, revealed, within }, _, before) => {
    const id = nth === 0 ? `${n}` : `${n}.${nth}`;
    nth += 1;
    const own = entry.do === 'answered' ? entry.by : 'person';
    const by = seat === entry.seat ? own : (before?.by ?? own);
    return { id, seat, answer, by, revealed, within, remaining: remaining[seat] };
  };
}

/** Entries of the time before one could take back everything among bots do not say `to`: they took back one answer. */
function changeOf(
  { history }: Table,
  time: RowTime,
  entry: PlayEntry,
): HistoryChange<Core, MoveNotes> | { readonly refusal: Message } {
  if (history === null) return { refusal: msg('server.refusal.notPlaying') };
  const { seat } = entry;
  if (entry.do === 'undone') return undone(history, seat, entry.to === undefined ? 'people' : 'bots');
  const noted = notedIn(time, entry);
  if (entry.do === 'redone') return redone(history, seat, noted);
  return answered(history, seat, entry.answers, noted);
}

/** Everybody has agreed to go back, where `to` says how far. */
function goBack(table: Table, { n, at }: RowTime, to: number | undefined, nonce: string | undefined): After {
  if (to === undefined || table.history === null) return { change: {} };
  const played = rewound(table.history, to, nonce);
  return { change: { ...inGame(table, at, played.history), turnedBack: n }, played };
}
