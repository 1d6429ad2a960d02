/** A map of hexagons drawn from a game's panels. Spaces that the question points at are buttons. */
import type { PanelBlock, PanelSpace, PanelText, Plain } from '@orrery/kernel';
import { same } from '@orrery/kernel';
import { memo, useMemo } from 'react';
import { useWords } from '../app/words.tsx';
import { usePhone } from '../parts/media.ts';
import type { Mark, SeatInfo } from '../table/board.ts';

export type MapBlock = Extract<PanelBlock, { show: 'map' }>;

/** What a space can be chosen for. */
export interface Choosable {
  readonly target: Plain;
  readonly chosen: boolean;
}

export interface HexMapProps {
  readonly block: MapBlock;
  readonly seats: readonly SeatInfo[];
  readonly choosable: readonly Choosable[];
  readonly onChoose: (target: Plain) => void;
}

/** From the middle of a hexagon to a corner, where neighbours are one apart. */
const RADIUS = 1 / Math.sqrt(3);
const MARGIN = 0.62;
/** How wide a button is: as far apart as columns are, so that no two overlap. */
const TARGET = 0.866;
const glyphs: Readonly<Record<Mark, string>> = {
  diamond: '◆',
  triangle: '▲',
  hexagon: '⬢',
  square: '■',
  circle: '●',
};

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function frameOf(spaces: readonly PanelSpace[]): Frame {
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

const placeKey = (x: number, y: number): string => `${Math.round(x * 8)}/${Math.round(y * 8)}`;

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

function Piece({ space, seats, text }: { space: PanelSpace; seats: readonly SeatInfo[]; text: Text }) {
  const { x, y, piece, guests = [] } = space;
  if (piece === undefined) return null;
  const owner = piece.seat === undefined ? undefined : seats[piece.seat];
  const words = `${owner === undefined ? '' : glyphs[owner.mark]}${text(piece.mark)}`;
  const width = 0.2 + 0.19 * [...words].length;
  return (
    <>
      <rect
        className="piece-plate"
        x={x - width / 2}
        y={y + 0.04}
        width={width}
        height={0.36}
        rx={0.09}
        style={{ fill: owner?.colour ?? 'var(--ink-soft)' }}
      />
      <text className="piece-mark" x={x} y={y + 0.32}>
        {words}
      </text>
      {guests.map((guest, i) => (
        <text
          key={guest}
          className="guest-mark"
          x={x + 0.26 - 0.24 * i}
          y={y - 0.06}
          style={{ fill: seats[guest]?.colour }}
        >
          {glyphs[seats[guest]?.mark ?? 'circle']}
        </text>
      ))}
    </>
  );
}

function Space(props: {
  readonly space: PanelSpace;
  readonly pointed: boolean;
  readonly seats: readonly SeatInfo[];
  readonly text: Text;
}) {
  const { space, pointed, seats, text } = props;
  const { x, y, mark, label, tone, painted = 'whole', piece } = space;
  const whole = tone !== undefined && painted === 'whole' ? `tone-${tone}` : '';
  const edge = tone !== undefined && painted === 'edge' ? `edge-${tone}` : '';
  const words = mark === undefined ? '' : text(mark);
  const raised = piece !== undefined ? -0.1 : label === undefined ? 0.12 : 0.22;
  return (
    <g>
      <title>{text(space.name)}</title>
      <polygon className={`hex ${whole} ${edge}`} points={outline(space, pointed, RADIUS * 0.95)} />
      {tone !== undefined && painted === 'disc' ? (
        <circle className={`tone-${tone}`} cx={x} cy={piece === undefined ? y : y - 0.03} r={0.4} />
      ) : null}
      {label === undefined ? null : (
        <text className={`hex-label ${whole === '' ? '' : 'on-tone'}`} x={x} y={y - 0.16}>
          {text(label)}
        </text>
      )}
      {words === '' ? null : (
        <text
          className={`hex-mark ${tone !== undefined && painted !== 'edge' ? 'on-tone' : ''} ${words.length > 3 ? 'long' : ''}`}
          x={x}
          y={y + raised}
        >
          {words}
        </text>
      )}
      <Piece space={space} seats={seats} text={text} />
    </g>
  );
}

/** The drawing alone: it changes with the view, not with what is being chosen. */
const Drawing = memo(function Drawing(props: {
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

export function HexMap({ block, seats, choosable, onChoose }: HexMapProps) {
  const { format, t } = useWords();
  const phone = usePhone();
  const frame = useMemo(() => frameOf(block.spaces), [block]);
  const targets = choosable.flatMap((each) => {
    const space = block.spaces.find(({ target }) => target !== undefined && same(target, each.target));
    return space === undefined ? [] : [{ ...each, space }];
  });
  return (
    <div className="hex-map">
      <section className="hex-scroll" aria-label={format(block.title)} {...(phone ? { tabIndex: 0 } : {})}>
        <div
          className="hex-sheet"
          style={{
            '--columns': frame.width,
            aspectRatio: `${frame.width} / ${frame.height}`,
          }}
        >
          <Drawing block={block} frame={frame} seats={seats} />
          {targets.map(({ target, chosen, space }) => (
            <button
              key={placeKey(space.x, space.y)}
              type="button"
              className="hex-target"
              aria-pressed={chosen}
              aria-label={format(space.name)}
              title={format(space.name)}
              style={{
                left: `${((space.x - frame.left) / frame.width) * 100}%`,
                top: `${((space.y - frame.top) / frame.height) * 100}%`,
                width: `${(TARGET * 100) / frame.width}%`,
              }}
              onClick={() => onChoose(target)}
            />
          ))}
        </div>
      </section>
      <details className="legend">
        <summary>{t('web.plain.legend')}</summary>
        {block.legend.map((line) => (
          <p key={line.key}>{format(line)}</p>
        ))}
      </details>
    </div>
  );
}
