/** What areas of the map bring: at once, and in points. */
import { isRecord, type Question, type Seat } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import { areaOf, ON_MARS, type Space } from '../data/map.ts';
import { type Tile, tiles, type Where } from '../data/types.ts';
import { countNeighbours, legalAreas } from '../rules/areas.ts';
import { areaGain } from '../rules/tiles.ts';
import { setOffByTile } from '../rules/triggers.ts';
import { GREENERY, isCity, NOBODY, playerAt, tileCode } from '../state.ts';
import { yieldsOf } from '../verbs/index.ts';
import type { Yield } from '../verbs/verb.ts';
import type { Position } from './position.ts';

/** Where the points of a tile come from. */
interface TilePoints {
  /** A greenery by itself, and own cities next to it. */
  readonly tile: number;
  readonly cities: number;
  /** Greeneries next to a city. */
  readonly greeneries: number;
  /** What its card says about its neighbours. */
  readonly card: number;
}

export interface AreaAdvice {
  readonly space: Space;
  /** Placement bonus and M€ for oceans next to it: resources, and `cards`. */
  readonly gain: Readonly<Record<string, number>>;
  readonly oceans: number;
  /** The seat's cards that the tile sets off, once for each trigger, and what those bring. */
  readonly setsOff: readonly { readonly card: CardId; readonly yields: readonly Yield[] }[];
  /** Cards of others that the tile sets off. */
  readonly setsOffOthers: readonly { readonly seat: Seat; readonly card: CardId }[];
  /** Points that the tile itself would be worth now, and where they come from. */
  readonly points: number;
  readonly pointsFrom: TilePoints;
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
): TilePoints {
  const isGreenery = tile === 'greenery';
  const vp = source === undefined ? undefined : faceOf(source).vp;
  return {
    tile: isGreenery ? 1 : 0,
    cities: isGreenery ? citiesBeside(position, seat, space, 'own') : 0,
    greeneries: isCity(tileCode(tile)) ? countNeighbours(position, space, 'greenery') : 0,
    card: vp?.score === 'neighbours' ? vp.vp * countNeighbours(position, space, vp.tile) : 0,
  };
}

/** The triggers of a seat's cards that a tile sets off, once for each. */
const triggersOf = (position: Position, owner: Seat, own: boolean, tile: Tile, space: Space) =>
  playerAt(position, owner).lasting.flatMap((card) =>
    faceOf(card)
      .triggers.filter((trigger) => setOffByTile(trigger, own, tileCode(tile), space))
      .map(({ effects }) => ({ card, effects })),
  );

const setOff = (position: Position, seat: Seat, tile: Tile, space: Space): AreaAdvice['setsOff'] =>
  triggersOf(position, seat, true, tile, space).map(({ card, effects }) => ({
    card,
    yields: yieldsOf(position, seat, effects),
  }));

const setOffByOthers = (position: Position, seat: Seat, tile: Tile, space: Space) =>
  position.players.flatMap((_, owner) =>
    owner === seat
      ? []
      : triggersOf(position, owner, false, tile, space).map(({ card }) => ({ seat: owner, card })),
  );

/** What a tile would bring on an area; `source` is the card that places it, where it scores by its neighbours. */
export const areaAdvice = (
  position: Position,
  seat: Seat,
  tile: Tile,
  space: Space,
  source?: CardId,
): AreaAdvice => {
  const pointsFrom = pointsOf(position, seat, tile, space, source);
  return {
    space,
    gain: areaGain(position, space),
    oceans: countNeighbours(position, space, 'ocean'),
    setsOff: setOff(position, seat, tile, space),
    setsOffOthers: setOffByOthers(position, seat, tile, space),
    points: pointsFrom.tile + pointsFrom.cities + pointsFrom.greeneries + pointsFrom.card,
    pointsFrom,
    pointsForOthers: tile === 'greenery' ? citiesBeside(position, seat, space, 'others') : 0,
    room: roomAround(position, space),
  };
};

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

/** What a question has put on the map. */
export interface Placement {
  /** Undefined where it is a marker that claims the area. */
  readonly tile: Tile | undefined;
  /** The card that it comes from. */
  readonly source: CardId | undefined;
  /** The last conversion of plants: parameters do not rise any more. */
  readonly final: boolean;
}

/** Reads off a question what is to be placed; undefined where it is about something else. */
export function placementIn({ name, args }: Pick<Question, 'name' | 'args'>): Placement | undefined {
  if (name === 'final.greenery') return { tile: 'greenery', source: undefined, final: true };
  const source = typeof args.source === 'number' ? args.source : undefined;
  if (name === 'tile.claim') return { tile: undefined, source, final: false };
  const { effect } = args;
  const tile = isRecord(effect) ? tiles.find((known) => known === effect.tile) : undefined;
  return tile === undefined ? undefined : { tile, source, final: false };
}
