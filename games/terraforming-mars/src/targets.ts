/** What an option, an item or a part of a payment points at. */
import { isRecord, type Plain, type Seat } from '@orrery/kernel';
import {
  type AwardId,
  awardIds,
  type MilestoneId,
  milestoneIds,
  type ProjectId,
  projectIds,
} from './data/board.ts';
import { type CardId, faces } from './data/cards.ts';
import { spaceById } from './data/map.ts';
import { type Resource, resources } from './data/resources.ts';

export type MarsTarget =
  | { readonly card: CardId }
  /** By the letter of its row and its place there, or the name of one beside the map. */
  | { readonly area: string }
  | { readonly seat: Seat }
  | { readonly resource: Resource }
  | { readonly project: ProjectId }
  | { readonly milestone: MilestoneId }
  | { readonly award: AwardId };

const MOST_SEATS = 5;
const isPlace = (value: unknown, length: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;
const member = <T extends string>(list: readonly T[], value: Plain | undefined): T | undefined =>
  list.find((known) => known === value);

/** A target as clients receive it; undefined where there is none, or none that this game knows. */
export function readTarget(target: Plain | undefined): MarsTarget | undefined {
  if (!isRecord(target)) return undefined;
  const { card, area, seat } = target;
  if (isPlace(card, faces.length)) return { card };
  if (typeof area === 'string') return spaceById(area) === undefined ? undefined : { area };
  if (isPlace(seat, MOST_SEATS)) return { seat };
  const resource = member(resources, target.resource);
  if (resource !== undefined) return { resource };
  const project = member(projectIds, target.project);
  if (project !== undefined) return { project };
  const milestone = member(milestoneIds, target.milestone);
  if (milestone !== undefined) return { milestone };
  const award = member(awardIds, target.award);
  return award === undefined ? undefined : { award };
}
