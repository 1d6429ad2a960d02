/** Commands become log entries here, or are refused with a reason. Nothing is changed. */
import { timingSafeEqual } from 'node:crypto';
import { botsFor, findBot } from '@orrery/bots';
import { type Answer, type Message, msg, type Seat, seedOf } from '@orrery/kernel';
import type { Command, Person } from '@orrery/protocol';
import type { By, Entry } from './entry.ts';
import { firstPlace, keyOf, noncesOf, type SeatState, seatOf, type Table, voters } from './table.ts';
import { redone, undone } from './timeline.ts';

/** The commands that make an entry; the others do not concern the log. */
export type LogCommand = Exclude<Command, { do: 'chat' | 'end' | 'policies' | 'rematch' }>;

export interface Asker {
  readonly person: Person;
  /** Made up by the server, for people who bring no nonce of their own. */
  readonly nonce: string;
  /** Whether the person in a seat has shown no sign of life for long. */
  readonly vanished: (seat: Seat) => boolean;
}

export type Decision =
  | { readonly entry: Entry }
  | { readonly refusal: Message }
  /** Done before, under the same key. */
  | { readonly known: { readonly n: number; readonly left: number } };

const refuse = (key: string, args?: Message['args']): { readonly refusal: Message } => ({
  refusal: msg(key, args),
});

/** What must be known of a table to tell who may see it. */
type Seen = Pick<Table, 'settings' | 'host'> & { readonly seats: readonly Pick<SeatState, 'person'>[] };

export const isInvited = (table: Pick<Table, 'settings'>, invite: string | undefined): boolean => {
  const given = Buffer.from(invite ?? '');
  const expected = Buffer.from(table.settings.invite);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

export const maySee = (table: Seen, person: string | undefined, invite?: string): boolean =>
  table.settings.visibility !== 'private' ||
  table.host === person ||
  seatOf(table, person) !== null ||
  isInvited(table, invite);

/** The bot that plays on for somebody. */
const substitute = (table: Table): string => botsFor(table.settings.game)[0]?.id ?? 'random';

export function decide(table: Table, command: LogCommand, asker: Asker): Decision {
  if (command.do === 'join') return join(table, command, asker);
  const seat = seatOf(table, asker.person.id);
  if (command.do === 'seat' || command.do === 'start') {
    if (table.host !== asker.person.id) return refuse('server.refusal.notHost');
    if (table.status !== 'waiting') return refuse('server.refusal.notWaiting');
    return command.do === 'seat' ? setSeat(table, command.seat, command.bot) : start(table, command.nonce);
  }
  if (seat === null) return refuse('server.refusal.notSeated');
  if (command.do === 'leave') return leave(table, seat);
  if (table.status !== 'playing' || table.timeline === null) return refuse('server.refusal.notPlaying');
  return playing(table, seat, command, asker);
}

function join(table: Table, command: LogCommand & { do: 'join' }, { person, nonce }: Asker): Decision {
  if (table.status !== 'waiting') return refuse('server.refusal.notWaiting');
  if (seatOf(table, person.id) !== null) return refuse('server.refusal.seatedAlready');
  if (table.settings.visibility !== 'open' && table.host !== person.id && !isInvited(table, command.invite))
    return refuse('server.refusal.invite');
  const free = table.seats.flatMap((one, i) => (one.person === null && one.bot === null ? [i] : []));
  const seat = command.seat ?? free[0];
  if (seat === undefined) return refuse('server.refusal.full');
  if (!free.includes(seat)) return refuse('server.refusal.seatTaken');
  return { entry: { do: 'seated', seat, person, nonce: command.nonce ?? nonce } };
}

function leave(table: Table, seat: Seat): Decision {
  if (table.status === 'waiting') {
    const host = table.seats[seat]?.person?.id === table.host;
    return { entry: host ? { do: 'cancelled', seat } : { do: 'left', seat } };
  }
  if (table.status !== 'playing') return refuse('server.refusal.notPlaying');
  if (table.seats[seat]?.away !== null) return refuse('server.refusal.away');
  return { entry: { do: 'takenOver', seat, why: 'left', bot: substitute(table) } };
}

function setSeat(table: Table, seat: Seat, bot: string | null): Decision {
  const now = table.seats[seat];
  if (now === undefined) return refuse('server.refusal.noSeat');
  if (bot === null) {
    if (now.person === null && now.bot === null) return refuse('server.refusal.seatFree');
    if (now.person?.id === table.host) return refuse('server.refusal.hostSeat');
    return { entry: { do: 'left', seat } };
  }
  if (now.person !== null) return refuse('server.refusal.seatTaken');
  if (findBot(table.settings.game, bot) === undefined) return refuse('server.refusal.noBot', { bot });
  return { entry: { do: 'seated', seat, bot } };
}

/** Also used when a table is made with all seats taken. */
export function start(table: Table, nonce?: string): Decision {
  if (table.seats.some((one) => one.person === null && one.bot === null))
    return refuse('server.refusal.seatsOpen');
  const { deal } = table.settings;
  const seed = 'seed' in deal ? deal.seed : seedOf(deal.secret, noncesOf(table, nonce));
  const first = firstPlace(table.settings, table.seats.length, seed);
  return { entry: { do: 'started', seed, first, ...(nonce === undefined ? {} : { nonce }) } };
}

type PlayingCommand = Exclude<LogCommand, { do: 'join' | 'seat' | 'start' | 'leave' }>;

function playing(table: Table, seat: Seat, command: PlayingCommand, asker: Asker): Decision {
  const away = table.seats[seat]?.away !== null;
  if (command.do === 'return')
    return away ? { entry: { do: 'returned', seat } } : refuse('server.refusal.notAway');
  if (away) return refuse('server.refusal.away');
  switch (command.do) {
    case 'resign':
      return { entry: { do: 'takenOver', seat, why: 'resigned', bot: substitute(table) } };
    case 'pause':
      if (table.paused) return refuse('server.refusal.paused');
      return { entry: { do: 'pauseVoted', seat, agree: command.agree } };
    case 'resume':
      return table.paused ? { entry: { do: 'resumed', seat } } : refuse('server.refusal.notPaused');
    case 'claim':
      return claim(table, command.seat, asker);
    case 'proposeUndo':
    case 'voteUndo':
      return vote(table, seat, command);
    default:
      return move(table, seat, command);
  }
}

function claim(table: Table, seat: Seat, { vanished }: Asker): Decision {
  if (!voters(table).includes(seat) || !table.deciding.includes(seat)) return refuse('server.refusal.claim');
  if (!vanished(seat)) return refuse('server.refusal.present');
  return { entry: { do: 'takenOver', seat, why: 'vanished', bot: substitute(table) } };
}

function vote(
  table: Table,
  seat: Seat,
  command: PlayingCommand & { do: 'proposeUndo' | 'voteUndo' },
): Decision {
  if (command.do === 'voteUndo')
    return table.undoVote === null
      ? refuse('server.refusal.noVote')
      : { entry: { do: 'undoVoted', seat, agree: command.agree } };
  if (table.undoVote !== null) return refuse('server.refusal.voting');
  if (command.to >= (table.timeline?.moves.length ?? 0)) return refuse('kernel.undo.nothing');
  return { entry: { do: 'undoProposed', seat, to: command.to } };
}

function move(
  table: Table,
  seat: Seat,
  command: PlayingCommand & { do: 'answer' | 'undo' | 'redo' },
): Decision {
  const { key } = command;
  const known = key === undefined ? undefined : table.keys.findLast((one) => one.key === keyOf(seat, key));
  if (known !== undefined) return { known: { n: known.n, left: known.left } };
  if (table.paused) return refuse('server.refusal.paused');
  if (command.do === 'answer') return answer(table, seat, command.answers, 'person', key);
  if (table.timeline === null) return refuse('server.refusal.notPlaying');
  const turned =
    command.do === 'undo'
      ? undone(table.engine, table.timeline, seat)
      : redone(table.engine, table.timeline, seat, { n: table.n + 1, left: table.left[seat] });
  if ('refusal' in turned) return turned;
  const name = command.do === 'undo' ? 'undone' : 'redone';
  return { entry: key === undefined ? { do: name, seat } : { do: name, seat, key } };
}

/** One answer or a plan: every answer must be legal after the ones before it, up to the first that shows something new. */
export function answer(
  table: Table,
  seat: Seat,
  answers: readonly unknown[],
  by: By,
  key?: string,
): Decision {
  const { engine, timeline } = table;
  if (timeline === null) return refuse('server.refusal.notPlaying');
  let { state } = timeline;
  const read: Answer[] = [];
  for (const [at, given] of answers.entries()) {
    const result = engine.game.read(state, seat, given);
    if ('refusal' in result)
      return answers.length === 1
        ? result
        : refuse('kernel.plan.refused', { at: at + 1, reason: result.refusal });
    read.push(result.answer);
    if (at === answers.length - 1) break;
    const applied = engine.apply(state, seat, result.answer);
    if (applied.revealed) break;
    state = applied.state;
  }
  const left = answers.length - read.length;
  return {
    entry: {
      do: 'answered',
      seat,
      answers: read,
      by,
      ...(key === undefined ? {} : { key }),
      ...(left === 0 ? {} : { left }),
    },
  };
}

/** A clock that has run out, if there is one. */
export function expiry(table: Table, now: number): Entry | undefined {
  if (table.status !== 'playing' || table.paused || table.left.length === 0) return undefined;
  const seat = table.deciding.find(
    (one) => table.seats[one]?.bot === null && (table.left[one] ?? 0) <= now - table.at,
  );
  return seat === undefined ? undefined : { do: 'takenOver', seat, why: 'expired', bot: substitute(table) };
}

/** When the table next needs attention without anybody asking; undefined when it does not. */
export function dueAt(table: Table, hasPolicies: boolean): number | undefined {
  if (table.status !== 'playing' || table.paused) return undefined;
  const bots = table.deciding.some((seat) => table.seats[seat]?.bot !== null);
  if (bots || hasPolicies) return table.at;
  if (table.left.length === 0 || table.deciding.length === 0) return undefined;
  return table.at + Math.min(...table.deciding.map((seat) => table.left[seat] ?? 0));
}
