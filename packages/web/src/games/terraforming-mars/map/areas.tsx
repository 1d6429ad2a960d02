/** Free areas: what is printed on each, and whose claim it is. */
import type { SeatInfo } from '../../../board-kit/board.ts';
import { hexagons, RADIUS } from '../../../board-kit/hex-map/geometry.ts';
import { places } from '../flights.ts';
import styles from './areas.module.css';
import { bonusIcons } from './bonus.ts';
import type { AreaSpace } from './spaces.ts';
import { OwnerMark, ownerPlace, TILE_SIZE } from './tiles.tsx';
import { Use } from './use.tsx';

const POINTED = true;
const BONUS = 0.55 * RADIUS;

/** How far below the middle of its area a bonus is drawn, above or below what else is printed there. */
function bonusDown({ kind, volcanic }: AreaSpace): number {
  if (kind === 'noctis-city') return 0.28 * RADIUS;
  return volcanic ? -0.14 * RADIUS : 0;
}

/** What whoever places a tile there takes; `down` is where it lies otherwise than usual. */
export function Bonus({ space, down }: { readonly space: AreaSpace; readonly down?: number }) {
  const icons = bonusIcons(space.bonus);
  const middle = (icons.length - 1) / 2;
  return icons.map(({ key, icon }, i) => (
    <Use
      key={key}
      symbol={icon}
      x={space.x + (i - middle) * (BONUS + 0.02)}
      y={space.y + (down ?? bonusDown(space))}
      size={BONUS}
    />
  ));
}

const VOLCANO = 'M-13 4L-4-6q4 2.5 8 0L13 4M-4-6L-5-9M4-6l1-3M0-6v-5';
const CITY = 'M-9 7V0h6v-8l6-3v8h6V7z';

function Print({ space }: { readonly space: AreaSpace }) {
  const { x, y, volcanic, kind } = space;
  const at = (down: number, scale: number): string =>
    `translate(${x.toFixed(3)} ${(y + down * RADIUS).toFixed(3)}) scale(${(RADIUS / scale).toFixed(5)})`;
  return (
    <>
      {volcanic ? <path className={styles.volcano} d={VOLCANO} transform={at(0.55, 42)} /> : null}
      {kind === 'noctis-city' ? (
        <path className={styles.reservedCity} d={CITY} transform={at(-0.36, 34)} />
      ) : null}
    </>
  );
}

/** Whose area it is before a tile lies there. */
function Claim({ space, seat }: { readonly space: AreaSpace; readonly seat: SeatInfo }) {
  const { x, y } = space;
  return (
    <g data-place={places.area(space.id)}>
      <Use symbol="claim" x={x + 0.3 * RADIUS} y={y - 0.34 * RADIUS} size={0.5 * RADIUS} />
      <OwnerMark seat={seat} {...ownerPlace(space)} />
    </g>
  );
}

/** All areas on which no tile lies. */
export function FreeAreas(props: {
  readonly spaces: readonly AreaSpace[];
  readonly seats: readonly SeatInfo[];
}) {
  const free = props.spaces.filter(({ tile }) => tile === undefined);
  const of = (kind: AreaSpace['kind']): AreaSpace[] => free.filter((space) => space.kind === kind);
  const outlines = (spaces: readonly AreaSpace[], size = 1): string =>
    hexagons(spaces, POINTED, TILE_SIZE * size);
  return (
    <>
      <path className={styles.land} d={outlines(of('land'))} />
      <path className={styles.ocean} d={outlines(of('ocean'))} />
      <path className={styles.oceanInside} d={outlines(of('ocean'), 0.86)} />
      <path className={styles.reserved} d={outlines(of('noctis-city'))} />
      <path className={styles.reservedInside} d={outlines(of('noctis-city'), 0.86)} />
      {free.map((space) => {
        const seat = space.owner === undefined ? undefined : props.seats[space.owner];
        return (
          <g key={space.id}>
            <Print space={space} />
            <Bonus space={space} />
            {seat === undefined ? null : <Claim space={space} seat={seat} />}
          </g>
        );
      })}
    </>
  );
}
