/** The boards that are drawn, by game. A new one is a folder under `src/games`, named after the game's id. */
import type { BoardModule } from '../table/board.ts';

const modules = import.meta.glob<BoardModule>('../games/*/index.tsx');

/** Loads a game's board; undefined where none is drawn yet, and the plain table serves. */
export const boards: Readonly<Record<string, (() => Promise<BoardModule>) | undefined>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.split('/')[2] ?? path, load]),
);
