/** What areas of the map bring: at once, and in points. */
import type { Seat } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import { areaOf, ON_MARS, type Space } from '../data/map.ts';
import type { Tile, Where } from '../data/types.ts';
import { countNeighbours, legalAreas } from '../rules/areas.ts';
import { areaGain } from '../rules/tiles.ts';
import { setOffByTile } from '../rules/triggers.ts';
import { GREENERY, isCity, NOBODY, playerAt, tileCode } from '../state.ts';
import { yieldsOf } from '../verbs/index.ts';
import type { Yield } from '../verbs/verb.ts';
import type { Position } from './position.ts';

export interface AreaAdvice {
  readonly space: Space;
  /** Placement bonus and M€ for oceans next to it: resources, and `cards`. */
  readonly gain: Readonly<Record<string, number>>;
  readonly oceans: number;
  /** The seat's cards that the tile sets off, once for each trigger, and what those bring. */
  readonly setsOff: readonly { readonly card: CardId; readonly yields: readonly Yield[] }[];
  /** Points that the tile itself would be worth now: a greenery, greeneries next to a city, what its card says. */
  readonly points: number;
  /** Points that it would give to cities of others. */
  readonly pointsForOthers: number;
  /** Free areas next to it on which greenery could lie later. */
  readonly room: number;
}

const tileAt = (position: Position, space: Space): number => position.tiles[space] ?? 0;

/** Cities next to an area, of a seat or of other players; neutral ones are nobody's. */
function citiesBeside(position: Position, seat: Seat, space: Space, whose: 'own' | 'others'): number {
  return areaOf(space).neighbours.filter((next) => {
    const owner = position.owners[next] ?? NOBODY;
    if (!isCity(tileAt(position, next)) || owner === NOBODY) return false;
    return whose === 'own' ? owner === seat : owner !== seat;
  }).length;
}

/** Land that nobody has built on or claimed. */
const isOpenLand = (position: Position, space: Space): boolean =>
  tileAt(position, space) === 0 &&
  (position.owners[space] ?? NOBODY) === NOBODY &&
  areaOf(space).kind === 'land';

const roomAround = (position: Position, space: Space): number =>
  areaOf(space).neighbours.filter((next) => isOpenLand(position, next)).length;

function pointsOf(
  position: Position,
  seat: Seat,
  tile: Tile,
  space: Space,
  source: CardId | undefined,
): number {
  if (tile === 'greenery') return 1 + citiesBeside(position, seat, space, 'own');
  const city = isCity(tileCode(tile)) ? countNeighbours(position, space, 'greenery') : 0;
  const vp = source === undefined ? undefined : faceOf(source).vp;
  return city + (vp?.score === 'neighbours' ? vp.vp * countNeighbours(position, space, vp.tile) : 0);
}

function setOff(position: Position, seat: Seat, tile: Tile, space: Space): AreaAdvice['setsOff'] {
  return playerAt(position, seat).lasting.flatMap((card) =>
    faceOf(card)
      .triggers.filter((trigger) => setOffByTile(trigger, true, tileCode(tile), space))
      .map(({ effects }) => ({ card, yields: yieldsOf(position, seat, effects) })),
  );
}

/** What a tile would bring on an area; `source` is the card that places it, where it scores by its neighbours. */
export const areaAdvice = (
  position: Position,
  seat: Seat,
  tile: Tile,
  space: Space,
  source?: CardId,
): AreaAdvice => ({
  space,
  gain: areaGain(position, space),
  oceans: countNeighbours(position, space, 'ocean'),
  setsOff: setOff(position, seat, tile, space),
  points: pointsOf(position, seat, tile, space, source),
  pointsForOthers: tile === 'greenery' ? citiesBeside(position, seat, space, 'others') : 0,
  room: roomAround(position, space),
});

/** The same for every area on which it may lie. */
export const areasFor = (
  position: Position,
  seat: Seat,
  tile: Tile,
  where: Where,
  source?: CardId,
): readonly AreaAdvice[] =>
  legalAreas(position, seat, where).map((space) => areaAdvice(position, seat, tile, space, source));

/** Free land next to a seat's cities, an area as often as there are such cities: room for greenery that scores there. */
export function roomBesideCities(position: Position, seat: Seat): number {
  let room = 0;
  for (let space = 0; space < ON_MARS; space++)
    if (isCity(tileAt(position, space)) && position.owners[space] === seat)
      room += roomAround(position, space);
  return room;
}

/** Points that a seat's greeneries are worth to cities of others. */
export function pointsGiven(position: Position, seat: Seat): number {
  let points = 0;
  for (let space = 0; space < ON_MARS; space++)
    if (tileAt(position, space) === GREENERY && position.owners[space] === seat)
      points += citiesBeside(position, seat, space, 'others');
  return points;
}
