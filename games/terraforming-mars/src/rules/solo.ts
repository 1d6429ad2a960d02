/** Rulebook chapter: variants — the solo game's neutral cities and greeneries. */
import { type CardId, faceOf } from '../data/cards.ts';
import { areaOf, ON_MARS, type Space } from '../data/map.ts';
import type { Where } from '../data/types.ts';
import { CITY, GREENERY, type MarsState, NOBODY } from '../state.ts';
import type { MarsRun } from '../tasks.ts';
import { legalAreas } from './areas.ts';
import { discard, seenByAll, takeCard } from './supply.ts';

/**
 * Two cities, then one greenery next to each, counted off by the costs of four cards that are turned up. Where the
 * greenery of the first city has taken the last area next to the second, that one serves both.
 */
export function placeNeutralTiles(state: MarsState, run: MarsRun): void {
  const reading = Array.from({ length: ON_MARS }, (_, space) => space);
  const first = placeNeutral(state, run, CITY, reading, 'city');
  const second = placeNeutral(state, run, CITY, reading.slice().reverse(), 'city');
  for (const city of [first, second])
    if (city !== undefined) placeNeutral(state, run, GREENERY, areaOf(city).neighbours, 'land');
}

/** Counts as many areas as the card costs, skipping those where the tile could not lie, and around again at the end. */
function placeNeutral(
  state: MarsState,
  run: MarsRun,
  code: number,
  order: readonly Space[],
  where: Where,
): Space | undefined {
  const card = takeCard(state, run, null, 'neutral', 'board');
  if (card === undefined) throw new Error('unreachable: the deck is new');
  const legal = new Set(legalAreas(state, NOBODY, where));
  const open = order.filter((space) => legal.has(space));
  const space = open[countedTo(card, open.length)];
  discard(state, card, seenByAll(state));
  const { id } = faceOf(card);
  run.emit?.({ do: 'reveal', seat: null, what: id, amount: 1, source: 'neutral', detail: { card } });
  if (space === undefined) return undefined;
  state.tiles[space] = code;
  const what = code === CITY ? 'city' : 'greenery';
  const detail = { area: areaOf(space).id };
  run.emit?.({ do: 'neutral', seat: null, what, amount: 1, source: 'neutral', detail });
  return space;
}

/** A card that costs nothing counts as 1: the first area. */
const countedTo = (card: CardId, areas: number): number => (Math.max(1, faceOf(card).cost) - 1) % areas;
