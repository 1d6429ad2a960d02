/** A table as it is after some rows of its log: a value, made from the one before and the next row. */
import { below, type GameEvent, type Message, msg, type Outcome, rngFrom, type Seat } from '@orrery/kernel';
import type { Person, TableStatus, UndoVote } from '@orrery/protocol';
import { comeBack, decided, fullClocks, type Left, passed, takenBack } from './clocks.ts';
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
  /** What happened before the first answer, where the row started the game. */
  readonly setup: readonly GameEvent[];
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

export const seatOf = (
  table: { readonly seats: readonly Pick<SeatState, 'person'>[] },
  person: string | undefined,
): Seat | null => {
  const seat = person === undefined ? -1 : table.seats.findIndex((one) => one.person?.id === person);
  return seat < 0 ? null : seat;
};

/** The place that sits in seat 0. By chance it follows from the seed, so that everybody can check it. */
export const firstPlace = (settings: Settings, seats: number, seed: string): Seat =>
  settings.first.by === 'choice' ? settings.first.seat : below(rngFrom(`${seed}/first`), seats);

/** The nonces of the seats, with the one that the maker gave at the start. */
export const noncesOf = (table: Table, atStart: string | undefined): string[] =>
  table.seats.map(({ person, nonce }) => (person?.id === table.host ? (atStart ?? nonce) : nonce));

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
  const { n, at, entry } = row;
  const left = passed(table.left, running(table), at - table.at);
  const { change, turned, setup = [] } = effect(table, { n, at, left }, entry);
  return {
    table: { ...table, n, at, left, ...change },
    deed: {
      row,
      made: turned?.made ?? [],
      taken: turned?.taken ?? [],
      setup,
      rewound: turned !== undefined && (entry.do === 'undoProposed' || entry.do === 'undoVoted'),
    },
  };
}

/** Where and when a row stands, and what the clocks show by then. */
type Moment = Pick<Table, 'n' | 'at' | 'left'>;

/** What becomes of the table besides its moment, and of the game's timeline where that changed. */
interface Effect {
  readonly change: Partial<Table>;
  readonly turned?: Turned;
  readonly setup?: readonly GameEvent[];
}

const withSeat = (table: Table, seat: Seat, change: Partial<SeatState>): Partial<Table> => ({
  seats: table.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

function effect(table: Table, moment: Moment, entry: Entry): Effect {
  switch (entry.do) {
    case 'answered':
    case 'undone':
    case 'redone':
      return play(table, moment, entry);
    case 'started':
      return start(table, moment, entry);
    case 'undoProposed':
      return voteUndo(table, moment, { by: entry.seat, to: entry.to, agreed: [] }, entry.seat, true);
    case 'undoVoted':
      return voteUndo(table, moment, table.undoVote, entry.seat, entry.agree);
    default:
      return { change: arrange(table, moment, entry) };
  }
}

type PlayEntry = Extract<Entry, { do: 'answered' | 'undone' | 'redone' }>;
type ArrangingEntry = Exclude<Entry, PlayEntry | { do: 'started' | 'undoProposed' | 'undoVoted' }>;

/** Entries about the table rather than the game. */
function arrange(table: Table, moment: Moment, entry: ArrangingEntry): Partial<Table> {
  switch (entry.do) {
    case 'created':
      throw new Error(`the log of ${table.id} begins twice`);
    case 'seated':
      return withSeat(
        table,
        entry.seat,
        'bot' in entry
          ? { bot: entry.bot, person: null, nonce: '' }
          : { person: entry.person, bot: null, nonce: entry.nonce },
      );
    case 'left':
      return withSeat(table, entry.seat, { person: null, bot: null, nonce: '' });
    case 'cancelled':
      return { status: 'cancelled', finished: moment.at };
    case 'takenOver':
      return {
        ...withSeat(table, entry.seat, { away: entry.why, bot: entry.bot }),
        undoVote: null,
        pauseVotes: [],
      };
    case 'returned':
      return {
        ...withSeat(table, entry.seat, { away: null, bot: null }),
        // Whoever left with time on the clock finds it as it was.
        left:
          table.seats[entry.seat]?.away === 'expired'
            ? comeBack(table.settings.clock, moment.left, entry.seat)
            : moment.left,
      };
    case 'pauseVoted':
      return votePause(table, entry.seat, entry.agree);
    case 'resumed':
      return { paused: false, pauseVotes: [] };
    case 'rematched':
      return { rematch: entry.table };
  }
}

function start(
  table: Table,
  { at }: Moment,
  { seed, first, nonce }: Extract<Entry, { do: 'started' }>,
): Effect {
  const { engine, settings } = table;
  const count = table.seats.length;
  const { state, events } = engine.setup(settings.options, count, seed);
  const nonces = noncesOf(table, nonce);
  const change = {
    seats: table.seats.map((_, i) => table.seats[(i + first) % count] ?? empty(i)),
    started: at,
    deal: { nonces, seed, first },
    left: fullClocks(settings.clock, count),
    ...turnedTo(table, at, beginning(state)),
  };
  return { change, setup: events };
}

/** The table with another timeline: who must decide, and whether it is over. */
function turnedTo(table: Table, at: number, timeline: Timeline) {
  const { game } = table.engine;
  const deciding = game.open(timeline.state).map((open) => open.seat);
  const outcome = deciding.length === 0 ? (game.outcome(timeline.state) ?? null) : null;
  const over = outcome !== null;
  const status: TableStatus = over ? 'finished' : 'playing';
  return {
    timeline,
    deciding,
    outcome,
    status,
    finished: over ? at : null,
    undoVote: over ? null : table.undoVote,
  };
}

function play(table: Table, moment: Moment, entry: PlayEntry): Effect {
  const { n, at, left } = moment;
  const turned = turn(table, moment, entry);
  if ('refusal' in turned) throw new Error(`the log of ${table.id} holds an impossible ${entry.do} at ${n}`);
  const change = turnedTo(table, at, turned.timeline);
  const after =
    entry.do === 'undone'
      ? takenBack(left, entry.seat, clockBefore(table, turned.taken[0]))
      : decided(table.settings.clock, left, {
          answering: entry.seat,
          before: running(table),
          after: change.deciding,
        });
  return { change: { ...change, left: after, keys: keysAfter(table, n, entry) }, turned };
}

/** What the clock showed when an answer was given. */
const clockBefore = (table: Table, id: string | undefined): number | undefined =>
  table.timeline?.moves.findLast((move) => move.id === id)?.left;

function keysAfter(table: Table, n: number, entry: PlayEntry): Table['keys'] {
  if (entry.key === undefined) return table.keys;
  const left = entry.do === 'answered' ? (entry.left ?? 0) : 0;
  return [...table.keys.slice(1 - KEYS), { key: keyOf(entry.seat, entry.key), n, left }];
}

function turn(table: Table, { n, left }: Moment, entry: PlayEntry): Turned | { readonly refusal: Message } {
  const { engine, timeline } = table;
  if (timeline === null) return { refusal: msg('server.refusal.notPlaying') };
  const { seat } = entry;
  if (entry.do === 'undone') return undone(engine, timeline, seat);
  if (entry.do === 'redone') return redone(engine, timeline, seat, { n, left: left[seat] });
  return answered(engine, timeline, seat, entry.answers, { by: entry.by, n, left: left[seat] });
}

const all = (table: Table, agreed: readonly Seat[]): boolean =>
  voters(table).every((seat) => agreed.includes(seat));

function voteUndo(
  table: Table,
  { at }: Moment,
  undoVote: UndoVote | null,
  seat: Seat,
  agree: boolean,
): Effect {
  const { timeline } = table;
  if (undoVote === null || timeline === null || !agree) return { change: { undoVote: null } };
  const agreed = [...undoVote.agreed.filter((one) => one !== seat), seat];
  if (!all(table, agreed)) return { change: { undoVote: { ...undoVote, agreed } } };
  const turned = rewound(table.engine, timeline, undoVote.to);
  return { change: { ...turnedTo(table, at, turned.timeline), undoVote: null }, turned };
}

function votePause(table: Table, seat: Seat, agree: boolean): Partial<Table> {
  const others = table.pauseVotes.filter((one) => one !== seat);
  const pauseVotes = agree ? [...others, seat] : others;
  return agree && all(table, pauseVotes) ? { paused: true, pauseVotes: [] } : { pauseVotes };
}
