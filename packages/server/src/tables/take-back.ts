/** What a seat may take back and make again. What is offered and what is done are told by the same functions. */
import { type Company, canRedo, companyOf, type Message, msg, type Seat, takeBack } from '@orrery/kernel';
import type { Entry } from './entry.ts';
import type { Table, TableHistory } from './table.ts';

/** A log of this length has been filled with going back and forth: from then on the game only goes on. */
const LONGEST_LOG = 50_000;

export const isLogFull = ({ n }: Pick<Table, 'n'>): boolean => n >= LONGEST_LOG;

type Decided =
  | { readonly entry: Extract<Entry, { do: 'undone' | 'redone' }> }
  | { readonly refusal: Message };

/** Somebody for whom a bot plays on may come back, and counts as a person. */
export const companyAt = ({ seats }: Pick<Table, 'seats'>, seat: Seat): Company =>
  companyOf(
    seat,
    seats.flatMap(({ person }, i) => (person === null ? [] : [i])),
  );

/** A finished game stays finished, and nobody turns back in a pause or while a bot plays for them. */
function turning(table: Table, seat: Seat, decided: (history: TableHistory) => Decided): Decided {
  if (table.status !== 'playing' || table.history === null)
    return { refusal: msg('server.refusal.notPlaying') };
  if (table.seats[seat]?.away !== null) return { refusal: msg('server.refusal.away') };
  if (isLogFull(table)) return { refusal: msg('server.refusal.logFull') };
  return table.paused ? { refusal: msg('server.refusal.paused') } : decided(table.history);
}

/** The entry by which a seat takes back, or why it cannot. Among bots it says how many answers remain. */
export const undoAt = (table: Table, seat: Seat): Decided =>
  turning(table, seat, (history) => {
    const company = companyAt(table, seat);
    const back = takeBack(history, seat, company);
    if ('refusal' in back) return back;
    return { entry: { do: 'undone', seat, ...(company === 'bots' ? { to: back.index } : {}) } };
  });

/** The entry by which a seat makes again what it took back, or why it cannot. */
export const redoAt = (table: Table, seat: Seat): Decided =>
  turning(table, seat, (history) =>
    canRedo(history, seat) ? { entry: { do: 'redone', seat } } : { refusal: msg('kernel.redo.nothing') },
  );
