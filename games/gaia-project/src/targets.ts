/** What an option points at on the table, typed for boards, and which option ends a turn. */
import { isRecord, type Option, type Plain, type Question } from '@orrery/kernel';
import { type BoardActionId, boardActions, type SpecialId, specialIds } from './data/actions.ts';
import { type BoosterId, boosters } from './data/boosters.ts';
import { type FactionId, factionIds } from './data/factions.ts';
import { federationTokens, type TokenId } from './data/federation-tokens.ts';
import { advancedTiles, standardTiles, type TileId } from './data/tech-tiles.ts';
import { type Area, idAmong, idsOf, researchAreas } from './data/types.ts';
import type { HexId } from './rules/board.ts';

interface Targets {
  /** A space of the map. */
  readonly hex: HexId;
  /** A research area. */
  readonly area: Area;
  /** A tech tile, on the research board or a player's own. */
  readonly tile: TileId;
  readonly booster: BoosterId;
  /** A federation token. */
  readonly token: TokenId;
  /** A power or Q.I.C. action. */
  readonly action: BoardActionId;
  readonly special: SpecialId;
  readonly faction: FactionId;
  /** A sector tile by its place in the map's text. */
  readonly sectorTile: number;
}

/** Exactly one of these. Options without a target exchange resources, stop, decline, or say how to pay. */
export type GaiaTarget = {
  readonly [K in keyof Targets]: Pick<Targets, K> & { readonly [O in Exclude<keyof Targets, K>]?: never };
}[keyof Targets];

const tiles = [...idsOf(standardTiles), ...idsOf(advancedTiles)];

/** The target of an option of this game; undefined where there is none. */
export function readTarget(target: Plain | undefined): GaiaTarget | undefined {
  if (!isRecord(target)) return undefined;
  if (typeof target.hex === 'number') return { hex: target.hex };
  if (typeof target.sectorTile === 'number') return { sectorTile: target.sectorTile };
  const area = idAmong(researchAreas, target.area);
  if (area !== undefined) return { area };
  const tile = idAmong(tiles, target.tile);
  if (tile !== undefined) return { tile };
  const booster = idAmong(idsOf(boosters), target.booster);
  if (booster !== undefined) return { booster };
  const token = idAmong(idsOf(federationTokens), target.token);
  if (token !== undefined) return { token };
  const action = idAmong(idsOf(boardActions), target.action);
  if (action !== undefined) return { action };
  const special = idAmong(specialIds, target.special);
  if (special !== undefined) return { special };
  const faction = idAmong(factionIds, target.faction);
  return faction === undefined ? undefined : { faction };
}

/** Whether the option does nothing but end the turn; passing ends the round as well, and is none of these. */
export const closes = (_question: Question, { value }: Option): boolean =>
  isRecord(value) && value.do === 'end';
