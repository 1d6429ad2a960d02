import { faceOf } from './bot-face.tsx';

/** Shapes that tell seats apart where colour cannot. */
export const marks = ['diamond', 'triangle', 'hexagon', 'square', 'cross'] as const;
/** A circle is for people without a seat: below 12 pixels it looks like a hexagon. */
export type Mark = (typeof marks)[number] | 'circle';

const shapes: Readonly<Record<Mark, string>> = {
  diamond: 'M12 .8L23.200 12 12 23.200.8 12Z',
  triangle: 'M12 1.200L23.400 22H.6Z',
  hexagon: 'M12 .8L21.900 6.400V17.600L12 23.200 2.100 17.600V6.400Z',
  square: 'M2.500 2.500h19v19h-19Z',
  cross: 'M7 1h10v6h6v10h-6v6H7v-6H1V7h6Z',
  circle: 'M12 1a11 11 0 1 0 0 22a11 11 0 0 0 0-22',
};

/** The outline of a shape, on a field of 24. */
export const seatShape = (mark: Mark): string => shapes[mark];

/** A seat's shape in its colour. */
export function SeatMark({ mark, colour, size = 20 }: { mark: Mark; colour: string; size?: number }) {
  return (
    <svg className="seat-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[mark]} fill={colour} />
    </svg>
  );
}

/** Below this size a face is a blot, and a letter can still be read. */
const LEAST_FACE = 18;

/** A seat's shape, colour and letter, or the face of its bot; for places where its name stands beside it. */
export function SeatBadge({
  seat,
  size = 20,
}: {
  readonly seat: {
    readonly mark: Mark;
    readonly colour: string;
    readonly letter: string;
    readonly bot?: string;
  };
  readonly size?: number;
}) {
  const low = seat.mark === 'triangle';
  return (
    <svg className="seat-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[seat.mark]} fill={seat.colour} />
      {seat.bot !== undefined && size >= LEAST_FACE ? (
        <path
          d={faceOf(seat.bot)}
          className="seat-face"
          transform={low ? 'translate(0 2.500)' : 'translate(0 -1.500)'}
        />
      ) : (
        <text x="12" y={low ? 19.5 : 16.2} textAnchor="middle" fill="var(--seat-ink)">
          {seat.letter}
        </text>
      )}
    </svg>
  );
}
