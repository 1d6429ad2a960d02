/** Rulebook chapter: tiles — where they may be placed. */
import type { Seat } from '@orrery/kernel';
import { areaOf, areas, ON_MARS, type Space } from '../data/map.ts';
import type { Where } from '../data/types.ts';
import { GREENERY, isCity, type MarsState, NOBODY, OCEAN } from '../state.ts';

const tileAt = (state: MarsState, space: Space): number => state.tiles[space] ?? 0;
const ownerAt = (state: MarsState, space: Space): number => state.owners[space] ?? NOBODY;

/** Empty, and not claimed by somebody else. */
const isFree = (state: MarsState, seat: Seat, space: Space): boolean => {
  if (tileAt(state, space) !== 0) return false;
  const owner = ownerAt(state, space);
  return owner === NOBODY || owner === seat;
};

const neighboursOf: readonly (readonly Space[])[] = areas.map(({ neighbours }) => neighbours);
const none: readonly Space[] = [];

function cityNeighbours(state: MarsState, space: Space): number {
  let count = 0;
  for (const next of neighboursOf[space] ?? none) if (isCity(tileAt(state, next))) count++;
  return count;
}

function touches(state: MarsState, space: Space, code: number): boolean {
  for (const next of neighboursOf[space] ?? none) if (tileAt(state, next) === code) return true;
  return false;
}

/** Own tiles are those with the seat's marker on them: never oceans, and a claim is no tile. */
function touchesOwn(state: MarsState, seat: Seat, space: Space): boolean {
  for (const next of neighboursOf[space] ?? none)
    if (tileAt(state, next) !== 0 && ownerAt(state, next) === seat) return true;
  return false;
}

function isolated(state: MarsState, space: Space): boolean {
  for (const next of neighboursOf[space] ?? none) if (tileAt(state, next) !== 0) return false;
  return true;
}

export const countNeighbours = (
  state: MarsState,
  space: Space,
  tile: 'ocean' | 'city' | 'greenery',
): number => {
  let count = 0;
  for (const next of neighboursOf[space] ?? none) {
    const code = tileAt(state, next);
    if (tile === 'city' ? isCity(code) : code === (tile === 'ocean' ? OCEAN : GREENERY)) count++;
  }
  return count;
};

const spacesOf = (fits: (space: Space) => boolean): readonly Space[] =>
  areas.map((_, space) => space).filter(fits);
const land = spacesOf((space) => areaOf(space).kind === 'land');
const hasMetal = (space: Space): boolean => {
  const { steel = 0, titanium = 0 } = areaOf(space).bonus;
  return steel + titanium > 0;
};

/** The areas among which each rule looks; the others can never be meant. */
const candidates: Readonly<Record<Where, readonly Space[]>> = {
  land,
  ocean: spacesOf((space) => areaOf(space).kind === 'ocean'),
  greenery: land,
  city: land,
  isolated: land,
  'next-to-city': land,
  'next-to-two-cities': land,
  'next-to-greenery': land,
  volcanic: spacesOf((space) => areaOf(space).volcanic),
  'metal-bonus': land.filter(hasMetal),
  'metal-bonus-next-to-own': land.filter(hasMetal),
  'noctis-city': spacesOf((space) => areaOf(space).kind === 'noctis-city'),
  phobos: spacesOf((space) => areaOf(space).kind === 'phobos'),
  ganymede: spacesOf((space) => areaOf(space).kind === 'ganymede'),
};

/** Whether a free area also fits what the rule says about its neighbours. */
function fits(state: MarsState, seat: Seat, where: Where, space: Space): boolean {
  switch (where) {
    case 'city':
      return cityNeighbours(state, space) === 0;
    case 'isolated':
      return isolated(state, space);
    case 'next-to-city':
      return cityNeighbours(state, space) >= 1;
    case 'next-to-two-cities':
      return cityNeighbours(state, space) >= 2;
    case 'next-to-greenery':
      return touches(state, space, GREENERY);
    case 'greenery':
    case 'metal-bonus-next-to-own':
      return touchesOwn(state, seat, space);
    default:
      return true;
  }
}

/** Which areas lie next to what is looked for; kept only so that none is made each time. */
const marks = new Uint8Array(areas.length);

/** Marks the areas around cities, or around the seat's own tiles: quicker than asking every area about its neighbours. */
function markAround({ tiles, owners }: MarsState, seat: Seat, where: 'city' | 'greenery'): void {
  marks.fill(0);
  for (let space = 0; space < ON_MARS; space++) {
    const code = tiles[space] ?? 0;
    if (code === 0 || !(where === 'city' ? isCity(code) : owners[space] === seat)) continue;
    for (const next of neighboursOf[space] ?? none) marks[next] = 1;
  }
}

function matching(state: MarsState, seat: Seat, where: Where): Space[] {
  const found: Space[] = [];
  if (where === 'city' || where === 'greenery') {
    markAround(state, seat, where);
    const wanted = where === 'greenery' ? 1 : 0;
    for (const space of land) if (marks[space] === wanted && isFree(state, seat, space)) found.push(space);
    return found;
  }
  for (const space of candidates[where])
    if (isFree(state, seat, space) && fits(state, seat, where, space)) found.push(space);
  return found;
}

/** The areas on which a seat may place something by this rule, in reading order. */
export function legalAreas(state: MarsState, seat: Seat, where: Where): readonly Space[] {
  const found = matching(state, seat, where);
  // Greenery goes next to an own tile if it can; otherwise anywhere on land.
  return where === 'greenery' && found.length === 0 ? matching(state, seat, 'land') : found;
}

/** Whether there are several, so that the seat must choose; one is then found by {@link legalAreas}. */
export function hasSeveralAreas(state: MarsState, seat: Seat, where: Where): boolean {
  let found = 0;
  for (const space of candidates[where])
    if (isFree(state, seat, space) && fits(state, seat, where, space) && ++found > 1) return true;
  return false;
}

/** The areas on which a seat may put a marker: an own one could be built on, but not claimed again. */
export const claimable = (state: MarsState, seat: Seat, where: Where): Space[] =>
  legalAreas(state, seat, where).filter((space) => ownerAt(state, space) === NOBODY);

/** Whether there is one. */
export function hasArea(state: MarsState, seat: Seat, where: Where): boolean {
  const rule = where === 'greenery' ? 'land' : where;
  for (const space of candidates[where])
    if (isFree(state, seat, space) && fits(state, seat, rule, space)) return true;
  return false;
}

export function countCities({ tiles }: MarsState, area: 'mars' | 'everywhere'): number {
  const end = area === 'mars' ? ON_MARS : tiles.length;
  let count = 0;
  for (let space = 0; space < end; space++) if (isCity(tiles[space] ?? 0)) count++;
  return count;
}

/** Whether a seat has so many tiles of its own: looked at in every turn, so it stops as soon as that is clear. */
export function hasOwnTiles(
  { tiles, owners }: MarsState,
  seat: Seat,
  tile: 'city' | 'greenery',
  least: number,
): boolean {
  let missing = least;
  for (let space = owners.indexOf(seat); space >= 0 && missing > 0; space = owners.indexOf(seat, space + 1)) {
    const code = tiles[space] ?? 0;
    if (tile === 'city' ? isCity(code) : code === GREENERY) missing--;
  }
  return missing <= 0;
}

export function ownTiles(
  { tiles, owners }: MarsState,
  seat: Seat,
  tile: 'city' | 'greenery' | 'any',
): number {
  let count = 0;
  for (let space = 0; space < tiles.length; space++) {
    const code = tiles[space] ?? 0;
    if (code === 0 || owners[space] !== seat) continue;
    if (tile === 'any' || (tile === 'city' ? isCity(code) : code === GREENERY)) count++;
  }
  return count;
}

/** The one area on which a special tile lies; undefined when it is not on the map. */
export const spaceOfTile = (state: MarsState, code: number): Space | undefined => {
  const space = state.tiles.indexOf(code);
  return space < 0 ? undefined : space;
};
