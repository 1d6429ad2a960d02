/** What can be laid over the map to look at: sectors, federations, one's reach, and who would charge power. */
import { offersAt } from '@orrery/gaia-project/advice';
import { useCallback, useState } from 'react';
import { borderAround, hexagons, RADIUS } from '../../../board-kit/hex-map/geometry.ts';
import { useBoardKeys } from '../../../board-kit/keys.ts';
import { type Pointing, usePointedAt } from '../../../board-kit/pointing.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Mark } from '../drawing/mark.tsx';
import type { MarkName } from '../drawing/mark-symbols.tsx';
import { useScene } from '../table.ts';
import { type Key, useGaiaWords } from '../words.ts';
import { Badges } from './badges.tsx';
import styles from './corners.module.css';
import type { FederationGroup } from './federations.ts';
import { type Sector, sectorsIn } from './layout.ts';
import { NO_MARKS } from './marks.ts';
import { MarksDrawing, type MarksProps } from './marks-drawing.tsx';
import over from './overlays.module.css';
import { Owner } from './pieces.tsx';
import type { Space } from './spaces.ts';

const overlays = ['sectors', 'federations', 'reach', 'charges'] as const;
type Overlay = (typeof overlays)[number];

const about: Readonly<
  Record<Overlay, { readonly key: string; readonly mark: MarkName; readonly text: Key }>
> = {
  sectors: { key: 's', mark: 'sector', text: 'web.gaia.map.overlay.sectors' },
  federations: { key: 'g', mark: 'federation', text: 'web.gaia.map.overlay.federations' },
  reach: { key: 'a', mark: 'range', text: 'web.gaia.map.overlay.reach' },
  charges: { key: 'w', mark: 'charge', text: 'web.gaia.map.overlay.charges' },
};

interface Overlays {
  readonly shown: ReadonlySet<Overlay>;
  toggle(overlay: Overlay): void;
}

export function useOverlays(): Overlays {
  const [shown, setShown] = useState<ReadonlySet<Overlay>>(new Set());
  const toggle = useCallback(
    (overlay: Overlay): void =>
      setShown((before) => {
        const after = new Set(before);
        if (!after.delete(overlay)) after.add(overlay);
        return after;
      }),
    [],
  );
  useBoardKeys(Object.fromEntries(overlays.map((each) => [about[each].key, () => toggle(each)])));
  return { shown, toggle };
}

/** The switches; under a finger they unfold from one button. */
export function OverlaySwitches({ shown, toggle }: Overlays) {
  const { t } = useGaiaWords();
  const [open, setOpen] = useState(false);
  const { mine } = useScene();
  return (
    <fieldset
      className={styles.switches}
      data-floats
      aria-label={t('web.gaia.map.overlays')}
      data-open={open ? '' : undefined}
    >
      {overlays
        .filter((each) => mine !== undefined || (each !== 'reach' && each !== 'charges'))
        .map((each) => {
          const { key, mark, text } = about[each];
          return (
            <button
              key={each}
              type="button"
              className="tool"
              aria-pressed={shown.has(each)}
              aria-keyshortcuts={key}
              aria-label={t(text)}
              title={`${t(text)} (${key.toUpperCase()})`}
              onClick={() => toggle(each)}
            >
              <Mark name={mark} size={16} />
            </button>
          );
        })}
      <button
        type="button"
        className={`tool ${styles.unfold}`}
        aria-expanded={open}
        aria-label={t('web.gaia.map.overlays')}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'eye'} />
      </button>
    </fieldset>
  );
}

const isHeld = ({ owner, guest, station }: Space, seat: number): boolean =>
  owner === seat || guest === seat || station === seat;

/** Who is in a sector: their shapes below its number. */
function Presence({ sector }: { readonly sector: Sector }) {
  const { seats, mine } = useScene();
  const { spaces, x, y } = sector;
  const present = seats.filter(({ seat }) => spaces.some((space) => isHeld(space, seat)));
  return (
    <>
      {present.some(({ seat }) => seat === mine) ? (
        <path className={over.home} d={hexagons(spaces, false, RADIUS)} />
      ) : null}
      <path className={over.sector} d={borderAround(spaces, false)} />
      {present.length === 0 ? null : (
        <rect
          className={over.plate}
          x={x - 0.17 * present.length - 0.08}
          y={y - 0.2}
          width={0.34 * present.length + 0.16}
          height={0.4}
          rx={0.2}
        />
      )}
      {present.map((seat, i) => (
        <Owner key={seat.seat} seat={seat} x={x + (i - (present.length - 1) / 2) * 0.34} y={y} />
      ))}
    </>
  );
}

interface ChargingProps extends MarksProps {
  readonly pointing: Pointing<Space>;
}

/** Whose structures would charge power for something built where somebody points. */
function useCharging({ pointing, ...props }: ChargingProps): MarksProps {
  const { view } = useScene();
  const { thing, last } = usePointedAt(pointing);
  const space = thing ?? last;
  if (space === undefined || props.mine === undefined) return { ...props, marks: NO_MARKS, since: [] };
  const offers = offersAt(view, props.mine, space.hex);
  const charges = new Map(offers.map(({ at, power }) => [at, power]));
  return { ...props, marks: { charges, aim: { to: space.hex } }, since: [] };
}

const Charging = (props: ChargingProps) => <MarksDrawing {...useCharging(props)} />;
export const ChargingBadges = (props: ChargingProps) => <Badges {...useCharging(props)} />;

export function OverlaysDrawing(
  props: ChargingProps & {
    readonly shown: ReadonlySet<Overlay>;
    readonly groups: readonly FederationGroup[];
  },
) {
  const { shown, groups, pointing, ...marks } = props;
  const { spaces, seats } = marks;
  return (
    <>
      {shown.has('sectors')
        ? sectorsIn(spaces).map((sector) => <Presence key={sector.number} sector={sector} />)
        : null}
      {shown.has('federations')
        ? groups.map(({ seat, hexes }) => {
            const inside = hexes.flatMap((hex) => spaces[hex] ?? []);
            const colour = seats[seat]?.colour;
            return (
              <g
                key={`${seat}/${hexes[0]}`}
                className={over.federation}
                style={{ stroke: colour, fill: colour }}
              >
                <path d={hexagons(inside, false, RADIUS)} />
                <path className={over.around} d={borderAround(inside, false)} />
              </g>
            );
          })
        : null}
      {shown.has('charges') ? <Charging {...marks} pointing={pointing} /> : null}
    </>
  );
}
