/** Earlier rules, kept by `npm run freeze` before they were changed. Each is loaded when a table or a record needs it. */
import type { LoadedGame } from './loaded-game.ts';

/** What such a file holds. */
interface FrozenModule {
  readonly loaded: LoadedGame;
  /** The bot that knew these rules; whoever plays with it knows what a bot is. */
  readonly bot?: unknown;
}

interface FrozenRules {
  readonly id: string;
  readonly rules: number;
  load(): Promise<FrozenModule>;
}

/** Written by `npm run freeze`. */
export const frozenRules: readonly FrozenRules[] = [
  { id: 'race-for-the-galaxy', rules: 1, load: () => import('../frozen/race-for-the-galaxy-1.frozen.js') },
];
