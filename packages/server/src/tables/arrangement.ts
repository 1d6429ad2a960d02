/**
 * What a table's log says without the rules of its game: who sits where, how the cards were dealt, what is voted on. A
 * value, made from the one before and the next entry.
 */
import type { Seat } from '@orrery/kernel';
import type { Person, UndoVote } from '@orrery/protocol';
import type { Away, Entry, Settings } from './entry.ts';

export interface SeatState {
  readonly mark: number;
  readonly person: Person | null;
  /** The bot that sits here or plays on for the person; null for people who play themselves. */
  readonly bot: string | null;
  /** The bot that gave the last answer in its place; null where it answered itself. */
  readonly spare: string | null;
  readonly away: Away | null;
  readonly nonce: string;
  /** The clock ran out before an answer, which the bot gives now, whether or not the person is back. */
  readonly owesAnswer: boolean;
  /** Whoever comes back after the clock ran out is given some time, once. */
  readonly gotTime: boolean;
}

export interface Arrangement {
  readonly settings: Settings;
  readonly host: string;
  /** Who knows it may join tables that are not open. */
  readonly invite: string;
  /** People whom the maker sent away. */
  readonly sentAway: readonly string[];
  readonly seats: readonly SeatState[];
  /** The nonces in the order of the places, the seed, and the place that became seat 0. */
  readonly deal: {
    readonly nonces: readonly string[];
    readonly seed: string;
    readonly first: Seat;
    /** What was mixed in later, with the numbers of the entries. */
    readonly again: readonly { readonly n: number; readonly nonce: string }[];
  } | null;
  readonly paused: boolean;
  readonly pauseVotes: readonly Seat[];
  readonly undoVote: UndoVote | null;
  readonly rematch: string | null;
}

const empty = (mark: number): SeatState => ({
  mark,
  person: null,
  bot: null,
  spare: null,
  away: null,
  nonce: '',
  owesAnswer: false,
  gotTime: false,
});

/** What the first entry of a log says. */
export function newArrangement(entry: Entry | undefined): Arrangement {
  if (entry?.do !== 'created') throw new Error(`a log begins with ${entry?.do ?? 'nothing'}`);
  const { settings, host } = entry;
  return {
    settings,
    host,
    invite: settings.invite,
    sentAway: [],
    seats: settings.marks.map(empty),
    deal: null,
    paused: false,
    pauseVotes: [],
    undoVote: null,
    rematch: null,
  };
}

/** People who play themselves: those who vote, and whose clocks run. */
export const voters = ({ seats }: Pick<Arrangement, 'seats'>): Seat[] =>
  seats.flatMap(({ person, away }, seat) => (person !== null && away === null ? [seat] : []));

/** People whose seats bots play for now. */
export const absent = ({ seats }: Pick<Arrangement, 'seats'>): Seat[] =>
  seats.flatMap(({ person, away }, seat) => (person !== null && away !== null ? [seat] : []));

export const seatOf = (
  table: { readonly seats: readonly Pick<SeatState, 'person'>[] },
  person: string | undefined,
): Seat | null => {
  const seat = person === undefined ? -1 : table.seats.findIndex((one) => one.person?.id === person);
  return seat < 0 ? null : seat;
};

/** The nonces of the seats, with the one that the maker gave at the start. */
export const noncesOf = (
  { seats, host }: Pick<Arrangement, 'seats' | 'host'>,
  atStart: string | undefined,
): string[] => seats.map(({ person, nonce }) => (person?.id === host ? (atStart ?? nonce) : nonce));

const withSeat = (
  { seats }: Arrangement,
  seat: Seat,
  change: Partial<SeatState>,
): Pick<Arrangement, 'seats'> => ({
  seats: seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

export const isExpired = ({ seats }: Pick<Arrangement, 'seats'>, seat: Seat): boolean =>
  seats[seat]?.away === 'expired';

/** What becomes of the arrangement by one more entry, the n-th. */
export function arranged(now: Arrangement, n: number, entry: Entry): Partial<Arrangement> {
  switch (entry.do) {
    case 'seated':
      return withSeat(
        now,
        entry.seat,
        'bot' in entry
          ? { bot: entry.bot, person: null, nonce: '' }
          : { person: entry.person, bot: null, nonce: entry.nonce },
      );
    case 'left':
      return {
        ...withSeat(now, entry.seat, { person: null, bot: null, nonce: '' }),
        ...(entry.invite === undefined ? {} : afterSendingAway(now, entry.seat, entry.invite)),
      };
    case 'started':
      return begun(now, entry);
    case 'takenOver':
      return {
        ...withSeat(now, entry.seat, {
          away: entry.why,
          bot: entry.bot,
          spare: null,
          owesAnswer: entry.why === 'expired',
        }),
        undoVote: null,
        pauseVotes: [],
      };
    case 'returned': {
      const gotTime = isExpired(now, entry.seat) || now.seats[entry.seat]?.gotTime === true;
      return withSeat(now, entry.seat, { away: null, bot: null, spare: null, gotTime });
    }
    case 'answered': {
      const { owesAnswer = false, spare: before = null } = now.seats[entry.seat] ?? {};
      const { spare = null } = entry;
      return owesAnswer || spare !== before ? withSeat(now, entry.seat, { owesAnswer: false, spare }) : {};
    }
    case 'undoProposed':
    case 'undoVoted':
      return {
        undoVote: agreedTo(now, entry) === undefined ? voteAfter(now, n, entry) : null,
        ...('nonce' in entry && entry.nonce !== undefined ? mixedIn(now, n, entry.nonce) : {}),
      };
    case 'pauseVoted':
      return votePause(now, entry.seat, entry.agree);
    case 'resumed':
      return { paused: false, pauseVotes: [] };
    case 'rematched':
      return { rematch: entry.table };
    default:
      return {};
  }
}

/** Neither the person nor the invitation they came with is welcome any more. */
function afterSendingAway(now: Arrangement, seat: Seat, invite: string): Partial<Arrangement> {
  const person = now.seats[seat]?.person?.id;
  return { invite, sentAway: person === undefined ? now.sentAway : [...now.sentAway, person] };
}

function begun(now: Arrangement, entry: Extract<Entry, { do: 'started' }>): Partial<Arrangement> {
  const { seats } = now;
  const { seed, first } = entry;
  return {
    seats: seats.map((_, i) => seats[(i + first) % seats.length] ?? empty(i)),
    deal: { nonces: noncesOf(now, entry.nonce), seed, first, again: [] },
  };
}

const mixedIn = ({ deal }: Arrangement, n: number, nonce: string): Partial<Arrangement> =>
  deal === null ? {} : { deal: { ...deal, again: [...deal.again, { n, nonce }] } };

const all = (now: Arrangement, agreed: readonly Seat[]): boolean =>
  voters(now).every((seat) => agreed.includes(seat));

/** The vote with the voice of this entry; null where it ends the vote. */
function voteAfter(now: Arrangement, n: number, entry: Entry): UndoVote | null {
  if (entry.do === 'undoProposed') return { proposal: n, by: entry.seat, to: entry.to, agreed: [entry.seat] };
  if (entry.do !== 'undoVoted' || !entry.agree || now.undoVote === null) return null;
  const { undoVote } = now;
  return { ...undoVote, agreed: [...undoVote.agreed.filter((one) => one !== entry.seat), entry.seat] };
}

/** To how many answers everybody has agreed to go back with this entry; undefined where nobody has, or not all. */
export function agreedTo(now: Arrangement, entry: Entry): number | undefined {
  const vote = voteAfter(now, 0, entry);
  return vote !== null && all(now, vote.agreed) ? vote.to : undefined;
}

function votePause(now: Arrangement, seat: Seat, agree: boolean): Partial<Arrangement> {
  const others = now.pauseVotes.filter((one) => one !== seat);
  const pauseVotes = agree ? [...others, seat] : others;
  return agree && all(now, pauseVotes) ? { paused: true, pauseVotes: [] } : { pauseVotes };
}

/** The person who belongs to the table from this entry on, or no longer does. */
export function membershipAfter(
  before: Pick<Arrangement, 'seats'>,
  entry: Entry,
): { readonly joined?: string; readonly gone?: string } {
  if (entry.do === 'seated' && 'person' in entry) return { joined: entry.person.id };
  const gone = entry.do === 'left' ? before.seats[entry.seat]?.person?.id : undefined;
  return gone === undefined ? {} : { gone };
}
