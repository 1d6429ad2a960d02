/** A table as it is after some rows of its log: a value, made from the one before and the next row. */
import { below, type Message, msg, type Outcome, rngFrom, type Seat } from '@orrery/kernel';
import type { Person, TableStatus, UndoVote } from '@orrery/protocol';
import { comeBack, decided, fullClocks, type Left, passed } from './clocks.ts';
import type { Engine } from './engines.ts';
import type { Away, Entry, Row, Settings } from './entry.ts';
import { answered, beginning, redone, rewound, type Timeline, type Turned, undone } from './timeline.ts';

export interface SeatState {
  readonly mark: number;
  readonly person: Person | null;
  /** The bot that sits here or plays on for the person; null for people who play themselves. */
  readonly bot: string | null;
  readonly away: Away | null;
  readonly nonce: string;
}

export interface Table {
  readonly id: string;
  readonly engine: Engine;
  readonly n: number;
  readonly at: number;
  readonly settings: Settings;
  readonly host: string;
  readonly status: TableStatus;
  readonly seats: readonly SeatState[];
  readonly created: number;
  readonly started: number | null;
  readonly finished: number | null;
  /** The nonces in the order of the places, the seed, and the place that became seat 0. */
  readonly deal: { readonly nonces: readonly string[]; readonly seed: string; readonly first: Seat } | null;
  readonly timeline: Timeline | null;
  readonly outcome: Outcome | null;
  /** The seats that must decide, as the game has it. */
  readonly deciding: readonly Seat[];
  readonly left: Left;
  readonly paused: boolean;
  readonly pauseVotes: readonly Seat[];
  readonly undoVote: UndoVote | null;
  readonly rematch: string | null;
  /** Commands by the key under which they were sent, the latest last. */
  readonly keys: readonly { readonly key: string; readonly n: number; readonly left: number }[];
}

/** What a row did, with everything in it; viewers get their part of it. */
export interface Deed {
  readonly row: Row;
  readonly made: Turned['made'];
  readonly taken: readonly string[];
  /** A vote that was complete and took effect. */
  readonly rewound: boolean;
}

const KEYS = 64;

export const keyOf = (seat: Seat, key: string): string => `${seat}:${key}`;

/** People who play themselves: those who vote, and whose clocks run. */
export const voters = (table: Table): Seat[] =>
  table.seats.flatMap(({ person, away }, seat) => (person !== null && away === null ? [seat] : []));

/** Seats that a bot must answer for. */
export const botSeats = (table: Table): Seat[] =>
  table.deciding.filter((seat) => table.seats[seat]?.bot !== null);

const running = (table: Table): Seat[] =>
  table.paused ? [] : table.deciding.filter((seat) => table.seats[seat]?.bot === null);

export const seatOf = (table: Table, person: string | undefined): Seat | null => {
  const seat = person === undefined ? -1 : table.seats.findIndex((one) => one.person?.id === person);
  return seat < 0 ? null : seat;
};

/** The place that sits in seat 0. By chance it follows from the seed, so that everybody can check it. */
export const firstPlace = (settings: Settings, seats: number, seed: string): Seat =>
  settings.first.by === 'choice' ? settings.first.seat : below(rngFrom(`${seed}/first`), seats);

const empty = (mark: number): SeatState => ({ mark, person: null, bot: null, away: null, nonce: '' });

/** The table after its first row. */
export function created(id: string, engine: Engine, { n, at, entry }: Row): Table {
  if (entry.do !== 'created') throw new Error(`the log of ${id} begins with ${entry.do}`);
  const { settings, host } = entry;
  return {
    id,
    engine,
    n,
    at,
    settings,
    host,
    status: 'waiting',
    seats: settings.marks.map(empty),
    created: at,
    started: null,
    finished: null,
    deal: null,
    timeline: null,
    outcome: null,
    deciding: [],
    left: [],
    paused: false,
    pauseVotes: [],
    undoVote: null,
    rematch: null,
    keys: [],
  };
}

/** The table after one more row, and what the row did. Trusts the row: it has been decided or is in the log. */
export function advanced(table: Table, row: Row): { readonly table: Table; readonly deed: Deed } {
  const left = passed(table.left, running(table), row.at - table.at);
  const draft: Table = { ...table, n: row.n, at: row.at, left };
  const done = effect(draft, row.entry);
  return {
    table: 'table' in done ? done.table : done,
    deed: {
      row,
      made: 'table' in done ? done.turned.made : [],
      taken: 'table' in done ? done.turned.taken : [],
      rewound: 'table' in done && (row.entry.do === 'undoProposed' || row.entry.do === 'undoVoted'),
    },
  };
}

type Effect = Table | { readonly table: Table; readonly turned: Turned };

const withSeat = (table: Table, seat: Seat, change: Partial<SeatState>): readonly SeatState[] =>
  table.seats.map((one, i) => (i === seat ? { ...one, ...change } : one));

function effect(table: Table, entry: Entry): Effect {
  switch (entry.do) {
    case 'created':
      throw new Error(`the log of ${table.id} begins twice`);
    case 'seated':
      return {
        ...table,
        seats: withSeat(
          table,
          entry.seat,
          'bot' in entry
            ? { bot: entry.bot, person: null, nonce: '' }
            : { person: entry.person, bot: null, nonce: entry.nonce },
        ),
      };
    case 'left':
      return { ...table, seats: withSeat(table, entry.seat, { person: null, bot: null, nonce: '' }) };
    case 'cancelled':
      return { ...table, status: 'cancelled', finished: table.at };
    case 'started':
      return start(table, entry.seed, entry.first);
    case 'answered':
    case 'undone':
    case 'redone':
      return play(table, entry);
    case 'undoProposed':
      return voteUndo({ ...table, undoVote: { by: entry.seat, to: entry.to, agreed: [] } }, entry.seat, true);
    case 'undoVoted':
      return voteUndo(table, entry.seat, entry.agree);
    case 'takenOver':
      return {
        ...table,
        seats: withSeat(table, entry.seat, { away: entry.why, bot: entry.bot }),
        undoVote: null,
        pauseVotes: [],
      };
    case 'returned':
      return {
        ...table,
        seats: withSeat(table, entry.seat, { away: null, bot: null }),
        left: comeBack(table.settings.clock, table.left, entry.seat),
      };
    case 'pauseVoted':
      return votePause(table, entry.seat, entry.agree);
    case 'resumed':
      return { ...table, paused: false, pauseVotes: [] };
    case 'rematched':
      return { ...table, rematch: entry.table };
  }
}

function start(table: Table, seed: string, first: Seat): Table {
  const { engine, settings } = table;
  const count = table.seats.length;
  const state = engine.game.setup(settings.options, count, seed);
  const seats = table.seats.map((_, i) => table.seats[(i + first) % count] ?? empty(i));
  const begun: Table = {
    ...table,
    seats,
    status: 'playing',
    started: table.at,
    deal: { nonces: table.seats.map((seat) => seat.nonce), seed, first },
    left: fullClocks(settings.clock, count),
  };
  return turnedTo(begun, beginning(state));
}

/** The table with another timeline: who must decide, whose clock gets its increment, whether it is over. */
function turnedTo(table: Table, timeline: Timeline): Table {
  const { game } = table.engine;
  const deciding = game.open(timeline.state).map((open) => open.seat);
  const left = decided(table.settings.clock, table.left, table.deciding, deciding);
  const outcome = deciding.length === 0 ? (game.outcome(timeline.state) ?? null) : null;
  const over = outcome !== null;
  return {
    ...table,
    timeline,
    deciding,
    left,
    outcome,
    status: over ? 'finished' : 'playing',
    finished: over ? table.at : null,
    undoVote: over ? null : table.undoVote,
  };
}

type PlayEntry = Extract<Entry, { do: 'answered' | 'undone' | 'redone' }>;

function play(table: Table, entry: PlayEntry): Effect {
  const turned = turn(table, entry);
  if ('refusal' in turned)
    throw new Error(`the log of ${table.id} holds an impossible ${entry.do} at ${table.n}`);
  const left = entry.do === 'answered' ? (entry.left ?? 0) : 0;
  const keys =
    entry.key === undefined
      ? table.keys
      : [...table.keys.slice(1 - KEYS), { key: keyOf(entry.seat, entry.key), n: table.n, left }];
  return { table: turnedTo({ ...table, keys }, turned.timeline), turned };
}

function turn(table: Table, entry: PlayEntry): Turned | { readonly refusal: Message } {
  const { engine, timeline, n } = table;
  if (timeline === null) return { refusal: msg('server.refusal.notPlaying') };
  if (entry.do === 'answered') return answered(engine, timeline, entry.seat, entry.answers, entry.by, n);
  if (entry.do === 'undone') return undone(engine, timeline, entry.seat);
  return redone(engine, timeline, entry.seat, n);
}

const all = (table: Table, agreed: readonly Seat[]): boolean =>
  voters(table).every((seat) => agreed.includes(seat));

function voteUndo(table: Table, seat: Seat, agree: boolean): Effect {
  const { undoVote, timeline } = table;
  if (undoVote === null || timeline === null) return table;
  if (!agree) return { ...table, undoVote: null };
  const agreed = [...undoVote.agreed.filter((one) => one !== seat), seat];
  if (!all(table, agreed)) return { ...table, undoVote: { ...undoVote, agreed } };
  const turned = rewound(table.engine, timeline, undoVote.to);
  return { table: turnedTo({ ...table, undoVote: null }, turned.timeline), turned };
}

function votePause(table: Table, seat: Seat, agree: boolean): Table {
  const others = table.pauseVotes.filter((one) => one !== seat);
  const pauseVotes = agree ? [...others, seat] : others;
  return agree && all(table, pauseVotes)
    ? { ...table, paused: true, pauseVotes: [] }
    : { ...table, pauseVotes };
}
