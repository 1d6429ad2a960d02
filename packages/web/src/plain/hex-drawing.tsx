/** The drawing of a map of hexagons, made from a game's panels. */
import type { PanelBlock, PanelSpace, PanelText } from '@orrery/presentation';
import { memo } from 'react';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import type { Mark } from '../parts/seat.tsx';

export type MapBlock = Extract<PanelBlock, { show: 'map' }>;

/** From the middle of a hexagon to a corner, where neighbours are one apart. */
const RADIUS = 1 / Math.sqrt(3);
const MARGIN = 0.62;
const glyphs: Readonly<Record<Mark, string>> = {
  diamond: '◆',
  triangle: '▲',
  hexagon: '⬢',
  square: '■',
  circle: '●',
};

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function frameOf(spaces: readonly PanelSpace[]): Frame {
  const xs = spaces.map(({ x }) => x);
  const ys = spaces.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

const cornerAngle = (i: number, pointed: boolean): number => ((60 * i - (pointed ? 30 : 0)) * Math.PI) / 180;
const cornerOf = ({ x, y }: PanelSpace, i: number, pointed: boolean, radius: number): string => {
  const angle = cornerAngle(i, pointed);
  return `${(x + radius * Math.cos(angle)).toFixed(3)},${(y + radius * Math.sin(angle)).toFixed(3)}`;
};
const sides = [0, 1, 2, 3, 4, 5] as const;

const outline = (space: PanelSpace, pointed: boolean, radius: number): string =>
  sides.map((i) => cornerOf(space, i, pointed, radius)).join(' ');

export const placeKey = (x: number, y: number): string => `${Math.round(x * 8)}/${Math.round(y * 8)}`;

/** The lines between spaces of different zones, and around the map. */
function borders(spaces: readonly PanelSpace[], pointed: boolean): string {
  const zones = new Map(spaces.map(({ x, y, zone }) => [placeKey(x, y), zone]));
  const lines = spaces.flatMap((space) =>
    sides.flatMap((i) => {
      const towards = cornerAngle(i, pointed) + Math.PI / 6;
      const beside = zones.get(placeKey(space.x + Math.cos(towards), space.y + Math.sin(towards)));
      if (beside === space.zone) return [];
      return [`M${cornerOf(space, i, pointed, RADIUS)}L${cornerOf(space, (i + 1) % 6, pointed, RADIUS)}`];
    }),
  );
  return lines.join('');
}

type Text = (text: PanelText) => string;

/** How wide the plate of a piece is, by its letters; a lone dot needs little room. */
const plateWidth = (words: string): number => 0.18 + 0.2 * [...words].length;

interface PieceProps {
  readonly space: PanelSpace;
  readonly pointed: boolean;
  readonly seats: readonly SeatInfo[];
  readonly text: Text;
}

/** A piece lies in the middle of its space, with the owner's colour around both. */
function Piece({ space, pointed, seats, text }: PieceProps) {
  const { x, piece, label, guests = [] } = space;
  if (piece === undefined) return null;
  const y = space.y + (label === undefined ? 0.06 : 0.13);
  const owner = piece.seat === undefined ? undefined : seats[piece.seat];
  const words = `${owner === undefined ? '' : glyphs[owner.mark]}${text(piece.mark)}`;
  const width = plateWidth(words);
  return (
    <>
      {owner === undefined ? null : (
        <polygon
          className="piece-edge"
          points={outline(space, pointed, RADIUS * 0.9)}
          style={{ stroke: owner.colour }}
        />
      )}
      <rect
        className="piece-plate"
        x={x - width / 2}
        y={y - 0.2}
        width={width}
        height={0.4}
        rx={0.1}
        style={{ fill: owner?.colour ?? 'var(--ink-soft)' }}
      />
      <text className="piece-mark" x={x} y={y + 0.115}>
        {words}
      </text>
      {guests.map((guest, i) => (
        <text
          key={guest}
          className="guest-mark"
          x={x + 0.3 - 0.24 * i}
          y={space.y - 0.2}
          style={{ fill: seats[guest]?.colour }}
        >
          {glyphs[seats[guest]?.mark ?? 'circle']}
        </text>
      ))}
    </>
  );
}

/** Where the letters of a space stand: alone in the middle, under a name, or small above a piece. */
const markHeight = ({ piece, label }: PanelSpace): number => {
  if (piece !== undefined) return -0.21;
  return label === undefined ? 0.12 : 0.22;
};

function Space(props: PieceProps) {
  const { space, pointed, text } = props;
  const { x, y, mark, label, tone, painted = 'whole', piece } = space;
  const whole = tone !== undefined && painted === 'whole' ? `tone-${tone}` : '';
  const edge = tone !== undefined && painted === 'edge' ? `edge-${tone}` : '';
  const words = mark === undefined || (piece !== undefined && label !== undefined) ? '' : text(mark);
  const size = piece !== undefined ? 'small' : words.length > 3 ? 'long' : '';
  return (
    <g>
      <title>{text(space.name)}</title>
      <polygon className={`hex ${whole} ${edge}`} points={outline(space, pointed, RADIUS * 0.95)} />
      {tone !== undefined && painted === 'disc' ? (
        <circle className={`tone-${tone}`} cx={x} cy={y} r={piece === undefined ? 0.4 : 0.43} />
      ) : null}
      {label === undefined ? null : (
        <text className={`hex-label ${whole === '' ? '' : 'on-tone'}`} x={x} y={y - 0.16}>
          {text(label)}
        </text>
      )}
      {words === '' ? null : (
        <text
          className={`hex-mark ${tone !== undefined && painted !== 'edge' ? 'on-tone' : ''} ${size}`}
          x={x}
          y={y + markHeight(space)}
        >
          {words}
        </text>
      )}
      <Piece {...props} />
    </g>
  );
}

/** The drawing alone: it changes with the view, not with what is being chosen. */
export const Drawing = memo(function Drawing(props: {
  readonly block: MapBlock;
  readonly frame: Frame;
  readonly seats: readonly SeatInfo[];
}) {
  const { format } = useWords();
  const { block, frame, seats } = props;
  const text: Text = (each) => (typeof each === 'object' ? format(each) : String(each));
  return (
    <>
      <svg
        className="hexes"
        viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
        aria-hidden="true"
      >
        {block.spaces.map((space) => (
          <Space
            key={placeKey(space.x, space.y)}
            space={space}
            pointed={block.pointed}
            seats={seats}
            text={text}
          />
        ))}
        <path className="zones" d={borders(block.spaces, block.pointed)} />
      </svg>
      <ul className="hidden">
        {block.spaces
          .filter(({ mark, piece }) => mark !== undefined || piece !== undefined)
          .map((space) => (
            <li key={placeKey(space.x, space.y)}>{text(space.name)}</li>
          ))}
      </ul>
    </>
  );
});
