/** Everything that is marked on the map, over the planets: it is drawn again with every choice, and only it. Numbers are badges. */
import type { HexId } from '@orrery/gaia-project';
import type { Board } from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { borderAround, hexagons, outline, RADIUS } from '../../../board-kit/hex-map/geometry.ts';
import { planetHref } from '../drawing/mark.tsx';
import type { BadgesProps } from './badges.tsx';
import { joined } from './federations.ts';
import { sectorsIn } from './layout.ts';
import styles from './marks.module.css';
import { type Ghost, isWashed, type Kind } from './marks.ts';
import { Guest, LOST_PLANET, Piece, planetSize, symbolOf, Use } from './pieces.tsx';
import type { Space } from './spaces.ts';

const FLAT = false;

export interface MarksProps extends BadgesProps {
  readonly board: Board;
  readonly seats: readonly SeatInfo[];
  readonly mine: Seat | undefined;
  /** How far each space is from the viewer's pieces, where that is asked for. */
  readonly distances: readonly (number | undefined)[];
}

const on = (spaces: readonly Space[], hexes: Iterable<HexId>): Space[] =>
  [...hexes].flatMap((hex) => spaces[hex] ?? []);

const Hexagon = (props: {
  readonly at: Space;
  readonly size: number;
  readonly className?: string | undefined;
}) => <polygon className={props.className} points={outline(props.at, FLAT, RADIUS * props.size)} />;

/** Everything within range, and with the booster. */
function Reach({ marks: { reach }, spaces, distances }: MarksProps) {
  if (reach === undefined) return null;
  const within = (range: number): Space[] =>
    spaces.filter(({ hex }) => {
      const distance = distances[hex];
      return distance !== undefined && distance <= range;
    });
  const near = within(reach.range);
  return (
    <g className={styles.reach}>
      <path className={styles.wash} d={hexagons(near, FLAT, RADIUS)} />
      <path d={borderAround(near, FLAT)} />
      {reach.further === undefined ? null : (
        <path className={styles.further} d={borderAround(within(reach.further), FLAT)} />
      )}
    </g>
  );
}

/** Spaces that only these surround: planets among empty spaces, say. */
function enclosedBy({ neighbours }: Board, inside: ReadonlySet<HexId>): HexId[] {
  const others = neighbours.flatMap((_, hex) => (inside.has(hex) ? [] : [hex]));
  const open = new Set(others.filter((hex) => (neighbours[hex]?.length ?? 0) < 6));
  for (const hex of open) for (const next of neighbours[hex] ?? []) if (!inside.has(next)) open.add(next);
  return others.filter((hex) => !open.has(hex));
}

/** Many spaces that can be touched: washed, with one outline around them. */
function Crowd({ marks, spaces, board }: MarksProps) {
  if (!isWashed(marks)) return null;
  const hexes = (is: (kind: Kind) => boolean): HexId[] =>
    [...(marks.can ?? [])].flatMap(([hex, kind]) => (is(kind) ? [hex] : []));
  // Around a federation every empty space could take a satellite: what stands out is the shape and the pieces for it.
  const calm = marks.federation !== undefined;
  const near = hexes((kind) => (calm ? kind === 'near' : kind !== 'far'));
  const far = hexes((kind) => kind === 'far');
  const around = (inside: readonly HexId[]): string =>
    borderAround(on(spaces, [...inside, ...enclosedBy(board, new Set(inside))]), FLAT);
  return (
    <g className={styles.crowd}>
      <path className={styles.near} d={hexagons(on(spaces, near), FLAT, RADIUS * 0.9)} />
      <path className={styles.far} d={hexagons(on(spaces, far), FLAT, RADIUS * 0.9)} />
      {far.length === 0 ? null : <path className={styles.further} d={around([...near, ...far])} />}
      <path d={around(near)} />
    </g>
  );
}

/** A veil over everything that has nothing to do with the choice. */
function Veil({ marks, spaces }: MarksProps) {
  if (marks.faint !== true) return null;
  const { can, aim, upgradable = [], charges, federation } = marks;
  const shown = new Set<HexId>([
    ...(can?.keys() ?? []),
    ...(charges?.keys() ?? []),
    ...(aim === undefined ? [] : [aim.to, ...(aim.from === undefined ? [] : [aim.from])]),
    ...(federation === undefined ? [] : [...federation.pieces, ...federation.satellites]),
    ...upgradable,
  ]);
  const rest = spaces.filter(({ hex }) => !shown.has(hex));
  return <path className={styles.veil} d={hexagons(rest, FLAT, RADIUS)} />;
}

/** A line between two spaces that leaves room for what stands on them. */
function Line(props: {
  readonly from: Space;
  readonly to: Space;
  readonly room: readonly [number, number];
  readonly className?: string | undefined;
}) {
  const { from, to, room } = props;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = `${from.x + dx * room[0]} ${from.y + dy * room[0]}`;
  const end = `${to.x - dx * room[1]} ${to.y - dy * room[1]}`;
  return length <= room[0] + room[1] ? null : <path className={props.className} d={`M${start}L${end}`} />;
}

function Federation({ marks: { federation }, spaces, board, seats }: MarksProps) {
  if (federation === undefined) return null;
  const { pieces, satellites, faults, seat } = federation;
  const room = (hex: HexId): number => (pieces.includes(hex) ? 0.46 : 0.2);
  const lookOf = (hex: HexId) => (faults.includes(hex) ? styles.fault : styles.member);
  return (
    <>
      {joined(board, [...pieces, ...satellites])
        .flatMap(({ links }) => links)
        .map(([a, b]) => {
          const [from, to] = [spaces[a], spaces[b]];
          if (from === undefined || to === undefined) return null;
          const wrong = faults.includes(a) || faults.includes(b);
          return (
            <Line
              key={`${a}/${b}`}
              className={wrong ? styles.brokenLink : styles.link}
              from={from}
              to={to}
              room={[room(a), room(b)]}
            />
          );
        })}
      {on(spaces, satellites).map((at) => (
        <g key={at.hex}>
          <g className={styles.satellite}>
            <Hexagon at={at} size={0.9} className={lookOf(at.hex)} />
          </g>
          <Piece symbol="satellite" seat={seats[seat]} x={at.x} y={at.y} />
        </g>
      ))}
      {on(spaces, pieces).map((at) => (
        <Hexagon key={at.hex} at={at} size={0.93} className={lookOf(at.hex)} />
      ))}
    </>
  );
}

function GhostPiece({ ghost, at, seat }: { ghost: Ghost; at: Space; seat: SeatInfo | undefined }) {
  if (ghost === 'lost-planet') return <Use href={planetHref(LOST_PLANET)} x={at.x} y={at.y} size={0.87} />;
  if (ghost === 'guest') return <Guest x={at.x} y={at.y} seat={seat} />;
  const symbol =
    typeof ghost === 'object' ? symbolOf(ghost.structure) : ghost === 'former' ? 'gaiaformer' : ghost;
  return (
    <>
      {/* It takes the place of what stands there. */}
      {at.owner === undefined || at.planet === undefined ? null : (
        <Use href={planetHref(at.planet)} x={at.x} y={at.y} size={planetSize(at.planet)} />
      )}
      <Piece symbol={symbol} seat={seat} x={at.x} y={at.y + 0.02} />
    </>
  );
}

/** What is touched: an outline, the way there, and what would stand there. */
function Aim({ marks: { aim }, spaces, seats, mine }: MarksProps) {
  const to = aim === undefined ? undefined : spaces[aim.to];
  if (aim === undefined || to === undefined) return null;
  const from = aim.from === undefined ? undefined : spaces[aim.from];
  return (
    <>
      {from === undefined ? null : <Line className={styles.way} from={from} to={to} room={[0.43, 0.5]} />}
      <Hexagon at={to} size={0.9} className={styles.aim} />
      {aim.ghost === undefined ? null : (
        <GhostPiece ghost={aim.ghost} at={to} seat={mine === undefined ? undefined : seats[mine]} />
      )}
    </>
  );
}

/** The sector that is being turned, and planets that would meet. */
function Turning({ marks: { turning }, spaces }: MarksProps) {
  if (turning === undefined) return null;
  const sector = sectorsIn(spaces).find(({ number }) => number === turning.sector);
  if (sector === undefined) return null;
  const { x, y } = sector;
  return (
    <>
      <g className={styles.turning}>
        <path d={borderAround(sector.spaces, FLAT)} />
        <circle cx={x} cy={y} r={0.65} pathLength={6} />
        <path className={styles.turn} d={`M${x + 0.53} ${y - 0.53}l.17 .15 .02 -.22z`} />
      </g>
      {turning.clashes.map(([a, b]) => {
        const [from, to] = [spaces[a], spaces[b]];
        if (from === undefined || to === undefined) return null;
        return <Line key={`${a}/${b}`} className={styles.clash} from={from} to={to} room={[0, 0]} />;
      })}
    </>
  );
}

/** Homes, who would charge, and what is new. */
function Outlines({ marks: { charges, rings = [] }, spaces, since }: MarksProps) {
  const around = (hexes: Iterable<HexId>, size: number, className: string | undefined) =>
    on(spaces, hexes).map((at) => <Hexagon key={at.hex} at={at} size={size} className={className} />);
  return (
    <>
      {around(rings, 0.97, styles.ring)}
      {around(charges?.keys() ?? [], 1.02, styles.charge)}
      {around(new Set(since.map(({ hex }) => hex)), 1.03, styles.fresh)}
    </>
  );
}

/** What the Automa has in mind. */
function Weighed({ marks: { weighed }, spaces }: MarksProps) {
  if (weighed === undefined) return null;
  const { left, out, taken } = weighed;
  return (
    <>
      {on(spaces, out).map((at) => (
        <Hexagon key={at.hex} at={at} size={0.9} className={styles.out} />
      ))}
      {on(spaces, left).map((at) => (
        <Hexagon key={at.hex} at={at} size={0.95} className={styles.weighed} />
      ))}
      {on(spaces, taken === undefined ? [] : [taken]).map((at) => (
        <Hexagon key={at.hex} at={at} size={1} className={styles.taken} />
      ))}
    </>
  );
}

export function MarksDrawing(props: MarksProps) {
  const { marks, spaces } = props;
  return (
    <>
      <Veil {...props} />
      <Reach {...props} />
      <Crowd {...props} />
      {on(spaces, marks.upgradable ?? []).map(({ hex, x, y }) => (
        <Use
          key={hex}
          href="#gaia-upgrade"
          className={styles.upgrade}
          x={x - 0.21}
          y={y - 0.36}
          size={0.29}
        />
      ))}
      <Federation {...props} />
      <Turning {...props} />
      <Aim {...props} />
      <Outlines {...props} />
      <Weighed {...props} />
    </>
  );
}
