/** @orrery/catalog: the list of games. A game is loaded when somebody asks for it, not before. */
import { msg } from '@orrery/kernel';
import { frozenRules } from './frozen-rules.ts';
import type { CatalogEntry, LoadedGame } from './loaded-game.ts';
import { gaiaMark, marsMark, raceMark } from './marks.ts';

export type { CatalogEntry, LoadedGame, MarkPath } from './loaded-game.ts';

/** Every game there is, in the order in which screens show them. A new one is one row. */
export const games = [
  {
    id: 'gaia-project',
    name: msg('catalog.game.gaia-project'),
    rules: 2,
    picture: new URL('../pictures/gaia-project.svg', import.meta.url).href,
    accent: 'gaia',
    mark: gaiaMark,
    listed: true,
    load: async () => (await import('./gaia-project.ts')).loaded,
  },
  {
    id: 'terraforming-mars',
    name: msg('catalog.game.terraforming-mars'),
    rules: 2,
    picture: new URL('../pictures/terraforming-mars.svg', import.meta.url).href,
    accent: 'mars',
    mark: marsMark,
    listed: true,
    load: async () => (await import('./terraforming-mars.ts')).loaded,
  },
  {
    id: 'race-for-the-galaxy',
    name: msg('catalog.game.race-for-the-galaxy'),
    rules: 2,
    picture: new URL('../pictures/race-for-the-galaxy.svg', import.meta.url).href,
    accent: 'race',
    mark: raceMark,
    listed: true,
    load: async () => (await import('./race-for-the-galaxy.ts')).loaded,
  },
  {
    id: 'reference',
    name: msg('catalog.game.reference'),
    rules: 1,
    listed: false,
    load: async () => (await import('./reference.ts')).loaded,
  },
] as const satisfies readonly CatalogEntry[];

export type ListedGame = Extract<(typeof games)[number], { readonly listed: true }>;

/** The games that lobbies and menus show. */
export const listedGames: readonly ListedGame[] = games.filter((game): game is ListedGame => game.listed);

export const findGame = (id: string): CatalogEntry | undefined => games.find((game) => game.id === id);

/** One version of a game's rules. */
interface GameRules {
  load(): Promise<LoadedGame>;
  /** The bot that was kept with them, where they are not those of today. */
  loadBot?(): Promise<unknown>;
}

/** The rules of a game of that version: those of today, or kept ones. Undefined where this program has neither. */
export function findRules(id: string, rules: number): GameRules | undefined {
  const today = findGame(id);
  if (today?.rules === rules) return { load: () => today.load() };
  const kept = frozenRules.find((one) => one.id === id && one.rules === rules);
  if (kept === undefined) return undefined;
  return {
    load: async () => (await kept.load()).loaded,
    loadBot: async () => (await kept.load()).bot,
  };
}
