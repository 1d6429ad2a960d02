/** A space of the map as somebody would build there. */
import type { HexId } from '@orrery/gaia-project';
import { NOBODY, planetOn } from '@orrery/gaia-project/advice';
import { knownSpaces } from '../../known.ts';
import type { Scene } from '../../table.ts';

/** "02": the sector as the map writes it. */
export const sectorOf = ({ board }: Pick<Scene, 'board'>, hex: HexId): string =>
  String(board?.sector[hex] ?? 0).padStart(2, '0');

/** The planet on a space by its place in the view's lists; -1 where there is none. */
export const planetAt = ({ view, board }: Pick<Scene, 'view' | 'board'>, hex: HexId): number =>
  board === undefined ? -1 : planetOn(view, board, hex);

export interface Site {
  readonly distance: number | undefined;
  /** Somebody lives there. */
  readonly shared: boolean;
  /** The own Gaiaformer waits there, and the planet has become Gaia. */
  readonly waits: boolean;
  /** Whether some way spends Q.I.C. there. */
  readonly qic: boolean;
}

export function siteAt(scene: Pick<Scene, 'view' | 'board' | 'mine'>, hex: HexId): Site {
  const { view, mine } = scene;
  const space = mine === undefined ? undefined : knownSpaces(view, mine)[hex];
  const planet = planetAt(scene, hex);
  return {
    distance: space?.distance,
    shared: (view.owners[planet] ?? NOBODY) !== NOBODY,
    waits: mine !== undefined && view.formers[planet] === mine,
    qic: space?.ways.some(({ price }) => (price?.qic ?? 0) > 0) ?? false,
  };
}
