/** @orrery/shelf: the list of games. A game is loaded when it is taken off the shelf, not before. */
import type { ShelvedGame } from './shelf.ts';

export type { CardEntry, LoadedGame, ShelvedGame, Words } from './shelf.ts';

/** Every game there is. A new one is one row. */
export const games: readonly ShelvedGame[] = [
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

export const findGame = (id: string): ShelvedGame | undefined => games.find((game) => game.id === id);
