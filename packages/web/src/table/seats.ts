/** Who sits where, and what they are doing. */
import type { CoreView, Message, Seat } from '@orrery/kernel';
import type { BoardModule, SeatInfo } from '../board-kit/board.ts';
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
    ...(player.bot === undefined ? {} : { bot: player.bot }),
    me: seat === me,
    state: seatState(view, seat),
    ...(player.clock === undefined ? {} : { clock: player.clock }),
    ...(player.present === undefined ? {} : { present: player.present }),
    ...(lost && seat !== me ? { stale: true } : {}),
  }));

/** Everybody who plays: the seats, and the opponents that the game plays itself, with the mark of those without a seat. */
export const playersShown = (
  seats: readonly SeatInfo[],
  board: Pick<BoardModule, 'rivals'> | undefined,
  view: object & CoreView,
  format: (message: Message) => string,
): readonly SeatInfo[] => {
  const rivals = board?.rivals?.(view) ?? [];
  return rivals.length === 0
    ? seats
    : [
        ...seats,
        ...rivals.map(({ seat, name }): SeatInfo => {
          const words = format(name);
          return {
            seat,
            name: words,
            letter: letterOf(words),
            mark: 'circle',
            colour: 'var(--seat-rival)',
            kind: 'rival',
            me: false,
            state: 'waiting',
          };
        }),
      ];
};
