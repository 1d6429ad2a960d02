/** A map of hexagons, made from a game's panels. */
import type { Plain } from '@orrery/kernel';
import type { PanelBlock, PanelSpace } from '@orrery/presentation';
import { useMemo, useState } from 'react';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import { borders, outline, placeKey, RADIUS } from '../board-kit/hex-map/geometry.ts';
import { HexMap } from '../board-kit/hex-map/hex-map.tsx';
import type { Choosable } from '../board-kit/hex-map/targets.tsx';
import { type Pointing, usePointedAt, usePointing } from '../board-kit/pointing.ts';
import type { Mark } from '../parts/seat.tsx';
import { type Text, useText } from './blocks.tsx';
import styles from './panel-map.module.css';

type MapBlock = Extract<PanelBlock, { show: 'map' }>;

const glyphs: Readonly<Record<Mark, string>> = {
  diamond: '◆',
  triangle: '▲',
  hexagon: '⬢',
  square: '■',
  cross: '✚',
  circle: '●',
};

/** How wide the plate of a piece is, by its letters; a lone dot needs little room. */
const plateWidth = (words: string): number => 0.18 + 0.2 * [...words].length;

interface SpaceProps {
  readonly space: PanelSpace;
  readonly pointed: boolean;
  readonly seats: readonly SeatInfo[];
  readonly text: Text;
}

/** A piece lies in the middle of its space, with the owner's colour around both. */
function Piece({ space, pointed, seats, text }: SpaceProps) {
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
          className={styles.edge}
          points={outline(space, pointed, RADIUS * 0.9)}
          style={{ stroke: owner.colour }}
        />
      )}
      <rect
        className={styles.plate}
        x={x - width / 2}
        y={y - 0.2}
        width={width}
        height={0.4}
        rx={0.1}
        style={{ fill: owner?.colour ?? 'var(--ink-soft)' }}
      />
      <text className={styles.piece} x={x} y={y + 0.115}>
        {words}
      </text>
      {guests.map((guest, i) => (
        <text
          key={guest}
          className={styles.guest}
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

function Space(props: SpaceProps) {
  const { space, pointed, text } = props;
  const { x, y, mark, label, tone, painted = 'whole', piece } = space;
  const words = mark === undefined || (piece !== undefined && label !== undefined) ? '' : text(mark);
  const size = piece !== undefined ? 'small' : words.length > 3 ? 'long' : undefined;
  const onTone = tone !== undefined && painted !== 'edge';
  return (
    <>
      <polygon
        className={styles.hex}
        data-tone={painted === 'disc' ? undefined : tone}
        data-painted={painted}
        points={outline(space, pointed, RADIUS * 0.95)}
      />
      {tone !== undefined && painted === 'disc' ? (
        <circle className={styles.disc} data-tone={tone} cx={x} cy={y} r={piece === undefined ? 0.4 : 0.43} />
      ) : null}
      {label === undefined ? null : (
        <text className={styles.label} data-on-tone={onTone && painted === 'whole'} x={x} y={y - 0.16}>
          {text(label)}
        </text>
      )}
      {words === '' ? null : (
        <text className={styles.mark} data-size={size} data-on-tone={onTone} x={x} y={y + markHeight(space)}>
          {words}
        </text>
      )}
      <Piece {...props} />
    </>
  );
}

const isListed = ({ mark, piece }: PanelSpace): boolean => mark !== undefined || piece !== undefined;

/** The space that somebody points at in words, or how to make it tell. */
function Told({ pointing, small }: { readonly pointing: Pointing<PanelSpace>; readonly small: boolean }) {
  const { format, t } = useWords();
  const { thing, last } = usePointedAt(pointing);
  const space = thing ?? last;
  const hint = small ? t('web.map.hintSmall') : t('web.map.hint');
  return <p className={styles.told}>{space === undefined ? hint : format(space.name)}</p>;
}

export function PanelMap(props: {
  readonly block: MapBlock;
  readonly seats: readonly SeatInfo[];
  readonly choosable: readonly Choosable[];
  readonly onChoose: (target: Plain) => void;
}) {
  const { format, t } = useWords();
  const text = useText();
  const { block, seats, choosable, onChoose } = props;
  const { spaces, pointed } = block;
  const pointing = usePointing<PanelSpace>(block.title.key);
  const [explained, setExplained] = useState(false);
  const me = seats.find((seat) => seat.me)?.seat;
  const own = useMemo(
    () => spaces.filter(({ piece }) => piece?.seat !== undefined && piece.seat === me),
    [spaces, me],
  );
  const drawing = useMemo(
    () => (
      <>
        {spaces.map((space) => (
          <Space key={placeKey(space)} space={space} pointed={pointed} seats={seats} text={text} />
        ))}
        <path className={styles.zones} d={borders(spaces, pointed)} />
      </>
    ),
    [spaces, pointed, seats, text],
  );
  return (
    <div className={styles.map}>
      <HexMap
        title={block.title}
        spaces={spaces}
        pointed={pointed}
        drawing={drawing}
        isListed={isListed}
        first={choosable.length > 0 ? [] : own}
        choosable={choosable}
        onChoose={onChoose}
        onPoint={pointing.show}
        foot={(small) => (
          <>
            <button
              type="button"
              className={styles.explain}
              aria-expanded={explained}
              onClick={() => setExplained(!explained)}
            >
              {t('web.plain.legend')}
            </button>
            <Told pointing={pointing} small={small} />
          </>
        )}
      />
      {explained ? (
        <div className={styles.legend}>
          {block.legend.map((line) => (
            <p key={line.key}>{format(line)}</p>
          ))}
        </div>
      ) : null}
    </div>
  );
}
