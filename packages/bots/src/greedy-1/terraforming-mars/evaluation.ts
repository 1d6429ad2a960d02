/** What a position is worth to a seat: points, and what the table will bring until the end. */
import { type CardId, faceOf, type MarsState, type Player, resources } from '@orrery/terraforming-mars';
import { pointsGiven, roomBesideCities, scoreOf } from '@orrery/terraforming-mars/advice';
import type { Outlook } from './outlook.ts';
import { handWorth, lastingWorth } from './worth.ts';

/** What an unknown card in hand is worth. */
const UNKNOWN = 3;
const PLENTY = 25;
const METALS = 5;
/** How much of a good card's worth one may count on while it is still in the hand. */
const IN_HAND = 0.45;

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
  worth += 0.8 * roomBesideCities(state, seat) * Math.min(1, outlook.left / 4);
  return worth - pointsGiven(state, seat) * outlook.point * 0.5;
}
