/** What a position is worth to a seat: points, and what the table will bring until the end. */
import {
  areaOf,
  type CardId,
  faceOf,
  GREENERY,
  isCity,
  type MarsState,
  NOBODY,
  ON_MARS,
  type Player,
  resources,
  scoreOf,
} from '@orrery/terraforming-mars';
import type { Outlook } from './outlook.ts';
import { handWorth, lastingWorth } from './worth.ts';

/** What an unknown card in hand is worth. */
const UNKNOWN = 3;
const PLENTY = 25;
const METALS = 5;
/** How much of a good card's worth one may count on while it is still in the hand. */
const IN_HAND = 0.45;

/** Free areas next to own cities are room for greenery; the same next to nothing is not. */
function roomWorth(state: MarsState, seat: number): number {
  let room = 0;
  for (let space = 0; space < ON_MARS; space++) {
    if (!isCity(state.tiles[space] ?? 0) || state.owners[space] !== seat) continue;
    for (const next of areaOf(space).neighbours) {
      const free = (state.tiles[next] ?? 0) === 0 && (state.owners[next] ?? NOBODY) === NOBODY;
      if (free && areaOf(next).kind === 'land') room += 1;
    }
  }
  return room;
}

/** Greenery next to the cities of others gives them points. */
function giftsToOthers(state: MarsState, seat: number): number {
  let gifts = 0;
  for (let space = 0; space < ON_MARS; space++) {
    if (state.tiles[space] !== GREENERY || state.owners[space] !== seat) continue;
    for (const next of areaOf(space).neighbours)
      if (isCity(state.tiles[next] ?? 0) && state.owners[next] !== seat && state.owners[next] !== NOBODY)
        gifts += 1;
  }
  return gifts;
}

/** What a player has of a resource beyond so much. */
const excess = ({ stock }: Player, place: number, enough: number): number =>
  Math.max(0, (stock[place] ?? 0) - enough);

export function worthTo(
  state: MarsState,
  seat: number,
  outlook: Outlook,
  known: ReadonlySet<CardId>,
): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  const seen = { state, seat, outlook };
  let worth = scoreOf(state, seat).total * outlook.point;
  worth += player.rating * outlook.income;
  resources.forEach((resource, place) => {
    worth += (player.stock[place] ?? 0) * outlook.unit[resource];
    worth += (player.production[place] ?? 0) * outlook.step[resource];
  });
  // Money that is more than a turn can use counts less, and so do metals, which only some cards take.
  const { megacredits, steel, titanium } = outlook.unit;
  worth -= excess(player, 0, PLENTY) * 0.4 * megacredits;
  worth -= (excess(player, 1, METALS) * steel + excess(player, 2, METALS) * titanium) * 0.5;
  for (const card of player.played) worth += lastingWorth(seen, faceOf(card));
  // An action that has been used is worth less now; it comes again.
  for (const card of player.used) worth -= lastingWorth(seen, faceOf(card)) / Math.max(1, outlook.left);
  for (const card of player.hand)
    worth += known.has(card) ? Math.max(0.6, IN_HAND * handWorth(seen, card)) : UNKNOWN;
  worth += 0.8 * roomWorth(state, seat) * Math.min(1, outlook.left / 4);
  return worth - giftsToOthers(state, seat) * outlook.point * 0.5;
}
