/**
 * What a log says about its table without the rules it was played by: who sat there, how the cards were dealt, and which
 * answers counted in the end. A finished game keeps its record for ever, also where this program cannot play it.
 */
import type { Answer, Seat } from '@orrery/kernel';
import type { Person } from '@orrery/protocol';
import type { Entry, Row, Settings } from './entry.ts';

interface KeptSeat {
  readonly person: Person | null;
  readonly bot: string | null;
  readonly away: boolean;
  readonly nonce: string;
}

interface KeptMove {
  readonly seat: Seat;
  readonly answer: Answer;
}

export interface KeptTable {
  readonly settings: Settings;
  readonly host: string;
  readonly seats: readonly KeptSeat[];
  readonly deal: { readonly nonces: readonly string[]; readonly seed: string; readonly first: Seat } | null;
  readonly moves: readonly KeptMove[];
}

interface Draft extends KeptTable {
  readonly undone: readonly KeptMove[];
  readonly vote: { readonly to: number; readonly agreed: readonly Seat[] } | null;
}

const nobody: KeptSeat = { person: null, bot: null, away: false, nonce: '' };

export function keptTable(rows: readonly Row[]): KeptTable {
  const [first, ...rest] = rows;
  if (first?.entry.do !== 'created') throw new Error('a log without a beginning');
  const { settings, host } = first.entry;
  const seats = settings.marks.map(() => nobody);
  let draft: Draft = { settings, host, seats, deal: null, moves: [], undone: [], vote: null };
  for (const { entry } of rest) draft = { ...draft, ...after(draft, entry) };
  return draft;
}

const seated = ({ seats }: Draft, seat: Seat, change: Partial<KeptSeat>): Partial<Draft> => ({
  seats: seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

function after(draft: Draft, entry: Entry): Partial<Draft> {
  switch (entry.do) {
    case 'seated':
      return seated(
        draft,
        entry.seat,
        'bot' in entry
          ? { ...nobody, bot: entry.bot }
          : { ...nobody, person: entry.person, nonce: entry.nonce },
      );
    case 'left':
      return seated(draft, entry.seat, nobody);
    case 'started':
      return begun(draft, entry);
    case 'takenOver':
      return { ...seated(draft, entry.seat, { away: true }), vote: null };
    case 'returned':
      return seated(draft, entry.seat, { away: false });
    case 'answered':
      return {
        moves: [...draft.moves, ...entry.answers.map((answer) => ({ seat: entry.seat, answer }))],
        undone: draft.undone.filter((move) => move.seat !== entry.seat),
      };
    case 'undone':
      return moved(draft.moves, draft.undone, entry.seat, (moves, undone) => ({ moves, undone }));
    case 'redone':
      return moved(draft.undone, draft.moves, entry.seat, (undone, moves) => ({ moves, undone }));
    case 'undoProposed':
      return voted(draft, { to: entry.to, agreed: [entry.seat] });
    case 'undoVoted':
      if (!entry.agree || draft.vote === null) return { vote: null };
      return voted(draft, { to: draft.vote.to, agreed: [...draft.vote.agreed, entry.seat] });
    default:
      return {};
  }
}

function begun({ seats, host }: Draft, entry: Extract<Entry, { do: 'started' }>): Partial<Draft> {
  const { seed, first } = entry;
  const nonces = seats.map(({ person, nonce }) => (person?.id === host ? (entry.nonce ?? nonce) : nonce));
  return {
    seats: seats.map((_, i) => seats[(i + first) % seats.length] ?? nobody),
    deal: { nonces, seed, first },
  };
}

/** Takes the seat's last move from one list to the end of the other. */
function moved(
  from: readonly KeptMove[],
  to: readonly KeptMove[],
  seat: Seat,
  result: (from: readonly KeptMove[], to: readonly KeptMove[]) => Partial<Draft>,
): Partial<Draft> {
  const index = from.findLastIndex((move) => move.seat === seat);
  const move = from[index];
  return move === undefined ? {} : result([...from.slice(0, index), ...from.slice(index + 1)], [...to, move]);
}

function voted(draft: Draft, vote: NonNullable<Draft['vote']>): Partial<Draft> {
  const voters = draft.seats.flatMap(({ person, away }, seat) => (person !== null && !away ? [seat] : []));
  if (!voters.every((seat) => vote.agreed.includes(seat))) return { vote };
  return { moves: draft.moves.slice(0, vote.to), undone: [], vote: null };
}
