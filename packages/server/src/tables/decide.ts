/** Every command is decided here: it becomes a log entry, or is refused with a reason. Nothing is changed. */
import { timingSafeEqual } from 'node:crypto';
import { findBot, strongestBot } from '@orrery/bots';
import { checkPlan, type Message, msg, nonceAt, passesBarrier, type Seat, seedOf } from '@orrery/kernel';
import type { Command, Done, Person, SeatPolicies } from '@orrery/protocol';
import { absent, agreedTo, noncesOf, type SeatState, seatOf, voters } from './arrangement.ts';
import type { Away, By, Entry } from './entry.ts';
import { botSeats, firstPlace, keyOf, type Table, type TableHistory } from './table.ts';
import { companyAt, isLogFull, redoAt, undoAt } from './take-back.ts';

export interface Asker {
  readonly person: Person;
  /** Made up by the server, for people who bring no nonce of their own. */
  readonly nonce: string;
  /** Whether the person in a seat has shown no sign of life for long. */
  readonly vanished: (seat: Seat) => boolean;
}

export type Reply = { readonly done: Done } | { readonly refusal: Message };

/** What commands need that are no matter of the log. */
export interface OutsideLog {
  say(text: string): Promise<Reply>;
  setPolicies(seat: Seat, policies: SeatPolicies['policies']): Promise<Reply>;
  rematch(seat: Seat): Promise<Reply>;
}

/** What is to be done outside the log. */
export interface Outside {
  readonly outside: (log: OutsideLog) => Promise<Reply>;
}

export type LogDecision =
  | { readonly entry: Entry }
  | { readonly refusal: Message }
  /** Done before, under the same key. */
  | { readonly known: { readonly n: number; readonly notGiven: number } };

type Decision = LogDecision | Outside;

const refuse = (key: string, args?: Message['args']): { readonly refusal: Message } => ({
  refusal: msg(key, args),
});

/** What must be known of a table to tell who may see it. */
type Seen = Pick<Table, 'settings' | 'host' | 'invite' | 'sentAway'> & {
  readonly seats: readonly Pick<SeatState, 'person'>[];
};

const isInvited = (table: Pick<Table, 'invite'>, invite: string | undefined): boolean => {
  const given = Buffer.from(invite ?? '');
  const expected = Buffer.from(table.invite);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

export const maySee = (table: Seen, person: string | undefined, invite?: string): boolean =>
  table.settings.visibility !== 'private' ||
  table.host === person ||
  seatOf(table, person) !== null ||
  (isInvited(table, invite) && (person === undefined || !table.sentAway.includes(person)));

/** The bot that plays on for somebody. */
const substitute = (table: Table): string => strongestBot(table.settings.game).id;

/** What can be done again and again without the game going on. */
const BACK_AND_FORTH: readonly Command['do'][] = ['return', 'proposeUndo', 'pause'];

/** What becomes of a command. Every command there is stands here, with who may give it and when. */
export function decide(table: Table, command: Command, asker: Asker): Decision {
  const byHost = (decided: () => Decision): Decision => whileWaiting(table, asker, decided);
  const seated = (decided: (seat: Seat) => Decision): Decision => ofSeat(table, asker, decided);
  const inGame = (decided: ByPlayer): Decision => seated((seat) => whilePlaying(table, seat, decided));
  const present = (decided: ByPlayer): Decision =>
    inGame((seat, history) =>
      table.seats[seat]?.away === null ? decided(seat, history) : refuse('server.refusal.away'),
    );
  if (isLogFull(table) && BACK_AND_FORTH.includes(command.do)) return refuse('server.refusal.logFull');
  switch (command.do) {
    case 'join':
      return join(table, command, asker);
    case 'seat':
      return byHost(() => setSeat(table, command.seat, command.bot, asker));
    case 'start':
      return byHost(() => start(table, command.nonce));
    case 'leave':
      return seated((seat) => leave(table, seat));
    case 'return':
      return inGame((seat) => comeBack(table, seat));
    case 'answer':
      return present((seat) =>
        once(table, seat, command.key, () => answer(table, seat, command.answers, 'person')),
      );
    case 'undo':
      return present((seat) => once(table, seat, command.key, () => undoAt(table, seat)));
    case 'redo':
      return present((seat) => once(table, seat, command.key, () => redoAt(table, seat)));
    case 'proposeUndo':
      return present((seat, history) => proposeUndo(table, seat, history, command.to));
    case 'voteUndo':
      return present((seat, history) => voteUndo(table, seat, history, command));
    case 'resign':
      return present((seat) => takeOver(table, seat, 'resigned'));
    case 'pause':
      return present((seat) =>
        table.paused
          ? refuse('server.refusal.paused')
          : { entry: { do: 'pauseVoted', seat, agree: command.agree } },
      );
    case 'resume':
      return present((seat) =>
        table.paused ? { entry: { do: 'resumed', seat } } : refuse('server.refusal.notPaused'),
      );
    case 'claim':
      return present(() => claim(table, command.seat, asker));
    case 'policies':
      return inGame((seat) => ({ outside: (log) => log.setPolicies(seat, command.policies) }));
    case 'rematch':
      return seated((seat) => ({ outside: (log) => log.rematch(seat) }));
    case 'end':
      return refuse('server.refusal.goesOn');
    case 'chat':
      return { outside: (log) => log.say(command.text) };
  }
}

type ByPlayer = (seat: Seat, history: TableHistory) => Decision;

function whileWaiting(table: Table, { person }: Asker, decided: () => Decision): Decision {
  if (table.host !== person.id) return refuse('server.refusal.notHost');
  return table.status === 'waiting' ? decided() : refuse('server.refusal.notWaiting');
}

function ofSeat(table: Table, { person }: Asker, decided: (seat: Seat) => Decision): Decision {
  const seat = seatOf(table, person.id);
  return seat === null ? refuse('server.refusal.notSeated') : decided(seat);
}

const whilePlaying = ({ status, history }: Table, seat: Seat, decided: ByPlayer): Decision =>
  status === 'playing' && history !== null ? decided(seat, history) : refuse('server.refusal.notPlaying');

type KeyedEntry = Extract<Entry, { do: 'answered' | 'undone' | 'redone' }>;

/** A command that comes again under its key is not done again; during a pause none is done. */
function once(
  table: Table,
  seat: Seat,
  key: string | undefined,
  decided: () => { readonly entry: KeyedEntry } | { readonly refusal: Message },
): Decision {
  const known = key === undefined ? undefined : table.keys.findLast((one) => one.key === keyOf(seat, key));
  if (known !== undefined) return { known: { n: known.n, notGiven: known.notGiven } };
  if (table.paused) return refuse('server.refusal.paused');
  const decision = decided();
  return key !== undefined && 'entry' in decision ? { entry: { ...decision.entry, key } } : decision;
}

function join(table: Table, command: Extract<Command, { do: 'join' }>, { person, nonce }: Asker): Decision {
  if (table.status !== 'waiting') return refuse('server.refusal.notWaiting');
  if (seatOf(table, person.id) !== null) return refuse('server.refusal.seatedAlready');
  if (table.sentAway.includes(person.id)) return refuse('server.refusal.sentAway');
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
  return takeOver(table, seat, 'left');
}

function setSeat(table: Table, seat: Seat, bot: string | null, { nonce }: Asker): Decision {
  const now = table.seats[seat];
  if (now === undefined) return refuse('server.refusal.noSeat');
  if (bot === null) {
    if (now.person === null && now.bot === null) return refuse('server.refusal.seatFree');
    if (now.person?.id === table.host) return refuse('server.refusal.hostSeat');
    // Nobody sits down with somebody who can know every card.
    if ('seed' in table.settings.deal) return refuse('server.refusal.seedAlone');
    return { entry: { do: 'left', seat, ...(now.person === null ? {} : { invite: nonce }) } };
  }
  if (now.person !== null) return refuse('server.refusal.seatTaken');
  if (findBot(table.settings.game, bot) === undefined) return refuse('server.refusal.noBot', { bot });
  return { entry: { do: 'seated', seat, bot } };
}

/** Also used when a table is made with all seats taken. */
export function start(table: Table, nonce?: string): LogDecision {
  if (table.seats.some((one) => one.person === null && one.bot === null))
    return refuse('server.refusal.seatsOpen');
  const { deal } = table.settings;
  const seed = 'seed' in deal ? deal.seed : seedOf(deal.secret, noncesOf(table, nonce));
  const first = firstPlace(table.settings, table.seats.length, seed);
  return { entry: { do: 'started', seed, first, ...(nonce === undefined ? {} : { nonce }) } };
}

const takeOver = (table: Table, seat: Seat, why: Away): Decision => ({
  entry: { do: 'takenOver', seat, why, bot: substitute(table) },
});

/** Time that has run out is not got back by leaving and returning: the answer it was for is the bot's. */
function comeBack(table: Table, seat: Seat): Decision {
  const now = table.seats[seat];
  if (now === undefined || now.away === null) return refuse('server.refusal.notAway');
  return now.owesAnswer ? refuse('server.refusal.botAnswers') : { entry: { do: 'returned', seat } };
}

function claim(table: Table, seat: Seat, { vanished }: Asker): Decision {
  if (!voters(table).includes(seat) || !table.deciding.includes(seat)) return refuse('server.refusal.claim');
  return vanished(seat) ? takeOver(table, seat, 'vanished') : refuse('server.refusal.present');
}

function proposeUndo(table: Table, seat: Seat, history: TableHistory, to: number): Decision {
  const { moves } = history;
  if (table.undoVote !== null) return refuse('server.refusal.voting');
  if (to >= moves.length) return refuse('kernel.undo.nothing');
  if (passesBarrier(history, to) && absent(table).length > 0) return refuse('server.refusal.absent');
  return { entry: { do: 'undoProposed', seat, to } };
}

/**
 * A vote counts for the proposal it was shown. The last one for going back to before something showed brings a nonce among
 * people, and cannot be given while somebody is away who was not asked.
 */
function voteUndo(
  table: Table,
  seat: Seat,
  history: TableHistory,
  { agree, proposal }: Extract<Command, { do: 'voteUndo' }>,
): Decision {
  if (table.undoVote === null) return refuse('server.refusal.noVote');
  if (table.undoVote.proposal !== proposal) return refuse('server.refusal.otherVote');
  const entry = { do: 'undoVoted', seat, agree } as const;
  const to = agreedTo(table, entry);
  if (to === undefined || !passesBarrier(history, to)) return { entry };
  if (absent(table).length > 0) return refuse('server.refusal.absent');
  const { deal } = table.settings;
  const nonce = nonceAt('secret' in deal ? deal.secret : deal.seed, table.n + 1);
  return companyAt(table, seat) === 'people' ? { entry: { ...entry, nonce } } : { entry };
}

/** One answer or a plan, of a person, a policy or a bot. */
export function answer(
  table: Table,
  seat: Seat,
  given: readonly unknown[],
  by: By,
): { readonly entry: Extract<Entry, { do: 'answered' }> } | { readonly refusal: Message } {
  const { engine, history } = table;
  if (history === null) return refuse('server.refusal.notPlaying');
  const plan = checkPlan(engine.game, history.state, seat, given);
  if ('refusal' in plan) return plan;
  const { answers, notGiven } = plan;
  return { entry: { do: 'answered', seat, answers, by, ...(notGiven === 0 ? {} : { notGiven }) } };
}

/** What came of a bot's thinking. */
export interface Given {
  readonly answer: unknown;
  /** Who answered in its place, where it gave no answer. */
  readonly spare: string | undefined;
}

/** The same of a bot, of which the log says when another has answered for it. */
export function botAnswer(
  table: Table,
  seat: Seat,
  { answer: given, spare }: Given,
): ReturnType<typeof answer> {
  const decision = answer(table, seat, [given], 'bot');
  if ('refusal' in decision || spare === undefined) return decision;
  return { entry: { ...decision.entry, spare } };
}

/** A clock that has run out, if there is one. */
export function expiry(table: Table, now: number): Entry | undefined {
  if (table.status !== 'playing' || table.paused || table.remaining.length === 0) return undefined;
  const seat = table.deciding.find(
    (one) => table.seats[one]?.bot === null && (table.remaining[one] ?? 0) <= now - table.at,
  );
  return seat === undefined ? undefined : { do: 'takenOver', seat, why: 'expired', bot: substitute(table) };
}

/** When a policy speaks or a clock runs out; undefined where neither will. */
export function clockDue(table: Table, hasPolicies: boolean): number | undefined {
  if (table.status !== 'playing' || table.paused) return undefined;
  if (hasPolicies) return table.at;
  const people = table.deciding.filter((seat) => table.seats[seat]?.bot === null);
  if (table.remaining.length === 0 || people.length === 0) return undefined;
  return table.at + Math.min(...people.map((seat) => table.remaining[seat] ?? 0));
}

/**
 * Whether bots play on: as long as there is a person who plays, or one who may come back only after the answer that a bot
 * owes for them.
 */
const hasPeople = (table: Table): boolean =>
  voters(table).length > 0 || table.seats.some(({ owesAnswer }) => owesAnswer);

/** Since when bots must think; undefined where they need not. */
export const botsDue = (table: Table): number | undefined =>
  table.status === 'playing' && !table.paused && hasPeople(table) && botSeats(table).length > 0
    ? table.at
    : undefined;

/** For whom bots think at a table: its maker, or another who plays at it. */
export function thinkingFor(table: Table): string {
  const playing = voters(table).flatMap((seat) => table.seats[seat]?.person?.id ?? []);
  return playing.includes(table.host) ? table.host : (playing[0] ?? table.host);
}
