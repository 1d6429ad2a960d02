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

/** What the judgement is made of, as reasons name it. */
const marsTerms = [
  'mars-points',
  'mars-rating',
  'mars-stock',
  'mars-production',
  'mars-cards',
  'mars-hand',
  'mars-room',
  'mars-given',
] as const;

type MarsTerm = (typeof marsTerms)[number];

const nothing: Readonly<Record<MarsTerm, number>> = {
  'mars-points': 0,
  'mars-rating': 0,
  'mars-stock': 0,
  'mars-production': 0,
  'mars-cards': 0,
  'mars-hand': 0,
  'mars-room': 0,
  'mars-given': 0,
};

/** What a player has of a resource beyond so much. */
const excess = ({ stock }: Player, place: number, enough: number): number =>
  Math.max(0, (stock[place] ?? 0) - enough);

/** What a position is made of for a seat, in M€, by the terms that reasons are told in. */
function partsOfWorth(
  state: MarsState,
  seat: number,
  outlook: Outlook,
  known: ReadonlySet<CardId>,
): Record<MarsTerm, number> {
  const parts = { ...nothing };
  const player = state.players[seat];
  if (player === undefined) return parts;
  const seen = { state, seat, outlook };
  parts['mars-points'] = scoreOf(state, seat).total * outlook.point;
  parts['mars-rating'] = player.rating * outlook.income;
  resources.forEach((resource, place) => {
    parts['mars-stock'] += (player.stock[place] ?? 0) * outlook.unit[resource];
    parts['mars-production'] += (player.production[place] ?? 0) * outlook.step[resource];
  });
  // Money that is more than a turn can use counts less, and so do metals, which only some cards take.
  const { megacredits, steel, titanium } = outlook.unit;
  parts['mars-stock'] -= excess(player, 0, PLENTY) * 0.4 * megacredits;
  parts['mars-stock'] -= (excess(player, 1, METALS) * steel + excess(player, 2, METALS) * titanium) * 0.5;
  for (const card of player.played) parts['mars-cards'] += lastingWorth(seen, faceOf(card));
  // An action that has been used is worth less now; it comes again.
  for (const card of player.used)
    parts['mars-cards'] -= lastingWorth(seen, faceOf(card)) / Math.max(1, outlook.left);
  for (const card of player.hand)
    parts['mars-hand'] += known.has(card) ? Math.max(0.6, IN_HAND * handWorth(seen, card)) : UNKNOWN;
  parts['mars-room'] = 0.8 * roomBesideCities(state, seat) * Math.min(1, outlook.left / 4);
  parts['mars-given'] = -pointsGiven(state, seat) * outlook.point * 0.5;
  return parts;
}

export function worthTo(
  state: MarsState,
  seat: number,
  outlook: Outlook,
  known: ReadonlySet<CardId>,
): number {
  const parts = partsOfWorth(state, seat, outlook, known);
  let worth = 0;
  for (const term of marsTerms) worth += parts[term];
  return worth;
}
