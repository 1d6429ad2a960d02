/** Rulebook chapter: end of the game — final scoring. */
import { type Outcome, rank, type ScoreLine, type Seat, type Standing } from '@orrery/kernel';
import { awards, MILESTONE_VP, milestones } from '../data/board.ts';
import { type CardId, faceOf } from '../data/cards.ts';
import { ON_MARS } from '../data/map.ts';
import { tagAt } from '../data/resources.ts';
import { tiles } from '../data/types.ts';
import { isCity, isSolo, type MarsState, NOBODY, playerAt, tileCode } from '../state.ts';
import { cardTitle } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { countCities, countNeighbours, ownTiles, spaceOfTile } from './areas.ts';
import { awardPoints } from './goals.ts';
import { isTerraformed } from './parameters.ts';
import { stockOf } from './stock.ts';

/** What a card is worth; fractions are rounded down card by card. */
export function cardPoints(state: MarsState, seat: Seat, card: CardId): number {
  const { vp, id } = faceOf(card);
  if (vp === undefined) return 0;
  const player = playerAt(state, seat);
  const cubes = player.cubes[player.played.indexOf(card)] ?? 0;
  switch (vp.score) {
    case 'fixed':
      return vp.vp;
    case 'cubes':
      return vp.vp * Math.floor(cubes / vp.every);
    case 'anyCube':
      return cubes > 0 ? vp.vp : 0;
    case 'tag':
      return vp.vp * Math.floor((player.tags[tagAt[vp.tag]] ?? 0) / vp.every);
    case 'cities':
      return vp.vp * Math.floor(countCities(state, 'everywhere') / vp.every);
    case 'neighbours': {
      const tile = tiles.find((known) => known === id);
      const space = tile === undefined ? undefined : spaceOfTile(state, tileCode(tile));
      if (space === undefined || (state.owners[space] ?? NOBODY) !== seat) return 0;
      return vp.vp * countNeighbours(state, space, vp.tile);
    }
  }
}

/** Each city is worth 1 for every greenery next to it, whoever owns that. */
function cityPoints(state: MarsState, seat: Seat): number {
  let points = 0;
  for (let space = 0; space < ON_MARS; space++)
    if (isCity(state.tiles[space] ?? 0) && (state.owners[space] ?? NOBODY) === seat)
      points += countNeighbours(state, space, 'greenery');
  return points;
}

const greeneryPoints = (state: MarsState, seat: Seat): number => ownTiles(state, seat, 'greenery');

export interface Score {
  readonly rating: number;
  readonly milestones: readonly number[];
  /** The funded awards with what each is worth to the seat. */
  readonly awards: readonly { readonly award: number; readonly points: number }[];
  readonly greenery: number;
  readonly city: number;
  readonly cards: readonly { readonly card: CardId; readonly points: number }[];
  readonly total: number;
}

export function scoreOf(state: MarsState, seat: Seat): Score {
  const player = playerAt(state, seat);
  const claimed = state.milestones.filter((_, i) => state.milestonesBy[i] === seat);
  const won = state.awards.map((award) => ({ award, points: awardPoints(state, award)[seat] ?? 0 }));
  const cards = player.played
    .map((card) => ({ card, points: cardPoints(state, seat, card) }))
    .filter(({ points }) => points !== 0);
  const greenery = greeneryPoints(state, seat);
  const city = cityPoints(state, seat);
  const sum = (parts: readonly { readonly points: number }[]): number =>
    parts.reduce((total, { points }) => total + points, 0);
  const total = player.rating + MILESTONE_VP * claimed.length + sum(won) + greenery + city + sum(cards);
  return { rating: player.rating, milestones: claimed, awards: won, greenery, city, cards, total };
}

function linesOf(score: Score): ScoreLine[] {
  const lines: ScoreLine[] = [{ source: say('mars.score.rating'), points: score.rating }];
  for (const milestone of score.milestones) {
    const id = milestones[milestone]?.id;
    if (id !== undefined)
      lines.push({
        source: say('mars.score.milestone', { milestone: say(`mars.milestone.${id}`) }),
        points: MILESTONE_VP,
      });
  }
  for (const { award, points } of score.awards) {
    const id = awards[award]?.id;
    if (id !== undefined && points > 0)
      lines.push({ source: say('mars.score.award', { award: say(`mars.award.${id}`) }), points });
  }
  if (score.greenery > 0) lines.push({ source: say('mars.score.greenery'), points: score.greenery });
  if (score.city > 0) lines.push({ source: say('mars.score.city'), points: score.city });
  for (const { card, points } of score.cards) lines.push({ source: cardTitle(card), points });
  return lines;
}

/** Most points wins; then most M€. */
function standingsOf(state: MarsState): Outcome {
  const results = state.players.map((player, seat): Omit<Standing, 'place'> => {
    const score = scoreOf(state, seat);
    return {
      seat,
      score: score.total,
      tiebreak: [stockOf(player, 'megacredits')],
      breakdown: linesOf(score),
    };
  });
  return rank(results);
}

/** Alone one has lost when Mars is not terraformed; the points stand all the same. */
export function outcome(state: MarsState): Outcome {
  const { standings } = standingsOf(state);
  return isSolo(state) && !isTerraformed(state)
    ? { standings, lost: say('mars.score.soloLost') }
    : { standings };
}

/** All that scores lies open; whether a solo game is lost shows only at its end. */
export const preview = standingsOf;
