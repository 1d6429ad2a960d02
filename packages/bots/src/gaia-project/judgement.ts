/** What a position is worth to a seat: the points that it is likely to end with. */
import type { GaiaState, Player } from '@orrery/gaia-project';
import { finalTilePoints, levelPoints } from '@orrery/gaia-project/advice';
import { isOver, type Seat } from '@orrery/kernel';
import { AMOUNTS, amountIds, at, LEVELS, roundsToPlay, tellAmounts } from './position.ts';
import { finalPoints, type Rivals } from './standing.ts';
import measured from './worths.json' with { type: 'json' };

/** Points for one of each amount, by the rounds that are left to play. */
export type Worths = readonly Float64Array[];

const MOST_ROUNDS = 6;

/** What each amount has been worth in games of our own; `README.md` says how that was found out. */
export const measuredWorths: Worths = Array.from({ length: MOST_ROUNDS + 1 }, (_, rounds) => {
  const rows: Readonly<Record<string, readonly number[]>> = measured.worths;
  return Float64Array.from(amountIds, (id) => rows[id]?.[rounds] ?? 0);
});

/** What a judgement is made of, as reasons name it. */
const termIds = [
  'gaia-points',
  'gaia-final-tiles',
  'gaia-research-points',
  'gaia-research',
  'gaia-resources',
  'gaia-income',
  'gaia-federations',
  'gaia-prospects',
  'gaia-tiles',
  'gaia-booster',
] as const;
type TermId = (typeof termIds)[number];

/** To which term each amount belongs: the last row that begins at or before its place. */
const termsByPlace: readonly (readonly [number, TermId])[] = [
  [at.one, 'gaia-resources'],
  [at.incomeCredits, 'gaia-income'],
  [at.boosterPoints, 'gaia-booster'],
  [at.mines, 'gaia-income'],
  [at.gaiaformers, 'gaia-resources'],
  [at.projects, 'gaia-prospects'],
  [at.federationTokens, 'gaia-federations'],
  [at.finalTiles, 'gaia-final-tiles'],
  [at.standardTiles, 'gaia-tiles'],
  [at.homeNear, 'gaia-prospects'],
  [at.satellites, 'gaia-federations'],
  [at.levels, 'gaia-research'],
];

const termOf: readonly TermId[] = Array.from(
  { length: AMOUNTS },
  (_, place) => termsByPlace.findLast(([first]) => first <= place)?.[1] ?? 'gaia-points',
);

/** How much somebody makes of each part of a judgement: 1, or nothing said, is what it is worth. */
export type Taste = Readonly<Partial<Record<TermId, number>>>;

/** What everything is worth to somebody with that taste. */
export const worthsTo = (taste: Taste, worths: Worths): Worths =>
  worths.map((by) => by.map((worth, place) => worth * (taste[termOf[place] ?? 'gaia-points'] ?? 1)));

/** What each faction has scored on average in games of our own; the middle for one that is not known. */
export function factionAverage(faction: string): number {
  const averages: Readonly<Record<string, number>> = measured.factions;
  return averages[faction] ?? 120;
}

const amounts = new Float64Array(AMOUNTS);

/** What power and Q.I.C. bring after the last pass to whoever makes credits and ore of them just before it. */
export function lastExchange({ credits, ore, knowledge, qic, two, three, stone }: Player): number {
  const counted = credits + ore + knowledge;
  const more = qic + three + (stone === 3 ? 2 : 0) + Math.floor(two / 2);
  return Math.floor((counted + more) / 3) - Math.floor(counted / 3);
}

/**
 * After the last pass: what has been counted, with what could have been exchanged before, and with the final places as they
 * are likely to be, since the others were taken to do nothing more.
 */
function atTheEnd(state: GaiaState, seat: Seat, rivals: Rivals): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  const places = state.finalTiles.reduce((sum, tile) => sum + finalTilePoints(state, seat, tile), 0);
  return player.vp - places + finalPoints(state, seat, rivals, 0.5) + lastExchange(player);
}

/** The points that a seat is likely to end with. */
export function judge(state: GaiaState, seat: Seat, rivals: Rivals, worths: Worths): number {
  if (isOver(state)) return atTheEnd(state, seat, rivals);
  tellAmounts(state, seat, rivals, amounts);
  const by = worths[roundsToPlay(state, seat)];
  let total = state.players[seat]?.vp ?? 0;
  if (by !== undefined) for (let i = 0; i < AMOUNTS; i++) total += (amounts[i] ?? 0) * (by[i] ?? 0);
  return total;
}

/** The same, term by term. Points for research levels are told apart from what the levels are good for. */
export function termsOf(
  state: GaiaState,
  seat: Seat,
  rivals: Rivals,
  worths: Worths,
): Readonly<Record<TermId, number>> {
  const terms = {
    'gaia-points': state.players[seat]?.vp ?? 0,
    'gaia-final-tiles': 0,
    'gaia-research-points': 0,
    'gaia-research': 0,
    'gaia-resources': 0,
    'gaia-income': 0,
    'gaia-federations': 0,
    'gaia-prospects': 0,
    'gaia-tiles': 0,
    'gaia-booster': 0,
  };
  if (isOver(state)) return { ...terms, 'gaia-points': atTheEnd(state, seat, rivals) };
  tellAmounts(state, seat, rivals, amounts);
  const by = worths[roundsToPlay(state, seat)];
  termOf.forEach((term, place) => {
    const worth = (amounts[place] ?? 0) * (by?.[place] ?? 0);
    const level = place < at.levels ? -1 : (place - at.levels) % LEVELS;
    const points = (amounts[place] ?? 0) * ((levelPoints[level + 1] ?? 0) - (levelPoints[level] ?? 0));
    terms[term] += worth - points;
    terms['gaia-research-points'] += points;
  });
  return terms;
}
