/**
 * Small numbers on the map. They lie over everything, and keep a size that can be read however small the map is. They are
 * no part of the drawings: letters in those would be laid out anew in every frame of a map that changes its size.
 */
import type { HexId } from '@orrery/gaia-project';
import type { ReactNode } from 'react';
import { type Frame, placeIn } from '../../../board-kit/hex-map/geometry.ts';
import type { Point } from '../../../board-kit/measures.ts';
import { Mark } from '../drawing/mark.tsx';
import styles from './badges.module.css';
import { sectorsIn } from './layout.ts';
import type { MapMarks } from './marks.ts';
import type { Space } from './spaces.ts';

interface BadgeProps extends Point {
  readonly frame: Frame;
  /** A distance or a value in brass, news in teal, what would be charged, a price, a fault. */
  readonly look: 'value' | 'news' | 'charge' | 'price' | 'sector' | 'clash';
  readonly children: ReactNode;
}

const Badge = ({ frame, x, y, look, children }: BadgeProps) => (
  <span className={styles.badge} data-look={look} style={placeIn(frame, { x, y })}>
    {children}
  </span>
);

export interface BadgesProps {
  readonly frame: Frame;
  readonly marks: MapMarks;
  readonly spaces: readonly Space[];
  /** What happened since the viewer's last turn, by number. */
  readonly since: readonly { readonly hex: HexId; readonly n: number }[];
}

/** A number for each of some spaces, at the same corner of each. */
function Numbers(props: {
  readonly of: ReadonlyMap<HexId, number>;
  readonly from: BadgesProps;
  readonly look: BadgeProps['look'];
  readonly corner: Point;
  readonly mark?: 'charge' | 'ore';
}) {
  const { of, from, look, corner, mark } = props;
  return [...of].map(([hex, n]) => {
    const at = from.spaces[hex];
    return at === undefined ? null : (
      <Badge key={hex} frame={from.frame} x={at.x + corner.x} y={at.y + corner.y} look={look}>
        {mark === 'charge' ? <Mark name={mark} /> : null}
        {n}
        {mark === 'ore' ? <Mark name={mark} /> : null}
      </Badge>
    );
  });
}

/** Between neighbours there is no room for a number, and nothing to count. */
const NO_NEIGHBOUR = 2;

/** How far it is to the space that is touched. */
function Distance({ frame, marks: { aim }, spaces }: BadgesProps) {
  const [from, to] = [spaces[aim?.from ?? -1], spaces[aim?.to ?? -1]];
  if (from === undefined || to === undefined || aim?.distance === undefined || aim.distance < NO_NEIGHBOUR)
    return null;
  return (
    <Badge frame={frame} x={(from.x + to.x) / 2} y={(from.y + to.y) / 2} look="value">
      {aim.distance}
    </Badge>
  );
}

const numberOf = (sector: number): string => String(sector).padStart(2, '0');

/** The sector that is being turned. */
function Turned({ frame, marks: { turning }, spaces }: BadgesProps) {
  const sector = sectorsIn(spaces).find(({ number }) => number === turning?.sector);
  return sector === undefined ? null : (
    <Badge frame={frame} x={sector.x} y={sector.y} look="sector">
      {numberOf(sector.number)}
    </Badge>
  );
}

/** Planets that would meet. */
function Clashes({ frame, marks: { turning }, spaces }: BadgesProps) {
  return turning?.clashes.map(([a, b]) => {
    const [from, to] = [spaces[a], spaces[b]];
    return from === undefined || to === undefined ? null : (
      <Badge key={`${a}/${b}`} frame={frame} x={(from.x + to.x) / 2} y={(from.y + to.y) / 2} look="clash">
        <Mark name="cross" />
      </Badge>
    );
  });
}

const NONE: ReadonlyMap<HexId, number> = new Map();

export function Badges(props: BadgesProps) {
  const { frame, marks, spaces, since } = props;
  const { federation, charges = NONE, prices = NONE } = marks;
  return (
    <div className={styles.badges} aria-hidden="true">
      <Numbers of={prices} from={props} look="price" corner={{ x: 0, y: 0.46 }} mark="ore" />
      <Numbers of={federation?.values ?? NONE} from={props} look="value" corner={{ x: -0.38, y: -0.29 }} />
      <Distance {...props} />
      <Numbers of={charges} from={props} look="charge" corner={{ x: -0.46, y: -0.36 }} mark="charge" />
      {since.map(({ hex, n }) => {
        const at = spaces[hex];
        return at === undefined ? null : (
          <Badge key={n} frame={frame} x={at.x - 0.41} y={at.y - 0.34} look="news">
            {n}
          </Badge>
        );
      })}
      {marks.turning === undefined ? null : <Turned {...props} />}
      <Clashes {...props} />
    </div>
  );
}

/** The number of each sector, below all that lies on it; of one that is being turned it stands above. */
export function SectorNumbers(props: {
  readonly frame: Frame;
  readonly spaces: readonly Space[];
  readonly turned: number | undefined;
  /** Sectors that are still to be turned stand back. */
  readonly later: readonly number[];
}) {
  const { frame, spaces, turned, later } = props;
  return sectorsIn(spaces).map(({ number, x, y }) =>
    number === turned ? null : (
      <span
        key={number}
        className={styles.number}
        style={placeIn(frame, { x, y })}
        data-number={numberOf(number)}
        data-later={later.includes(number) ? '' : undefined}
      />
    ),
  );
}
