/** Who sits where, and what they are doing. */
import type { CoreView, Seat } from '@orrery/kernel';
import type { SeatInfo } from '../board-kit/board.ts';
import { type Mark, marks } from '../parts/seat.tsx';
import type { SeatState } from '../parts/seat-status.tsx';
import type { TableState } from '../sources/source.ts';

/** What the seat is doing, as everybody may know. */
export const seatState = (
  { deciding, chosen }: Pick<CoreView, 'deciding' | 'chosen'>,
  seat: Seat,
): SeatState => (deciding.includes(seat) ? 'deciding' : chosen.includes(seat) ? 'chosen' : 'waiting');

export const markOf = (mark: number): Mark => marks[mark % marks.length] ?? 'circle';

export const colourOf = (mark: number): string => `var(--seat-${(mark % marks.length) + 1})`;

/** The first letter, or the number at the end: bots of one kind have the same name before it. */
const letterOf = (name: string): string =>
  / (\d)$/.exec(name.trim())?.[1] ?? ([...name.trim()][0] ?? '?').toUpperCase();

/** What tells a seat apart: the shape and the colour of that number, and a letter. */
export const seatInfo = (mark: number, name: string): Pick<SeatInfo, 'mark' | 'colour' | 'letter'> => ({
  mark: markOf(mark),
  colour: colourOf(mark),
  letter: letterOf(name),
});

/** Behind a lost line the last known state of the others may be false by now. */
export const seatInfos = ({ players, view, me }: TableState, lost = false): SeatInfo[] =>
  players.map((player, seat) => ({
    seat,
    name: player.name,
    ...seatInfo(player.mark ?? seat, player.name),
    kind: player.kind,
    me: seat === me,
    state: seatState(view, seat),
    ...(player.clock === undefined ? {} : { clock: player.clock }),
    ...(player.present === undefined ? {} : { present: player.present }),
    ...(lost && seat !== me ? { stale: true } : {}),
  }));
