/** Points by where they came from: six groups, and what each consists of. */
import type { CoreView, Message, Outcome, Seat } from '@orrery/kernel';
import {
  awardsOf,
  awardText,
  besideMars,
  marsAreas,
  milestonesOf,
  milestoneText,
  type Position,
  positionOf,
  printedOf,
  type Score,
  scoreOf,
  tileOn,
} from '@orrery/terraforming-mars/advice';
import type { EndProps } from '../../../board-kit/board.ts';
import { isMarsView, type View } from '../table.ts';
import { say, wordsFrom } from '../words.ts';

/** In the order in which they are counted. */
export const groups = ['rating', 'awards', 'milestones', 'greenery', 'cities', 'cards'] as const;
export type Group = (typeof groups)[number];

const nameOf = (group: Group): Message => say(`web.mars.points.${group}`);
export const pointGroups: readonly Message[] = groups.map(nameOf);

/** The sources of the standings by their keys; every other one is a card. */
const bySource: Readonly<Record<string, Group>> = {
  'mars.score.rating': 'rating',
  'mars.score.award': 'awards',
  'mars.score.milestone': 'milestones',
  'mars.score.greenery': 'greenery',
  'mars.score.city': 'cities',
};
export const pointGroup = (source: Message): Message => nameOf(bySource[source.key] ?? 'cards');

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((total, { points }) => total + points, 0);

/** A seat's points of one group; the rest of the whole where the rules count it for us. */
export function pointsIn(score: Score, group: Group): number {
  switch (group) {
    case 'rating':
      return score.rating;
    case 'awards':
      return sum(score.awards);
    case 'greenery':
      return score.greenery;
    case 'cities':
      return score.city;
    case 'cards':
      return sum(score.cards);
    case 'milestones':
      return score.total - score.rating - sum(score.awards) - score.greenery - score.city - sum(score.cards);
  }
}

interface Counted {
  readonly position: Position;
  readonly scores: readonly Score[];
}
const known = new WeakMap<View, Counted>();
/** Everybody's points, reckoned once for each view. */
export function countedIn(view: View): Counted {
  const before = known.get(view);
  if (before !== undefined) return before;
  const position = positionOf(view);
  const counted = { position, scores: view.players.map((_, seat) => scoreOf(position, seat)) };
  known.set(view, counted);
  return counted;
}

const joined = (texts: readonly Message[]): Message | undefined =>
  texts.length === 0
    ? undefined
    : texts.reduceRight((rest, first) => say('web.mars.end.list', { first, rest }));

/** The milestones of a seat, and the awards that bring it points. */
export const milestonesBy = ({ position }: Counted, seat: Seat) =>
  milestonesOf(position).filter(({ claimedBy }) => claimedBy === seat);
export const awardsFor = ({ position }: Counted, seat: Seat) =>
  awardsOf(position).filter(({ fundedBy, points }) => fundedBy !== undefined && (points[seat] ?? 0) > 0);

/** How many cities a seat has, on Mars and beside it. */
const citiesOf = (view: View, seat: Seat): number =>
  [...marsAreas, ...besideMars].filter(({ space }) => {
    const tile = tileOn(view, space);
    return (tile === 'city' || tile === 'capital') && view.owners[space] === seat;
  }).length;

/** What a seat's points of a group consist of, in few words. */
export function pointNote(view: object & CoreView, seat: Seat, group: Message): Message | undefined {
  if (!isMarsView(view)) return undefined;
  const counted = countedIn(view);
  const score = counted.scores[seat];
  if (score === undefined) return undefined;
  switch (groups.find((each) => nameOf(each).key === group.key)) {
    case 'milestones':
      return joined(milestonesBy(counted, seat).map(({ milestone }) => milestoneText(milestone)));
    case 'awards':
      return joined(
        awardsFor(counted, seat).map(({ award, points }) =>
          say('web.mars.end.award', { award: awardText(award), points: points[seat] ?? 0 }),
        ),
      );
    case 'greenery':
      return score.greenery === 0 ? undefined : say('web.mars.end.tiles', { n: score.greenery });
    case 'cities': {
      const cities = citiesOf(view, seat);
      return cities === 0 ? undefined : say('web.mars.end.cities', { n: cities });
    }
    case 'cards':
      return say('web.mars.end.cards', { n: score.cards.length, of: view.players[seat]?.played.length ?? 0 });
    default:
      return undefined;
  }
}

type Told = Pick<EndProps, 'outcome' | 'seats' | 'format' | 'view'>;

const isSolo = ({ standings }: Outcome): boolean => standings.length === 1;

/** Alone there is nobody to win against: Mars is finished, or it is not. */
export const endTitle = ({ outcome, format }: Told): string | undefined =>
  isSolo(outcome)
    ? wordsFrom(format).t(outcome.lost === undefined ? 'web.mars.end.soloWon' : 'web.mars.end.soloLost')
    : undefined;

/** How far ahead the winner is, after how many generations; alone, what was missing. */
export function endNote({ outcome, seats, format, view }: Told): string {
  if (!isMarsView(view)) return '';
  const { t } = wordsFrom(format);
  const generations = view.generation;
  if (isSolo(outcome)) return t('web.mars.end.after', { generations });
  const [first, second] = outcome.standings.toSorted((a, b) => b.score - a.score);
  if (first === undefined || second === undefined || first.score === second.score)
    return t('web.mars.end.after', { generations });
  return t('web.mars.end.ahead', {
    lead: first.score - second.score,
    player: seats[second.seat]?.name ?? '',
    generations,
  });
}

/** Who somebody plays, below their name. */
export function seatTitle(view: object & CoreView, seat: Seat): Message | undefined {
  const card = isMarsView(view) ? view.players[seat]?.corporation : undefined;
  return card === undefined || card < 0 ? undefined : printedOf(card).title;
}
