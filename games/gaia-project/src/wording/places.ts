/** Words for the places of the map. */
import type { Message } from '@orrery/kernel';
import { structureIds } from '../data/structures.ts';
import { planetTypes } from '../data/types.ts';
import type { HexId } from '../rules/board.ts';
import { boardIn, type GaiaState } from '../state.ts';
import { say } from './say.ts';

export const planetText = (type: number): Message => say(`gaia.planet.${planetTypes[type] ?? 'terra'}`);

export const structureText = (structure: number): Message =>
  say(`gaia.structure.${structureIds[structure] ?? 'none'}`);

/** A structure as the object of a sentence: "a mine". */
export function builtText(structure: string): Message | undefined {
  const known = structureIds.find((id) => id === structure);
  return known === undefined || known === 'none' ? undefined : say(`gaia.object.${known}`);
}

/** A space by its coordinates and the number of its sector. */
export function spaceText(state: Pick<GaiaState, 'layout'>, hex: HexId): Message {
  const board = boardIn(state);
  return say('gaia.space', { q: board.q[hex] ?? 0, r: board.r[hex] ?? 0, sector: board.sector[hex] ?? 0 });
}

/** A space as events name it: by its number, and by what a reader without the map can make something of. */
export function placeOf(
  state: Pick<GaiaState, 'layout'>,
  hex: HexId,
): { readonly hex: HexId; readonly q: number; readonly r: number; readonly sector: number } {
  const board = boardIn(state);
  return { hex, q: board.q[hex] ?? 0, r: board.r[hex] ?? 0, sector: board.sector[hex] ?? 0 };
}
