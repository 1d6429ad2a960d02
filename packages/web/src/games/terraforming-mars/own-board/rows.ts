/** The numbers of one's own board: as they are, and as a choice would make them. */
import type { PlayerView, Resource } from '@orrery/terraforming-mars';
import { useTable } from '../table.ts';

export const ownResources = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;

export interface OwnRow {
  readonly now: number;
  readonly after: number;
  /** Undefined for the rating, which nothing produces. */
  readonly production?: number | undefined;
  readonly productionAfter?: number | undefined;
}

type OwnRows = Readonly<Record<Resource | 'rating', OwnRow>>;

function rowOf(resource: Resource, now: PlayerView, after: PlayerView): OwnRow {
  const place = ownResources.indexOf(resource);
  return {
    now: now.stock[place] ?? 0,
    after: after.stock[place] ?? 0,
    production: now.production[place] ?? 0,
    productionAfter: after.production[place] ?? 0,
  };
}

/** Undefined for somebody who only watches. */
export function useOwnRows(): OwnRows | undefined {
  const { mine, actual, after: chosen } = useTable();
  const [now, after] = mine === undefined ? [] : [actual.players[mine], chosen.players[mine]];
  if (now === undefined || after === undefined) return undefined;
  return {
    rating: { now: now.rating, after: after.rating },
    megacredits: rowOf('megacredits', now, after),
    steel: rowOf('steel', now, after),
    titanium: rowOf('titanium', now, after),
    plants: rowOf('plants', now, after),
    energy: rowOf('energy', now, after),
    heat: rowOf('heat', now, after),
  };
}
