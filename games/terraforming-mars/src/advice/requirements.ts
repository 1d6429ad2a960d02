/** What a card requires, and what is missing of it. */
import type { Seat } from '@orrery/kernel';
import type { CardId } from '../data/cards.ts';
import { faceOf } from '../data/cards.ts';
import { type Resource, type Tag, tagAt } from '../data/resources.ts';
import type { Effect, Requirement } from '../data/types.ts';
import { countCities, ownTiles } from '../rules/areas.ts';
import { stepOf } from '../rules/play.ts';
import { productionOf } from '../rules/stock.ts';
import { termsOf } from '../rules/terms.ts';
import { type Player, playerAt } from '../state.ts';
import type { Position } from './position.ts';

/** What stands in the way of playing a card, with how much of it. `missingText` puts it into words. */
export type Missing =
  /** °C, percent or tiles below the least level, or above the highest; leeway is taken off already. */
  | {
      readonly missing: 'level';
      readonly track: 'temperature' | 'oxygen' | 'oceans';
      readonly bound: 'min' | 'max';
      readonly by: number;
    }
  | { readonly missing: 'tag'; readonly tag: Tag; readonly by: number }
  | { readonly missing: 'production'; readonly of: Resource; readonly by: number }
  | { readonly missing: 'tiles'; readonly tile: 'city' | 'greenery'; readonly by: number }
  /** After all metals, and heat where it counts as M€. */
  | { readonly missing: 'megacredits'; readonly by: number; readonly withMetals: boolean }
  | { readonly missing: 'effect'; readonly effect: Effect };

/** A requirement with what there is of it now. */
export interface RequirementAdvice {
  readonly requirement: Requirement;
  /** The level, or how many there are. */
  readonly has: number;
  /** Undefined: it is met. */
  readonly missing: Missing | undefined;
}

function onTrack(
  position: Position,
  leeway: number,
  requirement: Extract<Requirement, { readonly track: string }>,
): RequirementAdvice {
  const { track, min, max } = requirement;
  const has = position[track];
  const shift = leeway * stepOf[track];
  const below = min === undefined ? 0 : min - shift - has;
  const above = max === undefined ? 0 : has - max - shift;
  const missing: Missing | undefined =
    below > 0
      ? { missing: 'level', track, bound: 'min', by: below }
      : above > 0
        ? { missing: 'level', track, bound: 'max', by: above }
        : undefined;
  return { requirement, has, missing };
}

function requirementAdvice(
  position: Position,
  seat: Seat,
  player: Player,
  leeway: number,
  requirement: Requirement,
): RequirementAdvice {
  if ('track' in requirement) return onTrack(position, leeway, requirement);
  const of = (has: number, missing: (by: number) => Missing): RequirementAdvice => ({
    requirement,
    has,
    missing: has >= requirement.min ? undefined : missing(requirement.min - has),
  });
  if ('tag' in requirement) {
    const { tag } = requirement;
    return of(player.tags[tagAt[tag]] ?? 0, (by) => ({ missing: 'tag', tag, by }));
  }
  if ('production' in requirement) {
    const { production } = requirement;
    return of(productionOf(player, production), (by) => ({ missing: 'production', of: production, by }));
  }
  const { tile } = requirement;
  const tiles = tile === 'city' ? countCities(position, 'everywhere') : ownTiles(position, seat, tile);
  return of(tiles, (by) => ({ missing: 'tiles', tile, by }));
}

/** What a card requires of its owner and of Mars, one by one. */
export function requirementsOf(position: Position, seat: Seat, card: CardId): readonly RequirementAdvice[] {
  const player = playerAt(position, seat);
  const { leeway } = termsOf(player);
  return faceOf(card).needs.map((requirement) =>
    requirementAdvice(position, seat, player, leeway, requirement),
  );
}
