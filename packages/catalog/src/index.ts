/** @orrery/catalog: the list of games. A game is loaded when somebody asks for it, not before. */
import type { CatalogEntry } from './loaded-game.ts';

export type { CatalogEntry, LoadedGame, Words } from './loaded-game.ts';

/** Every game there is. A new one is one row. */
export const games: readonly CatalogEntry[] = [
  {
    id: 'gaia-project',
    listed: true,
    load: async () => (await import('./gaia-project.ts')).loaded,
  },
  {
    id: 'race-for-the-galaxy',
    listed: true,
    load: async () => (await import('./race-for-the-galaxy.ts')).loaded,
  },
  {
    id: 'terraforming-mars',
    listed: true,
    load: async () => (await import('./terraforming-mars.ts')).loaded,
  },
  { id: 'reference', listed: false, load: async () => (await import('./reference.ts')).loaded },
];

export const findGame = (id: string): CatalogEntry | undefined => games.find((game) => game.id === id);
