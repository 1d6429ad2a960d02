/** The final scoring in six steps: what each counts for everybody, and where on the map. */
import type { Message, Seat } from '@orrery/kernel';
import {
  awardText,
  milestoneText,
  printedOf,
  type ScoredTile,
  scoredCities,
  scoredGreeneries,
} from '@orrery/terraforming-mars/advice';
import type { SeatInfo } from '../../../board-kit/board.ts';
import type { MapMarks } from '../map/marks.ts';
import type { View } from '../table.ts';
import { say } from '../words.ts';
import { awardsFor, countedIn, type Group, groups, milestonesBy, pointsIn } from './points.ts';

/** One thing that is counted. */
interface CountedItem {
  readonly key: string;
  readonly seat: Seat;
  readonly text: Message;
  readonly points: number;
}

export interface CountingStep {
  readonly group: Group;
  /** By seat: the points of this step, and all points up to it. */
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly items: readonly CountedItem[];
  readonly marks: MapMarks;
}

/** Milestones are worth the same to everybody. */
function goalItems(view: View, group: 'milestones' | 'awards', seat: Seat): CountedItem[] {
  const counted = countedIn(view);
  if (group === 'awards')
    return awardsFor(counted, seat).map(({ award, points }) => ({
      key: `${seat}/${award}`,
      seat,
      text: awardText(award),
      points: points[seat] ?? 0,
    }));
  const claimed = milestonesBy(counted, seat);
  const score = counted.scores[seat];
  const all = score === undefined ? 0 : pointsIn(score, 'milestones');
  return claimed.map(({ milestone }) => ({
    key: `${seat}/${milestone}`,
    seat,
    text: milestoneText(milestone),
    points: all / claimed.length,
  }));
}

const tilesOf = (view: View, group: 'greenery' | 'cities'): readonly ScoredTile[] => {
  const { position } = countedIn(view);
  return group === 'greenery' ? scoredGreeneries(position) : scoredCities(position);
};

/** Cards with few points first, so that the large ones come last. */
const cardItems = (view: View, seat: Seat): CountedItem[] =>
  (countedIn(view).scores[seat]?.cards ?? [])
    .toSorted((a, b) => a.points - b.points)
    .map(({ card, points }) => ({ key: `${seat}/${card}`, seat, text: printedOf(card).title, points }));

function itemsOf(view: View, group: Group, seats: readonly SeatInfo[]): readonly CountedItem[] {
  if (group === 'cities')
    return tilesOf(view, group).map(({ seat, area, points }) => ({
      key: area,
      seat,
      text: say('web.mars.count.city', { area, n: points }),
      points,
    }));
  return seats.flatMap(({ seat }) => {
    if (group === 'cards') return cardItems(view, seat);
    return group === 'milestones' || group === 'awards' ? goalItems(view, group, seat) : [];
  });
}

function marksOf(view: View, group: Group, seats: readonly SeatInfo[]): MapMarks {
  if (group !== 'greenery' && group !== 'cities') return {};
  const tiles = tilesOf(view, group);
  return {
    rings: tiles.map(({ area, seat }) => ({ area, colour: seats[seat]?.colour ?? 'var(--ink)' })),
    ...(group === 'cities' ? { counted: new Map(tiles.map(({ area, points }) => [area, points])) } : {}),
  };
}

export function countingSteps(view: View, seats: readonly SeatInfo[]): readonly CountingStep[] {
  const { scores } = countedIn(view);
  let totals: readonly number[] = scores.map(() => 0);
  return groups.map((group) => {
    const points = scores.map((score) => pointsIn(score, group));
    totals = totals.map((before, seat) => before + (points[seat] ?? 0));
    return {
      group,
      points,
      totals,
      items: itemsOf(view, group, seats),
      marks: marksOf(view, group, seats),
    };
  });
}
