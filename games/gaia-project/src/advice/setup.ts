/** What somebody wants to know before the first round: factions on this map, the order of placing, turns of a sector. */
import type { Seat } from '@orrery/kernel';
import { type FactionId, factionIds, factionRow } from '../data/factions.ts';
import { orePerStep } from '../data/research.ts';
import { isOutlined, type Placed, sectorNumber } from '../data/sectors.ts';
import { MINE, structureRow } from '../data/structures.ts';
import { COLOURS, type PlanetIndex, planetTypes } from '../data/types.ts';
import { boardOf, type HexId, hexAt, hexesOf, tilesOf } from '../rules/board.ts';
import { ALL_TURNS, meetingsOf, openTurns, printedMap } from '../rules/map.ts';
import { stepsBetween } from '../rules/mine.ts';
import type { Position } from './position.ts';

export { boosterOrder, type FirstStructure, firstStructures } from '../rules/setup.ts';
export { mapToCome } from '../table/map.ts';

/** A sector tile by its side. */
export interface SectorTile {
  readonly tile: Placed;
  readonly number: number;
  /** The side with the outlined number, which two players use. */
  readonly outlined: boolean;
}

const sectorTile = (tile: Placed): SectorTile => ({
  tile,
  number: sectorNumber(tile.sector),
  outlined: isOutlined(tile.sector),
});

/** The sectors of the map in the order in which they are turned; before it is laid, those that will be used. */
export function sectorTiles({ layout, settings, players }: Position): SectorTile[] {
  if (layout !== '') return tilesOf(layout).map(sectorTile);
  return printedMap(players.length, settings)
    .map(sectorTile)
    .sort((a, b) => a.number - b.number);
}

/** Planets as one faction would settle them: those of equal price together, the nearest of the wheel first. */
export interface PlanetGroup {
  readonly steps: number;
  /** Ore for a mine as the faction begins; undefined for planets that are not on the wheel. */
  readonly ore: number | undefined;
  readonly planets: readonly { readonly type: PlanetIndex; readonly count: number }[];
}

/** How many planets of each type there are, on the map or on the sectors that will be used. */
function planetCounts(position: Position): readonly number[] {
  const counts = planetTypes.map(() => 0);
  for (const { tile } of sectorTiles(position))
    for (const { planet } of hexesOf(tile))
      if (planet !== null) {
        const type = planetTypes.indexOf(planet);
        counts[type] = (counts[type] ?? 0) + 1;
      }
  return counts;
}

export function planetsFor(position: Position, faction: FactionId): PlanetGroup[] {
  const home = factionRow(faction).homeIndex;
  // Whoever begins on level 1 pays the same.
  const [perStep = 0] = orePerStep;
  const groups = new Map<number, { type: PlanetIndex; count: number }[]>();
  const others: { type: PlanetIndex; count: number }[] = [];
  planetCounts(position).forEach((count, type) => {
    if (type >= COLOURS) {
      if (count > 0) others.push({ type, count });
      return;
    }
    const steps = stepsBetween(home, type);
    groups.set(steps, [...(groups.get(steps) ?? []), { type, count }]);
  });
  const onWheel = [...groups]
    .sort(([a], [b]) => a - b)
    .map(([steps, planets]) => ({ steps, ore: structureRow(MINE).ore + steps * perStep, planets }));
  return others.length === 0 ? onWheel : [...onWheel, { steps: 0, ore: undefined, planets: others }];
}

/** The two factions of each board, one above the other. */
export const factionBoards = (): readonly (readonly FactionId[])[] =>
  planetTypes.slice(0, COLOURS).map((home) => factionIds.filter((id) => factionRow(id).home === home));

/** Who has a faction or the one on the other side of its board. */
export function holderOf({ players }: Position, faction: FactionId): Seat | undefined {
  const seat = players.findIndex(
    (player) => player.faction !== null && factionRow(player.faction).home === factionRow(faction).home,
  );
  return seat < 0 ? undefined : seat;
}

/** One way to turn a sector: whether it is allowed, and the equal planets that would meet. */
export interface SectorTurn {
  readonly turns: number;
  readonly allowed: boolean;
  /** Empty where the turn is closed only because a later sector would have none left. */
  readonly meets: readonly {
    readonly planet: PlanetIndex;
    /** The number of the other sector. */
    readonly sector: number;
    readonly spaces: readonly [HexId, HexId];
  }[];
}

export function sectorTurns(position: Position, tile: number): SectorTurn[] {
  const allowed = openTurns(position, tile);
  const board = boardOf(position.layout);
  return ALL_TURNS.map((turns) => ({
    turns,
    allowed: allowed.includes(turns),
    meets: meetingsOf(position.layout, tile, turns).map(({ planet, here, there }) => ({
      planet: planetTypes.indexOf(planet),
      sector: there.sector,
      spaces: [hexAt(board, here.q, here.r), hexAt(board, there.q, there.r)],
    })),
  }));
}
