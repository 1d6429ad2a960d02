/** Tech tiles: which can be taken, what each gives, and which step it brings. */
import type { Choice, Seat } from '@orrery/kernel';
import { type StandardId, type TileId, tileRow } from '../data/tech-tiles.ts';
import { type Area, researchAreas } from '../data/types.ts';
import { type Obstacle, tileObstacle } from '../rules/obstacles.ts';
import { count } from '../rules/resources.ts';
import { uncovered } from '../rules/tech-tiles.ts';
import { type Consequences, consequencesIn } from './consequences.ts';
import { outcomesAfter } from './outcomes.ts';
import { copyOf, hasFaction, type Position } from './position.ts';

export interface TileAdvice {
  readonly tile: TileId;
  readonly kind: 'standard' | 'advanced';
  /** The research area that it lies at; undefined in the lower row. */
  readonly area: Area | undefined;
  /** The area in which it lets one advance; any for advanced tiles and those of the lower row. */
  readonly step: Area | 'any';
  /** The standard tiles that an advanced one may cover. */
  readonly covers: readonly StandardId[];
  /** What it would score on passing with what stands on the map now. */
  readonly passPoints: number;
  readonly closed: Obstacle | undefined;
  /** What the tile itself brings, before the step; undefined where it is closed. */
  readonly consequences: Consequences | undefined;
}

function takeTile(position: Position, seat: Seat, tile: TileId, covers: readonly StandardId[]): Consequences {
  const answers: Choice[] = [{ pick: tile }];
  // Whatever is covered, the tile gives the same at once; with a single one the engine does not ask.
  if (covers.length > 1) answers.push(...covers.slice(0, 1).map((pick) => ({ pick })));
  return consequencesIn(position, seat, outcomesAfter(position, seat, [{ do: 'tech.tile', seat }], answers));
}

function passPoints(position: Position, seat: Seat, tile: TileId): number {
  const { pass } = tileRow(tile);
  return pass === undefined ? 0 : pass.vp * count(position, seat, pass.per);
}

/** Every tile on the research board, for a seat that may gain one. */
export function techTiles(position: Position, seat: Seat): TileAdvice[] {
  if (!hasFaction(position, seat)) return [];
  const state = copyOf(position);
  const covers = uncovered(state, seat);
  const adviceOn = (tile: TileId, kind: TileAdvice['kind'], area: Area | undefined): TileAdvice => {
    const closed = tileObstacle(state, seat, tile);
    const covered = kind === 'advanced' ? covers : [];
    return {
      tile,
      kind,
      area,
      step: kind === 'standard' && area !== undefined ? area : 'any',
      covers: covered,
      passPoints: passPoints(position, seat, tile),
      closed,
      consequences: closed === undefined ? takeTile(position, seat, tile, covered) : undefined,
    };
  };
  return [
    ...state.standardTiles.map((tile, space) => adviceOn(tile, 'standard', researchAreas[space])),
    ...state.advancedTiles.flatMap((tile, area) =>
      tile === null ? [] : [adviceOn(tile, 'advanced', researchAreas[area])],
    ),
  ];
}
